"""Actions as they cross the wire: their texts, and objects described for both games from what the engines declare."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import fields

from carson.board import actions as board
from carson.board.views.planning import LONGEST
from carson.cards import actions as cards
from carson.kernel import ActionForm, Json
from carson.kernel.actions import KIND, TEXT
from carson.server.errors import BadRequest

LONGEST_ACTION: Final = 200
_REF: Final = "#/components/schemas/{name}"

# An action as an object: its kind, its fields and its text.
Choice = dict[str, Json]


# Whose actions these are, by their type.
_BY_TYPE: Final[dict[type[Any], Any]] = {
    kind: actions for actions in (board.ACTIONS, cards.ACTIONS) for kind in actions.types
}
# Objects that are at hand: a game offers the same actions again and again.
MOST_CHOICES: Final = 16_384


@lru_cache(MOST_CHOICES)
def choice_of(action: Struct) -> Choice:
    """The action as an object; the same one each time, so it is not to be changed."""
    found: Choice = _BY_TYPE[type(action)].object(action)
    return found


def texts(choices: Sequence[Choice]) -> tuple[str, ...]:
    return tuple([str(choice[TEXT]) for choice in choices])


# Described


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}


AnyChoice = Annotated[dict[str, Any], Meta(extra_json_schema={"anyOf": [_ref("BoardChoice"), _ref("CardChoice")]})]


def schemas() -> dict[str, dict[str, Any]]:
    """For each game its actions, told apart by their `kind`, and its choices: the same with their texts."""
    text = {"type": "string", "maxLength": LONGEST_ACTION}
    given = {"title": "ActionForm", "anyOf": [text, _ref("BoardAction"), _ref("CardAction")]}
    found: dict[str, dict[str, Any]] = {"ActionForm": given}
    for game, kinds in (("Board", board.ACTIONS.types), ("Card", cards.ACTIONS.types)):
        described = [_described(game, kind) for kind in kinds]
        (union,), parts = msgspec.json.schema_components([Union[tuple(described)]], ref_template=_REF)  # noqa: UP007
        with_text = {"type": "object", "properties": {TEXT: {"type": "string"}}, "required": [TEXT]}
        found |= parts
        found[f"{game}Action"] = {"title": f"{game}Action", **union}
        found[f"{game}Choice"] = {"title": f"{game}Choice", "allOf": [{"anyOf": union["anyOf"]}, with_text]}
    return found


def with_given_actions(schema: Any) -> Any:
    """The schema with what an action may be given as described; of a union msgspec tells no more than its types."""
    if isinstance(schema, list):
        return [with_given_actions(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    either = schema.get("anyOf", [])
    if {"type": "string"} in either and {"type": "object"} in either:
        others = [one for one in either if one not in ({"type": "string"}, {"type": "object"})]
        return {**schema, "anyOf": [_ref("ActionForm"), *others]}
    return {name: with_given_actions(inner) for name, inner in schema.items()}


def _described(game: str, kind: type[Struct]) -> type[Struct]:
    """The same fields under a name that says the game; what may be left out has no default to be filled in."""
    declared: list[Any] = [
        (field.name, field.type) if field.required else (field.name, field.type | UnsetType, UNSET)
        for field in fields(kind)
    ]
    return msgspec.defstruct(
        f"{game}{kind.__name__}Action",
        declared,
        namespace={"__doc__": kind.__doc__},
        tag=kind.__struct_config__.tag,
        tag_field=KIND,
    )


# Read


def check_length(action: ActionForm) -> None:
    if isinstance(action, str) and len(action) > LONGEST_ACTION:
        raise BadRequest("action-too-long", most=LONGEST_ACTION)


def from_query(given: str) -> ActionForm:
    """An action in the query of an address: its text, or its object as JSON."""
    if not given.startswith("{"):
        return given
    found: dict[str, Any] = _decoded(given, dict[str, Any])
    return found


def plan_from_query(given: str) -> list[ActionForm]:
    """A seat's own actions: texts separated by commas, or a JSON list."""
    found: list[ActionForm]
    if given.startswith("["):
        found = _decoded(given, list[dict[str, Any] | str])
    else:
        found = [text for text in given.split(",") if text.strip()]
    if len(found) > LONGEST:
        raise BadRequest("plan-too-long", most=LONGEST)
    return found


def _decoded(given: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(given, type=kind)
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise BadRequest("request-malformed", reason=str(fault)[:200]) from None
