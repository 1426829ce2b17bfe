"""A server on its own empty database, and a browser."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--no-first-run")
PATIENCE = 60  # seconds; a busy machine is not a failure


@contextmanager
def serving(folder: Path, program: tuple[str, ...] = ("-m", "carson.cli")) -> Iterator[str]:
    """The address of a server that keeps its database in the folder, without rate limits."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, *program, "serve", "--port", str(port)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CARSON_LIMITS": "off", "CARSON_LOG_LEVEL": "warning"}
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
        if server.poll() is not None:
            raise RuntimeError("the server ended before it answered")
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


@contextmanager
def browsing() -> Iterator[Browser]:
    """An installed Chromium, or one that tools/chromium.py fetches."""
    found = subprocess.run([sys.executable, ROOT / "tools" / "chromium.py"], capture_output=True, text=True)
    if found.returncode:
        raise RuntimeError(found.stderr)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()
