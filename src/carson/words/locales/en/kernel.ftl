### What is said whatever the game: lists, refusals, and what is wrong with a record or an option.
### How messages are named, and the functions they may call, stands in carson/words/__init__.py.

## Lists. `start` is all but the last part, already joined by the separator.

list-separator = { ", " }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
# The end of a list too long to show.
list-more = { $count ->
    [one] one more
   *[other] { $count } more
  }

# A player and a number: a bid, a score.
seat-value = { $seat } ({ $value })

## Refusals

refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-decision = { $seat } has nothing to decide now: the game waits for { $seats }.
refusal-wrong-moment = You cannot { ACTION($action) } now; { $asked ->
    [power] say whether you use the power asked about, or pass.
    [bid] choose a bid card.
    [take] take a card that is on offer.
    [take-now] take a card that is on offer.
    [place] place the card you have taken.
    [sell] sell a card or pass.
    [paperboy] take a character that nobody owns, or pass.
    [claim] choose a parcel for your property tile.
    [character] take a character.
    [ask] answer what your character asks.
    [cowboy] place a cowboy or pass.
    [duel-order] choose the next duel.
    [buy-parcel] buy a parcel or pass.
    [purchase] buy the building or pass.
    [build] build, ask a rival for room, or pass.
    [house] place a House, or turn one into a Townhouse.
    [consent] say whether you agree.
    [buy-vp] say how much you spend on VP, or pass.
    [cash] say how much you spend, or pass if you may.
    [take-parcel] choose a parcel.
    [auction] bid or pass.
    [heal] send the beaten cowboy on, or pass.
    [toll] pay, or lose 1 VP.
    [blast] choose a Mine or pass.
    [reroll] roll again or stand.
    [city-hall] find a place for City Hall.
    [occupy] hold City Hall, or pass to decline it.
    [last-roads] lay a road, or pass.
    [outlaws] choose the Outlaw who moves next.
    [spoils] take the VP or attack.
    [sheet] fill in your sheet.
    [horse] put a horse into an enclosure, or pass.
    [stable] place, move or take back a cowboy, pass, or decline.
    [wages] buy a horse, or pass to take the wages.
    [ranches] choose a Ranch or pass.
    [duel-tile] play one of your duel tiles, or two with dynamite.
    [last-tile] play one of your duel tiles, or two with dynamite.
    [free-cowboys] place a cowboy, move one, or pass to stop.
   *[other] something else is asked.
  }
refusal-no-such-parcel = There is no parcel “{ $at }” here; write the letter of its column and the number of its row.

## Faults. Where a line of a text is at fault, its number goes in front.

error-at-line = Line { $line }: { $sentence }

error-language-unknown = There is no language “{ $wanted }”; choose { LIST($known, join: "or") }.

error-undo-nothing = Nothing can be taken back: undo goes no further than the last card drawn, die rolled or bid shown.
error-game-without-seed = The game has no seed, so nothing can be drawn from “{ $what }”; give it one to play on.

error-record-not-one = This is no record of a game: its first line should be “{ $expected }”.
error-record-too-long = The record is too long; { $most ->
    [one] one line is
   *[other] { $most } lines are
  } the most it may have.
error-record-many-remarks = The record has { $found } lines of remarks; { $most } are the most.
error-record-cut-off = The record breaks off; a whole one has a head, an empty line, the moves and a closing “end” line.
error-record-bad-head = “{ $text }” is no line of the head; it should read “name: value”, each name once.
error-record-head-missing = The head lacks the line “{ $key }: …”; add it.
error-record-bad-line = “{ $text }” is no line of a record; it should read “start”, or a seat and an action, such as “0 pass”.
error-record-wrong-count = The closing line says { $said ->
    [one] one move
   *[other] { $said } moves
  }, but the record has { $found }.
error-record-after-end = There is text after the closing line; the record should end there.
error-record-bad-tag = “{ $tag }” cannot stand in the head: a name is of small letters, digits, dots and hyphens and not yet there, its value one line without spaces around it.
error-record-without-beginning = No record can be written, as the game’s first { $missing ->
    [one] move is
   *[other] { $missing } moves are
  } not known here; go back to where the whole game is kept.
error-record-does-not-play = “{ $text }” cannot be played. { $reason }
error-record-other-game = The record is of the game “{ $found }”; it should be of “{ $expected }”.
error-record-other-version = The record follows version { $found } of the rules; it should be version { $expected }.
error-record-other-position = The moves lead to another position ({ $found }) than the closing line says ({ $expected }): the record has been changed.
error-record-other-scores = The moves lead to the scores { LIST($found) }, but the closing line says { LIST($expected) }: the record has been changed.
error-record-draw-missing = The move draws from “{ $what }”, but its line has no such draw; it should stand after “=>”.
error-record-draw-other = The move draws from “{ $what }”, but its line has a draw from “{ $recorded }” there.
error-record-draw-impossible = The move draws from “{ $what }” what is not there to be drawn (number { $value }).
error-record-draw-left-over = The line has a draw from “{ $what }” that the move does not make; take it out.
error-record-draw-not-seeded = The record has the draw “{ $found }”, but the seed gives “{ $expected }”: somebody chose it, or changed the record.
error-record-bad-number = The head line “{ $key }” should have 64 digits from 0 to 9 and a to f.
error-record-other-options = The record was played with { $key } “{ $found }”, the game here has “{ $expected }”.
error-record-still-open = This is the public record of a game that is still running; it can be read, but not replayed.
error-record-bad-options = The record’s options make no game: { $reason }
error-record-bad-position = The record’s line “position” is no position of this game: { $reason }
error-seed-unprintable = The seed holds signs that cannot be printed; use letters, digits and spaces.
error-undo-relied-on = Your move cannot be taken back: { $seat } has acted upon it.

error-action-empty = Nothing was said; an action begins with { LIST($known, join: "or") }.
error-action-unknown = “{ $text }” is no action; an action begins with { LIST($known, join: "or") }.
error-action-malformed = “{ $text }” cannot be read; { $verb ->
    [pass] write “pass” alone.
    [aside] write “aside” alone.
    [bid] write “bid” and one of your bid cards, such as “bid 7”.
    [use] write “use” and a character, such as “use governor”.
    [take] write “take” and one card, such as “take I-29”.
    [place] write “place” and a parcel, such as “place n14”.
    [sell] write “sell” and one card, such as “sell I-29”.
    [choose] write “choose” and one of the answers, such as “choose captain”.
    [cowboy] write “cowboy”, a space or parcel, and a token if one goes with it, such as “cowboy wages”.
    [road] write “road”, a parcel and one of its sides, such as “road d4e”.
    [buy] write “buy” and a parcel or building, such as “buy d4”.
    [spend] write “spend” and a number of dollars, such as “spend 7”.
    [build] write “build”, a building and a parcel, such as “build bank d4”.
   *[other] write “{ $verb }” and one parcel, such as “{ $verb } d4”.
  }
error-draw-malformed = “{ $text }” is no draw; it should be one word for the pile, bag or die and one for what came of it.

error-record-players = “{ $text }” in the line “players” cannot be read; The Card Game lists its players there, such as “real hat, virtual expert star”, real ones first, and the board game gives their number.

error-diagram-column = There is no column “{ $found }” here; columns are named by letters from a on, each once.
error-diagram-row = The row should begin with its number, from 1 to { $most }.
error-diagram-row-twice = Row { $row } stands there twice; each row may stand once.
error-diagram-sign = “{ $found }” is no sign for a parcel; the signs are { LIST($known) }.
error-diagram-place = “{ $found }” is out of line with the columns (at character { $column } of the line); move it to where it belongs.

error-position-not-one = This is no position: its first line should be “{ $expected }”.
error-position-cut-off = The position breaks off; the line “{ $key }” should follow.
error-position-wrong-line = “{ $found }” stands where the line “{ $key }” should.
error-position-number = “{ $found }” should be a whole number from 0 to { $most }.
error-position-step = “{ $found }” is no step that can wait in this game.
error-position-too-long = There are too many lines; the position should have ended before this one.
error-position-does-not-add-up = The position does not add up: everything must be in one place and no other. See { CARD($faults) }.

event-from-position = The game begins from a given position.
