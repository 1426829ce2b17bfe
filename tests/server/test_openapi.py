"""The API's description is made from the types its doors use, and every door is in it."""

from pathlib import Path
from typing import Any

import msgspec

from carson.server.app.routes import DOORS
from carson.server.web.openapi import document, readable
from server.club import Club, in_club

KEPT = Path(__file__).parent.parent.parent / "web" / "openapi.json"


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


def test_the_description_kept_for_the_browser_is_what_the_code_gives() -> None:
    """`make types` writes it anew, and the types made from it."""
    assert KEPT.read_bytes() == readable(document(DOORS))


def test_the_browsers_types_know_every_shape_and_door() -> None:
    types = (KEPT.parent / "src" / "api" / "types.ts").read_text("utf-8")
    api = _described()
    for name in api["components"]["schemas"]:
        assert f"export type {name} = components['schemas']['{name}'];" in types
    for door in DOORS:
        assert f'"{door.name}": {{' in types or f"{door.name}: {{" in types


def test_the_description_is_served(sqlite: str) -> None:
    async def story(club: Club) -> None:
        assert await club.stranger().get("/api/openapi.json") == _described()

    in_club(sqlite, story)
