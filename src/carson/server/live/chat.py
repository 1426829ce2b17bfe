"""Says that something was said at a table; never what, because that depends on the reader."""

from carson.server.chat.chat import last_number
from carson.server.core.services import Services
from carson.server.live.messages import ChatNews


async def chat_news(services: Services, table_id: str, _number: int) -> list[ChatNews]:
    return [ChatNews(await last_number(services, table_id))]
