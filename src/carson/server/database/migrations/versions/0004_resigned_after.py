"""When somebody resigned."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # For earlier resignations this is not known.
    op.add_column("seats", sa.Column("resigned_after", sa.Integer))
