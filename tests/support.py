"""What tests of all kinds share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[F], F]:
    """The test proves these clauses: it fails when one of them is broken. `make clauses` lists those without a test."""
    return pytest.mark.clause(*ids)
