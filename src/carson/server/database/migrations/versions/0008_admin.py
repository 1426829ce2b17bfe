"""Admins, bans and mutes, reports, announcements, and the log of what admins did."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "sanctions",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sanctions_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "kind", name="pk_sanctions"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("reporter_id", sa.String(32)),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("thing", sa.String(100), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.Column("verdict", sa.String(10)),
        sa.ForeignKeyConstraint(["reporter_id"], ["users.id"], name="fk_reports_reporter_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_reports_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("reporter_id", "thing", name="uq_reports_reporter_id_thing"),
    )
    for column in ("user_id", "table_id", "thing"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_index("ix_reports_settled_at_created_at", "reports", ["settled_at", "created_at"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("admin", sa.String(16)),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("thing", sa.String(32)),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("details", sa.Text),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    op.create_index("ix_audit_person", "audit", ["person"])
