"""What a player typed, as an action: by number, as text, or abbreviated as far as it stays clear what is meant."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from carson.board.actions import (
    ACTIONS,
    MARKS,
    PASS,
    Action,
    Ask,
    Build,
    Buy,
    Choose,
    Claim,
    Cowboy,
    House,
    Pass,
    Road,
    Spend,
    Townhouse,
    Withdraw,
)
from carson.board.characters.cast import BY_NAME as PEOPLE
from carson.board.material.ground import BY_NAME, LINE_BY_NAME, LINE_NAMES
from carson.board.material.spaces import SPACE_NAMES
from carson.cli.abbreviations import matches, nearest
from carson.cli.board.typed.choices import AMOUNTS, SPACES, TILES, Choice
from carson.cli.board.typed.names import Names
from carson.cli.board.typed.shifts import moved
from carson.cli.board.variants.registry import PLACING, QUESTIONS
from carson.cli.board.variants.registry import VERBS as OF_VARIANTS
from carson.cli.errors.kinds import Unclear
from carson.words import Words

VERBS: Final = (
    *("claim", "choose", "cowboy", "road", "buy", "spend", "build", "house", "townhouse", "ask", "pass"),
    *("shift", "withdraw", *OF_VARIANTS),
)
DECLINE: Final = Choose("decline")
_NUMBER: Final = re.compile(r"\$?([0-9]{1,4})")
_VP: Final = re.compile(r"([0-9]{1,3}) ?vp")
_AT: Final[Mapping[str, Callable[[str], Action]]] = {
    "claim": Claim,
    "house": House,
    "townhouse": Townhouse,
    "ask": Ask,
}
# What a parcel alone stands for, by what is asked.
_PARCEL_ALONE: Final = {
    "claim": "claim",
    "take-parcel": "claim",
    "city-hall": "claim",
    "cowboy": "cowboy",
    "free-cowboys": "cowboy",
    **dict.fromkeys(PLACING, "cowboy"),
    "buy-parcel": "buy",
    "build": "build",
}


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads answers to one question. `price` is what a VP costs, where VP are bought."""

    words: Words
    asked: str
    legal: Sequence[Action]
    keys: Sequence[Choice]
    names: Names
    price: int = 0

    def action(self, typed: str) -> Action:
        """The action meant, legal or not; Unclear when there is none."""
        text = " ".join(typed.casefold().split())
        by_key = self._by_key(text)
        if by_key is not None:
            return by_key
        head, _, rest = text.partition(" ")
        if head not in LINE_BY_NAME and head not in BY_NAME:
            verb = self._verb(head, rest)
            if verb:
                return self._with_verb(verb, rest)
        return self._bare(text)

    # Whole answers

    def _by_key(self, text: str) -> Action | None:
        tiles = text.replace(" ", "-") if self.asked in TILES else text
        for choice in self.keys:
            if text == choice.text.casefold() or tiles == choice.key:
                return choice.action
        yes, no = self.words("cli-yes-words").split(), self.words("cli-no-words").split()
        if text in no and DECLINE in self.legal:
            return DECLINE  # where `pass` would be for the whole round
        if text in no and PASS in self.legal:
            return PASS
        others = [action for action in self.legal if type(action) is not Road and type(action) is not Pass]
        if text in yes and len(others) == 1:
            return others[0]
        return None

    def _verb(self, head: str, rest: str) -> str:
        """The verb that begins so: of the legal ones if one does, else of all. A name may begin like a verb."""
        legal = list(dict.fromkeys(ACTIONS.text(action).partition(" ")[0] for action in self.legal))
        for among in (legal, VERBS):
            if head in among:
                return head
            found = [verb for verb in among if verb.startswith(head)]
            if len(found) == 1 and (rest or found[0] == "pass") and not self._name_begins(head, rest):
                return found[0]
        return ""

    def _name_begins(self, head: str, rest: str) -> bool:
        """Whether the two words together are a space or a character, such as 'chinese worker'."""
        return bool(rest) and bool(self.names.spaces(f"{head} {rest}") or self.names.options(f"{head} {rest}"))

    def _with_verb(self, verb: str, rest: str) -> Action:
        if verb == "pass":
            if rest:
                raise Unclear(self.words("cli-typed-alone", verb=verb))
            return PASS
        if verb == "spend":
            return Spend(self._amount(rest))
        if verb == "road":
            return self._road(rest)
        if verb == "cowboy":
            return self._cowboy(rest)
        if verb == "buy":
            return Buy(rest) if rest in BY_NAME else Buy(self._building(rest))
        if verb == "build":
            return self._build(rest)
        if verb == "choose":
            return Choose(self._option(rest))
        if verb == "shift":
            return self._shift(rest)
        if verb == "withdraw":
            return Withdraw(self._place(rest))
        if verb in OF_VARIANTS:
            return OF_VARIANTS[verb].read(rest, self.words)
        return _AT[verb](self._parcel(rest))

    # Parts of answers

    def _parcel(self, text: str) -> str:
        if text in BY_NAME:
            return text
        raise Unclear(self.words("cli-board-typed-parcel", typed=text))

    def _amount(self, text: str) -> int:
        vp = _VP.fullmatch(text)
        if vp and self.price:
            return int(vp[1]) * self.price
        found = _NUMBER.fullmatch(text)
        if not found:
            raise Unclear(self.words("cli-board-typed-amount", typed=text))
        return int(found[1])

    def _road(self, text: str) -> Action:
        if text not in LINE_BY_NAME:
            raise Unclear(self.words("cli-board-typed-line", typed=text))
        # A line between two parcels has two names; only one of them is written.
        return Road(LINE_NAMES[LINE_BY_NAME[text]])

    def _cowboy(self, text: str) -> Action:
        place, _, mark = text.rpartition(" ")
        meant = [name for name in MARKS if name.startswith(mark)] if place else []
        if len(meant) == 1 and not self.names.spaces(text):
            return Cowboy(self._place(place), meant[0])
        return Cowboy(self._place(text))

    def _shift(self, text: str) -> Action:
        found = moved(text, self._places)
        if found is None:
            raise Unclear(self.words("cli-board-typed-shift", typed=text))
        return found

    def _places(self, text: str) -> list[str]:
        """The places that a text can mean."""
        if text in BY_NAME:
            return [text]
        if text.isdigit():
            return [SPACE_NAMES[int(text) - 1]] if 1 <= int(text) <= len(SPACE_NAMES) else []
        return self.names.spaces(text)

    def _place(self, text: str) -> str:
        if text in BY_NAME:
            return text
        if text.isdigit() and 1 <= int(text) <= len(SPACE_NAMES):
            return SPACE_NAMES[int(text) - 1]
        return self._one(text, self.names.spaces(text), self.names.all_spaces())

    def _building(self, text: str) -> str:
        return self._one(text, self.names.buildings(text), self.names.all_buildings())

    def _build(self, text: str) -> Action:
        """A kind and a parcel, in either order; the kind may be left out where there is only one."""
        words = text.split()
        parcels = [word for word in words if word in BY_NAME]
        kind = " ".join(word for word in words if word not in BY_NAME)
        kinds = list(dict.fromkeys(action.building for action in self.legal if type(action) is Build))
        if len(parcels) != 1 or not (kind or kinds):
            raise Unclear(self.words("cli-board-typed-build", typed=text))
        if not kind and len(kinds) > 1:
            raise Unclear(self.words("cli-board-typed-kind", found=kinds))
        return Build(self._building(kind) if kind else kinds[0], parcels[0])

    def _option(self, text: str) -> str:
        """A legal option first, then any character, to be refused with a reason."""
        legal = [action.option for action in self.legal if type(action) is Choose]
        found = matches(text, {name: self.names.spellings(name) for name in legal}) or self.names.options(text)
        return self._one(text, found, [*legal, *self.names.all_options()])

    def _one(self, typed: str, found: Sequence[str], known: Sequence[str]) -> str:
        if len(found) > 1:
            raise Unclear(self.words("cli-board-typed-several", typed=typed, found=list(found[:8])))
        if not found:
            raise Unclear(self.words("cli-typed-unknown", typed=typed, near=nearest(typed, known)))
        return found[0]

    # Without a verb

    def _bare(self, text: str) -> Action:
        head, _, rest = text.partition(" ")
        if self.asked in QUESTIONS:
            return OF_VARIANTS[self.asked].read(text, self.words)
        if self.asked in ("free-cowboys", *PLACING) and rest and not self.names.spaces(text):
            found = moved(text, self._places)
            if found is not None:
                return found
        if text in LINE_BY_NAME and text not in BY_NAME:
            return self._road(text)
        if head in BY_NAME:
            return self._at_parcel(head, text)
        if _NUMBER.fullmatch(text) or _VP.fullmatch(text):
            return self._by_number(text)
        if self.asked in SPACES and (self.names.spaces(text) or rest):
            return self._cowboy(text)
        if self.asked == "build":
            return self._build(text)
        if self.asked == "purchase" and self.names.buildings(text):
            return Buy(self._building(text))
        if any(type(action) is Choose for action in self.legal):
            return Choose(self._option(text))
        known = [*(ACTIONS.text(action) for action in self.legal[:40]), *self.names.all_spaces()]
        raise Unclear(self.words("cli-typed-unknown", typed=text, near=nearest(text, known)))

    def _at_parcel(self, parcel: str, text: str) -> Action:
        verb = _PARCEL_ALONE.get(self.asked, "")
        if self.asked == "house":
            verb = "house" if House(parcel) in self.legal or Townhouse(parcel) not in self.legal else "townhouse"
        elif not verb and any(action == Choose(parcel) for action in self.legal):
            verb = "choose"
        if not verb:
            raise Unclear(self.words("cli-typed-unknown", typed=text, near="none"))
        return self._with_verb(verb, text)

    def _by_number(self, text: str) -> Action:
        if self.asked in AMOUNTS:
            return Spend(self._amount(text))
        if self.asked in SPACES and text.isdigit() and 1 <= int(text) <= len(SPACE_NAMES):
            return Cowboy(SPACE_NAMES[int(text) - 1])
        if self.asked == "character" and text in self.names.numbers:
            lying = [
                action for action in self.legal if type(action) is Choose and PEOPLE.get(action.option) == int(text)
            ]
            return lying[0] if lying else Choose(self.names.numbers[text])
        keys = [choice.key for choice in self.keys if choice.key.isdigit()]
        if self.asked in SPACES:
            keys = ["1", str(len(SPACE_NAMES))]
        if not keys:
            raise Unclear(self.words("cli-typed-unknown", typed=text, near="none"))
        raise Unclear(self.words("cli-typed-no-number", typed=text, first=keys[0], last=keys[-1]))
