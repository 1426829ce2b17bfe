"""Live tables under load, next to a boardgame.io server with a trivial game, in one run.

    python tools/load/run.py [--tables 500] [--rate 200] [--seconds 60] [--full 15] [--no-peer]

Each server runs in its own process and all its players in another. First moves come at a fixed rate, whether or not
those before have been answered (p50 and p99 count from when a move was due until the last seat has it); then every
table moves as fast as it is answered. The peer is installed from npm into a folder outside the repository.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SEATS = 4
PATIENCE = 300.0


def main() -> None:
    given = arguments()
    environ = {**os.environ, "PYTHONPATH": f"{HERE.parent.parent / 'src'}{os.pathsep}{HERE.parent}"}
    print(f"load before: {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores", flush=True)
    found = {"carson": carson(given, environ)}
    if not given.no_peer:
        peer = boardgame_io(given, environ)
        if peer is not None:
            found["boardgame.io (a counter)"] = peer
    print(f"load after: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    show(found)
    if any(one["errors"] or one["paced"]["lost"] for one in found.values()):
        sys.exit("there were errors")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Live tables under load.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=60, help="how long moves come at that rate")
    parser.add_argument("--full", type=float, default=15, help="how long they come as fast as they are answered")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    return parser.parse_args()


def carson(given: argparse.Namespace, environ: dict[str, str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="carson-load-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "load.server", folder, str(port), str(given.tables)]
        server = subprocess.Popen(command, env=environ)
        try:
            wait_for(server, lambda: (Path(folder) / "ready.json").exists() and answers(port))
            return played("carson", given, port, Path(folder) / "ready.json", server.pid, environ)
        finally:
            stop(server)


def boardgame_io(given: argparse.Namespace, environ: dict[str, str]) -> dict[str, Any] | None:
    """None if there is no Node to run it with."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        print("no npm: measured without boardgame.io", file=sys.stderr)
        return None
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "carson-load"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.js"):
        shutil.copy(HERE / "peer" / name, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    port = free_port()
    command = ["node", "server.js", str(port)]
    server = subprocess.Popen(command, cwd=folder, env={**environ, "NODE_ENV": "production"}, stdout=subprocess.DEVNULL)
    try:
        wait_for(server, lambda: answers(port))
        ready = folder / "ready.json"
        # A match is created by the first request for it; without its lobby nobody needs credentials.
        ready.write_text(json.dumps({"matches": [(f"match{n}", [None] * SEATS) for n in range(given.tables)]}))
        return played("peer", given, port, ready, server.pid, environ)
    finally:
        stop(server)


def played(
    kind: str, given: argparse.Namespace, port: int, ready: Path, pid: int, environ: dict[str, str]
) -> dict[str, Any]:
    wanted = [str(port), str(ready), str(pid), str(given.rate), str(given.seconds), str(given.full)]
    most = PATIENCE + 10 * (given.seconds + given.full)
    command = [sys.executable, "-m", "load.clients", kind, *wanted]
    done = subprocess.run(command, env=environ, stdout=subprocess.PIPE, check=True, timeout=most)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def show(found: dict[str, dict[str, Any]]) -> None:
    print("| server | tables | moves/s, paced | p50 ms | p99 ms | CPU | moves/s, at most | memory MB | errors |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name, one in found.items():
        paced, full = one["paced"], one.get("full", {"moves_a_second": "–"})
        cells = [name, one["tables"], paced["moves_a_second"], paced["p50_ms"], paced["p99_ms"]]
        cells += [paced["server_cpu"], full["moves_a_second"], one["memory_mb"]]
        cells.append(one["errors"] + paced["lost"] + paced["not_sent"])
        print("| " + " | ".join(str(cell) for cell in cells) + " |")
        if one["first_error"]:
            print(one["first_error"], file=sys.stderr)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def answers(port: int) -> bool:
    with socket.socket() as one:
        one.settimeout(1)
        return one.connect_ex(("127.0.0.1", port)) == 0


def wait_for(server: "subprocess.Popen[bytes]", ready: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not ready():
        if server.poll() is not None or time.monotonic() > until:
            sys.exit("the server did not start")
        time.sleep(0.1)


def stop(server: "subprocess.Popen[bytes]") -> None:
    if server.poll() is None:
        server.send_signal(signal.SIGINT)
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
