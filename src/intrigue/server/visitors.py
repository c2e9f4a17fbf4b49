"""Whoever sends a request, and what they send."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Request, Response

from intrigue.i18n import LANGUAGES
from intrigue.server import shared, wire
from intrigue.server.cookies import A_YEAR, COOKIE, Shown, new_id
from intrigue.server.security import BODY, SAFE, body_of, caller, read_json
from intrigue.server.services import Services

T = TypeVar("T")


class Visitor:
    """Whoever sends a request: a guest, known by their cookie. A new one gets it with the page, or with a first change.

    Requests for data alone set none: a new guest's browser sends several at once, which must not make several guests.
    A cookie needs nothing in the database: whoever shows one that we have signed is a guest, until they log out.
    """

    def __init__(self, request: Request, shown: Shown | None) -> None:
        self.services: Services = request.app.state.services
        self.new = shown is None
        self.guest = new_id() if shown is None else shown.guest
        self.address = caller(request.scope)
        self.known = None if shown is None else shown.guest
        self.allowance = self.services.allowances.of(self.address, self.known)
        self.generation = 0 if shown is None else shown.generation
        self._needs_cookie = shown is None or shown.old
        self._looks = request.method in SAFE
        self._secure = request.url.scheme == "https"
        self._speaks = shared.spoken(request)

    def become(self, guest: str, generation: int) -> None:
        """From now on this browser is this guest's."""
        self.guest, self.generation, self._needs_cookie = guest, generation, True

    def reply(self, thing: Any, status: int = 200) -> Response:
        """The answer, and the cookie for a new guest who has done something."""
        return self.reply_in_json(wire.encode(thing), status)

    def reply_in_json(self, told: bytes, status: int = 200) -> Response:
        """The same, for what is ready to be sent."""
        response = Response(told, status, media_type="application/json")
        return response if self._looks else self.welcome(response)

    def welcome(self, response: Response) -> Response:
        """The same answer, with a cookie if the guest has none, or none that will last."""
        if self._needs_cookie:
            cookie = self.services.guests.cookies.cookie(self.guest, self.generation)
            self._set_cookie(response, cookie, A_YEAR)
        return response

    def farewell(self, thing: Any) -> Response:
        """The last answer to a guest: their cookie ends."""
        response = Response(wire.encode(thing), media_type="application/json")
        self._set_cookie(response, "", 0)
        return response

    def _set_cookie(self, response: Response, cookie: str, seconds: int) -> None:
        response.set_cookie(COOKIE, cookie, max_age=seconds, httponly=True, samesite="lax", secure=self._secure)

    async def name(self) -> str:
        """What the guest is called."""
        row = await self.services.store.guest(self.guest)
        return "" if row is None else row.name

    async def language(self) -> str:
        """What the guest reads: as they have chosen, else as their browser says."""
        row = None if self.new else await self.services.store.guest(self.guest)
        return row.language if row is not None and row.language in LANGUAGES else self._speaks


async def known_visitor(request: Request) -> Visitor:
    """Whoever sends this request."""
    services: Services = request.app.state.services
    return Visitor(request, await services.guests.known(request.cookies.get(COOKIE)))


By = Annotated[Visitor, Depends(known_visitor)]


def body(kind: type[T], limit: int = BODY) -> Callable[[Request], Any]:
    """The request's body as this type."""
    decode = msgspec.json.Decoder(kind).decode

    async def decoded(request: Request) -> T:
        return read_json(decode, await body_of(request, limit))

    return decoded
