"""What a server is told by its environment. Every setting has a default that plays on one's own machine."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from carson.kernel import CarsonError

DATABASE: Final = "CARSON_DATABASE_URL"
ORIGIN: Final = "CARSON_ORIGIN"
DEFAULT_DATABASE: Final = "sqlite:///carson.db"

# How a database is named from outside, and the driver that speaks to it.
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class SettingsError(CarsonError):
    """A setting the server cannot start with."""


class Settings(Struct, frozen=True):
    """`origin` is where browsers find the server, such as "https://carson.example"; empty: wherever they came.

    With an https origin cookies are marked secure.
    """

    database: str = "sqlite+aiosqlite:///carson.db"
    origin: str = ""
    max_body: int = 16_384
    max_open_tables: int = 20  # of one host, not finished
    session_days: int = 180
    cached_games: int = 500
    snapshot_every: int = 40
    record_bytes: int = 16_000_000  # of finished games' records kept at hand
    past_positions: int = 5_000  # of games that somebody leafs through
    max_imports: int = 100  # records brought by one person
    largest_table: int = 65_536  # of one that lays a table, perhaps with a deck
    largest_record: int = 524_288  # bytes of a request that brings one
    longest_wait: float = 25.0  # seconds that a request for news may be kept waiting
    max_sockets: int = 5_000  # live connections, in this process
    max_sockets_each: int = 20  # of one person
    max_sockets_address: int = 500  # from one address, a whole club's perhaps
    send_seconds: float = 15.0  # for a live connection to take what it is sent
    session_check: float = 60.0  # seconds between looks whether those who are connected are still known
    limited: bool = True  # whether requests are counted and refused when there are too many

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
    return Settings(database=driver_url(environ.get(DATABASE) or DEFAULT_DATABASE), origin=origin)


def driver_url(url: str) -> str:
    """The address with the driver this server speaks to that database with."""
    scheme, separator, rest = url.partition("://")
    driver = _DRIVERS.get(scheme.partition("+")[0])
    if driver is None or not separator:
        raise SettingsError("settings-database", name=DATABASE, known=("sqlite:///FILE", "postgresql://…"))
    return f"{driver}://{rest}"
