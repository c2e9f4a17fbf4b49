"""`python -m intrigue` is the command `intrigue`."""

from __future__ import annotations

from intrigue.cli.main import app

if __name__ == "__main__":
    app(prog_name="intrigue")
