"""When somebody gave up."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Of those who gave up before, nobody knows when.
    op.add_column("seats", sa.Column("resigned_after", sa.Integer))
