"""Without the extras the package can still be imported, and says what is missing."""

import sys

import pytest

import carson.environments


@pytest.mark.parametrize(
    ("module", "library", "said"),
    [
        (
            "aec",
            "pettingzoo",
            "PettingZoo environments need pettingzoo, which is not installed: pip install 'carson[research]'.",
        ),
        (
            "gym",
            "gymnasium",
            "Gymnasium environments need gymnasium, which is not installed: pip install 'carson[research]'.",
        ),
        (
            "open_spiel",
            "pyspiel",
            "OpenSpiel games need pyspiel, which is not installed: pip install 'carson[open-spiel]'.",
        ),
    ],
)
def test_the_missing_extra_is_named(module: str, library: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    for name in [name for name in sys.modules if name.startswith("carson.environments.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(vars(carson.environments), module, raising=False)
    with pytest.raises(ImportError) as fault:
        getattr(carson.environments, module)
    assert str(fault.value) == said


def test_another_name_is_no_module() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        carson.environments.chess  # noqa: B018 - asking is the test
