"""Behind a real proxy: nginx with the documented configuration, TLS, and people at different addresses."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from intrigue.server.limits import UNLIMITED
from intrigue.server.security import HEADERS, OVER_TLS
from server.guests import PATIENCE, UNCHECKED, Guest
from server.pages import built_page
from server.servers import Server, free_port, listens

pytestmark = pytest.mark.anyio

DOCUMENTED = Path(__file__).parents[2] / "docs" / "nginx.conf"
NAME = "games.example"

AROUND = """
worker_processes 1;
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
{user}
events {{ worker_connections 64; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/intrigue.conf;
}}
"""


class Behind:
    """Servers of one database, and nginx in front of them."""

    def __init__(self, servers: Sequence[Server], folder: Path) -> None:
        self.plain, self.secure = free_port(), free_port()
        self.url = f"https://127.0.0.1:{self.secure}"
        certificate, key = folder / "certificate.pem", folder / "key.pem"
        make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        make += ["-subj", f"/CN={NAME}", "-days", "2", "-out", str(certificate), "-keyout", str(key)]
        subprocess.run(make, check=True, capture_output=True)
        changes = {
            "server 127.0.0.1:8000;": " ".join(f"server 127.0.0.1:{server.port};" for server in servers),
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.secure} ssl http2;",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        }
        text = DOCUMENTED.read_text()
        for there, here in changes.items():
            assert there in text, f"{DOCUMENTED.name} does not say {there!r}"
            text = text.replace(there, here)
        (folder / "intrigue.conf").write_text(text)
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
        self.command = [str(shutil.which("nginx", path="/usr/sbin:/usr/bin")), "-p", str(folder)]
        self.command += ["-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]

    def client(self, address: str, **headers: str) -> httpx.AsyncClient:
        """Somebody at this address who calls the server by its name."""
        called = {"Host": f"{NAME}:{self.secure}", "X-Intrigue": "1", **headers}
        reach = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        return httpx.AsyncClient(transport=reach, base_url=self.url, headers=called, timeout=PATIENCE)


@contextmanager
def nginx(servers: Sequence[Server], folder: Path) -> Iterator[Behind]:
    """The servers start as the documentation says, and so does nginx."""
    assert shutil.which("nginx", path="/usr/sbin:/usr/bin"), "nginx is missing; on Debian: apt-get install nginx-light"
    proxy = Behind(servers, folder)
    process = subprocess.Popen(proxy.command, stderr=subprocess.DEVNULL)
    try:
        for server in servers:
            server.config = msgspec.structs.replace(server.config, hosts=(NAME,), proxies=("127.0.0.1",))
            server.start()
        end = time.monotonic() + PATIENCE
        while not listens(proxy.secure):
            assert process.poll() is None, "nginx does not start"
            assert time.monotonic() < end, "nginx does not listen"
            time.sleep(0.02)
        yield proxy
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)
        for server in servers:
            server.stop()


@pytest.fixture(scope="module")
def behind(new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    """One server."""
    limits = msgspec.structs.replace(UNLIMITED, address_work=20.0)
    static = built_page(tmp_path_factory.mktemp("static"))
    server = Server(new_database("sqlite"), limits=limits, static=str(static))
    with nginx([server], tmp_path_factory.mktemp("nginx")) as proxy:
        yield proxy


async def test_the_page_comes_by_tls_and_keeps_to_it(behind: Behind) -> None:
    """The cookie is for TLS alone, browsers are told to keep to it, and who comes without it is sent there."""
    async with behind.client("127.0.0.2") as anna:
        page = await anna.get("/")

        assert (page.status_code, "Intrigue" in page.text) == (200, True)
        assert re.search("; secure", page.headers["set-cookie"], re.IGNORECASE)
        wanted = {name.lower(): value for name, value in (HEADERS | OVER_TLS).items()}
        assert wanted.items() <= dict(page.headers).items()
        told = await anna.put("/api/me", json={"name": "Anna"}, headers={"Origin": f"https://{NAME}:{behind.secure}"})
        assert told.json()["name"] == "Anna"
        assert (await anna.get("/", headers={"Host": "evil.example"})).status_code == 421

        sent_on = await anna.get(f"http://127.0.0.1:{behind.plain}/table/x", headers={"Host": NAME})
        assert sent_on.headers["location"] == f"https://{NAME}/table/x"


async def test_a_game_is_played_through_it(behind: Behind) -> None:
    """Websockets come through, of our own origin only."""
    async with Guest(behind.url) as anna:
        table = await anna.open_table("me", "random")
        chair = await anna.sit_down(table["id"])
        before = (await chair.asked())["n"]

        assert (await chair.answer())["n"] > before

        address = f"wss://127.0.0.1:{behind.secure}/ws/tables/{table['id']}"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, origin="https://evil.example", ssl=UNCHECKED, proxy=None):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403
        assert refused.value.response.headers["Strict-Transport-Security"] == OVER_TLS["Strict-Transport-Security"]


async def test_whoever_makes_addresses_up_gets_no_further(behind: Behind) -> None:
    """Limits are counted for everybody by the address that nginx saw, whatever they write themselves."""

    async def change(client: httpx.AsyncClient, n: int) -> int:
        made_up = {"X-Forwarded-For": f"198.51.100.{n % 250}", "Forwarded": f"for=198.51.100.{n % 250}"}
        return (await client.put("/api/me", json={"name": "Mallory"}, headers=made_up)).status_code

    async with behind.client("127.0.0.3") as mallory, behind.client("127.0.0.4") as anna:
        statuses: list[int] = []
        while 429 not in statuses:
            statuses.append(await change(mallory, len(statuses)))
            assert len(statuses) < 1000

        assert set(statuses) == {200, 429}
        assert await change(anna, 1) == 200


async def test_what_belongs_to_a_table_goes_to_one_of_several_servers(
    new_database: Callable[[str], str], tmp_path: Path
) -> None:
    """Tables are spread over the servers, and everybody at a table reaches the same one, so that it lives once."""
    database = new_database("postgresql")
    servers = [Server(database), Server(database)]

    def at(server: Server) -> set[str]:
        return set(re.findall(r'"what":"connected","table":"([^"]+)"', server.said()))

    opened: set[str] = set()
    with nginx(servers, tmp_path) as proxy:
        async with Guest(proxy.url) as anna, Guest(proxy.url) as bela:
            while len(opened) < 4 or not (at(servers[0]) and at(servers[1])):
                table = await anna.open_table("me", "person")
                await bela.post(f"/api{table['links']['1']}")
                for guest in (anna, bela):
                    chair = await guest.sit_down(table["id"])
                    await chair.now_or_when(lambda page: page["seats"])
                opened.add(table["id"])
                assert len(opened) < 40, "all tables go to one server"
        homes = [at(server) for server in servers]

    assert homes[0] | homes[1] == opened
    assert not homes[0] & homes[1]
