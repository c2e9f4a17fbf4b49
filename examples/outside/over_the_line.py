"""Lets a program that reads and writes lines of JSON play on a server, at the seat that a link leads to.

python examples/outside/over_the_line.py http://localhost:8000/join/TOKEN python examples/outside/last_word.py
"""

import json
import subprocess
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

link, *command = sys.argv[1:]
request = urllib.request.Request(link.replace("/join/", "/api/join/"), method="POST", headers={"X-Intrigue": "1"})
with urllib.request.urlopen(request) as response:  # the link seats whoever has this cookie
    cookie = response.headers["Set-Cookie"].split(";")[0]
    table = json.load(response)["id"]
address = f"{link.replace('http', 'ws', 1).partition('/join/')[0]}/ws/tables/{table}/program"
bot = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
while True:
    try:
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            for line in socket:
                print(line, file=bot.stdin)
                if json.loads(line)["type"] == "ask" and bot.stdout:
                    socket.send(bot.stdout.readline())
        break  # the game is over
    except (ConnectionClosed, InvalidStatus, OSError) as error:
        print(error, file=sys.stderr)
        if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code >= 4000:
            break  # the seat is lost
        time.sleep(0.5)  # whoever comes back in time is asked again
