"""A real server on an empty database, and a real Chromium that looks at it."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--no-first-run")
PATIENCE = 60  # seconds; a busy machine is no fault


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of this run's own."""
    folder = tmp_path_factory.mktemp("site")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "carson.cli", "serve", "--port", str(port)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CARSON_LIMITS": "off"}
    server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(f"{address}/healthz", server)
        yield address
    finally:
        server.terminate()
        server.wait(30)


def _wait_for(address: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(PATIENCE * 10):
        assert server.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: while it is there an event loop runs, and other tests want their own."""
    found = subprocess.run([sys.executable, ROOT / "tools" / "chromium.py"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=list(FLAGS))
        yield browser
        browser.close()


Visitor = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Visitor]:
    """A page of a browser of its own, with its own cookies, size and language. What it complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(path: str = "/", width: int = 1280, height: int = 900, language: str = "en", **more: Any) -> Page:
        context = chromium.new_context(
            base_url=site, viewport={"width": width, "height": height}, locale=language, **more
        )
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if _matters(line) else None)
        page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


def _matters(line: Any) -> bool:
    # That nobody is known yet, and a request that is refused on purpose, are told by the browser as errors.
    return line.type == "error" and "Failed to load resource" not in line.text
