"""People, tables, seats, and what happened at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(40)),
        sa.Column("handle", sa.String(16), nullable=False),
        sa.Column("password", sa.String(200)),
        sa.Column("language", sa.String(5)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("name_key", name="uq_users_name_key"),
        sa.UniqueConstraint("handle", name="uq_users_handle"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_sha256", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("label", sa.String(120), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_sha256", name="pk_sessions"),
        sa.UniqueConstraint("id", name="uq_sessions_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_table(
        "links",
        sa.Column("token_sha256", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_sha256", name="pk_links"),
        sa.UniqueConstraint("id", name="uq_links_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_links_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_links_user_id", "links", ["user_id"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("host_id", sa.String(32)),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("scores", sa.Text),
        sa.Column("winners", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("finished_at", sa.BigInteger),
        sa.Column("clock", sa.Text),
        sa.Column("deadline_at", sa.BigInteger),
        sa.Column("warned_of", sa.BigInteger),
        sa.Column("bot_due_at", sa.BigInteger),
        sa.Column("ended", sa.String(10)),
        sa.Column("rematch_id", sa.String(32)),
        sa.Column("origin", sa.Text),
        sa.Column("spectators_chat", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host_id"], ["users.id"], name="fk_tables_host_id"),
    )
    op.create_index("ix_tables_status_created_at", "tables", ["status", "created_at"])
    op.create_index("ix_tables_host_id_status", "tables", ["host_id", "status"])
    op.create_index("ix_tables_deadline_at", "tables", ["deadline_at"])
    op.create_index("ix_tables_bot_due_at", "tables", ["bot_due_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.String(32)),
        sa.Column("bot", sa.String(20)),
        sa.Column("name", sa.String(40)),
        sa.Column("asked_at", sa.BigInteger),
        sa.Column("bank", sa.Integer),
        sa.Column("standin", sa.String(20)),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("reached", sa.Integer, nullable=False),
        sa.Column("orders", sa.Text),
        sa.Column("kept_for", sa.String(32)),
        sa.Column("own_since", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_seats_user_id"),
        sa.ForeignKeyConstraint(["kept_for"], ["users.id"], name="fk_seats_kept_for", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("sealed", sa.Boolean, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("action_id", sa.String(64)),
        sa.Column("by", sa.String(20)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "seat", "action_id", name="uq_log_table_id_seat_action_id"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"),
    )
    _talk()
    _notifications()


def _talk() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40)),
        sa.Column("text", sa.Text),
        sa.Column("removes", sa.Integer),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_chat_user_id"),
    )
    op.create_index("ix_chat_user_id", "chat", ["user_id"])
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("muted_id", sa.String(32), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "muted_id", name="pk_mutes"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_mutes_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted_id"], ["users.id"], name="fk_mutes_muted_id", ondelete="CASCADE"),
    )
    op.create_index("ix_mutes_muted_id", "mutes", ["muted_id"])
    op.create_table(
        "notes",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_notes"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_notes_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_notes_table_id", "notes", ["table_id"])


def _notifications() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("wants", sa.String(100), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("last_fault", sa.Text),
        sa.Column("confirmed_at", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_channels_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_channels_user_id", "channels", ["user_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("channel_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent_at", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["channel_id"], ["channels.id"], name="fk_outbox_channel_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("channel_id", "table_id", "kind", name="uq_outbox_channel_id_table_id_kind"),
    )
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_index("ix_outbox_sent_at_due_at", "outbox", ["sent_at", "due_at"])
    op.create_table(
        "mail_counts",
        sa.Column("address_sha256", sa.String(64), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("address_sha256", "what", "day", name="pk_mail_counts"),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
