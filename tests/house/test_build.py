"""How the package is compiled: in files of a handy size, and only what has changed."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, Extension

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def setup() -> dict[str, Any]:
    """What stands in setup.py."""
    return runpy.run_path(str(ROOT / "setup.py"))


def c_file(folder: Path, module: str, size: int = 100) -> str:
    """What mypyc might make of a module."""
    file = folder / f"__native_{module.replace('.', '___')}.c"
    file.write_text(f"int {module.replace('.', '_')}; //".ljust(size, "x"))
    return str(file)


def included(unit: str) -> list[str]:
    """The modules in a file that is compiled."""
    return [line.split("___", 1)[1].removesuffix('.c"') for line in Path(unit).read_text().splitlines()]


def test_modules_are_compiled_by_folder_and_in_handy_sizes(setup: dict[str, Any], tmp_path: Path) -> None:
    """Each module once; small ones of one folder together; nothing but modules is put together."""
    half = setup["UNIT"] // 2
    sizes = {"intrigue.a.one": 10, "intrigue.a.two": 20, "intrigue.b.one": 10}
    sizes |= {f"intrigue.b.big{i}": half - 20 for i in range(3)}
    sources = [c_file(tmp_path, module, size) for module, size in sizes.items()]
    rest = tmp_path / "__native_0123.c"
    rest.write_text("int main;")

    units = list(setup["units"]([*sources, str(rest)]))

    assert units[0] == str(rest)
    assert [included(unit) for unit in units[1:]] == [
        ["a___one", "a___two"],
        ["b___big0", "b___big1"],
        ["b___big2", "b___one"],
    ]


def test_a_unit_that_holds_the_same_is_not_written_again(setup: dict[str, Any], tmp_path: Path) -> None:
    """It would look as if it had changed."""
    source = c_file(tmp_path, "intrigue.a.one")
    (unit,) = setup["units"]([source])
    before = Path(unit).stat().st_mtime_ns
    list(setup["units"]([source]))

    assert Path(unit).stat().st_mtime_ns == before


class Compiler:
    """Writes down what it is given."""

    def __init__(self) -> None:
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        """Where compiled files go."""
        return [str(Path(output_dir) / Path(source).with_suffix(".o").name) for source in sources]

    def compile(self, sources: list[str], output_dir: str, **_: object) -> None:
        """Make something of a file, unless it says that it is wrong."""
        for source, made in zip(sources, self.object_filenames(sources, output_dir), strict=True):
            if "wrong" in Path(source).read_text():
                raise SyntaxError(source)
            self.compiled.append(Path(source).name)
            Path(made).write_text("compiled")


class TestOnlyWhatHasChanged:
    """A file is compiled again if anything that went into it is not what it was."""

    @pytest.fixture(autouse=True)
    def prepare(self, setup: dict[str, Any], tmp_path: Path) -> None:
        self.header = tmp_path / "common.h"
        self.header.write_text("int h;")
        self.sources = [Path(c_file(tmp_path, f"intrigue.{name}.one")) for name in "ab"]
        self.units = list(setup["units"](list(map(str, self.sources))))
        self.extension = Extension("x", list(self.units), extra_compile_args=["-O3"])
        self.command = setup["build_units"](Distribution())
        self.command.compiler = Compiler()
        self.command.build_temp = str(tmp_path)
        self.build()

    def build(self) -> list[str]:
        """What is compiled this time."""
        self.command.compiler.compiled.clear()
        for unit in self.units:
            self.command.compile(self.extension, unit)
        return list(self.command.compiler.compiled)

    def test_nothing(self) -> None:
        assert self.build() == []

    def test_one_module(self) -> None:
        self.sources[1].write_text("int changed;")

        assert self.build() == [Path(self.units[1]).name]
        assert self.build() == []

    def test_not_the_order_of_classes(self) -> None:
        """In which order mypyc asks whether something is of one of several classes is another one every time."""
        self.sources[0].write_text("if ((Py_TYPE(x) == A) || (Py_TYPE(x) == B)) y();")
        self.build()
        self.sources[0].write_text("if ((Py_TYPE(x) == B) || (Py_TYPE(x) == A)) y();")

        assert self.build() == []
        self.sources[0].write_text("if ((Py_TYPE(x) == B) || (Py_TYPE(x) == C)) y();")
        assert self.build() == [Path(self.units[0]).name]

    def test_not_what_mypyc_says_it_depends_on(self) -> None:
        """The second time it knows of headers that the first time made: nothing has changed by that."""
        self.extension.depends = [str(self.header)]

        assert self.build() == []

    def test_what_all_of_them_read(self) -> None:
        self.header.write_text("int other;")

        assert len(self.build()) == 2

    def test_how_it_is_compiled(self) -> None:
        self.extension.extra_compile_args = ["-O2"]

        assert len(self.build()) == 2

    def test_what_went_wrong_is_tried_again(self) -> None:
        """A file that could not be compiled leaves nothing behind that looks like success."""
        good = Path(self.units[0]).read_text()
        Path(self.units[0]).write_text(good + "// wrong")
        with pytest.raises(SyntaxError):
            self.build()
        with pytest.raises(SyntaxError):
            self.build()
        Path(self.units[0]).write_text(good)

        assert Path(self.units[0]).name in self.build()


def test_what_is_compiled_no_more_is_not_installed(setup: dict[str, Any], tmp_path: Path) -> None:
    """A module that was removed, or is plain Python now, would go on running as it was."""
    for name in ("kept.so", "gone.so", "plain.py"):
        (tmp_path / name).write_text("")
    setup["remove_strangers"](str(tmp_path), {"kept.so"})

    assert sorted(file.name for file in tmp_path.iterdir()) == ["kept.so", "plain.py"]
