"""What became of each player of a finished game; and spectators may chat only where a host says so."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Earlier games get their rows little by little while a server runs (results/recording.py).
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(32)),
        sa.Column("bot", sa.String(20)),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("rivals", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("ended", sa.String(10), nullable=False),
        sa.Column("facts", sa.Text),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_results_user_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_user_id_finished_at", "results", ["user_id", "finished_at"])
    # At tables by link this said nothing so far. From now on it lets spectators read and write there too.
    op.execute("UPDATE tables SET spectators_chat = false WHERE NOT public")
