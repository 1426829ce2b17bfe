"""The description of the API (OpenAPI 3.1), from the very types that its doors read and write."""

import inspect
import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from carson.server.games.actions import schemas as schemas_of_actions
from carson.server.games.actions import with_given_actions
from carson.server.web.answers import Failure
from carson.server.web.door import Door
from carson.server.web.views import DESCRIBED

Plain = dict[str, Any]
_PARAMETER = re.compile(r"{(\w+)}")
_TEMPLATE = "#/components/schemas/{name}"
_EXAMPLES: Final = "\n\nExamples:"  # the Python name, which clients do not use
_WHY: Final = {
    400: "It cannot be read.",
    401: "Nobody has said who is asking.",
    403: "Somebody else may.",
    404: "There is no such thing.",
    409: "It does not fit what has happened meanwhile.",
    413: "It is too large.",
    422: "The rules do not allow it.",
    429: "It is asked too often.",
}


def document(doors: Sequence[Door]) -> bytes:
    return _document(tuple(doors))


def readable(described: bytes) -> bytes:
    """On many lines, so that changes to it can be reviewed."""
    return msgspec.json.format(described, indent=2) + b"\n"


@lru_cache(maxsize=2)
def _document(doors: tuple[Door, ...]) -> bytes:
    types = {Failure, *DESCRIBED}
    for door in doors:
        types |= {kind for kind in (door.body, door.gives) if kind is not None and kind is not str}
    ordered = sorted(types, key=lambda kind: str(kind.__name__))
    schemas, components = msgspec.json.schema_components(ordered, ref_template=_TEMPLATE)
    refs = dict(zip(ordered, schemas, strict=True))
    components = with_given_actions(components) | schemas_of_actions()
    # The engine's own: it says what the object is, and knows nothing of descriptions.
    preview = components["ActionPreview"]
    preview["properties"]["choice"] = {"$ref": _TEMPLATE.format(name="BoardChoice")}
    preview["required"].append("choice")
    for component in components.values():
        if "description" in component:
            component["description"] = inspect.cleandoc(component["description"]).partition(_EXAMPLES)[0]
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
    given: Plain = {"description": "What was asked for."}
    if door.gives is not None:
        given["content"] = {door.media: {"schema": {"type": "string"} if door.gives is str else refs[door.gives]}}
    refusal: Plain = {"application/json": {"schema": refs[Failure]}}
    if door.media == "text/html":  # a page answers with a page
        refusal["text/html"] = {"schema": {"type": "string"}}
    operation["responses"] = {
        str(door.status): given,
        **({"304": {"description": "It is what you have (If-None-Match)."}} if door.tagged else {}),
        **{str(status): {"description": why, "content": refusal} for status, why in _failures(door).items()},
    }
    if not door.free:
        operation["security"] = [{"cookie": []}, {"bearer": []}]
    return operation


def _failures(door: Door) -> dict[int, str]:
    """The statuses with which a door may refuse, and why."""
    of_something = _PARAMETER.search(door.path) is not None
    writes = door.method != "GET"
    possible = {
        400: door.body is not None or door.query is not None,
        401: not door.free or door.query is not None,
        403: writes or of_something or door.admins,
        404: writes or of_something,  # a body may name something too
        409: writes or of_something,
        413: door.body is not None,
        422: writes or of_something or door.query is not None,
        429: True,
    }
    return {status: _WHY[status] for status, may in possible.items() if may}


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
