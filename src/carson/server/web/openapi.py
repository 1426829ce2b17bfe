"""The API described (OpenAPI 3.1), from the very types that its doors read and write."""

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import version
from typing import Any

import msgspec

from carson.server.web.answers import Failure
from carson.server.web.door import Door
from carson.server.web.views import DESCRIBED

Plain = dict[str, Any]
_PARAMETER = re.compile(r"{(\w+)}")
_TEMPLATE = "#/components/schemas/{name}"


def document(doors: Sequence[Door]) -> bytes:
    return _document(tuple(doors))


@lru_cache(maxsize=2)
def _document(doors: tuple[Door, ...]) -> bytes:
    types = {Failure, *DESCRIBED}
    for door in doors:
        types |= {kind for kind in (door.body, door.gives) if kind is not None and kind is not str}
    ordered = sorted(types, key=lambda kind: str(kind.__name__))
    schemas, components = msgspec.json.schema_components(ordered, ref_template=_TEMPLATE)
    refs = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Plain] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, refs, components)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Carson City, digital",
                "version": version("carson"),
                "description": "Unofficial fan edition. Tables of two games by Xavier Georges, played over HTTP.",
                "license": {"name": "MIT", "identifier": "MIT"},
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "carson"},
                    "bearer": {"type": "http", "scheme": "bearer"},
                },
            },
        }
    )


def _operation(door: Door, refs: dict[Any, Plain], components: dict[str, Any]) -> Plain:
    summary, _, description = (door.call.__doc__ or door.name).strip().partition("\n")
    operation: Plain = {"operationId": door.name, "tags": [door.group], "summary": summary.rstrip(".")}
    if description.strip():
        operation["description"] = " ".join(description.split())
    parameters = [_path_parameter(name) for name in _PARAMETER.findall(door.path)]
    if door.query is not None:
        parameters += _query_parameters(door.query)
    if parameters:
        operation["parameters"] = parameters
    if door.body is not None:
        content = {"application/json": {"schema": refs[door.body]}}
        required = bool(components[door.body.__name__].get("required"))
        operation["requestBody"] = {"required": required, "content": content}
    given: Plain = {"type": "string"} if door.gives is str else refs[door.gives]
    operation["responses"] = {
        str(door.status): {"description": "What was asked for.", "content": {door.media: {"schema": given}}},
        "default": {
            "description": "Why not.",
            "content": {"application/json": {"schema": refs[Failure]}},
        },
    }
    if not door.free:
        operation["security"] = [{"cookie": []}, {"bearer": []}]
    return operation


def _path_parameter(name: str) -> Plain:
    schema: Plain = {"type": "string", "minLength": 1}
    if name == "table_id":
        schema["pattern"] = "^[0-9a-f]{20}$"
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(kind: Any) -> list[Plain]:
    _, components = msgspec.json.schema_components([kind])
    shape = components[kind.__name__]
    required = shape.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": schema}
        for name, schema in shape["properties"].items()
    ]
