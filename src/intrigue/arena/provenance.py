"""Where figures come from: by which program, on what machine, from which settings and which seed."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import msgspec

import intrigue

PACKAGES: Final = ("choix", "librt", "matplotlib", "msgspec", "numpy", "openskill", "pyarrow", "ray")
"""Other packages whose versions are told."""
PLAYED: Final = (
    "arena/contest.py",
    "arena/luck.py",
    "arena/match.py",
    "arena/omniscient.py",
    "bots",
    "games",
    "kernel",
)
"""What decides how a game goes, and what is written down of it."""


class Provenance(msgspec.Struct, frozen=True):
    """All that one must know to make the same figures again."""

    seed: int
    config: str
    """The settings as they were written."""
    plan: str
    """A digest of the settings, the sources and whatever else must not change on the way."""
    commit: str
    """The commit that the program was made from, with `+` if something was changed since; empty if nobody knows."""
    sources: str
    """A digest of the program itself, which is there in any case."""
    intrigue: str
    compiled: bool
    python: str
    packages: dict[str, str]
    machine: str
    cores: int
    begun: str
    """When the work was begun, in UTC."""
    fixed: dict[str, str] = {}
    """Digests of what was fixed before anything was done: value functions, for instance."""


def provenance(seed: int, config: str, plan: str, fixed: dict[str, str] | None = None) -> Provenance:
    """That of work which begins now, here."""
    return Provenance(
        seed=seed,
        config=config,
        plan=plan,
        commit=commit(),
        sources=sources(),
        intrigue=intrigue.__version__,
        compiled=intrigue.compiled,
        python=platform.python_version(),
        packages={name: found for name in PACKAGES if (found := installed(name))},
        machine=f"{platform.system()} {platform.machine()}, {processor()}",
        cores=os.cpu_count() or 1,
        begun=datetime.now(UTC).isoformat(timespec="seconds"),
        fixed=fixed or {},
    )


def digest(*parts: str | bytes) -> str:
    """A short name for exactly this."""
    summed = blake2b(digest_size=12)
    for part in parts:
        said = part.encode() if isinstance(part, str) else part
        summed.update(b"%d:" % len(said) + said)
    return summed.hexdigest()


@cache
def sources() -> str:
    """A digest of all that decides how a game goes, as it is installed here."""
    root = Path(intrigue.__file__).parent
    files = [
        file for part in PLAYED for file in ((root / part).rglob("*") if (root / part).is_dir() else [root / part])
    ]
    parts: list[str | bytes] = []
    for file in sorted(files):
        if file.suffix in (".py", ".toml"):
            parts += [file.relative_to(root).as_posix(), file.read_bytes()]
    return digest(*parts)


@cache
def commit() -> str:
    """The commit of the sources, where the program lies in a clone of them."""
    folder = Path(intrigue.__file__).parent
    top = git(folder, "rev-parse", "--show-toplevel")
    if not top or not (Path(top) / "src/intrigue/version.py").is_file():
        return ""
    changed = git(folder, "-C", top, "status", "--porcelain", "--untracked-files=no")
    return git(folder, "rev-parse", "HEAD") + ("+" if changed else "")


def git(folder: Path, *args: str) -> str:
    """What Git says; nothing if there is none."""
    try:
        done = subprocess.run(["git", "-C", str(folder), *args], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def installed(name: str) -> str:
    """The version of a package; empty if it is not there."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def processor() -> str:
    """What the processor is called."""
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"
