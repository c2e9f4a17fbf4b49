"""A page as it is built, in small."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

SCRIPT: Final = "export {};\n" * 100
BROTLI: Final = b"what node makes of the script with Brotli"


def built_page(folder: Path) -> Path:
    """Put it into this folder, and something that must not be served beside it."""
    (folder / "index.html").write_text("<!doctype html><title>Intrigue</title>")
    # Of the same length as the English one, and of the same time: builds know no other.
    for language in ("en", "hu"):
        (folder / f"index.{language}.html").write_text(
            f'<!doctype html><html lang="{language}"><title>Intrigue</title>'
        )
    assets = folder / "assets"
    assets.mkdir()
    (assets / "page.js").write_text(SCRIPT)
    (assets / "page.js.br").write_bytes(BROTLI)
    (assets / "page.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "letters.woff2").write_bytes(b"letters")
    (folder.parent / "secret.txt").write_text("not for the world")
    return folder
