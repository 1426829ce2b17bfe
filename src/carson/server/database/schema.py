"""The tables of the database as the code knows them; `migrations/` builds them, and a test checks that both agree.

Times are whole seconds since 1970. What a game says about itself (options, draws, events) is stored as JSON text: it is
read back as a whole and never searched.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

# Constraints have names, so that a later migration can refer to them on both databases.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = 32

# A guest has no password; `name_key`, the name as it is compared, is set when a name is claimed, and is then unique.
# `handle` is the name that others may use for a person; the id never leaves the server. `admin`: may use the doors of
# admins (admin/).
users: Final = Table(
    "users",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(40), unique=True),
    Column("handle", String(16), nullable=False, unique=True),
    Column("password", String(200)),
    Column("language", String(5)),
    Column("created_at", BigInteger, nullable=False),
    Column("admin", Boolean, nullable=False, default=False, server_default=false()),
)

# Only the owner has the token itself, and refers to the session by `id`; `label` describes the browser.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_sha256", String(64), primary_key=True),
    Column("id", String(ID), nullable=False, unique=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(120), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

# A secret link: its token signs in as the person, once. The token itself is only in the link.
links: Final = Table(
    "links",
    metadata,
    Column("token_sha256", String(64), primary_key=True),
    Column("id", String(ID), nullable=False, unique=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

# `head` holds the header lines of the game's record, enough to build its rules again. `seq` is the number of the last
# entry of the log: the table's version. `seed` is secret until the game is over. If players contribute numbers,
# `secret` is the server's contribution, and the seed follows from both; else the seed is the server's alone, and
# `secret` is None. `commitment` is the SHA-256 of the server's part; `sealed_at` is when the sealed numbers became
# final. `clock` is how time is kept, as JSON; `deadline_at` is the next moment at which somebody's time runs out,
# `warned_of` the last such moment that people were warned about, `bot_due_at` since when a bot is asked. `ended` says
# how a finished game ended, `rematch_id` which table followed it, `origin` from which position it started. `host_id` is
# None when the host has left for good; `spectators_chat`: spectators may chat. `hints`: whether players may ask
# for hints; None: where only one person plays. `practice`: how often a game against bots was taken back further than
# the rules allow.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("head", Text, nullable=False),
    Column("host_id", ForeignKey("users.id")),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64)),
    Column("sealed_at", BigInteger),
    Column("scores", Text),
    Column("winners", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("clock", Text),
    Column("deadline_at", BigInteger, index=True),
    Column("warned_of", BigInteger),
    Column("bot_due_at", BigInteger, index=True),
    Column("ended", String(10)),
    Column("rematch_id", String(ID)),
    Column("origin", Text),
    Column("spectators_chat", Boolean, nullable=False, default=False),
    Column("hints", Boolean),
    Column("practice", Integer, nullable=False, default=0, server_default="0"),
    Index("ix_tables_status_created_at", "status", "created_at"),
    Index("ix_tables_host_id_status", "host_id", "status"),
)

# Who sits where: a person (`user_id`), a bot by its name, or nobody yet. `asked_at` is since when the seat is asked,
# `bank` the seconds it has left, `standin` the bot that plays for a person who has run out of time or resigned
# (`resigned`, after which entry of the log: `resigned_after`). `agrees`: to end the game here and now. `spent` and
# `reached` belong to the clock (tables/clock.py): how much of the time for this move is used up, and how far the game
# had come when that time was given; `own_since` is how many moves the person has made since a bot last stood in for
# them. `orders` are what they decided in advance, as JSON; `kept_for` is who may sit down here before anybody else.
# `number` is what the person contributed to the seed, and `number_sha256` what was shown of it before; a person with
# several seats has them at the first.
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("bot", String(20)),
    Column("name", String(40)),
    Column("asked_at", BigInteger),
    Column("bank", Integer),
    Column("standin", String(20)),
    Column("resigned", Boolean, nullable=False, default=False),
    Column("agrees", Boolean, nullable=False, default=False),
    Column("spent", Integer, nullable=False, default=0),
    Column("reached", Integer, nullable=False, default=-1),
    Column("orders", Text),
    Column("kept_for", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("own_since", Integer),
    Column("number_sha256", String(64)),
    Column("number", String(64)),
    Column("resigned_after", Integer),
)

# What happened at a table, never changed and never deleted: entry 0 is the set-up, then moves and moves taken back.
# `number` is the move's number in the game; `sealed` says that it answered a decision in secret. `action_id` is the
# client's own id for the action, by which a repeated request is recognised; `by` is the bot that played, if one did.
log: Final = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("sealed", Boolean, nullable=False),
    Column("action", String(200), nullable=False),
    Column("draws", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("action_id", String(64)),
    Column("by", String(20)),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "action_id"),
)

# What became of each player of a finished game that was set up here and played from its beginning (results/). `user_id`
# is None for bots and for people who had several seats. `setting` and `rivals` say what was played and against whom,
# `facts` where the points came from, which characters were taken and what was built, all as JSON.
results: Final = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("users.id", ondelete="SET NULL")),
    Column("bot", String(20)),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("setting", Text, nullable=False),
    Column("rivals", Text, nullable=False),
    Column("points", Integer),
    Column("won", Boolean, nullable=False),
    Column("ended", String(10), nullable=False),
    Column("facts", Text),
    Column("finished_at", BigInteger, nullable=False),
    Index("ix_results_user_id_finished_at", "user_id", "finished_at"),
)

# The newest position of each table from which nothing can be taken back: loading starts there.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

# What people say at a table, numbered from 1. A line taken back loses its text, and a later one says so (`removes`); of
# people who have left for good, only the numbers stay.
chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("seat", Integer),
    Column("name", String(40)),
    Column("text", Text),
    Column("removes", Integer),
    Column("created_at", BigInteger, nullable=False),
)

# Whose lines a person does not want to read.
mutes: Final = Table(
    "mutes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created_at", BigInteger, nullable=False),
)

# A person's private notes at a table. `seat` is -1 for the first of their own, and for people without a seat.
notes: Final = Table(
    "notes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False, server_default="-1"),
    Column("text", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)

# Where a person is told what happens at their tables while they are away. `address` is an email address, an https
# address or a push subscription (JSON); `wants` are kinds of message, separated by spaces; `last_fault` (JSON) says why
# the last one did not arrive. `secret` signs what is sent there.
channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("language", String(5), nullable=False),
    Column("wants", String(100), nullable=False),
    Column("state", String(12), nullable=False),
    Column("failures", Integer, nullable=False),
    Column("last_fault", Text),
    Column("confirmed_at", BigInteger),
    Column("created_at", BigInteger, nullable=False),
)

# Messages not sent yet, one of each kind for a table and a channel. "Your turn" stays here, marked as sent, until the
# game is over, so that nobody is told again before they have acted; `seq` is the table's number at that time.
outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("channel_id", ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("kind", String(10), nullable=False),
    Column("data", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent_at", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("channel_id", "table_id", "kind"),
    Index("ix_outbox_sent_at_due_at", "sent_at", "due_at"),
)

# How many emails an address got on a day; old days are deleted.
mail_counts: Final = Table(
    "mail_counts",
    metadata,
    Column("address_sha256", String(64), primary_key=True),
    Column("what", String(10), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
)

# Keys that the server made for itself once and is known by.
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# What an admin has forbidden a person: to sign in and play (`ban`), or to chat (`mute`). `until` is None if it does not
# end by itself; the person reads the `reason`.
sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("until", BigInteger),
    Column("reason", String(300), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# Messages and names that people have reported, with the name and the text as they were then. `thing` is what was
# reported: one person reports it once, and all its reports are settled together. Without a `line` it is the name.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("reporter_id", ForeignKey("users.id", ondelete="SET NULL")),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("line", Integer),
    Column("thing", String(100), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text),
    Column("reason", String(300), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    Column("verdict", String(10)),
    UniqueConstraint("reporter_id", "thing"),
    Index("ix_reports_settled_at_created_at", "settled_at", "created_at"),
)

# What admins tell everybody, until it ends.
announcements: Final = Table(
    "announcements",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("text", String(300), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
)

# Everything that admins did, in order; nothing in it is deleted. People stand in it by their handles, so that it says
# nothing about somebody who has left for good: `admin` is who did it (None: a command on the host), `person` whom it
# concerns, `thing` a table, report or announcement. `details` (JSON) go when the person goes.
audit: Final = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("admin", String(16)),
    Column("act", String(20), nullable=False),
    Column("person", String(16), index=True),
    Column("thing", String(ID)),
    Column("reason", String(300), nullable=False),
    Column("details", Text),
)
