"""What a player typed, as an action: by number, as text, or abbreviated as far as it stays clear what is meant."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from carson.cards.actions import ASIDE, PASS, Action, Bid, Place, Sell, Take, Use
from carson.cli.abbreviations import matches, nearest
from carson.cli.cards.choices import Choice
from carson.cli.errors.kinds import Unclear
from carson.words import Words

VERBS: Final = ("bid", "use", "take", "place", "sell", "aside", "pass")
_PARCEL: Final = re.compile(r"[a-z]{1,2}[0-9]{1,2}")
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_MAKE: Final[Mapping[str, Callable[[str], Action]]] = {"use": Use, "take": Take, "place": Place, "sell": Sell}

# What a card or character alone stands for, by what is asked.
_BARE: Final = {"power": "use", "place": "sell", "sell": "sell"}


class Reader:
    """Reads answers to one decision. `names` are all cards and characters, each with its other spellings."""

    def __init__(self, words: Words, asked: str, found: Sequence[Choice], names: Mapping[str, Sequence[str]]) -> None:
        self._words = words
        self._asked = asked
        self._choices = found
        self._names = names

    def action(self, typed: str) -> Action:
        """The action meant, legal or not; Unclear when there is none."""
        text = " ".join(typed.split())
        by_key = self._by_key(text)
        if by_key is not None:
            return by_key
        head, _, rest = text.partition(" ")
        verb = self._verb(head)
        if verb and (rest or self._complete(verb)):
            return self._with_verb(verb, rest)
        return self._bare(text)

    def _by_key(self, text: str) -> Action | None:
        for choice in self._choices:
            if text.casefold() in (choice.key, choice.text.casefold()):
                return choice.action
        if self._asked == "power":
            for choice in self._choices:
                answers = "cli-no-words" if choice.action == PASS else "cli-yes-words"
                if text.casefold() in self._words(answers).split():
                    return choice.action
        return None

    def _verb(self, head: str) -> str:
        """The verb that begins so: of the legal ones if one does, else of all."""
        legal = list(dict.fromkeys(choice.text.partition(" ")[0] for choice in self._choices))
        for among in (legal, VERBS):
            found = [verb for verb in among if verb.startswith(head.casefold())]
            if len(found) == 1:
                return found[0]
        return ""

    def _complete(self, verb: str) -> bool:
        """Whether the verb alone says it all."""
        return verb in ("pass", "aside") or len(self._of(verb)) == 1

    def _of(self, verb: str) -> list[Choice]:
        return [choice for choice in self._choices if choice.text.partition(" ")[0] == verb]

    def _with_verb(self, verb: str, rest: str) -> Action:
        if verb in ("pass", "aside"):
            if rest:
                raise Unclear(self._words("cli-typed-alone", verb=verb))
            return PASS if verb == "pass" else ASIDE
        if not rest:
            return self._of(verb)[0].action
        if verb == "bid":
            if not _NUMBER.fullmatch(rest):
                raise Unclear(self._words("cli-typed-bid", typed=rest))
            return Bid(int(rest))
        if verb == "place" and _PARCEL.fullmatch(rest.casefold()):
            return Place(rest.casefold())
        for choice in self._of(verb):
            if choice.key == rest:
                return choice.action
        return self._named(verb, rest)

    def _named(self, verb: str, typed: str) -> Action:
        """The card or character meant: among the legal ones first, then among all, to be refused with a reason."""
        legal = [choice.text.partition(" ")[2] for choice in self._of(verb)]
        for among in (legal, list(self._names)):
            found = matches(typed, {name: self._names.get(name, ()) for name in among})
            found = found or [name for name in among if _number_of(name) == typed]
            if len(found) > 1:
                raise Unclear(self._words("cli-typed-several", typed=typed, found=found[:8]))
            if found:
                return _MAKE[verb](found[0])
        raise Unclear(self._words("cli-typed-no-name", typed=typed, near=nearest(typed, self._spellings())))

    def _bare(self, text: str) -> Action:
        """A number, a parcel, or a name without a verb."""
        if _NUMBER.fullmatch(text) and self._asked == "bid":
            return Bid(int(text))
        if _PARCEL.fullmatch(text.casefold()) and self._asked == "place":
            return Place(text.casefold())
        verb = _BARE.get(self._asked, "take")
        legal = [choice.text.partition(" ")[2] for choice in self._of(verb)]
        if not _NUMBER.fullmatch(text) or text in map(_number_of, legal):
            if matches(text, self._names) or text in map(_number_of, legal):
                return self._named(verb, text)
            if _PARCEL.fullmatch(text.casefold()):
                return Place(text.casefold())
        if _NUMBER.fullmatch(text):
            keys = [choice.key for choice in self._choices]
            raise Unclear(self._words("cli-typed-no-number", typed=text, first=keys[0], last=keys[-1]))
        options = [*(choice.text for choice in self._choices), *self._spellings()]
        raise Unclear(self._words("cli-typed-unknown", typed=text, near=nearest(text, options)))

    def _spellings(self) -> list[str]:
        return [spelling for name, others in self._names.items() for spelling in (name, *others)]


def _number_of(name: str) -> str:
    """29 for the card I-29, 2 for I-02."""
    found = re.search(r"[0-9]+$", name)
    return found[0].lstrip("0") if found else ""
