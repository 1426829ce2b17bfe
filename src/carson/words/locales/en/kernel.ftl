### Messages of both games: lists, refusals, and errors in records and options.
### For message ids and the functions messages may call, see carson/words/__init__.py.

## Lists. `start` is all but the last part, already joined by the separator.

list-separator = { ", " }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
# The end of a list too long to show.
list-more = { $count ->
    [one] 1 more
   *[other] { $count } more
  }

# A player and a number: a bid, a score.
seat-value = { $seat } ({ $value })
# What others are asked, for those who wait: `doing` is the question’s `.wait`.
seats-waiting = Waiting for { $seats }: { $doing }.

## Refusals

refusal-game-over = The game is over; start a new one to play again.
refusal-not-your-decision = { $seat } has nothing to decide now: waiting for { $seats }.
refusal-wrong-moment = You cannot { ACTION($action) } now; { $asked ->
    [power] use the power you are asked about, or pass.
    [bid] choose a bid card.
    [take] take a card on offer.
    [take-now] take a card on offer.
    [place] place the card you have taken.
    [sell] sell a card or pass.
    [paperboy] take a character that nobody owns, or pass.
    [claim] choose a parcel for your property tile.
    [character] take a character.
    [ask] answer your character’s question.
    [cowboy] place a cowboy or pass.
    [duel-order] choose the next duel.
    [buy-parcel] buy a parcel or pass.
    [purchase] buy the building or pass.
    [build] build, ask a rival for permission, or pass.
    [house] place a House, or turn one into a Townhouse.
    [consent] agree or refuse.
    [buy-vp] choose how much to spend on VP, or pass.
    [cash] choose how much to spend, or pass if you may.
    [take-parcel] choose a parcel.
    [auction] bid or pass.
    [heal] send the beaten cowboy on, or pass.
    [toll] pay, or lose 1 VP.
    [blast] choose a Mine or pass.
    [reroll] reroll, or keep your roll.
    [city-hall] choose a place for City Hall.
    [occupy] hold City Hall, or pass to decline it.
    [last-roads] lay a road, or pass.
    [outlaws] choose the next Outlaw to move.
    [spoils] take the VP or attack.
    [sheet] fill in your sheet.
    [horse] put a horse in an enclosure, or pass.
    [stable] place, move or take back a cowboy, pass, or decline.
    [wages] buy a horse, or pass to take the wages.
    [ranches] choose a Ranch or pass.
    [duel-tile] play one of your duel tiles, or two with dynamite.
    [last-tile] play one of your duel tiles, or two with dynamite.
    [free-cowboys] place a cowboy, move one, or pass to stop.
   *[other] answer the question you are asked.
  }
refusal-no-such-parcel = There is no parcel “{ $at }” here; give the letter of its column and the number of its row.

## Faults. Where a line of a text is at fault, its number goes in front.

error-at-line = Line { $line }: { $sentence }

error-language-unknown = The language “{ $wanted }” is not available; choose { LIST($known, join: "or") }.

error-undo-nothing = There is nothing to undo: you cannot undo past the last card drawn, die rolled or bid revealed.
error-game-without-seed = The game has no seed, so nothing can be drawn from “{ $what }”; give it a seed to play on.
error-no-such-seat = There is no seat { $found } in this game; its seats are { LIST($known) }.

error-record-not-one = This is not a game record: its first line should be “{ $expected }”.
error-record-too-long = The record is too long; it may have at most { $most ->
    [one] one line
   *[other] { $most } lines
  }.
error-record-many-remarks = The record has { $found } comment lines; it may have at most { $most }.
error-record-cut-off = The record is cut off; a complete one has a head, an empty line, the moves and a closing “end” line.
error-record-bad-head = “{ $text }” is not a head line; it should read “name: value”, with each name used once.
error-record-head-missing = The head has no line “{ $key }: …”; add it.
error-record-bad-line = “{ $text }” is not a line of a record; it should read “start”, or a seat and an action, such as “0 pass”.
error-record-wrong-count = The closing line says { $said ->
    [one] one move
   *[other] { $said } moves
  }, but the record has { $found }.
error-record-after-end = There is text after the closing line; the record must end there.
error-record-bad-tag = “{ $tag }” cannot go in the head: a name has lower-case letters, digits, dots and hyphens and is used once; its value is one line without spaces around it.
error-record-without-beginning = No record can be written, because the game’s first { $missing ->
    [one] move is
   *[other] { $missing } moves are
  } not known here; use the copy that has the whole game.
error-record-does-not-play = “{ $text }” cannot be played. { $reason }
error-record-other-game = The record is for the game “{ $found }”, not “{ $expected }”.
error-record-other-version = The record follows version { $found } of the rules, not version { $expected }.
error-record-other-position = The moves lead to a different position ({ $found }) from the one in the closing line ({ $expected }): the record has been changed.
error-record-other-scores = The moves lead to the scores { LIST($found) }, but the closing line says { LIST($expected) }: the record has been changed.
error-record-draw-missing = The move draws from “{ $what }”, but its line has no such draw; add it after “=>”.
error-record-draw-other = The move draws from “{ $what }”, but its line has a draw from “{ $recorded }” there.
error-record-draw-impossible = The move cannot draw this from “{ $what }”: number { $value } is not there.
error-record-draw-left-over = The line has a draw from “{ $what }” that the move does not make; remove it.
error-record-draw-not-seeded = The record has the draw “{ $found }”, but the seed gives “{ $expected }”: someone chose the draw or changed the record.
error-record-bad-number = The head line “{ $key }” must have 64 characters, each from 0 to 9 or a to f.
error-record-other-options = In the record, { $key } is “{ $found }”, but in this game it is “{ $expected }”.
error-record-still-open = This is the public record of a game in progress; you can read it, but not replay it.
error-record-bad-options = The record’s options are not valid: { $reason }
error-record-bad-position = The record’s “position” line is not a position of this game: { $reason }
error-seed-unprintable = The seed has characters that cannot be printed; use letters, digits and spaces.
error-undo-relied-on = You cannot undo your move: { $seat } has already acted on it.

error-action-empty = The action is empty; an action starts with { LIST($known, join: "or") }.
error-action-unknown = “{ $text }” is not an action; an action starts with { LIST($known, join: "or") }.
error-action-malformed = “{ $text }” cannot be read; { $verb ->
    [pass] write “pass” on its own.
    [aside] write “aside” on its own.
    [bid] write “bid” and one of your bid cards, such as “bid 7”.
    [use] write “use” and a character, such as “use governor”.
    [take] write “take” and one card, such as “take I-29”.
    [place] write “place” and a parcel, such as “place n14”.
    [sell] write “sell” and one card, such as “sell I-29”.
    [choose] write “choose” and one of the answers, such as “choose captain”.
    [cowboy] write “cowboy”, a space or parcel, and a token if the cowboy takes one along, such as “cowboy wages”.
    [road] write “road”, a parcel and one of its sides, such as “road d4e”.
    [buy] write “buy” and a parcel or building, such as “buy d4”.
    [spend] write “spend” and an amount in dollars, such as “spend 7”.
    [build] write “build”, a building and a parcel, such as “build bank d4”.
   *[other] write “{ $verb }” and one parcel, such as “{ $verb } d4”.
  }
error-action-fields = As an object, “{ $kind }” has, besides its kind, { $count ->
    [0] no fields
    [one] the field { LIST($known) }
   *[other] the fields { LIST($known) }
  }.
error-action-number = In “{ $kind }”, “{ $field }” must be a whole number from 0 to { $most }.
error-action-word = “{ $found }” cannot be the “{ $field }” of “{ $kind }”; it must be one word, such as the name of a place.
error-action-two-forms = The text “{ $text }” does not match the object, which says “{ $found }”; send one of them.
error-draw-malformed = “{ $text }” is not a draw; write one word for the pile, bag or die and one for the result.

error-record-players = “{ $text }” in the line “players” cannot be read. The Card Game lists its players there, real ones first, such as “real hat, virtual expert star”; the board game gives their number.

error-diagram-column = There is no column “{ $found }” here; columns are letters starting from a, each used once.
error-diagram-row = The row should start with its number, from 1 to { $most }.
error-diagram-row-twice = Row { $row } appears twice; write each row once.
error-diagram-sign = “{ $found }” is not a code for a parcel; the codes are { LIST($known) }.
error-diagram-place = “{ $found }” is not aligned with the columns (at character { $column } of the line); move it under its column.

error-position-not-one = This is not a position: its first line should be “{ $expected }”.
error-position-cut-off = The position is cut off; the line “{ $key }” should come next.
error-position-wrong-line = There is “{ $found }” where the line “{ $key }” should be.
error-position-number = “{ $found }” must be a whole number from 0 to { $most }.
error-position-step = “{ $found }” is not a step of this game.
error-position-too-long = There are too many lines; the position should have ended before this one.
error-position-does-not-add-up = The position does not add up: everything must be in exactly one place. See { CARD($faults) }.

event-from-position = The game starts from a given position.

percent = { $percent }%
