"""Orders given beforehand."""

from carson.server.service import play
from carson.server.service.orders import Wishes
from carson.server.service.seating import acting_seat
from carson.server.service.tables import found
from carson.server.web import shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import SeatQuery

doors = Doors("orders")


@doors.get("/api/tables/{table_id}/orders")
async def orders(visit: Visit, query: SeatQuery) -> shapes.Orders:
    """What one has ordered to be done when one is asked. Nobody else is told."""
    async with visit.desk.database.read() as connection:
        laid = await found(connection, visit.table_id)
    return shapes.orders(laid, acting_seat(laid.seats, visit.user, query.seat), visit.words)


@doors.put("/api/tables/{table_id}/orders")
async def order(visit: Visit, body: Wishes) -> shapes.Orders:
    """Say what is to be done when one is asked, in place of all that was ordered before.

    Carried out as soon as the question is put, or at once where it is put already. A bid, an answer to Houses and a
    pass are used up by that. An order that is against the rules then is dropped, and `dropped` says why.
    """
    laid, seat = await play.give_orders(visit.desk, visit.user, visit.table_id, body)
    visit.driver.wake(visit.table_id)
    return shapes.orders(laid, seat, visit.words)
