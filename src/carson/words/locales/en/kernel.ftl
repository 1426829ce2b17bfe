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
seat-value = { $seat } { $value }

## Refusals

refusal-game-over = The game is over; start a new one to play on.
refusal-not-your-decision = { $seat } has nothing to decide now: the game waits for { $seats }.

## Faults. Where a line of a text is at fault, its number goes in front.

error-at-line = Line { $line }: { $sentence }

error-language-unknown = There is no language “{ $wanted }”; choose { LIST($known, join: "or") }.

error-undo-nothing = Nothing can be taken back: undo goes no further than the last card drawn or bid shown.
error-game-without-seed = The game has no seed, so nothing can be drawn from “{ $what }”; give it one to play on.

error-record-not-one = This is no record of a game: its first line should be “{ $expected }”.
error-record-too-long = The record is too long; { $most ->
    [one] one line is
   *[other] { $most } lines are
  } the most it may have.
error-record-cut-off = The record breaks off; a whole one has a head, an empty line, the moves and a closing “end” line.
error-record-bad-head = “{ $text }” is no line of the head; it should read “name: value”, each name once.
error-record-head-missing = The head lacks the line “{ $key }: …”; add it.
error-record-bad-line = “{ $text }” is no line of a record; it should read “start”, or a seat and an action, such as “0 bid 7”.
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
error-record-other-options = The record was played with { $key } “{ $found }”, the game here has “{ $expected }”.
error-record-still-open = This is the public record of a game that is still running; it can be read, but not replayed.
error-record-bad-options = The record’s players cannot play: { $reason }
error-seed-unprintable = The seed holds signs that cannot be printed; use letters, digits and spaces.
error-undo-relied-on = Your move cannot be taken back: { $seat } has acted upon it.
