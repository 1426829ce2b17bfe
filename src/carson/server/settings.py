"""What a server is told by its environment. Every setting has a default that works on your own machine."""

import math
from collections.abc import Mapping
from email.headerregistry import Address
from importlib.util import find_spec
from typing import Final

from msgspec import Struct

from carson.kernel import CarsonError
from carson.server import tracing
from carson.server.mail_settings import FORMS, Smtp, read_sender, read_smtp

DATABASE: Final = "CARSON_DATABASE_URL"
ORIGIN: Final = "CARSON_ORIGIN"
REDIS: Final = "CARSON_REDIS_URL"
REDIS_SECONDS: Final = "CARSON_REDIS_SECONDS"
DATABASE_SECONDS: Final = "CARSON_DATABASE_SECONDS"
BOTS: Final = "CARSON_BOTS"
BOT_QUEUE_SECONDS: Final = "CARSON_BOT_QUEUE_SECONDS"
BOT_SECONDS: Final = "CARSON_BOT_SECONDS"
BOT_WORKERS: Final = "CARSON_BOT_WORKERS"
BOT_MEMORY: Final = "CARSON_BOT_MEMORY"
JOB_WORKERS: Final = "CARSON_JOB_WORKERS"
LOG: Final = "CARSON_LOG"
LOG_LEVEL: Final = "CARSON_LOG_LEVEL"
METRICS_TOKEN: Final = "CARSON_METRICS_TOKEN"
# OpenTelemetry's own names; the rest of its settings it reads itself.
TRACES: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
ABANDONED_DAYS: Final = "CARSON_ABANDONED_DAYS"
NEW_GAMES: Final = "CARSON_NEW_GAMES"
LIMITS: Final = "CARSON_LIMITS"
SMTP: Final = "CARSON_SMTP_URL"
MAIL_FROM: Final = "CARSON_MAIL_FROM"
DEFAULT_DATABASE: Final = "sqlite:///carson.db"

# How a Valkey or Redis server is written in the setting, and how its client spells that.
_REDIS: Final = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss", "unix": "unix"}

LOCAL: Final = "local"
QUEUE: Final = "queue"
BOTS_ARE: Final = (LOCAL, QUEUE)
NEWEST: Final = "newest"
PREVIOUS: Final = "previous"
NEW_GAMES_ARE: Final = (NEWEST, PREVIOUS)
LOGS: Final = ("text", "json")
LEVELS: Final = ("info", "debug", "warning", "error")
# How a database is written in the setting, and the driver for it.
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class SettingsError(CarsonError):
    """A setting that the server cannot start with."""


class Settings(Struct, frozen=True):
    """`origin` is where browsers find the server, such as "https://carson.example"; empty: wherever they came from.

    With an https origin cookies are marked secure, as they are when a request comes over https.
    """

    database: str = "sqlite+aiosqlite:///carson.db"
    database_seconds: float = 60.0  # seconds that a start waits for a database that does not answer
    redis: str = ""  # the Valkey or Redis server in which processes share counts and presence
    redis_seconds: float = 0.5  # seconds for its answer; then each process counts for itself
    origin: str = ""
    max_body: int = 16_384
    max_open_tables: int = 20  # unfinished tables of one host
    max_bot_games: int = 2  # games between bots alone that one host may have running
    session_days: int = 180
    link_days: int = 7  # how long a secret link is valid
    idle_guest_days: int = 30  # days after which a guest who never did anything is forgotten
    password_memory: int = 65_536  # KiB that one password takes while it is hashed
    password_passes: int = 3
    cached_games: int = 500
    snapshot_every: int = 40
    record_bytes: int = 16_000_000  # bytes of cached records of finished games
    past_positions: int = 5_000  # cached positions of games that somebody steps through
    series_moments: int = 20_000  # cached moments of games whose course is drawn
    cached_hints: int = 1_000
    analysis_effort: str = "normal"  # how much is tried out for a hint and for each decision of a review
    reviewed_decisions: int = 10_000  # cached judgements of games that somebody looks back on
    max_imports: int = 100  # records imported by one person
    largest_table: int = 65_536  # bytes of a request that sets up a table, perhaps with a deck
    largest_record: int = 524_288  # bytes of a request that imports one
    longest_wait: float = 25.0  # seconds that a request for news may wait
    pulse: float = 1.0  # seconds between two checks of the clocks; 0: never
    abandoned_days: int = 60  # days of inactivity after which a game without a clock ends
    previous_rules: bool = False  # whether new games are played by the rules of the previous release
    max_moves: int = 256  # moves that wait or are being made, in this process; more are told to come back
    max_moves_table: int = 32  # of one table
    max_connections: int = 12_000  # from browsers to this process, live ones too; fewer if fewer files may be open
    head_seconds: float = 10.0  # seconds for the head of a request to arrive
    body_seconds: float = 30.0  # and then for its body
    max_sockets: int = 10_000  # live connections, in this process
    max_sockets_each: int = 20  # of one person
    max_sockets_address: int = 500  # from one address, perhaps a whole club's
    send_seconds: float = 15.0  # seconds for a client to read something of what it is sent
    presence_pause: float = 1.0  # seconds between two messages that say who is present
    session_check: float = 60.0  # seconds between checks whether connected people are still signed in
    limited: bool = True  # whether there are rate limits
    bots: str = LOCAL  # or QUEUE: bots think in the processes of `carson bots`
    bot_queue: int = 1_000  # moves that may wait in that queue; those of tables without people fill half of it at most
    bot_queue_seconds: float = 10.0  # seconds that a move may wait there before the server thinks about it itself
    bot_seconds: float = 5.0  # seconds for a bot's move, before a simple one replaces it
    bot_pace: float = 2.0  # seconds before each move of bots that play among themselves, so that people can follow
    bot_workers: int = 2  # processes that run bots, once there are bots
    bot_memory: int = 2 * 1024**3  # bytes, for each of them
    job_workers: int = 2  # processes for long jobs; 0: threads of the server itself
    thought_seconds: float = 20.0  # seconds for one such job
    log: str = "text"  # or "json": one object per line
    log_level: str = "info"
    metrics_token: str = ""  # opens /metrics to other machines
    traced: bool = False  # whether traces are sent, as OpenTelemetry's own settings say
    smtp: Smtp | None = None  # the server that takes outgoing mail; without it and a sender none is sent
    mail_from: Address | None = None

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https://")


def from_environment(environ: Mapping[str, str]) -> Settings:
    origin = environ.get(ORIGIN, "").rstrip("/")
    if origin and not origin.startswith(("http://", "https://")):
        raise SettingsError("settings-origin", name=ORIGIN, found=origin[:80])
    smtp, mail_from = mail_settings(environ.get(SMTP, ""), environ.get(MAIL_FROM, ""))
    database = driver_url(environ.get(DATABASE) or DEFAULT_DATABASE)
    bots = _choice(environ, BOTS, BOTS_ARE)
    if bots == QUEUE and database.startswith("sqlite"):
        raise SettingsError("settings-bots", name=BOTS, found=bots, database=DATABASE)
    return Settings(
        database=database,
        database_seconds=_number(environ, DATABASE_SECONDS, 60, 0, 3600),
        redis=redis_url(environ.get(REDIS, "")),
        redis_seconds=_number(environ, REDIS_SECONDS, 0.5, 0.01, 60),
        origin=origin,
        bots=bots,
        bot_queue_seconds=_number(environ, BOT_QUEUE_SECONDS, 10.0, 1, 3600),
        bot_seconds=_number(environ, BOT_SECONDS, 5.0, 0.1, 600),
        bot_workers=int(_number(environ, BOT_WORKERS, 2, 1, 64)),
        bot_memory=int(_number(environ, BOT_MEMORY, 2048, 64, 1_048_576)) * 1024**2,
        job_workers=int(_number(environ, JOB_WORKERS, 2, 0, 64)),
        log=_choice(environ, LOG, LOGS),
        log_level=_choice(environ, LOG_LEVEL, LEVELS),
        metrics_token=environ.get(METRICS_TOKEN, ""),
        traced=_traced(environ),
        abandoned_days=int(_number(environ, ABANDONED_DAYS, 60, 1, 36_500)),
        previous_rules=_choice(environ, NEW_GAMES, NEW_GAMES_ARE) == PREVIOUS,
        limited=environ.get(LIMITS) != "off",
        smtp=smtp,
        mail_from=mail_from,
    )


def _traced(environ: Mapping[str, str]) -> bool:
    wanted = next((name for name in TRACES if environ.get(name)), None)
    if wanted is not None and not tracing.installed():
        raise SettingsError("settings-traces", name=wanted, extra="carson[telemetry]")
    return wanted is not None


def _number(environ: Mapping[str, str], name: str, usual: float, least: float, most: float) -> float:
    text = environ.get(name) or str(usual)
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise SettingsError("settings-number", name=name, found=text[:80], least=least, most=most)
    return number


def _choice(environ: Mapping[str, str], name: str, known: tuple[str, ...]) -> str:
    """The first of them by default."""
    found = environ.get(name) or known[0]
    if found not in known:
        raise SettingsError("settings-choice", name=name, found=found[:80], known=known)
    return found


def mail_settings(url: str, sender: str) -> tuple[Smtp | None, Address | None]:
    """Both or neither. The address is not repeated in an error: it may contain a password."""
    smtp, mail_from = read_smtp(url), read_sender(sender)
    if smtp is None and (url or sender):
        raise SettingsError("settings-smtp", name=SMTP, known=FORMS)
    if mail_from is None and (url or sender):
        raise SettingsError("settings-mail-from", name=MAIL_FROM, found=sender[:80])
    return smtp, mail_from


def redis_url(url: str) -> str:
    """The address as its client expects it. It is not repeated in an error: it may contain a password."""
    if not url:
        return ""
    scheme, separator, rest = url.partition("://")
    if scheme not in _REDIS or not separator or not rest:
        raise SettingsError("settings-redis", name=REDIS, known=("redis://HOST:6379/0", "rediss://…", "unix:///FILE"))
    if find_spec("redis") is None:
        raise SettingsError("settings-redis-absent", name=REDIS, extra="carson[redis]")
    return f"{_REDIS[scheme]}://{rest}"


def driver_url(url: str) -> str:
    """The address with the driver that this server uses for that database."""
    scheme, separator, rest = url.partition("://")
    driver = _DRIVERS.get(scheme.partition("+")[0])
    if driver is None or not separator:
        raise SettingsError("settings-database", name=DATABASE, known=("sqlite:///FILE", "postgresql://…"))
    return f"{driver}://{rest}"
