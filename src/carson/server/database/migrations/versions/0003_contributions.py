"""What players contribute to the seed of their game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Earlier tables have no contributions: their seed is the server's alone.
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("sealed_at", sa.BigInteger))
    op.add_column("seats", sa.Column("number_sha256", sa.String(64)))
    op.add_column("seats", sa.Column("number", sa.String(64)))
