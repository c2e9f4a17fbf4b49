"""Box files that an owner writes by hand, or that a stranger sends."""

from __future__ import annotations

import pytest

from intrigue.boxfile import complain, fingerprint, parse
from intrigue.kernel.errors import BadBox


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = 1\nb = [", "line 2: this is not TOML"),
        ("a = 1\nb = " + "[" * 5000, "line 2: b = [[["),
        ("a" + ".a" * 50_000 + " = 1", "line 1: a.a.a"),
        ("a = " + "9" * 5000, "line 1: a = 999"),
        ("a = [\n" + "[\n" * 5000, "line 9: this is nested too deeply"),
        ("a = '\ud800'", "line 1: this cannot be read as TOML"),
    ],
    ids=["cut off", "brackets", "dots", "digits", "deep", "half a character"],
)
def test_what_no_reader_can_read_is_a_bad_table(text: str, complaint: str) -> None:
    """At once, and whatever it is that the reader stumbles over."""
    with pytest.raises(BadBox, match=r"^line") as refused:
        parse(text)

    assert str(refused.value).startswith(complaint)


def test_lines_are_counted_as_editors_count_them() -> None:
    """A separator of paragraphs inside a remark does not begin a line."""
    text = "# one\u2028still one\n[a]\nb = 1\n"

    assert str(complain(text, "a.b", "1: too few")) == "line 3: a.b: 1: too few"


def test_a_fingerprint_is_of_what_is_said() -> None:
    """Remarks and layout do not count, values do."""
    assert fingerprint("# mine\na = 1\n\nb = 2") == fingerprint("b = 2\na = 1")
    assert fingerprint("a = 1") != fingerprint("a = 2")
