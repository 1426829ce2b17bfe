"""Tables as admins see them: who sits there and how far the game is, but nothing of the game itself."""

from carson.server.admin import audit
from carson.server.admin.audit import checked_reason
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.play.endings import break_off
from carson.server.tables.tables import load_table


async def close(services: Services, admin: User, table_id: str, reason: str) -> None:
    """A running game ends without a winner, as one that everybody has abandoned."""
    why = checked_reason(reason)
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        await break_off(connection, services, seated)
        await audit.add(connection, services.now(), admin, "close", why, thing=table_id)
    services.hub.publish(table_id)
