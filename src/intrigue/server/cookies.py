"""Guests and their seats: signed cookies, and tokens of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "intrigue"
A_YEAR = 365 * 24 * 3600


class GuestCookies:
    """Knows guests again by their cookie."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt="guest", signer_kwargs={"digest_method": hashlib.sha256})

    def cookie(self, guest: str) -> str:
        """What the guest's browser keeps."""
        signed = self._serializer.dumps(guest)
        return signed if isinstance(signed, str) else signed.decode()

    def guest(self, cookie: str | None) -> str | None:
        """The guest whose cookie this is; None if nobody signed it."""
        if not cookie:
            return None
        try:
            guest = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None


def new_id() -> str:
    """A name for a guest or a table that nobody can guess."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """What a join link ends with."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """How a token is stored. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def tidy(name: str) -> str:
    """A name as it is shown: one line, nothing invisible."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40]
