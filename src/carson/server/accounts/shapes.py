"""Your own data on the wire: accounts, sessions, secret links, everything that is stored."""

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from carson.server.accounts.leaving import PersonalData
from carson.server.accounts.personal_data import OwnReport
from carson.server.chat.repository import OwnLine
from carson.server.chat.shapes import Muted
from carson.server.database import rows
from carson.server.delivery.shapes import Channel, channel
from carson.server.games.served import Setting
from carson.server.people.browser_labels import label_words
from carson.server.people.sanctions import Sanction
from carson.server.people.session_repository import Link
from carson.server.people.session_repository import Session as KnownSession
from carson.server.results.model import SeatFacts
from carson.server.results.repository import Result
from carson.server.tables.tables import SeatedTable
from carson.server.web.shapes import Orders, Person, Table, orders, person, shown, table
from carson.words import Words

Language = Literal["en", "nl", "fr", "it", "de"]


class ClaimForm(Struct, forbid_unknown_fields=True):
    """`name`: your current one by default."""

    password: str
    name: str | None = None


class LoginForm(Struct, forbid_unknown_fields=True):
    """`token`: put the token into the answer, for a script, and set no cookie."""

    name: str
    password: str
    token: bool = False


class NameForm(Struct, forbid_unknown_fields=True):
    name: str


class PasswordForm(Struct, forbid_unknown_fields=True):
    """`old`: your current password."""

    old: str
    password: str


class LanguageForm(Struct, forbid_unknown_fields=True):
    language: Language | None


class DeleteForm(Struct, forbid_unknown_fields=True):
    """`password`: if you have one."""

    password: str = ""


class UseForm(Struct, forbid_unknown_fields=True):
    """`link`: the part after the # in the secret link. `token`: as for logging in."""

    link: str
    token: bool = False


class Session(Struct, frozen=True):
    """A place where you are signed in; `this`: the one that sent this request."""

    id: str
    label: str
    created_at: int
    seen_at: int
    this: bool


class Sessions(Struct, frozen=True):
    sessions: list[Session]


class Ended(Struct, frozen=True):
    """How many sessions have ended."""

    ended: int


class Links(Struct, frozen=True):
    links: list[Link]


class NewLink(Link, frozen=True):
    """`path` goes behind the server's address; what follows its # is secret, told this once, and sent to no server."""

    path: str


class OwnTable(Struct, frozen=True):
    """`link` follows the server's address; `orders` are those of your own seats."""

    link: str
    host: bool
    table: Table
    orders: list[Orders]


class OwnNote(Struct, frozen=True):
    """`seat` is None for the first of your own."""

    table: str
    seat: int | None
    text: str
    updated_at: int


class OwnResult(Struct, frozen=True):
    """A finished game of yours, as your statistics know it."""

    table: str
    game: str
    players: int
    setting: Setting
    rivals: list[str]
    points: int | None
    won: bool
    ended: str
    facts: SeatFacts | None
    finished_at: int


class Export(Struct, frozen=True):
    """Everything that is stored about a person, except the hashes of their password and tokens, which can only be
    compared with.

    Keys that sign messages to a channel are left out too. Channel addresses are complete: for push, the browser's
    subscription.
    """

    user: Person
    created_at: int
    sessions: list[Session]
    links: list[Link]
    tables: list[OwnTable]
    chat: list[OwnLine]
    notes: list[OwnNote]
    mutes: list[Muted]
    channels: list[Channel]
    results: list[OwnResult]
    reports: list[OwnReport]
    sanctions: list[Sanction]


def session(found: KnownSession, reader: rows.User, words: Words) -> Session:
    return shown(Session, found, label=label_words(found.label, words), this=found.id == reader.session)


def exported(kept: PersonalData, words: Words) -> Export:
    user = kept.user
    return shown(
        Export,
        kept,
        user=person(user),
        created_at=kept.since,
        sessions=[session(one, user, words) for one in kept.sessions],
        tables=[_table(seated, user, words) for seated in kept.tables],
        chat=kept.lines,
        notes=[_note(note) for note in kept.notes],
        mutes=[Muted(other.handle, other.name) for other in kept.mutes],
        channels=[replace(channel(one, words), address=one.address) for one in kept.channels],
        results=[_result(one) for one in kept.results],
    )


def exported_by_admin(kept: PersonalData, words: Words) -> Export:
    """Without what nobody but the person may read: private notes, orders at tables, whole addresses of channels."""
    whole = exported(kept, words)
    return replace(
        whole,
        tables=[replace(one, orders=[]) for one in whole.tables],
        notes=[],
        channels=[channel(one, words) for one in kept.channels],
    )


def _result(found: Result) -> OwnResult:
    return shown(
        OwnResult,
        found,
        table=found.table_id,
        setting=msgspec.json.decode(found.setting, type=Setting),
        rivals=msgspec.json.decode(found.rivals, type=list[str]),
        facts=msgspec.json.decode(found.facts, type=SeatFacts) if found.facts is not None else None,
    )


def _table(seated: SeatedTable, user: rows.User, words: Words) -> OwnTable:
    own = [seat.seat for seat in seated.seats if seat.user_id == user.id and seat.orders is not None]
    given = [orders(seated, seat, words) for seat in own]
    return OwnTable(f"/table/{seated.table.id}", seated.table.host_id == user.id, table(seated, user), given)


def _note(found: rows.Note) -> OwnNote:
    return OwnNote(found.table_id, found.seat if found.seat >= 0 else None, found.text, found.updated_at)
