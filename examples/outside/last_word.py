"""A bot that is a program of its own: it takes the phrase whose last word comes last in the alphabet.

intrigue simulate kabale --games 20 --bots "run:python examples/outside/last_word.py,random"
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        print(f"seat {message['seat']} of {message['game']}", file=sys.stderr)  # what is for people goes here
        continue
    dice = random.Random(message["seed"])  # the same game gives the same answers
    phrases = message["phrases"]
    dice.shuffle(phrases)
    answer = max(phrases, key=lambda phrase: phrase.split()[-1])
    print(json.dumps({"type": "answer", "id": message["id"], "phrase": answer}), flush=True)
