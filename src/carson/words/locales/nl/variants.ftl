# Varianten, edities en alleen spelen: namen, en welke tafels er niet kunnen.

edition-english = Engelse editie
edition-dutch = Nederlandse editie

event-bridge = { $seat } bouwt een brug langs { SIDE($line) }.
event-shifted = { $seat } verplaatst een cowboy van { PLACE($source) } naar { PLACE($at) }.
event-city-hall-out = Er is geen kavel voor het Stadhuis; het doet niet mee.

refusal-bridge-needs-two = Aan weerszijden van { SIDE($line) } is rivier; een brug kost twee wegen, en je hebt er { $roads }.
refusal-school-on-bank = Op deze oever van de rivier staat al een School; op { $at } kan er geen tweede komen.
refusal-no-cowboy-of-yours = Daar staat geen cowboy van jou ({ PLACE($at) }); kies een plaats waar er een staat.
refusal-not-on-the-board = { PLACE($at) } ligt niet op het spelbord; verplaats de cowboy naar een andere plaats daarop.
refusal-token-not-there = De cowboy neemt zijn fiche mee, en dat kan niet naar { PLACE($at) }; kies een andere plaats.
refusal-city-hall-there = Op { $at } staat het Stadhuis, en die kavel kan nooit van iemand zijn; kies een andere.

error-options-variant = “{ $found }” is geen variant; kies uit { LIST($known) }.
error-options-variant-twice = De variant “{ $found }” staat er twee keer; noem elke één keer.
error-options-edition = “{ $found }” is geen editie; kies { LIST($known, join: "or") }.
error-options-father-christmas = De Nederlandse editie heeft geen Kerstman; laat { $number } weg.

error-record-bad-figures = De cijfers in het verslag zijn niet bruikbaar: { $where }: { $reason }
error-record-other-figures = Het verslag heeft de cijfers “{ $name }” ({ $expected }) nodig, maar die hier zijn { $found }; voeg de regel “figures-data” toe met de cijfers waarmee gespeeld is.

action-shift = een cowboy verplaatsen van { PLACE($word) } naar { PLACE($second) }
action-withdraw = een cowboy terugnemen van { PLACE($word) }
action-horse = een paard in omheining { $word } zetten
action-sheet = het formulier invullen: cowboys { $word }, revolverfiches { $second }, wegen { $third }, kavels { $fourth }, bod ${ $fifth }

# Eigen cijfers: wat er mis is met een bestand, en waar.

error-figures = Deze cijfers zijn niet bruikbaar. { $where }: { $reason }
error-figures-unread = Het kan niet gelezen worden: { $reason }
error-figures-directory = Het is een map, geen bestand.
error-figures-large = Het is groter dan { $most } bytes.
error-figures-encoding = Het is geen geldige UTF-8 (vanaf byte { $byte }).
error-figures-format = Het formaat moet “{ $expected }” zijn.
error-figures-name = De naam moet één woord van hoogstens { $most } letters zijn.
error-figures-step-names = Noem precies deze: { LIST($known) }.
error-figures-step = Elke stap moet van ${ $least } tot en met ${ $most } zijn.
error-figures-parcel = “{ $found }” is geen kavel; kavels zijn a1 tot en met h8.
error-figures-river = Een rivier telt { $fewest } tot en met { $most } kavels, elk één keer.
error-figures-order = Dit moet er in deze volgorde staan: { LIST($known) }.
error-figures-range = De waarde moet van { $least } tot en met { $most } zijn.
error-figures-hats = Er moeten { $count } getallen van 0 tot en met { $most } staan, één voor elke omheining.
error-figures-ware = Nodig is 0 ≤ fewest ≤ most ≤ { $most } en een prijs van 0 tot en met { $price }.
error-figures-purse = De beurs moet van ${ $least } (wat gekocht moet worden) tot en met ${ $most } zijn.
error-figures-sheets = Er zouden { $found } verschillende formulieren mogelijk zijn; de grens is { $most }. Maak de beurs kleiner.
error-figures-notes = Er mogen hoogstens { $most } opmerkingen zijn, van elk hoogstens { $letters } letters.
error-figures-priority = Noem elk van deze één keer: { LIST($known) }.
error-figures-some-of = Noem een of meer van deze, elk één keer: { LIST($known) }.
error-figures-one-of = Mogelijk is { LIST($known, join: "or") }.
error-figures-card-g = G is er alleen voor { LIST($known) }.
error-figures-cards = Er zijn { $found } kaarten voor { $name }, maar er zijn er { $expected } nodig.
