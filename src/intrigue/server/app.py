"""The list of routes, and the application they make up."""

from __future__ import annotations

import asyncio
import gc
import logging
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

import intrigue
from intrigue.games import GAMES
from intrigue.kernel.game import Game
from intrigue.server import api, logs, shared, wire
from intrigue.server.replay import Refused
from intrigue.server.security import SecurityMiddleware, TooLarge, refusal
from intrigue.server.services import Config, Services, config_from_environment
from intrigue.server.websocket import talk
from intrigue.session import Sample

log = logging.getLogger("intrigue.server")

REFS: Final = "#/components/schemas/{name}"
TEXT: Final = "text"
"""Stands in the list of routes for plain text."""


class Route(NamedTuple):
    """A route: what it is asked with, and what it gives."""

    method: str
    path: str
    endpoint: Callable[..., Any]
    gives: Any
    takes: Any = None
    status: int = 200


ROUTES: Final = (
    Route("GET", "/api/health", api.health, wire.Health),
    Route("GET", "/api/schema.json", api.schema, dict[str, Any]),
    Route("GET", "/api/games", api.games, list[wire.GameInfo]),
    Route("GET", "/api/games/{game}/box", api.game_box, dict[str, Any]),
    Route("GET", "/api/words/{language}.ftl", api.shared_words, TEXT),
    Route("GET", "/api/words/{game}/{language}.ftl", api.game_words, TEXT),
    Route("GET", "/api/me", api.me, wire.Me),
    Route("PUT", "/api/me", api.set_me, wire.Me, wire.Me),
    Route("GET", "/api/tables", api.tables, wire.TableList),
    Route("POST", "/api/tables", api.open_table, wire.TableInfo, wire.TableWanted, 201),
    Route("GET", "/api/tables/{table}", api.table_info, wire.TableInfo),
    Route("POST", "/api/join/{token}", api.join, wire.TableInfo),
    Route("POST", "/api/tables/{table}/links", api.links, wire.LinksMade),
    Route("POST", "/api/tables/{table}/sit", api.sit, wire.TableInfo),
    Route("POST", "/api/tables/{table}/rematch", api.rematch, wire.TableInfo),
    Route("POST", "/api/tables/{table}/replace", api.replace, wire.TableInfo, wire.Replacement),
    Route("POST", "/api/tables/{table}/return", api.come_back, wire.TableInfo, wire.SeatChosen),
    Route("GET", "/api/tables/{table}/at/{n}", api.at, wire.Page),
    Route("GET", "/api/tables/{table}/told/{event}", api.when_told, wire.Page),
    Route("GET", "/api/tables/{table}/points", api.points, list[Sample]),
    Route("GET", "/api/tables/{table}/record", api.record, TEXT),
    Route("GET", "/api/tables/{table}/box", api.table_box, dict[str, Any]),
    Route("POST", "/api/import", api.import_record, wire.TableInfo, (TEXT, wire.RecordWanted), 201),
)

STATUS: Final[Mapping[str, int]] = {
    "not-found": 404,
    "not-yours": 403,
    "malformed": 422,
    "bad-box": 422,
    "too-large": 413,
    "too-often": 429,
}
"""Every other refusal is a conflict with how things stand: 409."""


def create(config: Config | None = None, games: Mapping[str, Game] = GAMES) -> FastAPI:
    """The application; without a config it is read from the environment, as uvicorn's workers do."""
    logs.set_up()
    config = config or config_from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
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
        tune_gc()
        yield
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
    app.add_api_route("/{path:path}", static, methods=["GET", "HEAD"], include_in_schema=False)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]  # this is how FastAPI wants it
    app.add_middleware(SecurityMiddleware, rate=config.rate)
    app.add_middleware(RequestLog)
    return app


def tune_gc() -> None:
    """Let the garbage collector leave alone what stays for ever, and rarely look through all the rest.

    Looking through hundreds of open tables takes up to half a second, in which nobody gets a page.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


async def websocket(socket: WebSocket, table: str) -> None:
    """Pages down, answers up."""
    services: Services = socket.app.state.services
    await talk(socket, table, services.tables, services.cookies, services.config.messages)


async def static(request: Request, path: str) -> Response:
    """The page: its files by their names, and itself for every other path; with it comes a new guest's cookie."""
    if path.startswith(("api/", "ws/")):
        raise Refused("not-found", "there is nothing here")
    root = Path(request.app.state.services.config.static).resolve()
    file = (root / path).resolve() if "\0" not in path else root
    fingerprinted = path.startswith("assets/")  # their names change with what they hold
    if file.is_file() and file.is_relative_to(root):
        return shared.file(request, file, shared.FOREVER if fingerprinted else shared.ASK_AGAIN)
    if fingerprinted:  # of an older page, perhaps; this page is no answer to that
        raise Refused("not-found", "there is no such file")
    visitor = api.Visitor(request)
    index = root / f"index.{await visitor.language()}.html"  # it names what is needed first in that language
    if not index.is_file():
        index = root / "index.html"
    if not index.is_file():
        return PlainTextResponse(
            "The page is not there: run 'make web' in a clone, or install a wheel, which holds it.\n", 404
        )
    # Private, for the cookie: nobody in between may keep it for the next guest.
    page = shared.file(request, index, "private, no-cache", "Accept-Encoding, Accept-Language, Cookie")
    return visitor.welcome(page)


# ---------------------------------------------------------------- errors


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(STATUS.get(error.code, 409), error.code, error.details)


async def _malformed(_: Request, error: Exception) -> Response:
    details = str(error) if isinstance(error, msgspec.DecodeError) else "a part of the address is not what it should be"
    return refusal(422, "malformed", details)


async def _too_large(_: Request, error: Exception) -> Response:
    return refusal(413, "too-large", "the body is too long")


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refusal(error.status_code, "not-found", error.detail)
    response.headers.update(error.headers or {})
    return response


HANDLERS: Final[dict[Any, Any]] = {
    Refused: _refused,
    msgspec.DecodeError: _malformed,
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
            milliseconds = round((time.perf_counter() - started) * 1000, 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": milliseconds})
