"""Builds the package, the kernel and the rules compiled by mypyc where there is a C compiler.

mypyc writes one C file for every module. They are put together by folder into a few files of about the same size, which
are compiled side by side, and only where something in them has changed.

`INTRIGUE_PURE=1` leaves the package as plain Python. Where the page is not built yet, it is built first.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from glob import glob
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED_FOLDERS = ("src/intrigue/kernel", "src/intrigue/games")
MARK = "# Not compiled: "
"""A file in these folders is compiled unless a line of it begins so and goes on with the reason."""
MODULE = "__native_intrigue___"
"""What the C file of a module is called: this, and the module with ___ for every dot."""
UNIT = 1_100_000
"""Bytes of C that are compiled as one file: enough that functions are inlined across modules and the common header is
not read a hundred times, little enough that a change of one line is compiled in seconds."""
CORES = os.cpu_count() or 1


# ---------------------------------------------------------------- what is compiled


def is_plain(file: str) -> bool:
    """Does this file stay plain Python?

    Marked files do, and those that only make a folder a package: each holds at most a game's own value.
    """
    if os.path.basename(file) == "__init__.py":
        return True
    with open(file, encoding="utf-8") as lines:
        return any(line.startswith(MARK) for line in lines)


def compiled_modules() -> list[str]:
    """The kernel and the rules of every game, apart from what stays plain."""
    files = [file for folder in COMPILED_FOLDERS for file in glob(f"{folder}/**/*.py", recursive=True)]
    return sorted(file for file in files if not is_plain(file))


def can_compile() -> bool:
    """Is there a compiler, and is it wanted? If not, one line says why."""
    if os.environ.get("INTRIGUE_PURE"):
        print("intrigue: INTRIGUE_PURE is set: installing plain Python", file=sys.stderr)
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and sys.platform != "win32":
        print(f"intrigue: no C compiler ({compiler}): installing plain Python, which is slower", file=sys.stderr)
        return False
    headers = sysconfig.get_path("include")
    if not os.path.isfile(os.path.join(headers, "Python.h")):
        print(f"intrigue: no Python.h in {headers}: installing plain Python, which is slower", file=sys.stderr)
        return False
    return True


def extensions() -> list[Extension]:
    """What mypyc makes of the modules: one extension that holds them all, and one for each that only leads there."""
    from mypyc.build import mypycify

    say("Translating to C")
    all_of_it, *doors = mypycify(["--strict", *compiled_modules()], opt_level="3", multi_file=True)
    if sys.platform != "win32":
        # Nobody else calls these functions. Only if the compiler knows that may it call them directly, and inline them.
        all_of_it.extra_compile_args = [*all_of_it.extra_compile_args, "-fvisibility=hidden"]
    all_of_it.sources = list(units(all_of_it.sources))
    for door in doors:
        door.extra_compile_args = [*door.extra_compile_args, "-O0"]
    return [all_of_it, *doors]


def units(sources: Sequence[str]) -> Iterator[str]:
    """The C files of the modules, put together into a few larger ones by folder; the others as they are."""
    modules = [file for file in sources if os.path.basename(file).startswith(MODULE)]
    yield from sorted(set(sources) - set(modules))
    for i, unit in enumerate(shared_out(sorted(modules))):
        folder = os.path.basename(unit[0]).removeprefix(MODULE).split("___")[:-1]
        file = Path(unit[0]).with_name("_".join(["unit", f"{i:02}", *folder]) + ".c")
        text = "".join(f'#include "{os.path.basename(module)}"\n' for module in unit)
        if not file.exists() or file.read_text() != text:
            file.write_text(text)
        yield str(file)


def shared_out(modules: Sequence[str]) -> Iterator[list[str]]:
    """Modules of one folder that are compiled together."""
    unit: list[str] = []
    for module in modules:
        of_one_folder = unit and module.rpartition("___")[0] == unit[0].rpartition("___")[0]
        if unit and not (of_one_folder and sum(map(os.path.getsize, [*unit, module])) <= UNIT):
            yield unit
            unit = []
        unit.append(module)
    if unit:
        yield unit


# ---------------------------------------------------------------- compiling


class build_units(build_ext):  # noqa: N801 (commands are called as they are typed)
    """Compiles all C files side by side, the largest first, and only those that have changed."""

    def finalize_options(self) -> None:
        """Call mypyc here and not earlier: whoever only asks for the name of the package does not need it."""
        if self.distribution.ext_modules:
            self.distribution.ext_modules[:] = extensions()
        super().finalize_options()
        self.parallel = CORES

    def build_extensions(self) -> None:
        """First all that is compiled, then everything is linked."""
        remove_strangers(self.build_lib, {self.get_ext_filename(extension.name) for extension in self.extensions})
        jobs = [(extension, source) for extension in self.extensions for source in extension.sources]
        jobs.sort(key=lambda job: size_of(job[1]), reverse=True)
        whole, done = sum(size_of(source) for _, source in jobs), 0
        with ThreadPoolExecutor(CORES) as pool:
            begun = {pool.submit(self.compile, extension, source): source for extension, source in jobs}
            try:
                for finished in as_completed(begun):
                    finished.result()
                    done += size_of(begun[finished])
                    say("Compiling", done / whole)
            finally:
                pool.shutdown(cancel_futures=True)
        for extension in self.extensions:
            extension.extra_objects = [self.object_of(source) for source in extension.sources]
            extension.depends = extension.extra_objects
            extension.sources = []
        say("Linking")
        super().build_extensions()

    def object_of(self, source: str) -> str:
        """Where the compiled file is."""
        return str(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])

    def compile(self, extension: Extension, source: str) -> None:
        """Compile one file, unless nothing has changed in it since it was compiled."""
        made = self.object_of(source)
        stamp = Path(made + ".stamp")
        state = fingerprint(source, extension)
        if os.path.exists(made) and stamp.exists() and stamp.read_text() == state:
            return
        stamp.unlink(missing_ok=True)
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        stamp.write_text(state)


def parts(source: str) -> list[str]:
    """A C file, and the C files that it is made of."""
    folder = os.path.dirname(source)
    included = re.findall(rf'^#include "({MODULE}\w+\.c)"', Path(source).read_text(), re.MULTILINE)
    return [source, *[os.path.join(folder, name) for name in included]]


def size_of(source: str) -> int:
    """How much there is to compile."""
    return sum(map(os.path.getsize, parts(source)))


ANY_OF = re.compile(rb"\(Py_TYPE\((\w+)\) == \w+\)(?: \|\| \(Py_TYPE\(\1\) == \w+\))+")
"""Is it one of these classes? mypyc asks in the order of a set, which is another one every time."""


def in_order(found: re.Match[bytes]) -> bytes:
    """The same question with the classes in one order."""
    return b" || ".join(sorted(found[0].split(b" || ")))


def fingerprint(source: str, extension: Extension) -> str:
    """Changes with everything that the compiled file depends on."""
    said = [sys.version, version("mypy"), sysconfig.get_config_var("CFLAGS"), *extension.extra_compile_args]
    digest = hashlib.sha256(repr(said).encode())
    # All headers that lie there: `extension.depends` lists fewer the first time, when they have just been written.
    for file in [*parts(source), *sorted(glob(os.path.join(os.path.dirname(source), "*.h")))]:
        digest.update(ANY_OF.sub(in_order, Path(file).read_bytes()))
    return digest.hexdigest()


def remove_strangers(build_lib: str, known: set[str]) -> None:
    """Nothing is installed of modules that are compiled no more."""
    for file in glob(f"{build_lib}/**/*.so", recursive=True) + glob(f"{build_lib}/**/*.pyd", recursive=True):
        if os.path.relpath(file, build_lib) not in known:
            os.remove(file)


def say(what: str, share: float | None = None) -> None:
    """Tell whoever waits what is being done, and how much of it is: tools/build.py gives us a file to write it to."""
    if told := os.environ.get("INTRIGUE_PROGRESS"):
        os.write(int(told), (what if share is None else f"{what}: {share:.3f}").encode() + b"\n")


# ---------------------------------------------------------------- the rest of the package


PAGE = "src/intrigue/server/static/index.html"
NO_PAGE = """intrigue: the page is not built, and 'make web' could not build it.
intrigue: Install a wheel or a source distribution, which hold it; or see to what 'make web' says above.
intrigue: INTRIGUE_NO_PAGE=1 installs without the page: one can play in the terminal then."""


class build_with_page(build_py):  # noqa: N801
    """Copies the package with its page, which is built first where it is not there yet, as in a fresh clone."""

    def run(self) -> None:
        """Only what was compiled may stay from the last time."""
        if not os.path.isfile(PAGE) and not os.environ.get("INTRIGUE_NO_PAGE") and not build_page():
            raise SystemExit(NO_PAGE)
        for file in glob(f"{self.build_lib}/**/*", recursive=True):
            if os.path.isfile(file) and not file.endswith((".so", ".pyd")):
                os.remove(file)
        super().run()


def build_page() -> bool:
    """Let `make web` build the page; was it possible? pip's own packages for building are no concern of it."""
    if shutil.which("make") is None:
        print("intrigue: there is no 'make'", file=sys.stderr)
        return False
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONNOUSERSITE")}
    return subprocess.run(["make", "web"], env=env, check=False).returncode == 0 and os.path.isfile(PAGE)


if __name__ == "__main__":  # the tests read this file, too
    setup(
        ext_modules=[Extension("intrigue", [])] if can_compile() else [],  # build_units puts the real ones here
        cmdclass={"build_ext": build_units, "build_py": build_with_page},
    )
