"""Notes for each seat, when one person has several."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Earlier notes belong to the first of a person's own seats: -1.
    with op.batch_alter_table("notes") as notes:
        notes.add_column(sa.Column("seat", sa.Integer, nullable=False, server_default="-1"))
        notes.drop_constraint("pk_notes", type_="primary")
        notes.create_primary_key("pk_notes", ["user_id", "table_id", "seat"])
