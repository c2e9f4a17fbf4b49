"""The tool that attacks a server of its own: it does what it says, and reaches no other machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from attacking import NotHere, port_of
from attacks import ATTACKS

import intrigue
from server.servers import PATIENCE

ROOT = Path(__file__).parents[2]
PACKAGE = Path(intrigue.__file__).parent.parent


def attack(*options: str) -> subprocess.CompletedProcess[str]:
    """Run the tool on the package that is tested."""
    command = [sys.executable, str(ROOT / "tools/attack.py"), *options]
    env = {**os.environ, "PYTHONPATH": ""}
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=4 * PATIENCE, check=False)


def test_what_others_feel_of_an_attack_is_measured() -> None:
    """First without an attack and then with it; what is refused is counted, and what must not be is told."""
    done = attack(
        *("--only", "malformed", "--seconds", "2", "--json", "-"), *("--package", str(PACKAGE), "--memory", "1")
    )

    told = msgspec.json.decode(done.stdout)
    calm, malformed = told["attacks"]
    assert (calm["attack"], malformed["attack"]) == ("nothing", "malformed")
    assert calm["sent"] == 0
    assert calm["answers"] > 0
    assert malformed["sent"] > 0
    assert malformed["refused"]
    assert sum(failure.endswith(" MiB") for failure in told["failed"]) == 2
    assert done.returncode == 1


@pytest.mark.parametrize(
    "base",
    [
        "http://192.0.2.1:8000",
        "http://example.org:80",
        "http://localhost:8000",  # a name may lead anywhere
        "http://127.0.0.1@192.0.2.1:8000",
        "http://[2001:db8::1]:8000",
        "https://127.0.0.1:8000",
        "http://127.0.0.1",
        "",
    ],
)
def test_other_machines_are_refused(base: str) -> None:
    """Before anything is sent."""
    with pytest.raises(NotHere, match="is refused"):
        port_of(base)


def test_this_machine_is_not_refused() -> None:
    """By any of its addresses."""
    assert port_of("http://127.0.0.1:8000") == ("127.0.0.1", 8000)
    assert port_of("http://[::1]:80") == ("::1", 80)


@pytest.mark.parametrize("tool", ["attack.py --at http://192.0.2.1:80", "attacks.py hellos http://192.0.2.1:80 1"])
def test_both_programs_refuse_other_machines(tool: str) -> None:
    """The one that measures, and the one that attacks."""
    name, *options = tool.split()

    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / name), *options], capture_output=True, text=True, timeout=60, check=False
    )

    assert done.returncode == 1
    assert "only http://127.0.0.1:PORT is attacked" in done.stderr


def test_there_is_every_attack_that_ever_hurt() -> None:
    """Each with a sentence on what it does."""
    assert len(ATTACKS) >= 21
    assert all(attack.__doc__ for attack in ATTACKS.values())
