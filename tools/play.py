"""`make play`: the page at once, and as fast as it can be as soon as the compiled version is built.

    python tools/play.py [options of `intrigue serve`]

If the compiled version is there and up to date, it serves. If not, the sources serve as they are, in plain Python,
while the compiled version is built; then it takes over at the same address. Games are kept in the database, and the
page finds the server again by itself, so nobody loses anything, and nobody ever plays on a program that is half built.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
BUILT = os.path.join(os.path.basename(BIN.parent), "built")
"""The file that make touches when the compiled version is installed."""
POLITE = 5
"""How much building gives way to playing, as `nice` counts."""


def make(*arguments: str) -> list[str]:
    """The make that called, or make."""
    return [os.environ.get("MAKE", "make"), "--no-print-directory", "-C", str(ROOT), *arguments, BUILT]


def is_built() -> bool:
    """Is the compiled version there, and newer than everything it is made of?"""
    return subprocess.run(make("-q"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


class Play:
    """A server, and what is built meanwhile."""

    def __init__(self, options: list[str]) -> None:
        self.options = options
        self.running: list[subprocess.Popen[bytes]] = []

    def start(self, command: list[str], **more: str) -> subprocess.Popen[bytes]:
        """Start a program of which nothing is left when this one ends."""
        started = subprocess.Popen(command, env={**os.environ, **more})
        self.running.append(started)
        return started

    def serve(self, *options: str, plain: bool) -> subprocess.Popen[bytes]:
        """Start a server: from the sources, or what is installed."""
        path = {"PYTHONPATH": str(ROOT / "src")} if plain else {}
        return self.start([sys.executable, "-P", "-m", "intrigue", "serve", *self.options, *options], **path)

    def play(self) -> int:
        """Serve until somebody ends it; the exit code."""
        if is_built():
            return self.serve("--open", plain=False).wait()
        server = self.serve("--open", "--building", plain=True)
        building = self.start(["nice", "-n", str(POLITE), *make()])
        while building.poll() is None:
            if server.poll() is not None:
                return server.returncode  # it has said why
            time.sleep(0.2)
        if building.returncode:
            print("The game goes on in plain Python; strong bots get less far in their time.", file=sys.stderr)
        stop(server)
        return self.serve(plain=building.returncode != 0).wait()

    def end(self) -> None:
        """Let everything that runs end what it is doing."""
        for process in self.running:
            stop(process)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask it to end, and wait until it has."""
    if process.poll() is None:
        process.terminate()
    process.wait()


def main() -> None:
    """Play until Ctrl-C, which servers and compilers hear as well."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    playing = Play(sys.argv[1:])
    try:
        sys.exit(playing.play())
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        playing.end()


if __name__ == "__main__":
    main()
