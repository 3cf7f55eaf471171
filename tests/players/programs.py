"""Programs as strangers would write them, good and bad: `python odd.py MODE`, in a folder outside of the project."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

# Answers as it should until the mode says otherwise; the modes `at_...` misbehave when they have to decide.
ODD = r"""
import json, os, subprocess, sys, time

mode, seen, go = sys.argv[1], 0, {}


def say(word, data):
    print(word, json.dumps(data), flush=True)


def decide(**more):
    say("decide", {"ply": go["ply"], "code": go["legal"][0]["code"], "words": f"{seen} seen", **more})


def note(name, text):
    with open(name + ".new", "w") as file:
        file.write(text)
    os.rename(name + ".new", name)


HELLO = {"protocol": 1, "name": "Odd", "author": "tests", "games": ["hansa"], "about": "Does what it is told."}
HELLO["options"] = [{"name": "depth", "default": 3}, {"name": "bold", "default": False}]
DECIDES = {
    "good": decide,
    "exits": lambda: sys.exit(3),
    "dies": lambda: os.kill(os.getpid(), 9),
    "hangs": lambda: time.sleep(100_000),
    "illegal": lambda: decide(code=-1),
    "nonsense": lambda: print("the first one", flush=True),
    "no_object": lambda: print("decide 5", flush=True),
    "bytes": lambda: os.write(1, b"\xff\xfe\n"),
    "deep": lambda: print("decide {" + '"a":[' * 30_000 + "]" * 30_000 + "}", flush=True),
    "text_code": lambda: decide(code="5"),
    "true_code": lambda: decide(code=True),
    "other_ply": lambda: decide(ply=go["ply"] + 1),
    "values": lambda: decide(values=[1.0]),
    "infinite": lambda: decide(values=[float("inf"), 0]),
    "line": lambda: decide(line=["a"]),
    "closes": lambda: (os.close(1), time.sleep(100_000)),
    "chats": lambda: [say("info", {"looked": n, "words": "x" * 1000}) for n in range(100_000)],
    "endless": lambda: [sys.stdout.write("x" * 1000) for _ in range(100_000)],
    "twice": lambda: (decide(), decide()),
    "at_second": lambda: decide() if go["ply"] < 2 else sys.exit(3),
    "starts": lambda: (note("child", str(subprocess.Popen(["sleep", "100000"]).pid)), decide()),
    "told": lambda: (say("info", {"looked": 1}), say("weather", {}), decide(values=[1, 2.5], line=[7], looked=4)),
}
note(f"pid-{mode}", str(os.getpid()))
if mode == "silent":
    time.sleep(100_000)
for line in sys.stdin:
    with open("heard", "a") as heard:
        heard.write(line)
    word, _, rest = line.strip().partition(" ")
    data = json.loads(rest or "{}")
    if word == "hello":
        changes = {"version": {"protocol": 2}, "nameless": {"name": ""}, "gameless": {"games": []}}
        changes |= {"elsewhere": {"games": ["chess"]}, "options": {"options": [{"name": "depth"}]}}
        say("hello", {**HELLO, **changes.get(mode, {})})
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "game":
        seen = 0
    elif word == "saw":
        seen += 1
    elif word == "go":
        go = data
        DECIDES.get(mode, decide)()
    elif word == "quit" and mode != "stays":
        break
if mode == "stays":
    time.sleep(100_000)
"""


def write_odd(folder: Path) -> None:
    """The program, in a folder."""
    (folder / "odd.py").write_text(ODD, encoding="utf-8")


def odd(mode: str) -> str:
    """How it is started."""
    return f"{shlex.quote(sys.executable)} odd.py {mode}"


def heard(folder: Path) -> list[tuple[str, str]]:
    """All that programs were told: word and rest."""
    lines = (folder / "heard").read_text(encoding="utf-8").splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]
