"""Where the words of a game are looked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from intrigue.i18n.catalogue import words_file


def test_a_package_needs_no_init_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever writes a game in a folder of their own may leave it out."""
    (tmp_path / "outskirts" / "inn" / "locale").mkdir(parents=True)
    (tmp_path / "outskirts" / "inn" / "locale" / "en.ftl").write_text("game = Inn")
    monkeypatch.syspath_prepend(str(tmp_path))

    assert words_file("outskirts/inn", "en").read_text() == "game = Inn"
    assert not words_file("outskirts/shared", "en").is_file()
