#!/usr/bin/env python3
"""A bot for Antilles that speaks on standard input and output, with nothing but the standard library.

    antilles sim puerto-rico --bots "cmd:python3 examples/stdin_bot.py,random" --games 20

It is asked in lines of JSON, one for each decision (docs/protocol.md):

    {"id": 1, "command": "choose", "game": "puerto-rico", "seat": 2,
     "view": {...}, "legal": ["take settler", "take mayor", ...], "time-ms": 1000}

and answers each with a line:

    {"id": 1, "ok": {"action": "take settler"}}

It plays every game by a list of preferences: the first legal action that begins with one of them, or else any.
"""

import json
import random
import sys

PREFERENCES = {
    "puerto-rico": ["build guild-hall", "build residence", "build customs-house", "build fortress", "build city-hall",
                    "build harbor", "build factory", "load", "sell coffee", "sell tobacco"],
    "san-juan": ["build", "take builder", "produce", "sell", "draw 5"],
    "santiago": ["deliver 3", "deliver 2", "deliver", "claim", "drive 1"],
    "mundus-novus": ["perfect", "declare", "develop", "set", "add", "sell", "store"],
}


def choose(game, view, legal):
    """The action to play. `view` is all that the seat can know; this bot does not look at it."""
    for beginning in PREFERENCES.get(game, []):
        for action in legal:
            if action.startswith(beginning):
                return action
    return random.choice(legal)


def main():
    for line in sys.stdin:
        request = json.loads(line)
        if request["command"] == "choose":
            action = choose(request["game"], request["view"], request["legal"])
            print(json.dumps({"id": request["id"], "ok": {"action": action}}), flush=True)
        elif request["command"] == "quit":
            break


if __name__ == "__main__":
    main()
