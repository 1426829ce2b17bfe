"""Orders given beforehand."""

from carson.server.play import playing as play
from carson.server.play.orders import Wishes
from carson.server.tables.seating import acting_seat
from carson.server.tables.tables import load_table
from carson.server.web import shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import SeatQuery

doors = Doors("orders")


@doors.get("/api/tables/{table_id}/orders")
async def orders(visit: Visit, query: SeatQuery) -> shapes.Orders:
    """What one has ordered to be done when one is asked. Nobody else is told."""
    async with visit.services.database.read() as connection:
        seated = await load_table(connection, visit.table_id)
    return shapes.orders(seated, acting_seat(seated.seats, visit.user, query.seat), visit.words)


@doors.put("/api/tables/{table_id}/orders")
async def order(visit: Visit, body: Wishes) -> shapes.Orders:
    """Say what is to be done when one is asked, in place of all that was ordered before.

    Carried out as soon as the question is put, or at once where it is put already. A bid, an answer to Houses and a
    pass are used up by that. An order that is against the rules then is dropped, and `dropped` says why.
    """
    seated, seat = await play.give_orders(visit.services, visit.user, visit.table_id, body)
    visit.driver.wake(visit.table_id)
    return shapes.orders(seated, seat, visit.words)
