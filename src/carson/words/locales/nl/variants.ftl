# Varianten, edities en alleen spelen: namen, en welke tafels er niet kunnen.

variant-new-beginning = Een nieuw begin
variant-river = Carson River
variant-might-is-right = Het recht van de sterkste
variant-kit-carson = Kit Carson
variant-outlaws = Outlaws
variant-horses = Paarden

edition-english = Engelse editie
edition-dutch = Nederlandse editie

strategy-rancher = Rancher
strategy-miner = Mijnwerker
strategy-strength = Kracht
strategy-urban = Stad

space-enclosure-1 = de eerste omheining
space-enclosure-2 = de tweede omheining
space-enclosure-3 = de derde omheining
space-enclosure-4 = de vierde omheining
space-enclosure-5 = de vijfde omheining

income-river = de rivier

event-bridge = { $seat } bouwt een brug langs { SIDE($line) }.

refusal-bridge-needs-two = Langs { SIDE($line) } is aan alle kanten rivier; een brug kost twee wegen, en je hebt er { $roads }.
refusal-school-on-bank = Op deze oever van de rivier staat al een School; op { $at } kan er geen tweede komen.
refusal-outlaw-there = Op { $at } staat een Outlaw; zolang die er is, wordt daar niet gebouwd.

error-options-variant = “{ $found }” is geen variant; kies uit { LIST($known) }.
error-options-variant-twice = De variant “{ $found }” staat er twee keer; noem elke één keer.
error-options-edition = “{ $found }” is geen editie; kies { LIST($known, join: "or") }.
error-options-father-christmas = De Nederlandse editie heeft geen Kerstman; laat { $number } weg.
error-options-river-unused = Er is een rivier getekend, maar de variant Carson River doet niet mee; voeg “river” toe aan de varianten.
error-options-river-parcel = “{ $found }” is geen kavel; een rivier bestaat uit kavels zoals d4, van a1 tot en met h8.
error-options-river = { $reason ->
    [length] Een rivier telt { $fewest } tot en met { $most } kavels.
    [twice] Een kavel van de rivier staat er twee keer; noem elke één keer.
    [apart] De rivier valt uiteen; de kavels moeten met hun zijden aan elkaar liggen.
   *[rim] De rivier moet van rand tot rand lopen; minstens twee kavels moeten aan de rand van het bord liggen.
}
error-options-solo = “{ $found }” is geen strategie van Standish; kies { LIST($known, join: "or") }.
error-options-solo-players = Alleen tegen Standish zijn er twee spelers, jij en hij, geen { $found }.
error-options-solo-dutch = De Nederlandse editie speel je niet alleen; kies de Engelse.
error-options-solo-variant = { LIST($found) }: niet als je alleen speelt. Dan doen niet mee: { LIST($known) }.

error-record-bad-figures = Met de getallen die het verslag meebrengt valt niet te spelen: { $reason }
error-record-other-figures = Het verslag heeft de getallen “{ $name }” ({ $expected }) nodig, maar die hier zijn { $found }; voeg de regel “figures-data” toe met de getallen waarmee gespeeld is.

action-shift = een cowboy verplaatsen van { PLACE($word) } naar { PLACE($second) }
action-withdraw = een cowboy terugnemen van { PLACE($word) }
action-horse = een paard in omheining { $word } zetten
action-sheet = op het formulier zetten: cowboys { $word }, revolverfiches { $second }, wegen { $third }, kavels { $fourth }, bod ${ $fifth }
