"""A bot for hanse in plain Python, which needs nothing installed: hanse play --bot "program:python bot.py".

It has an order of what it likes to do, and in Hansa Teutonica goes on with the route that it has most pieces on.
"""

import json
import sys

LIKES = [
    *("fulfil", "establish", "develop", "office", "extra", "marker", "sell", "install", "buy", "join", "place"),
    *("travel", "sail", "recruit", "keep", "pay", "lose"),
]


def say(word, data):
    """Send one line; it must leave at once."""
    print(word, json.dumps(data), flush=True)


def choose(go, pieces):
    """The choice it likes best."""

    def worth(choice):
        like = LIKES.index(choice["family"]) if choice["family"] in LIKES else len(LIKES)
        route = choice.get("post", "").rpartition(".")[0]
        return like, -pieces.get(route, 0)

    return min(go["legal"], key=worth)


def main():
    """Answer until told to quit, or until the input ends."""
    seat, pieces = 0, {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        data = json.loads(rest or "{}")
        if word == "hello":
            games = ["teutonica", "hansa", "merkator"]
            say("hello", {"protocol": 1, "name": "Likes", "author": "hanse", "games": games})
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "game":
            seat, pieces = data["seat"], {}
        elif word == "saw":
            for event in data["events"]:
                if event["event"] == "placed" and event["seat"] == seat and "post" in event:
                    route = event["post"].rpartition(".")[0]
                    pieces[route] = pieces.get(route, 0) + 1
                elif event["event"] == "established":
                    pieces.pop(event["route"], None)
        elif word == "go":
            choice = choose(data, pieces)
            say("decide", {"ply": data["ply"], "code": choice["code"], "words": f"I like to {choice['words']}"})
        elif word == "quit":
            return


main()
