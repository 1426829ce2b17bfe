"""Orders given beforehand."""

from carson.server.play import playing as play
from carson.server.play.orders import OrdersForm
from carson.server.tables.seating import acting_seat
from carson.server.tables.tables import load_table
from carson.server.web import shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import SeatQuery

doors = Doors("orders")


@doors.get("/api/tables/{table_id}/orders")
async def orders(visit: Visit, query: SeatQuery) -> shapes.Orders:
    """Your orders: what to do when you are asked. Nobody else sees them."""
    async with visit.services.database.read() as connection:
        seated = await load_table(connection, visit.table_id)
    return shapes.orders(seated, acting_seat(seated.seats, visit.user, query.seat), visit.words)


@doors.put("/api/tables/{table_id}/orders", wakes=True)
async def order(visit: Visit, body: OrdersForm) -> shapes.Orders:
    """Say what to do when you are asked. This replaces all earlier orders.

    An order is carried out as soon as its question is asked, or at once if it has been asked already. A bid, an answer
    about Houses and a pass are used up by that. An order that has become illegal is dropped, and `dropped` says why.
    """
    seated, seat = await play.give_orders(visit.services, visit.user, visit.table_id, body)
    return shapes.orders(seated, seat, visit.words)
