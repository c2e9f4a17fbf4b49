"""Names are seen: nobody sits at a table under a name that nobody can see, or that looks like nothing."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intrigue.server.names import LONGEST, MARKS, tidy

INVISIBLE = [
    "\u3164",  # Hangul filler
    "\uffa0",  # halfwidth Hangul filler
    "\u115f\u1160",  # fillers of old Hangul
    "\u2800",  # Braille without a dot
    "\u200b\u200c\u200d\u2060\ufeff",  # of no width
    "\u202a\u202b\u202d\u202e\u202c",  # for the direction of writing
    "\u2066\u2067\u2068\u2069\u200e\u200f\u061c",
    "\u00ad",  # a hyphen that may not be there
    "\u0301\u0308",  # accents on nothing
    "\u20dd",  # a circle around nothing
    "\u034f",  # a joiner of accents
    "\ufe0f",  # how to show the sign before it
    "\U000e0041\U000e007f",  # tags
    "\U000e0100",
    "\u17b4\u180b\U0001d159",
    "\u00a0\u2003\u3000\t\n\x00",  # spaces
    "\ue000\U0010ffff\ud800",  # of nobody
]


@pytest.mark.parametrize("name", [*INVISIBLE, "".join(INVISIBLE)])
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    """And beside a name it is not there."""
    assert tidy(name) == ""
    assert tidy(f"{name} Anna") == "Anna"


@pytest.mark.parametrize(
    "name", ["Anna", "Ödön", "Zoë Müller", "Đặng", "Ольга", "李 雷", "यश", "נִקּוּד", "Ann-Kathrin O'Neil", "🦊"]
)
def test_what_people_are_called_stays(name: str) -> None:
    """In whatever script."""
    assert tidy(name) == unicodedata.normalize("NFC", name)


def test_a_name_stays_in_its_line() -> None:
    """Marks do not pile up over the names above it."""
    assert len(tidy("A" + 30 * "\u0336")) == 1 + MARKS
    assert tidy("Anna\n\u202eB") == "Anna B"


@given(st.text(st.characters(exclude_categories=[]), max_size=60))
def test_a_tidy_name_can_be_seen(name: str) -> None:
    """It begins with a sign that is seen, is short enough, and stays as it is."""
    told = tidy(name)

    assert len(told) <= LONGEST
    assert tidy(told) == told
    assert told.isprintable()
    for word in told.split():
        assert unicodedata.category(word[0])[0] in "LNPS"
