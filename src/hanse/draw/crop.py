"""A part of a drawing: the places that are named and what lies around them, without all that is out of sight."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hanse.kernel.errors import UnknownName

SVG = "http://www.w3.org/2000/svg"
_POINT = re.compile(r"[MLCQST]\s*((?:-?[\d.]+[ ,]*)+)")
_NUMBER = re.compile(r"-?[\d.]+")
_MOVED = re.compile(r"translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)")
_USED = re.compile(r"#([\w-]+)")
_REACH = 34.0  # how far a symbol or a word may reach from the point it is put at


@dataclass(frozen=True)
class _Box:
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: _Box) -> bool:
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )


def cropped(drawing: str, shown: Sequence[str], margin: float) -> str:
    """The part of a drawing around the elements with these ids; UnknownName if there is no such element."""
    ET.register_namespace("", SVG)
    root = ET.fromstring(drawing)
    by_id = {element.get("id"): element for element in root.iter() if element.get("id")}
    for name in shown:
        if name not in by_id:
            raise UnknownName("element", name, sorted(str(key) for key in by_id))
    seen = _around([box for name in shown if (box := _box(by_id[name])) is not None], margin)
    _drop_far(root, seen, 3)
    _drop_unused(root)
    width, height = seen.right - seen.left, seen.bottom - seen.top
    root.set("viewBox", f"{seen.left:.0f} {seen.top:.0f} {width:.0f} {height:.0f}")
    root.set("width", f"{width:.0f}")
    root.set("height", f"{height:.0f}")
    return ET.tostring(root, encoding="unicode")


def _around(boxes: Iterable[_Box], margin: float) -> _Box:
    found = list(boxes)
    return _Box(
        min(box.left for box in found) - margin,
        min(box.top for box in found) - margin,
        max(box.right for box in found) + margin,
        max(box.bottom for box in found) + margin,
    )


def _drop_far(parent: ET.Element, seen: _Box, depth: int) -> None:
    for child in list(parent):
        if child.tag in (f"{{{SVG}}}defs", f"{{{SVG}}}style"):
            continue
        box = _box(child)
        if box is not None and not box.meets(seen):
            parent.remove(child)
        elif depth > 1:
            _drop_far(child, seen, depth - 1)


def _drop_unused(root: ET.Element) -> None:
    """Symbols that nothing on the picture uses any more, and those that only they used."""
    while True:
        used = {name for element in root.iter() for value in element.attrib.values() for name in _USED.findall(value)}
        holders = list(root.iter(f"{{{SVG}}}defs"))
        spare = [(defs, child) for defs in holders for child in defs if child.get("id") and child.get("id") not in used]
        if not spare:
            return
        for defs, child in spare:
            defs.remove(child)


def _box(element: ET.Element) -> _Box | None:
    """Roughly what an element covers; None if it has no place of its own."""
    points = list(_points(element))
    if not points:
        return None
    across, down = [x for x, _ in points], [y for _, y in points]
    return _Box(min(across), min(down), max(across), max(down))


def _points(element: ET.Element) -> Iterator[tuple[float, float]]:
    moved = _MOVED.search(element.get("transform", ""))
    if moved and abs(float(moved[1])) + abs(float(moved[2])) > _REACH:
        yield from _near(float(moved[1]), float(moved[2]))  # what is inside has its own measure
        return
    yield from _own_points(element)
    for child in element:
        if child.tag != f"{{{SVG}}}defs":
            yield from _points(child)


def _own_points(element: ET.Element) -> Iterator[tuple[float, float]]:
    kind = element.tag.removeprefix(f"{{{SVG}}}")
    if kind == "path":
        for run in _POINT.findall(element.get("d", "")):
            numbers = [float(number) for number in _NUMBER.findall(run)]
            yield from zip(numbers[::2], numbers[1::2], strict=False)
    elif kind in ("circle", "ellipse"):
        yield float(element.get("cx", 0)), float(element.get("cy", 0))
    elif kind == "rect":
        x, y = float(element.get("x", 0)), float(element.get("y", 0))
        yield from ((x, y), (x + _size(element, "width"), y + _size(element, "height")))
    elif kind in ("text", "use") and element.get("x") is not None:
        yield from _near(float(element.get("x", 0)), float(element.get("y", 0)))


def _size(element: ET.Element, name: str) -> float:
    value = element.get(name, "0")
    return 10_000.0 if value.endswith("%") else float(value)


def _near(x: float, y: float) -> Iterator[tuple[float, float]]:
    yield from ((x - _REACH / 2, y - _REACH / 2), (x + _REACH / 2, y + _REACH / 2))
