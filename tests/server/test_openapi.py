"""The API's description is made from the types its doors use, and every door is in it."""

from typing import Any

import msgspec

from carson.server.web.openapi import document
from carson.server.web.routes import DOORS
from server.club import Club, in_club


def _described() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(document(DOORS))
    return found


def test_every_door_is_described_with_its_types() -> None:
    api = _described()
    assert api["openapi"].startswith("3.1")
    for door in DOORS:
        operation = api["paths"][door.path][door.method.lower()]
        assert operation["operationId"] == door.name
        assert operation["summary"]
        assert ("requestBody" in operation) == (door.body is not None)
        assert ("security" in operation) == (not door.free)
    names = [door.name for door in DOORS]
    assert len(set(names)) == len(names)


def test_every_reference_leads_somewhere() -> None:
    api = _described()
    schemas = api["components"]["schemas"]

    def walk(node: object) -> None:
        if isinstance(node, dict):
            if "$ref" in node:
                assert node["$ref"].removeprefix("#/components/schemas/") in schemas
            for inner in node.values():
                walk(inner)
        elif isinstance(node, list):
            for inner in node:
                walk(inner)

    walk(api)


def test_the_description_is_served(sqlite: str) -> None:
    async def story(club: Club) -> None:
        assert await club.stranger().get("/api/openapi.json") == _described()

    in_club(sqlite, story)
