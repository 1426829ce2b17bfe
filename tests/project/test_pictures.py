"""`make pictures` is run by hand: what it starts from must still be where it says."""

from pathlib import Path

from browsing import pictures
from browsing.site import ROOT


def test_the_server_and_the_pictures_that_are_kept_are_there() -> None:
    assert Path(pictures.SEEDED).is_file()
    kept = [f"{screen.name}-{look}.png" for screen in pictures.SCREENS for look in screen.kept]
    assert kept
    assert [name for name in kept if not (ROOT / "docs" / "images" / name).is_file()] == []
