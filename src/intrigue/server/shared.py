"""What is the same for everybody: the page's files, words, the list of games.

It is sent compressed, and not again to whoever has it. Answers that hold anything of one guest's or one table's are not
compressed (docs/decisions/0024-what-is-compressed.md).
"""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse

from intrigue.i18n import LANGUAGES

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""Keep it, but ask whether it is still the same."""

SMALL: Final = 1000
"""Bytes below which compressing is not worth it."""
BUILT: Final = (("br", ".br"), ("gzip", ".gz"))
"""The encodings that are made when the page is built, the best first, and how their files end."""


def accepted(request: Request) -> frozenset[str]:
    """The encodings that the browser says it understands."""
    parts = (part.partition(";") for part in request.headers.get("accept-encoding", "").lower().split(","))
    return frozenset(name.strip() for name, _, quality in parts if not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality))


def spoken(request: Request) -> str:
    """The first of the languages that the browser asks for that we speak; English if there is none."""
    wanted = (part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


def unless_known(request: Request, response: Response) -> Response:
    """The answer, or that it is still the same, for whoever has it already."""
    known = request.headers.get("if-none-match", "").split(",")
    if response.headers["etag"] in [tag.strip().removeprefix("W/") for tag in known]:
        return NotModifiedResponse(response.headers)
    return response


@lru_cache(maxsize=512)
def _fingerprint(file: Path, changed: int) -> str:
    """Not of its time and length, as usual: two files of one build may have both in common."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:20]


def file(request: Request, found: Path, caching: str, vary: str = "Accept-Encoding") -> Response:
    """A file of the page, as it was compressed when the page was built, if it was and the browser understands it."""
    headers = {"Cache-Control": caching, "Vary": vary}
    media_type = guess_type(found)[0] or "application/octet-stream"
    understood = accepted(request)
    for encoding, ending in BUILT:
        packed = found.with_name(found.name + ending)
        if encoding in understood and packed.is_file():
            headers["Content-Encoding"] = encoding
            found = packed
            break
    headers["ETag"] = f'"{_fingerprint(found, found.stat().st_mtime_ns)}"'
    return unless_known(request, FileResponse(found, headers=headers, media_type=media_type))


@lru_cache(maxsize=128)
def _packed(content: bytes) -> tuple[str, bytes]:
    """The fingerprint of this, and itself in short. The same content gives the same bytes: there is no time in it."""
    return hashlib.sha256(content).hexdigest()[:20], gzip.compress(content, mtime=0)


def text(request: Request, content: bytes, media_type: str) -> Response:
    """Something that we say to everybody alike."""
    etag, packed = _packed(content)
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding", "ETag": f'"{etag}"'}
    if len(content) >= SMALL and "gzip" in accepted(request):
        headers |= {"Content-Encoding": "gzip", "ETag": f'"{etag}-gzip"'}
        content = packed
    return unless_known(request, Response(content, headers=headers, media_type=media_type))
