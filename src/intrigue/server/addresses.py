"""Who calls, and by which name they call us: behind a proxy, and when a stranger's name leads to us."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

HOST: Final = re.compile(r"(\[[^\[\]]*\]|[^:\[\]]*)(:\d*)?")
"""A name or an address, and perhaps a port."""
SECURE: Final = {"http": "https", "websocket": "wss"}
PLAIN: Final = {"http": "http", "websocket": "ws"}


def address(text: str) -> IPv4Address | IPv6Address | None:
    """The address that this is, if it is one; one of the old kind within the new kind is of the old kind."""
    try:
        found = ip_address(text.strip())
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Names:
    """The names that we answer to.

    A page elsewhere can make its own name lead to us, and would then be of the same origin. So a name must be known;
    an address cannot be made to lead elsewhere.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {"localhost", *(name.lower().rstrip(".") for name in names)}

    def __contains__(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].lower().rstrip(".")
        return name in self._names or address(name.strip("[]")) is not None


class Proxies:
    """The networks of the proxies that we trust."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network, strict=False) for network in networks]

    def __contains__(self, caller: str) -> bool:
        found = address(caller)
        return found is not None and any(found in network for network in self._networks)


class ProxyMiddleware:
    """Takes a trusted proxy's word for who calls, and whether they speak TLS; nobody else's.

    Every proxy appends whom it was called by, so the list is read from its end, as far as it was written by proxies
    that we trust: whatever stands before that may be made up.
    """

    def __init__(self, app: ASGIApp, proxies: Sequence[str]) -> None:
        self.app = app
        self.proxies = Proxies(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in PLAIN and (caller := (scope.get("client") or ("", 0))[0]) in self.proxies:
            headers = Headers(scope=scope)
            said = headers.get("x-forwarded-proto")
            schemes = {"https": SECURE, "http": PLAIN}.get(said or "")
            scope = {**scope, "client": (self.first_stranger(caller, headers), 0)}
            if schemes is not None:
                scope["scheme"] = schemes[scope["type"]]
        await self.app(scope, receive, send)

    def first_stranger(self, caller: str, headers: Headers) -> str:
        """The last in the row of callers who is no proxy of ours; the proxy itself, if it does not say."""
        for said in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
            found = address(said)
            if found is None:
                return caller
            caller = str(found)
            if caller not in self.proxies:
                return caller
        return caller


def household(caller: str) -> str:
    """What limits are counted by: an address, or the network that one household has of the new kind of addresses."""
    found = address(caller)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return caller if found is None else str(found)


@lru_cache(10_000)
def site(household: str) -> str | None:
    """The network around a household's of the new kind: whoever rents that has 65,536 such households."""
    if ":" not in household:
        return None
    try:
        return str(IPv6Network(household).supernet(new_prefix=48))
    except ValueError:
        return None  # no address at all
