"""What stays the same all game: options, figures, variants and the characters in play."""

from typing import Any, Final

from carson.board.characters.model import Character, Face
from carson.board.characters.sets import BY_ROUND, EITHER, RED, UNDRAWN, YELLOW, playable
from carson.board.editions import BY_NAME as EDITIONS
from carson.board.material.figures import Figures
from carson.board.options import Options, bag_counts
from carson.board.state import State
from carson.board.variants.hooks import Hooks
from carson.board.variants.model import Variant
from carson.board.versions import LATEST, Version
from carson.kernel import Refusal

MOUNTAINS: Final = 9  # BG-3.4


class Table:
    """A game's fixed surroundings, shared by every state of it. The options have been checked."""

    def __init__(
        self,
        options: Options,
        figures: Figures,
        cast: tuple[Character, ...],
        variants: tuple[Variant, ...] = (),
        version: Version = LATEST,
    ) -> None:
        self.options: Final = options
        self.version: Final = version
        self.figures: Final = figures
        self.cast: Final = cast  # all characters, by number
        self.numbers: Final = {name: character.number for character in cast for name in character.names}
        self.variants: Final = variants
        self.hooks: Final = Hooks(variants)
        self.players: Final = self.options.players
        self.seats: Final = tuple(range(self.players))
        # Who sits where the engine plays, by seat
        self.automatic: Final = {seat: name for variant in variants for seat, name in variant.automatic.items()}
        self.people: Final = tuple(seat for seat in self.seats if seat not in self.automatic)
        without = [kind for variant in variants for kind in variant.without]
        self.bag: Final = tuple(
            0 if kind in without else count for kind, count in enumerate(bag_counts(self.options.bag))
        )
        drawn = [number for variant in variants for number in variant.characters]
        gifts = bool(self.hooks.gift)
        self.in_play: Final = dict.fromkeys(drawn, UNDRAWN) or playable(self.options.characters, gifts)
        self.edition: Final = EDITIONS[self.options.edition]
        self.unused_places: Final = sum(variant.unused_places for variant in variants)
        self.parts: Final = {variant.name: variant.part for variant in variants if variant.part is not None}
        # What each variant's slice of a state is before the set-up; copies share it.
        self.slices: Final = {name: part.slice.first for name, part in self.parts.items() if part.slice is not None}
        self.step: Final = figures.steps()
        self.water: Final[int] = sum(hook(self.options, figures) for hook in self.hooks.water)
        fewer: int = sum(hook(self.options, self.edition, self.water) for hook in self.hooks.mountains)
        self.mountains: Final = MOUNTAINS - fewer
        self._refusals: Final = {why: found for variant in variants for why, found in variant.refusals.items()}
        self._faces: Final = tuple((character.yellow, character.red, None) for character in cast)
        self.everybody: Final = (1 << self.players) - 1
        # Whether a face that protects its player's buildings can come up at all: most sets have none.
        self.protects: Final = any(
            cast[number].yellow.protected or cast[number].red.protected for number in self.in_play
        )

    def refusal(self, why: str, details: dict[str, Any]) -> Refusal:
        """In the words of the variant that is the reason; a place that no variant in play has is none at all."""
        code, rule = self._refusals.get(why, ("no-such-place", "BG-4.3"))
        return Refusal(code, rule, details)

    def face(self, state: State, number: int) -> Face:
        """The side of a character that is up (BG-3.7)."""
        side = state.sides[number]
        if side == EITHER:
            side = RED if number == BY_ROUND and state.round == 4 else YELLOW
        return self.cast[number].red if side == RED else self.cast[number].yellow

    def plays(self, state: State, seat: int) -> Face | None:
        """The face whose power the player has this round."""
        number = state.plays[seat]
        if number < 0:
            return None
        return self._faces[number][state.sides[number]] or self.face(state, number)
