# Variants, editions and the solo game: names, and options that do not go together.

edition-english = English edition
edition-dutch = Dutch edition

event-bridge = { $seat } builds a bridge on { SIDE($line) }.
event-shifted = { $seat } moves a cowboy from { PLACE($source) } to { PLACE($at) }.
event-city-hall-out = There is no parcel for City Hall; it stays out of the game.

refusal-bridge-needs-two = There is river on both sides of { SIDE($line) }; a bridge takes two roads, and you have { $roads }.
refusal-school-on-bank = There is already a School on this bank of the river; { $at } cannot have another.
refusal-no-cowboy-of-yours = You have no cowboy on { PLACE($at) }; choose a place where you have one.
refusal-not-on-the-board = { PLACE($at) } is not on the board; move the cowboy to another place on it.
refusal-token-not-there = The cowboy keeps its token, which cannot go to { PLACE($at) }; choose another place.
refusal-city-hall-there = City Hall is on { $at }, and its parcel can never be owned; choose another.

error-options-variant = “{ $found }” is not a variant; choose from { LIST($known) }.
error-options-variant-twice = The variant “{ $found }” is listed twice; list each one once.
error-options-edition = “{ $found }” is not an edition; choose { LIST($known, join: "or") }.
error-options-father-christmas = The Dutch edition has no Father Christmas; leave { $number } out of the set.

error-record-bad-figures = The figures in the record cannot be used: { $where }: { $reason }
error-record-other-figures = The record needs the figures “{ $name }” ({ $expected }), but those here are { $found }; add the line “figures-data” with the figures it was played with.

action-shift = move a cowboy from { PLACE($word) } to { PLACE($second) }
action-withdraw = take a cowboy back from { PLACE($word) }
action-horse = put a horse in enclosure { $word }
action-sheet = fill in the sheet: cowboys { $word }, revolver tokens { $second }, roads { $third }, parcels { $fourth }, bid ${ $fifth }

# Custom figures: what is wrong with a file, and where.

error-figures = These figures cannot be used. { $where }: { $reason }
error-figures-unread = It cannot be read: { $reason }
error-figures-directory = It is a directory, not a file.
error-figures-large = It is larger than { $most } bytes.
error-figures-encoding = It is not valid UTF-8 (from byte { $byte }).
error-figures-format = The format must be “{ $expected }”.
error-figures-name = The name must be one word of at most { $most } letters.
error-figures-step-names = Name exactly these: { LIST($known) }.
error-figures-step = Each step must be from ${ $least } to ${ $most }.
error-figures-parcel = “{ $found }” is not a parcel; parcels are a1 to h8.
error-figures-river = A river has { $fewest } to { $most } parcels, each once.
error-figures-order = It must have { LIST($known) }, in this order.
error-figures-range = It must be from { $least } to { $most }.
error-figures-hats = It must have { $count } numbers from 0 to { $most }, one for each enclosure.
error-figures-ware = It needs 0 ≤ fewest ≤ most ≤ { $most } and a price from 0 to { $price }.
error-figures-purse = The purse must be from ${ $least } (what must be bought) to ${ $most }.
error-figures-sheets = { $found } different sheets would be possible; the limit is { $most }. Make the purse smaller.
error-figures-notes = It may have at most { $most } notes of up to { $letters } letters.
error-figures-priority = Name each of these once: { LIST($known) }.
error-figures-some-of = Name one or more of these, each once: { LIST($known) }.
error-figures-one-of = It must be { LIST($known, join: "or") }.
error-figures-card-g = G is only for { LIST($known) }.
error-figures-cards = There are { $found } cards for { $name }; { $expected } are needed.
