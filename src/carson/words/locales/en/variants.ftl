# Variants, editions and playing alone: names, and what a table of them cannot be.

variant-new-beginning = A New Beginning
variant-river = Carson River
variant-might-is-right = Might is Right
variant-kit-carson = Kit Carson
variant-outlaws = Outlaws
variant-horses = Horses

edition-english = English edition
edition-dutch = Dutch edition

strategy-rancher = Rancher
strategy-miner = Miner
strategy-strength = Strength
strategy-urban = Urban

space-enclosure-1 = the first enclosure
space-enclosure-2 = the second enclosure
space-enclosure-3 = the third enclosure
space-enclosure-4 = the fourth enclosure
space-enclosure-5 = the fifth enclosure

income-river = the river

event-bridge = { $seat } builds a bridge on { SIDE($line) }.

refusal-bridge-needs-two = On { SIDE($line) } there is river on all sides; a bridge takes two roads, and you have { $roads }.
refusal-school-on-bank = There is a School on this bank of the river already; { $at } cannot have another.
refusal-outlaw-there = An Outlaw is on { $at }; nothing is built there while he stays.

error-options-variant = “{ $found }” is no variant; choose from { LIST($known) }.
error-options-variant-twice = The variant “{ $found }” is named twice; name each once.
error-options-edition = “{ $found }” is no edition; choose { LIST($known, join: "or") }.
error-options-father-christmas = The Dutch edition has no Father Christmas; leave { $number } out of the set.
error-options-river-unused = A river was drawn, but the variant Carson River is not in play; add “river” to the variants.
error-options-river-parcel = “{ $found }” is no parcel; a river is made of parcels such as d4, a1 to h8.
error-options-river = { $reason ->
    [length] A river has { $fewest } to { $most } parcels.
   *[twice] A parcel of the river is named twice; name each once.
}
error-options-solo = “{ $found }” is no strategy of Standish; choose { LIST($known, join: "or") }.
error-options-solo-players = Alone against Standish there are two players, you and him, not { $found }.
error-options-solo-dutch = The Dutch edition is not played alone; choose the English one.
error-options-solo-variant = You cannot play against Standish with { VARIANT($found, join: "or") }; choose other variants.

error-record-bad-figures = The figures that the record carries cannot be played with: { $where }: { $reason }
error-record-other-figures = The record needs the figures “{ $name }” ({ $expected }), but those here are { $found }; add the line “figures-data” with the figures it was played with.

action-shift = move a cowboy from { PLACE($word) } to { PLACE($second) }
action-withdraw = take a cowboy back from { PLACE($word) }
action-horse = put a horse into enclosure { $word }
action-sheet = write on the sheet: cowboys { $word }, revolver tokens { $second }, roads { $third }, parcels { $fourth }, bid ${ $fifth }

# Figures of one's own: what is wrong with a file, and where in it.

error-figures = These figures cannot be played with. { $where }: { $reason }
error-figures-unread = It cannot be read: { $reason }
error-figures-directory = It is a directory, not a file.
error-figures-large = It is larger than { $most } bytes.
error-figures-encoding = It is not UTF-8, from byte { $byte } on.
error-figures-format = The format should be “{ $expected }”.
error-figures-name = The name should be one word of at most { $most } letters.
error-figures-step-names = Just these should be named: { LIST($known) }.
error-figures-step = Each step should be from ${ $least } to ${ $most }.
error-figures-parcel = “{ $found }” is no parcel; parcels are a1 to h8.
error-figures-river = A river has { $fewest } to { $most } parcels, each once.
error-figures-order = There should be { LIST($known) }, in this order.
error-figures-range = It should be from { $least } to { $most }.
error-figures-hats = There should be { $count } numbers from 0 to { $most }, one for each enclosure.
error-figures-ware = It needs 0 ≤ fewest ≤ most ≤ { $most } and a price from 0 to { $price }.
error-figures-purse = The purse should be from ${ $least }, what must be bought, to ${ $most }.
error-figures-sheets = { $found } different sheets could be filled in, more than { $most }; make the purse smaller.
error-figures-notes = There should be at most { $most } notes of up to { $letters } letters.
error-figures-priority = Each of these should be named once: { LIST($known) }.
error-figures-some-of = One or more of these should be named, each once: { LIST($known) }.
error-figures-one-of = It should be { LIST($known, join: "or") }.
error-figures-card-g = G is only for { LIST($known) }.
error-figures-cards = There are { $found } cards for { $name }, and { $expected } are needed.
