#!/usr/bin/env python3
"""A bot for `longhall bot`: tries every choice that is open to it about equally often, and prefers new ones.

    longhall bot --exec "python3 examples/bots/eager.py" --game asgard

It reads one line of JSON for every decision and writes one line: the action it chooses.
"""
import json
import random
import sys

luck = random.Random(7)
seen = {}


def choose(question):
    """The choice whose first word was chosen least often so far; chance among equals."""
    actions = [choice["action"] for choice in question["choices"]]
    kinds = {action: action.split()[0] for action in actions}
    least = min(seen.get(kind, 0) for kind in kinds.values())
    action = luck.choice([action for action in actions if seen.get(kinds[action], 0) == least])
    seen[kinds[action]] = least + 1
    return action


def main():
    question = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "over":
            break
        if message["type"] == "question":
            question = message
        # After "refused" the same question stands: choose again.
        print(choose(question), flush=True)


main()
