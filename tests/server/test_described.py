"""Whatever is sent to a door, by its description or against it, the answer is one that the description names."""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from carson.server.admin import roles
from carson.server.app.routes import DOORS
from carson.server.web.door import Door
from carson.server.web.openapi import document
from server.club import HERE, Club, open_club, play_on, seated
from server.someones import SECRET

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
API = schemathesis.openapi.from_dict(msgspec.json.decode(document(DOORS)))
RECORD = Path(__file__).parent.parent / "records" / "board" / "3-beginners.carson"
EXAMPLES = 12


async def _tables(club: Club) -> tuple[str, list[str]]:
    """Somebody's token, and tables of hers: open, being played, over, and nobody's."""
    table_id, ann, bob = await seated(club, "cards", CARDS)
    await play_on(club, table_id, [ann, bob], "described", most=3)
    open_one = await ann.post("/api/tables", {"game": "board", "options": {"players": 2}}, 201)
    await ann.post("/api/account/claim", {"password": SECRET})
    await roles.change(club.services.database, "Ann", True, "to come through every door", club.services.now())
    known = dict(ann.http.cookies)["carson"]
    over = await ann.post("/api/records", {"record": RECORD.read_text("utf-8")}, 201)
    return known, [open_one["id"], table_id, over["id"], "0" * 20]


def _request(case: Case, token: str) -> dict[str, Any]:
    """As schemathesis would send it, in the words of httpx."""
    wanted = case.as_transport_kwargs(base_url=HERE)
    sent = {key: wanted[key] for key in ("method", "url", "params", "json") if wanted.get(key) is not None}
    if wanted.get("data") is not None:
        sent["content"] = wanted["data"] if isinstance(wanted["data"], bytes) else str(wanted["data"]).encode()
    headers = {key: value for key, value in (wanted.get("headers") or {}).items() if key.lower() == "content-type"}
    return {**sent, "headers": {**headers, "origin": HERE, "authorization": f"Bearer {token}"}}


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> tuple[Path, str, list[str]]:
    """A database with these tables, to be copied."""
    file = tmp_path_factory.mktemp("described") / "carson.db"
    shutil.copyfile(sqlite_template, file)

    async def lay() -> tuple[str, list[str]]:
        async with open_club(f"sqlite:///{file}") as club:
            return await _tables(club)

    return file, *asyncio.run(lay())


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_every_answer_is_as_the_description_says(tmp_path: Path, laid: tuple[Path, str, list[str]], door: Door) -> None:
    template, token, table_ids = laid
    file = tmp_path / "carson.db"
    shutil.copyfile(template, file)
    operation = API[door.path][door.method]
    cases = st.one_of(operation.as_strategy(mode) for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE))
    with asyncio.Runner() as runner:
        entered = open_club(f"sqlite:///{file}", longest_wait=0.0)
        club = runner.run(entered.__aenter__())
        http = httpx.AsyncClient(transport=httpx.ASGITransport(app=club.app))

        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
        @given(cases, st.sampled_from(table_ids))
        def knock(case: Case, table_id: str) -> None:
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table_id
            response = runner.run(http.request(**_request(case, token)))
            http.cookies.clear()
            case.validate_response(response, checks=CHECKS)

        try:
            knock()
        finally:
            runner.run(http.aclose())
            runner.run(entered.__aexit__(None, None, None))
