"""Whether players may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # Nobody said so for earlier tables: there it depends on who plays.
    op.add_column("tables", sa.Column("hints", sa.Boolean))
