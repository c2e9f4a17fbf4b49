"""Guests and their seats: signed cookies, and tokens of which only the hash is kept."""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct

COOKIE: Final = "intrigue"
A_YEAR: Final = 365 * 24 * 3600
ACCEPTED: Final = 30 * 24 * 3600.0
"""Seconds for which a key's signatures count when there is a newer one."""
SETTLING: Final = 60.0
"""Seconds before a new key signs: by then every worker has read it, and knows its guests."""


class SigningKey(Struct, frozen=True):
    """What cookies are signed with, and since when."""

    secret: str
    made: float


class Shown(NamedTuple):
    """What a cookie says that we have signed."""

    guest: str
    generation: int
    """How often the guest had logged out everywhere when they got it."""
    old: bool
    """Is it signed with a key that does not sign any more?"""


class GuestCookies:
    """Signs cookies and knows them again; `keys` are the newest first."""

    def __init__(self, keys: Sequence[SigningKey]) -> None:
        self.keys = tuple(keys)
        self._serializers = [
            URLSafeSerializer(key.secret, salt="guest", signer_kwargs={"digest_method": hashlib.sha256}) for key in keys
        ]

    def cookie(self, guest: str, generation: int = 0) -> str:
        """What the guest's browser keeps."""
        signed = self._serializers[self._signs()].dumps([guest, generation] if generation else guest)
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, cookie: str | None) -> Shown | None:
        """What this cookie says; None if nobody signed it whose word still counts."""
        for number, _ in enumerate(self.accepted()):
            try:
                said: Any = self._serializers[number].loads(cookie or "")
            except BadSignature:
                continue
            guest, generation = said if isinstance(said, list) else (said, 0)
            return Shown(guest, generation, number != self._signs())
        return None

    def guest(self, cookie: str | None) -> str | None:
        """Whose cookie this was when they got it: enough to count what somebody asks for."""
        shown = self.read(cookie)
        return None if shown is None else shown.guest

    def accepted(self) -> list[SigningKey]:
        """The keys whose signatures count: the newest, and those that were followed by another one not long ago."""
        followed = [math.inf, *(key.made for key in self.keys)]
        return [key for key, at in zip(self.keys, followed, strict=False) if time.time() < at + ACCEPTED]

    def _signs(self) -> int:
        """The newest key that everybody knows; the only one, if it is new."""
        known = (number for number, key in enumerate(self.keys) if key.made + SETTLING <= time.time())
        return next(known, len(self.keys) - 1)


def new_key() -> SigningKey:
    """A key that nobody can guess."""
    return SigningKey(secrets.token_urlsafe(32), time.time())


def new_id() -> str:
    """A name for a guest or a table that nobody can guess."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """What a link ends with that seats whoever follows it."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """How a token is stored. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
