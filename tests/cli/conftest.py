"""Games that end early are saved where one stands: in these tests, in a folder of each test's own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("here")
    monkeypatch.chdir(folder)
    return folder
