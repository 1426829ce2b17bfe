"""Actions, each declared once: its kind and its typed fields. Their text and object forms follow from that."""

import re
from operator import attrgetter
from typing import Any, ClassVar, Final, Generic, TypeVar

from msgspec import Struct
from msgspec.inspect import IntType, StrType, type_info
from msgspec.structs import fields

from carson.kernel.errors import NotationError
from carson.kernel.types import ActionForm, Json, Refusal

_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
KIND: Final = "kind"
TEXT: Final = "text"  # the text form, told inside the object form


class PlayerAction(Struct, frozen=True, tag_field=KIND):
    """What a player can do. A subclass has its kind, the first word of its text, as its `tag`; then come its fields.

    A field is a word, or a number with a limit: `Annotated[int, Meta(ge=0, le=99)]`. In the text they follow the kind
    in their order. The last may be a word with the default "", which is left out of both forms.
    """

    not_a_number: ClassVar[str] = "action-malformed"  # the error for a word where a number should be


A = TypeVar("A", bound=PlayerAction)


class _Form(Generic[A]):
    """How the actions of one kind are written and read."""

    __slots__ = ("digits", "kind", "least", "names", "type", "values", "words_only")

    def __init__(self, kind: type[A]) -> None:
        declared = fields(kind)
        self.kind = str(kind.__struct_config__.tag)
        self.type = kind
        self.names = tuple(field.name for field in declared)
        self.digits = tuple(_digits(field.name, field.type) for field in declared)
        self.words_only = not any(self.digits)
        self.least = sum(field.required for field in declared)
        self.values = attrgetter(*self.names) if declared else None

    def text(self, action: A) -> str:
        if self.values is None:
            return self.kind
        values = self.values(action)
        if len(self.names) == 1:
            return f"{self.kind} {values}"
        if values[-1] == "":
            values = values[:-1]
        return f"{self.kind} {' '.join(map(str, values))}"

    def from_words(self, words: list[str], text: str) -> A:
        if not self.least <= len(words) <= len(self.names):
            raise NotationError("action-malformed", text=text[:60], verb=self.kind)
        for word in words:
            if not _WORD.fullmatch(word):
                raise NotationError("action-malformed", text=text[:60], verb=self.kind)
        if self.words_only:
            return self.type(*words)
        values: list[str | int] = []
        for word, digits in zip(words, self.digits, strict=False):
            if digits and not (word.isdigit() and len(word) <= digits):
                raise NotationError(self.type.not_a_number, text=text[:60], verb=self.kind)
            values.append(int(word) if digits else word)
        return self.type(*values)

    def from_fields(self, given: dict[str, Any]) -> A:
        needed, known = {KIND, *self.names[: self.least]}, {KIND, TEXT, *self.names}
        if not needed <= given.keys() <= known:
            raise NotationError("action-fields", kind=self.kind, known=self.names, count=len(self.names))
        action = self.type(*(self._value(at, given.get(name, "")) for at, name in enumerate(self.names)))
        text = self.text(action)
        if given.get(TEXT, text) != text:
            raise NotationError("action-two-forms", text=str(given[TEXT])[:60], found=text)
        return action

    def _value(self, at: int, value: Json) -> str | int:
        name, digits = self.names[at], self.digits[at]
        if digits:
            # True is an int too, but nobody means it as a number.
            if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**digits:
                return value
            raise NotationError("action-number", kind=self.kind, field=name, most=10**digits - 1)
        if isinstance(value, str) and (_WORD.fullmatch(value) or (at >= self.least and not value)):
            return value
        raise NotationError("action-word", kind=self.kind, field=name, found=str(value)[:40])


def _digits(name: str, kind: Any) -> int:
    """How many digits a number may have; 0 for a word."""
    found = type_info(kind)
    if isinstance(found, IntType) and found.le is not None:
        return len(str(found.le))
    if isinstance(found, StrType):
        return 0
    raise TypeError(f"An action's field is a word or a number with a limit; {name} is {kind}.")


class Actions(Generic[A]):
    """The actions of a game by kind, with both of their forms.

    Examples:
        >>> from carson.board.actions import ACTIONS, Cowboy
        >>> ACTIONS.text(Cowboy("bank", "quiet")), ACTIONS.parse("cowboy bank quiet")
        ('cowboy bank quiet', Cowboy(at='bank', mark='quiet'))
        >>> ACTIONS.object(Cowboy("bank"))
        {'kind': 'cowboy', 'at': 'bank', 'text': 'cowboy bank'}
        >>> ACTIONS.parse({"kind": "cowboy", "at": "bank", "mark": "quiet"})
        Cowboy(at='bank', mark='quiet')
    """

    __slots__ = ("_by_kind", "_by_type", "kinds")

    def __init__(self, *types: type[A]) -> None:
        """In the order in which the kinds are named to somebody who wrote none of them."""
        forms = [_Form(kind) for kind in types]
        self._by_kind = {form.kind: form for form in forms}
        self._by_type: dict[type[Any], _Form[A]] = {form.type: form for form in forms}
        self.kinds = tuple(self._by_kind)

    @property
    def types(self) -> tuple[type[A], ...]:
        return tuple(self._by_type)

    def text(self, action: A) -> str:
        return self._by_type[type(action)].text(action)

    def wrong_moment(self, asked: str, rule: str, action: A) -> Refusal:
        """Something else is asked now."""
        return Refusal("wrong-moment", rule, {"asked": asked, "action": self.text(action)})

    def object(self, action: A) -> dict[str, Json]:
        """Kind and fields, and the text too, so that whoever shows or compares actions needs no other form."""
        form = self._by_type[type(action)]
        found: dict[str, Json] = {KIND: form.kind}
        for name in form.names:
            value = getattr(action, name)
            if value != "":
                found[name] = value
        found[TEXT] = form.text(action)
        return found

    def parse(self, form: ActionForm) -> A:
        """An action from its text or its object. In a text white space is forgiven, nothing else."""
        if not isinstance(form, str):
            kind = form.get(KIND, "")
            return self._form(str(kind), str(kind)).from_fields(form)
        words = form.split()
        return self._form(words.pop(0) if words else "", form).from_words(words, form)

    def _form(self, kind: str, text: str) -> _Form[A]:
        found = self._by_kind.get(kind)
        if found is not None:
            return found
        if not kind:
            raise NotationError("action-empty", known=self.kinds)
        raise NotationError("action-unknown", text=text[:60], known=self.kinds)
