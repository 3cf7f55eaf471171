"""What the site adds to the documents: the tutorial out of its notebook, and the help of every verb."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

TUTORIAL = "tutorial"
# Links out of the documents: what lies elsewhere in the source is named, not linked.
_OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The notebook becomes a page."""
    notebook = Path(config.docs_dir, f"{TUTORIAL}.ipynb")
    pictures: list[tuple[str, bytes]] = []
    text = _page(notebook, pictures)
    files.append(File.generated(config, f"{TUTORIAL}.md", content=text))
    for name, picture in pictures:
        files.append(File.generated(config, name, content=picture))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links lead to pages of the site; the place of the verbs is filled."""
    markdown = _OUTSIDE.sub(r"\1", markdown.replace(f"({TUTORIAL}.ipynb)", f"({TUTORIAL}.md)"))
    return markdown.replace("{{ verbs }}", _verbs()) if "{{ verbs }}" in markdown else markdown


def _page(notebook: Path, pictures: list[tuple[str, bytes]]) -> str:
    """The cells with what they printed and drew."""
    import base64

    import nbformat

    parts: list[str] = []
    for cell in nbformat.read(notebook, as_version=4).cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        for output in cell.outputs:
            data: dict[str, Any] = output.get("data", {})
            if "image/png" in data:
                name = f"images/{TUTORIAL}-{len(pictures)}.png"
                pictures.append((name, base64.b64decode(data["image/png"])))
                parts.append(f"![]({name})")
            elif "image/svg+xml" in data:
                name = f"images/{TUTORIAL}-{len(pictures)}.svg"
                pictures.append((name, data["image/svg+xml"].encode()))
                parts.append(f"![]({name})")
            else:
                told = str(output.get("text") or data.get("text/plain", "")).strip("\n")
                parts.append(f"```text\n{told}\n```")
    return "\n\n".join(parts)


def _verbs() -> str:
    """The help of every verb."""
    from hanse.cli.command import VERBS, parser_of
    from hanse.messages import catalogue

    words = catalogue("en")
    return "\n\n".join(
        f"## hanse {verb}\n\n```text\n{parser_of(verb, words).format_help().rstrip()}\n```" for verb in VERBS
    )
