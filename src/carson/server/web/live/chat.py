"""That something was said at a table; never what: that depends on who hears it."""

from carson.server.service.chat import last_number
from carson.server.service.desk import Desk
from carson.server.web.live.messages import ChatNews


async def chat_news(desk: Desk, table_id: str, _number: int) -> list[ChatNews]:
    return [ChatNews(await last_number(desk, table_id))]
