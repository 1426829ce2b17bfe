"""What a seat of Carson City sees, as numbers: made from its view alone, in one layout for all options."""

from operator import attrgetter
from typing import Any, Final

from numpy import float32
from numpy.typing import NDArray

from carson.board.actions import MARKS
from carson.board.characters.cast import BY_NAME as CHARACTER_NUMBERS
from carson.board.characters.cast import CAST
from carson.board.editions import EDITIONS
from carson.board.material.ground import BY_NAME, LINE_BY_NAME, LINES, PARCELS
from carson.board.material.pieces import KINDS
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import PLACE_BY_NAME, PLACES, TRACK
from carson.board.options import MOST
from carson.board.steps.phases import ROUNDS
from carson.board.variants.registry import STEPS, VARIANTS
from carson.board.views.view import SIDE_NAMES, PlayerView, View
from carson.environments.layout import Layout, Part, Pen
from carson.environments.variants import registry as variants
from carson.environments.variants.model import SEATS as _SEATS
from carson.kernel import Decision

_KIND: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
_STEP: Final = {frame: at for at, frame in enumerate(f for f, kind in STEPS.kinds.items() if kind.step is not None)}
_STEP_NAMES: Final = tuple(STEPS.kinds[frame].name for frame in _STEP)
# Of each player, in this order.
_FIGURES: Final = (
    *("money", "vp", "cowboys", "general", "tiles", "roads", "dynamite", "no_duel"),
    *("limit", "used", "next_income", "earned", "agrees", "refuses"),
)
_POWERS: Final = ("revolvers", "cowboys", "white", "character", "ammunition", "variants", "total")
_figures: Final = attrgetter(*_FIGURES)
_powers: Final = attrgetter(*_POWERS)
# The places that a question may list, under one of these; prices of other things are no places.
_LISTS: Final = ("places", "lot", "prices")
# What a question may be about, in numbers: the first of these that it names.
_AMOUNTS: Final = ("bid", "price", "excess", "fee", "toll", "left", *variants.AMOUNTS, "roads", "dynamite")

LAYOUT: Final = Layout(
    (
        Part("round", (ROUNDS + 1,), "the round, from 0 (set-up) to 4"),
        Part("players", (MOST + 1,), "how many play"),
        Part("variants", (len(VARIANTS),), "variants in play", of=tuple(VARIANTS)),
        Part("edition", (len(EDITIONS),), "the edition", of=tuple(EDITIONS)),
        *variants.TABLE,
        Part("step", (len(_STEP),), "what is asked", of=_STEP_NAMES),
        Part("asked", (MOST,), f"who is asked, {_SEATS}"),
        Part("asked-places", (PLACES,), "the parcels and spaces that the question is about"),
        Part("asked-buildings", (KINDS,), "the buildings that it is about"),
        Part("asked-character", (len(CAST),), "the character that asks, by number"),
        Part("asked-amount", (1,), "the first of these that the question names", 10, _AMOUNTS),
        Part("asked-rolls", (MOST, 2), f"dice or tiles of a duel, {_SEATS}", 6),
        Part("ground", (KINDS, PARCELS), "what is on each parcel, a plane for each kind"),
        Part("owner", (MOST, PARCELS), f"who owns each parcel, a plane for each seat ({_SEATS})"),
        Part("income", (PARCELS,), "what each parcel’s building pays", 10),
        Part("linked", (PARCELS,), "parcels on the road network"),
        *variants.LAND,
        Part("tripled", (PARCELS,), "Mines with dynamite"),
        *variants.BUILDINGS,
        Part("permits", (PARCELS,), "parcels for which leave was given"),
        Part("city-hall", (PARCELS,), "where City Hall is"),
        Part("occupant", (MOST,), f"who holds City Hall, {_SEATS}"),
        Part("road-lines", (LINES,), "lines with a road"),
        Part("track", (TRACK, KINDS), "what lies on the building track, cheapest space first"),
        Part("track-open", (TRACK,), "construction spaces that take a cowboy"),
        Part("bag", (KINDS,), "how many of each building are in the bag", 10),
        Part("sides", (len(CAST), len(SIDE_NAMES)), "characters in play, by the side that is up", of=tuple(SIDE_NAMES)),
        Part("taken", (len(CAST), MOST), f"by whom a character is taken, {_SEATS}"),
        Part("order", (MOST, MOST), f"turn order: for each place in it, the seat ({_SEATS})"),
        Part("passed", (MOST, MOST), f"pass order: for each place in it, the seat ({_SEATS})"),
        Part("chooses-first", (MOST,), f"who chooses a character first in the next round, {_SEATS}"),
        Part("standing", (MOST, PLACES), f"cowboys on each place, a plane for each seat ({_SEATS})"),
        Part("tokens", (len(MARKS), PLACES), "tokens on places", of=tuple(MARKS)),
        Part("closed", (PLACES,), "spaces that take no cowboy"),
        Part("white", (PLACES + 1,), "where the white cowboy is; last: in hand"),
        Part("ammunition", (MOST,), f"who has the 3-revolvers token, {_SEATS}"),
        Part("ammunition-sold", (1,), "the token cannot be had any more"),
        Part("figures", (MOST, len(_FIGURES)), f"of each player, {_SEATS}", 20, _FIGURES),
        Part("firepower", (MOST, len(_POWERS)), f"firepower in its parts, {_SEATS}", 5, _POWERS),
        Part("plays", (MOST, len(CAST)), f"the character whose power a player has, {_SEATS}"),
        Part("kept", (MOST, KINDS), f"buildings kept for later, {_SEATS}", 2),
        Part("doubled", (MOST, KINDS), f"what the Grocer doubles, {_SEATS}"),
        *variants.OTHERS,
    ),
)


def observe(view: View) -> NDArray[float32]:
    """The view of a seat as one vector, laid out by LAYOUT."""
    assert view.seat is not None, "an observation is a seat's"
    pen = Pen(LAYOUT)
    players = len(view.players)
    turned = [(seat - view.seat) % players for seat in range(players)]
    _table(pen, view, players)
    if view.decision is not None:
        _question(pen, view, view.decision, turned)
    _map(pen, view, turned)
    _market(pen, view, turned)
    _cowboys(pen, view, turned)
    for player in view.players:
        _player(pen, player, turned[player.seat])
    variants.write(pen, view, turned)
    return pen.vector()


def _table(pen: Pen, view: View, players: int) -> None:
    options = view.table.options
    pen.flag("round", view.round)
    pen.flag("players", players)
    pen.flags("variants", [VARIANTS.index(name) for name in options.variants.split()])
    pen.flag("edition", tuple(EDITIONS).index(options.edition))


def _question(pen: Pen, view: View, decision: Decision, turned: list[int]) -> None:
    about: Any = decision.about
    pen.flag("step", _STEP[type(view.frames[-1])])
    pen.flags("asked", [turned[seat] for seat in decision.seats])
    places = [about["at"]] if "at" in about else [name for key in _LISTS for name in about.get(key, ())]
    pen.flags("asked-places", [PLACE_BY_NAME[name] for name in places if name in PLACE_BY_NAME])
    buildings = [about["building"]] if about.get("building") else about.get("kinds", ())
    pen.flags("asked-buildings", [_KIND[name] for name in buildings])
    if "character" in about:
        pen.flag("asked-character", CHARACTER_NUMBERS[about["character"]])
    pen.numbers("asked-amount", [about[name] for name in _AMOUNTS if name in about][:1])
    for seat, first, second in about.get("rolls", ()):
        pen.numbers("asked-rolls", (first, second), 2 * turned[seat])


def _map(pen: Pen, view: View, turned: list[int]) -> None:
    pen.flags("ground", [PARCELS * _KIND[name] + parcel for parcel, name in enumerate(view.ground)])
    owned = [(parcel, owner) for parcel, owner in enumerate(view.owner) if owner >= 0]
    pen.flags("owner", [PARCELS * turned[owner] + parcel for parcel, owner in owned])
    pen.numbers("income", view.income)
    pen.flags("linked", [parcel for parcel, linked in enumerate(view.linked) if linked])
    for part, names in (("tripled", view.tripled), ("permits", view.permits)):
        pen.flags(part, [BY_NAME[name] for name in names])
    if view.city_hall:
        pen.flag("city-hall", BY_NAME[view.city_hall])
    if view.occupant >= 0:
        pen.flag("occupant", turned[view.occupant])
    pen.flags("road-lines", [LINE_BY_NAME[name] for name in view.roads])


def _market(pen: Pen, view: View, turned: list[int]) -> None:
    """What can be had: buildings, characters, and who chooses when."""
    for position, offer in enumerate(view.track):
        if offer.building:
            pen.flag("track", KINDS * position + _KIND[offer.building])
        if offer.open:
            pen.flag("track-open", position)
    for name, count in view.bag.items():
        pen.number("bag", count, _KIND[name])
    for character in view.characters:
        pen.flag("sides", len(SIDE_NAMES) * character.number + SIDE_NAMES.index(character.side))
        if character.taken >= 0:
            pen.flag("taken", MOST * character.number + turned[character.taken])
    pen.flags("order", [MOST * place + turned[seat] for place, seat in enumerate(view.order)])
    pen.flags("passed", [MOST * place + turned[seat] for place, seat in enumerate(view.passed)])
    if view.chooses_first >= 0:
        pen.flag("chooses-first", turned[view.chooses_first])


def _cowboys(pen: Pen, view: View, turned: list[int]) -> None:
    for standing in view.standing:
        place = PLACE_BY_NAME[standing.place]
        pen.number("standing", standing.count, PLACES * turned[standing.seat] + place)
        if standing.token:
            pen.flag("tokens", PLACES * MARKS.index(standing.token) + place)
    pen.flags("closed", [PLACE_BY_NAME[name] for name in view.closed])
    if view.white:
        pen.flag("white", PLACE_BY_NAME.get(view.white, PLACES))
    if view.ammunition >= 0:
        pen.flag("ammunition", turned[view.ammunition])
    if view.ammunition_sold:
        pen.flag("ammunition-sold")


def _player(pen: Pen, player: PlayerView, at: int) -> None:
    pen.numbers("figures", _figures(player), len(_FIGURES) * at)
    pen.numbers("firepower", _powers(player.firepower), len(_POWERS) * at)
    if player.plays >= 0:
        pen.flag("plays", len(CAST) * at + player.plays)
    for name in set(player.kept):
        pen.number("kept", player.kept.count(name), KINDS * at + _KIND[name])
    if player.doubled:
        pen.flag("doubled", KINDS * at + _KIND[player.doubled])
