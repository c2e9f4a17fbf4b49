"""The list of routes, and the application they make up."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.routing import compile_path
from starlette.types import Scope

import intrigue
from intrigue.games import GAMES
from intrigue.i18n.rulebook import RuleBook
from intrigue.kernel.game import Game
from intrigue.server import api, explaining, guest_api, learning, logs, metrics, seat_api, shared, suspicion_api, wire
from intrigue.server.addresses import Proxies, ProxyMiddleware
from intrigue.server.connections import Door, all_files
from intrigue.server.cookies import COOKIE
from intrigue.server.faults import DatabaseFault
from intrigue.server.monitoring import Monitoring
from intrigue.server.replay import Refused
from intrigue.server.security import SecurityMiddleware, TooLarge, caller, refusal, refused
from intrigue.server.services import Config, Services, config_from_environment
from intrigue.server.visitors import known_visitor
from intrigue.server.websocket import not_now, talk
from intrigue.session import Sample

log = logging.getLogger("intrigue.server")

REFS: Final = "#/components/schemas/{name}"
RETRY_AFTER: Final = 5.0
"""Seconds after which something that the database did not let us do may be tried again."""
TEXT: Final = "text"
"""Stands in the list of routes for plain text."""


class Route(NamedTuple):
    """A route: what it is asked with, what it gives, and what it costs whoever asks."""

    method: str
    path: str
    endpoint: Callable[..., Any]
    gives: Any
    takes: Any = None
    status: int = 200
    price: float = 1.0
    """About how many milliseconds of work it is; what is measured (`Allowance.owe`) comes on top."""


ROUTES: Final = (
    Route("GET", "/api/health", api.health, wire.Health, price=1),
    Route("GET", "/api/health/live", api.live, wire.Live, price=1),
    Route("GET", "/api/health/ready", api.ready, wire.Ready, price=1),
    Route("GET", "/api/schema.json", api.schema, dict[str, Any], price=2),
    Route("GET", "/api/games", api.games, list[wire.GameInfo], price=2),
    Route("GET", "/api/games/{game}/box", api.game_box, dict[str, Any], price=2),
    Route("GET", "/api/words/{language}.ftl", api.shared_words, TEXT, price=1),
    Route("GET", "/api/words/{game}/{language}.ftl", api.game_words, TEXT, price=1),
    Route("GET", "/api/rules/{game}/{language}.json", api.game_rules, RuleBook, price=4),
    Route("GET", "/api/me", guest_api.me, wire.Me, price=2),
    Route("PUT", "/api/me", guest_api.set_me, wire.Me, wire.Me, price=10),
    Route("DELETE", "/api/me", guest_api.forget_me, wire.Me, price=50),
    Route("POST", "/api/me/logout", guest_api.log_out, wire.Me, price=10),
    Route("POST", "/api/me/device", guest_api.link_device, wire.DeviceLink, price=10),
    Route("GET", "/api/device/{token}", guest_api.device_offer, wire.DeviceOffer, price=4),
    Route("POST", "/api/device/{token}", guest_api.become, wire.Me, price=10),
    Route("GET", "/api/tables", api.tables, wire.TableList, price=12),
    Route("POST", "/api/tables", api.open_table, wire.TableInfo, wire.TableWanted, 201, price=30),
    Route("POST", "/api/learn", learning.learn, wire.TableInfo, wire.LessonWanted, price=30),
    Route("GET", "/api/tables/{table}", api.table_info, wire.TableInfo, price=4),
    Route("DELETE", "/api/tables/{table}", seat_api.drop, wire.Gone, price=20),
    Route("GET", "/api/join/{token}", seat_api.invitation, wire.Invitation, price=4),
    Route("POST", "/api/join/{token}", seat_api.join, wire.TableInfo, price=15),
    Route("POST", "/api/tables/{table}/links", seat_api.links, wire.LinksMade, price=10),
    Route("POST", "/api/tables/{table}/sit", seat_api.sit, wire.TableInfo, price=15),
    Route("POST", "/api/tables/{table}/fill", seat_api.fill, wire.TableInfo, wire.BotWanted, price=15),
    Route("POST", "/api/tables/{table}/host", seat_api.give_host, wire.TableInfo, wire.SeatChosen, price=10),
    Route("POST", "/api/tables/{table}/leave", seat_api.leave, wire.Gone, wire.SeatChosen, price=15),
    Route("POST", "/api/tables/{table}/hand-on", seat_api.hand_on, wire.LinksMade, wire.SeatChosen, price=10),
    Route("POST", "/api/tables/{table}/rematch", api.rematch, wire.TableInfo, price=30),
    Route("POST", "/api/tables/{table}/replace", seat_api.replace, wire.TableInfo, wire.Replacement, price=15),
    Route("POST", "/api/tables/{table}/return", seat_api.come_back, wire.TableInfo, wire.SeatChosen, price=15),
    Route("GET", "/api/tables/{table}/at/{n}", api.at, wire.Page, price=4),
    Route("GET", "/api/tables/{table}/told/{event}", api.when_told, wire.Page, price=4),
    Route("GET", "/api/tables/{table}/points", api.points, list[Sample], price=8),
    Route("GET", "/api/tables/{table}/suspicion/{n}", suspicion_api.suspicion, wire.Suspected, price=8),
    Route("GET", "/api/tables/{table}/hint", explaining.hint, wire.Hint, price=100),
    Route("GET", "/api/tables/{table}/coach", explaining.coached, wire.Coached, price=30),
    Route("POST", "/api/tables/{table}/coach", seat_api.agree, wire.TableInfo, wire.Agreement, price=10),
    Route("GET", "/api/tables/{table}/why/{n}", explaining.why, wire.Why, price=100),
    Route("GET", "/api/tables/{table}/record", api.record, TEXT, price=15),
    Route("GET", "/api/tables/{table}/box", api.table_box, dict[str, Any], price=4),
    Route("POST", "/api/import", api.import_record, wire.TableInfo, (TEXT, wire.RecordWanted), 201, price=200),
)
CONNECTING: Final = 15.0
"""What it costs to open a websocket: who comes and goes is written down."""
ANYTHING_ELSE: Final = 1.0
"""A file of the page, or nothing at all."""


def create(config: Config | None = None, games: Mapping[str, Game] = GAMES) -> FastAPI:
    """The application; without a config it is read from the environment, as uvicorn's workers do."""
    logs.set_up()
    config = config or config_from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[Mapping[str, Any]]:
        door = Door(config.limits, all_files(), Proxies(config.proxies))
        asyncio.get_running_loop().set_exception_handler(logs.nobody_waited)
        services = Services(config, games)
        app.state.services = services
        try:
            await services.start()
        except Exception:
            log.exception("the server cannot start")
            raise
        for error in GAMES.left_out:  # a message of ours about a package: no secret is in it
            log.warning("a game is left out: %s", error)
        monitoring = Monitoring(services)
        await monitoring.start(config.metrics)
        tune_gc()
        take_turns()
        services.allowances.room = door.room
        yield {"door": door}
        await monitoring.stop()
        await services.stop()

    app = FastAPI(
        title="Intrigue",
        version=intrigue.__version__,
        lifespan=lifespan,
        docs_url=None,  # these pages would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        exception_handlers=HANDLERS,
    )
    for route in ROUTES:
        app.add_api_route(
            route.path,
            route.endpoint,
            methods=[route.method],
            status_code=route.status,
            response_class=Response,
            openapi_extra=_described(route),
        )
    app.add_api_websocket_route("/ws/tables/{table}", websocket)
    app.add_api_websocket_route("/ws/tables/{table}/program", websocket_of_program)
    app.add_api_route("/{path:path}", static, methods=["GET", "HEAD"], include_in_schema=False)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]  # this is how FastAPI wants it
    app.add_middleware(SecurityMiddleware, price=price_of, hosts=config.hosts)
    app.add_middleware(RequestLog)
    app.add_middleware(ProxyMiddleware, proxies=config.proxies)
    return app


_PRICES: Final = tuple((route.method, compile_path(route.path)[0], route.price) for route in ROUTES)


def price_of(scope: Scope) -> float:
    """What a request costs whoever sends it."""
    if scope["type"] == "websocket":
        return CONNECTING
    method = "GET" if scope["method"] == "HEAD" else scope["method"]
    prices = (price for asked, path, price in _PRICES if asked == method and path.match(scope["path"]))
    return next(prices, ANYTHING_ELSE)


def take_turns() -> None:
    """Threads give way to each other every millisecond: who replays a long game makes nobody wait for a page."""
    sys.setswitchinterval(0.001)


def tune_gc() -> None:
    """Let the garbage collector leave alone what stays for ever, and rarely look through all the rest.

    Looking through hundreds of open tables takes up to half a second, in which nobody gets a page.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


async def websocket(socket: WebSocket, table: str) -> None:
    """Pages down, answers up."""
    await _connect(socket, table)


async def websocket_of_program(socket: WebSocket, table: str) -> None:
    """Questions down, answers up."""
    await _connect(socket, table, program=True)


async def _connect(socket: WebSocket, table: str, program: bool = False) -> None:
    services: Services = socket.app.state.services
    cookie = socket.cookies.get(COOKIE)

    async def still_known() -> bool:
        return shown is None or await services.guests.known(cookie) is not None

    try:
        shown = await services.guests.known(cookie)
    except DatabaseFault as fault:
        await socket.accept()
        await not_now(socket, fault)
        return
    guest = None if shown is None else shown.guest
    allowance = services.allowances.of(caller(socket.scope), guest)
    await talk(socket, table, services.tables, guest, allowance, services.config.messages, still_known, program)


async def static(request: Request, path: str) -> Response:
    """The page: its files by their names, and itself for every other path; with it comes a new guest's cookie."""
    if path.startswith(("api/", "ws/")):
        raise Refused("not-found", "there is nothing here")
    root = Path(request.app.state.services.config.static).resolve()
    file = _file(root, path)
    fingerprinted = path.startswith("assets/")  # their names change with what they hold
    if file is not None:
        return shared.file(request, file, shared.FOREVER if fingerprinted else shared.ASK_AGAIN)
    if fingerprinted:  # of an older page, perhaps; this page is no answer to that
        raise Refused("not-found", "there is no such file")
    try:
        visitor = await known_visitor(request)
        language = await visitor.language()
    except DatabaseFault:  # the page comes all the same: it says what is wrong
        visitor, language = None, shared.spoken(request)
    index = root / f"index.{language}.html"  # it names what is needed first in that language
    if not index.is_file():
        index = root / "index.html"
    if not index.is_file():
        return PlainTextResponse(
            "The page is not there: run 'make web' in a clone, or install a wheel, which holds it.\n", 404
        )
    # Private, for the cookie: nobody in between may keep it for the next guest.
    page = shared.file(request, index, "private, no-cache", "Accept-Encoding, Accept-Language, Cookie")
    return page if visitor is None else visitor.welcome(page)


def _file(root: Path, path: str) -> Path | None:
    """The file of this name in the folder, if there is one."""
    try:
        file = (root / path).resolve()
        return file if file.is_file() and file.is_relative_to(root) else None
    except (OSError, ValueError):  # no file can have such a name
        return None


# ---------------------------------------------------------------- errors


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refused(error)


async def _fault(_: Request, error: Exception) -> Response:
    assert isinstance(error, DatabaseFault)
    return refusal(503, error.code, error.details, RETRY_AFTER)


async def _malformed(_: Request, error: Exception) -> Response:
    return refusal(422, "malformed", "a part of the address is not what it should be")


async def _too_large(_: Request, error: Exception) -> Response:
    return refusal(413, "too-large", "the body is too long")


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refusal(error.status_code, "not-found", error.detail)
    response.headers.update(error.headers or {})
    return response


HANDLERS: Final[dict[Any, Any]] = {
    Refused: _refused,
    DatabaseFault: _fault,
    RequestValidationError: _malformed,
    TooLarge: _too_large,
    HTTPException: _http,
}


# ---------------------------------------------------------------- the description of the doors


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, tuple):  # any of them
        return {media: described for each in kind for media, described in _content(each).items()}
    if kind is TEXT:
        return {"text/plain": {"schema": {"type": "string"}}}
    (described,), _ = msgspec.json.schema_components([kind], ref_template=REFS)
    return {"application/json": {"schema": described}}


def _described(route: Route) -> dict[str, Any]:
    """What OpenAPI is to say beyond the path."""
    refused = {"description": "Refused; nothing was changed", "content": _content(wire.Error)}
    out: dict[str, Any] = {
        "responses": {
            str(route.status): {"description": "Done", "content": _content(route.gives)},
            "4XX": refused,
        }
    }
    if route.takes is not None:
        out["requestBody"] = {"required": True, "content": _content(route.takes)}
    if route.method != "GET":
        header = {"name": "X-Intrigue", "in": "header", "required": True, "schema": {"const": "1"}}
        out["parameters"] = [header]
    return out


def _openapi(app: FastAPI) -> dict[str, Any]:
    """The description of the HTTP part, with the types of the wire."""
    if app.openapi_schema is None:
        told = get_openapi(title=app.title, version=app.version, description="The HTTP part.", routes=app.routes)
        told.setdefault("components", {})["schemas"] = wire.components(REFS)
        for operations in told["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("422", None)  # FastAPI's own errors never leave
        app.openapi_schema = told
    return app.openapi_schema


# ---------------------------------------------------------------- logs


METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"})
"""Every other word that somebody may put there is written down as such, so that nobody makes long lists of them."""


class RequestLog:
    """Writes down every request by its route: never the address itself, for it may hold a token."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def watched(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            route = getattr(scope.get("route"), "path", "-")
            seconds = time.perf_counter() - started
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.REQUESTS.observe(seconds, method, route, str(status))
            told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            log.info("request", extra=told)
