"""JSON answers, and errors as data with their sentence in the reader's language."""

import logging
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from carson.kernel import CarsonError, IllegalAction, UndoError
from carson.server.core.services import Services
from carson.server.errors import BadRequest, NotThere, ServerError
from carson.server.games.adapter import teller
from carson.server.games.served import AnyTeller
from carson.server.history.loading import rules_of
from carson.server.logs import say_fault
from carson.server.tables.seating import namer
from carson.server.tables.tables import load_table
from carson.server.web.language import words_for
from carson.words import Teller, Words

_log = logging.getLogger(__name__)


class Fault(msgspec.Struct, frozen=True):
    """What was wrong: the message's code, the rule's number, the figures, and the sentence made from them."""

    code: str
    rule: str
    details: dict[str, Any]
    message: str


class Failure(msgspec.Struct, frozen=True):
    """The answer to every request that is refused."""

    error: Fault


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def on_fault(request: Request, error: Exception) -> Response:
    """The input is at fault."""
    assert isinstance(error, CarsonError)
    response = answer(Failure(told_fault(await _teller(request), error)), status_of(error))
    if isinstance(error, ServerError) and error.retry_after:
        response.headers["retry-after"] = str(error.retry_after)
    return response


def told_fault(teller: AnyTeller, error: CarsonError) -> Fault:
    rule = error.refusal.rule if isinstance(error, IllegalAction) else str(error.details.get("rule", ""))
    details = {key: value for key, value in error.details.items() if key != "rule"}
    plain = msgspec.to_builtins(details, enc_hook=str, str_keys=True)
    return Fault(error.code, rule, plain, teller.error(error))


def status_of(error: CarsonError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, UndoError) else 422


async def on_http(request: Request, error: Exception) -> Response:
    """What the router refuses."""
    assert isinstance(error, HTTPException)
    known = NotThere("page-unknown") if error.status_code == 404 else BadRequest("method-unknown")
    response = await on_fault(request, known)
    response.status_code = error.status_code
    return response


async def on_gone(_request: Request, _error: Exception) -> Response:
    """The client left before its request was complete: nobody reads this, and nobody is at fault."""
    return Response(status_code=499)


async def on_bug(request: Request, error: Exception) -> Response:
    """Our own fault: reported as such, without details, which are in the log. uvicorn closes the connection after it;
    clients that were not told would send their next request there, and lose it.
    """
    route = getattr(request.scope.get("route"), "path", "other")
    say_fault(_log, "a request failed", error, method=request.method, route=route)
    response = answer(Failure(own_fault(words_for(request))), 500)
    response.headers["connection"] = "close"
    return response


def own_fault(words: Words) -> Fault:
    return told_fault(Teller(words, str), BadRequest("server-fault"))


async def _teller(request: Request) -> AnyTeller:
    """Speaks the reader's language, and knows the names at the request's table."""
    words = words_for(request)
    services: Services = request.app.state.services
    table_id = request.path_params.get("table_id")
    if isinstance(table_id, str):
        try:
            async with services.database.read() as connection:
                seated = await load_table(connection, table_id)
            rules = rules_of(seated.table)
            return teller(seated.table.game, words, namer(rules, seated.seats, words))
        except CarsonError:
            pass
    return Teller(words, str)
