"""Who calls, and by which name: strangers' names are refused, and nobody but a trusted proxy says who they are."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
import typer

from intrigue.cli.serve import network, own_names
from intrigue.server.addresses import Names, ProxyMiddleware, household, site
from intrigue.server.app import ROUTES
from intrigue.server.limits import Allowances, Limits
from intrigue.server.security import HEADERS, OVER_TLS
from intrigue.server.services import Services
from server.inside import application, caller, handshake

pytestmark = pytest.mark.anyio

TABLE = "/ws/tables/nowhere"
PROXIES = ("10.0.0.0/8", "2001:db8::/32", "127.0.0.1")


# ---------------------------------------------------------------- by which name


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "127.0.0.1:8000",
        "192.168.1.7",
        "[::1]:8000",
        "Games.Example:443",
        "games.example.",
    ],
)
def test_names_that_are_ours(host: str) -> None:
    """Those that were given, and all addresses: nobody can make an address lead elsewhere."""
    assert host in Names(["games.example"])


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "games.example.evil.example",
        "localhost.evil.example",
        "[",
        "[::1",
        "127.0.0.1.evil.example",
        "a:b",
    ],
)
def test_names_that_are_a_strangers(host: str) -> None:
    """Such a name may have been made to lead to us by the page that uses it."""
    assert host not in Names(["games.example"])


def test_the_command_knows_the_names_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where others can reach it they may call it by its own name."""
    monkeypatch.setattr("socket.gethostname", lambda: "lamp")

    assert own_names("127.0.0.1", ["games.example"]) == ("games.example", "127.0.0.1")
    assert own_names("0.0.0.0", []) == ("0.0.0.0", "lamp", "lamp.local")
    assert network("10.0.0.0/8") == "10.0.0.0/8"
    with pytest.raises(typer.BadParameter):
        network("proxy.example")


async def test_a_strangers_name_is_refused(services: Services) -> None:
    """Over HTTP and before a websocket is opened; the answer says what to do."""
    app = application(services)
    async with caller(app, host="evil.example") as stranger:
        for path in ("/", "/api/games", "/assets/page.js"):
            told = await stranger.get(path)
            assert (told.status_code, told.json()["code"]) == (421, "wrong-host")
            assert "--allow-host" in told.json()["details"]
    refused = await handshake(app, TABLE, host="evil.example")
    assert (refused["type"], refused["status"]) == ("websocket.http.response.start", 421)

    known = application(services, msgspec.structs.replace(services.config, hosts=("evil.example",)))
    async with caller(known, host="evil.example") as friend:
        assert (await friend.get("/api/games")).status_code == 200
    assert (await handshake(known, TABLE, host="evil.example"))["type"] == "websocket.accept"


# ---------------------------------------------------------------- who calls


async def seen(address: str, kind: str = "http", **headers: str) -> tuple[str, str]:
    """Who called and how, as those behind the proxy learn it."""
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append((scope["client"][0], scope["scheme"]))

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scheme = "http" if kind == "http" else "ws"
    scope = {"type": kind, "client": (address, 4711), "scheme": scheme, "headers": given}
    await ProxyMiddleware(app, PROXIES)(scope, None, None)  # type: ignore[arg-type]  # nothing is received or sent
    (told,) = found
    return str(told[0]), str(told[1])


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("1.2.3.4, 203.0.113.9", "203.0.113.9"),  # the first is made up
        ("1.2.3.4, 203.0.113.9, 10.1.1.1", "203.0.113.9"),  # two proxies of ours
        ("203.0.113.9, nonsense", "10.0.0.7"),
        ("10.2.2.2, 10.1.1.1", "10.2.2.2"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:DB9::1, 2001:db8::5", "2001:db9::1"),
        ("", "10.0.0.7"),
    ],
)
async def test_the_last_stranger_before_our_proxies_calls(forwarded: str, client: str) -> None:
    """Whatever they wrote into the list themselves stands before them."""
    for kind, scheme in (("http", "https"), ("websocket", "wss")):
        told = await seen("10.0.0.7", kind, x_forwarded_for=forwarded, x_forwarded_proto="https")
        assert told == (client, scheme)


async def test_nobody_else_is_believed() -> None:
    """Neither who they are, nor that they speak TLS, nor what is no scheme."""
    assert await seen("203.0.113.9", x_forwarded_for="1.2.3.4", x_forwarded_proto="https") == ("203.0.113.9", "http")
    assert await seen("10.0.0.7", x_forwarded_for="1.2.3.4", x_forwarded_proto="gopher") == ("1.2.3.4", "http")
    assert await seen("::ffff:10.0.0.7", x_forwarded_for="1.2.3.4") == ("1.2.3.4", "http")


async def test_a_made_up_address_escapes_no_limit(services: Services) -> None:
    """Through a proxy everybody has a limit of their own, and the same one whatever they say."""
    services.allowances = Allowances(Limits(address_work=0.01, at_once=3_000))  # three such changes
    app = application(services, msgspec.structs.replace(services.config, proxies=PROXIES))

    async def change(client: httpx.AsyncClient, forwarded: str) -> int:
        said = {"X-Forwarded-For": forwarded}
        return (await client.post("/api/me/logout", headers=said)).status_code

    async with caller(app, "10.0.0.7") as proxy, caller(app, "203.0.113.9") as straight:
        assert [await change(proxy, f"1.1.1.{n}, 198.51.100.1") for n in range(4)] == [200, 200, 200, 429]
        assert await change(proxy, "198.51.100.2") == 200
        assert [await change(straight, f"1.1.1.{n}") for n in range(4)] == [200, 200, 200, 429]


def test_a_site_has_many_households() -> None:
    """Of the new kind of addresses; those of the old kind, and what is none, stand for themselves."""
    assert site(household("2001:db8:1:2::1")) == site(household("2001:db8:1:3::1")) == "2001:db8:1::/48"
    assert site(household("2001:db8:2:2::1")) == "2001:db8:2::/48"
    assert [site(household(caller)) for caller in ("203.0.113.9", "::ffff:203.0.113.9", "", "no:address")] == [None] * 4


def test_a_household_has_one_limit() -> None:
    """Of the new kind of addresses anybody has more than there are people."""
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("203.0.113.9") == household("203.0.113.9") != household("203.0.113.8")


# ---------------------------------------------------------------- headers


async def test_behind_tls_cookies_and_browsers_keep_to_it(services: Services) -> None:
    """Only there: a browser that has no TLS here could not come back."""
    app = application(services, msgspec.structs.replace(services.config, proxies=PROXIES))
    said = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    async with caller(app, "10.0.0.7") as proxy, caller(app, "203.0.113.9") as straight:
        safe = await proxy.put("/api/me", json={"name": "Anna"}, headers=said)
        plain = await straight.put("/api/me", json={"name": "Anna"}, headers=said)

    assert "; secure" in safe.headers["set-cookie"].lower()
    assert dict(safe.headers).items() >= {name.lower(): value for name, value in OVER_TLS.items()}.items()
    assert "; secure" not in plain.headers["set-cookie"].lower()
    assert "strict-transport-security" not in plain.headers


async def test_every_answer_of_every_route_carries_the_headers(services: Services) -> None:
    """Whatever the answer is: found or not, refused or malformed, a page, a file, a handshake."""
    app = application(services)
    wanted = {name.lower(): value for name, value in HEADERS.items()}
    paths = {(route.method, route.path) for route in ROUTES} | {("PATCH", "/api/me"), ("GET", "/api/none")}
    paths |= {("GET", path) for path in ("/", "/table/x", "/assets/none.js", "/%00", "/api/openapi.json")}
    async with caller(app) as client, caller(app, **{"X-Intrigue": "0"}) as foreign:
        for who in (client, foreign):
            for method, path in sorted(paths):
                answer = await who.request(
                    method, path.format(game="x", language="en", table="x", token="x", n=1, event=1)
                )
                assert wanted.items() <= dict(answer.headers).items(), (method, path, answer.status_code)
    for path, origin in ((TABLE, ""), (TABLE, "http://evil.example"), ("/ws/none", ""), ("/nowhere", "")):
        answered = await handshake(app, path, **({"origin": origin} if origin else {}))
        assert wanted.items() <= answered["headers"].items(), (path, answered)
