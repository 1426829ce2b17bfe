### Wat bij elk spel gezegd wordt: lijsten, weigeringen, en wat er mis is met een verslag of een instelling.

## Lijsten

list-separator = { ", " }
list-and = { $start } en { $last }
list-or = { $start } of { $last }
list-more = { $count ->
    [one] nog één
   *[other] nog { $count }
  }

seat-value = { $seat } { $value }

## Weigeringen

refusal-game-over = Het spel is afgelopen; begin een nieuw om verder te spelen.
refusal-not-your-decision = { $seat } hoeft nu niets te beslissen: het spel wacht op { $seats }.

## Fouten

error-at-line = Regel { $line }: { $sentence }

error-language-unknown = De taal “{ $wanted }” is er niet; kies { LIST($known, join: "or") }.

error-undo-nothing = Er valt niets terug te nemen: terugnemen gaat niet verder dan de laatste getrokken kaart of het laatste getoonde bod.
error-game-without-seed = Het spel heeft geen seed, dus uit “{ $what }” kan niets getrokken worden; geef er een op om verder te spelen.

error-record-not-one = Dit is geen verslag van een spel: de eerste regel moet “{ $expected }” zijn.
error-record-too-long = Het verslag is te lang; meer dan { $most ->
    [one] één regel
   *[other] { $most } regels
  } mag het niet hebben.
error-record-cut-off = Het verslag breekt af; een volledig verslag heeft een kop, een lege regel, de zetten en een slotregel met “end”.
error-record-bad-head = “{ $text }” is geen regel van de kop; die luidt “naam: waarde”, en elke naam komt één keer voor.
error-record-head-missing = In de kop ontbreekt de regel “{ $key }: …”; voeg die toe.
error-record-bad-line = “{ $text }” is geen regel van een verslag; die luidt “start”, of een plaats en een actie, zoals “0 bid 7”.
error-record-wrong-count = De slotregel noemt { $said ->
    [one] één zet
   *[other] { $said } zetten
  }, maar het verslag heeft er { $found }.
error-record-after-end = Er staat tekst na de slotregel; daar hoort het verslag te eindigen.
error-record-bad-tag = “{ $tag }” kan niet in de kop staan: een naam bestaat uit kleine letters, cijfers, punten en streepjes en staat er nog niet, de waarde is één regel zonder spaties eromheen.
error-record-without-beginning = Een verslag schrijven kan niet: de eerste { $missing ->
    [one] zet van het spel is
   *[other] { $missing } zetten van het spel zijn
  } hier niet bekend; ga terug naar waar het hele spel bewaard is.
error-record-does-not-play = “{ $text }” kan niet gespeeld worden. { $reason }
error-record-other-game = Het verslag is van het spel “{ $found }”; het moet van “{ $expected }” zijn.
error-record-other-version = Het verslag volgt versie { $found } van de regels; dat moet versie { $expected } zijn.
error-record-other-position = De zetten leiden tot een andere stelling ({ $found }) dan de slotregel zegt ({ $expected }): het verslag is gewijzigd.
error-record-other-scores = De zetten leiden tot de scores { LIST($found) }, maar de slotregel zegt { LIST($expected) }: het verslag is gewijzigd.
error-record-draw-missing = De zet trekt uit “{ $what }”, maar op de regel staat zo’n trekking niet; die hoort na “=>”.
error-record-draw-other = De zet trekt uit “{ $what }”, maar op de regel staat daar een trekking uit “{ $recorded }”.
error-record-draw-impossible = De zet trekt uit “{ $what }” iets wat daar niet te trekken is (nummer { $value }).
error-record-draw-left-over = Op de regel staat een trekking uit “{ $what }” die de zet niet doet; haal die weg.
error-record-other-options = Het verslag is gespeeld met { $key } “{ $found }”, het spel hier heeft “{ $expected }”.
error-record-still-open = Dit is het openbare verslag van een spel dat nog loopt; je kunt het lezen, maar niet naspelen.
error-record-bad-options = De spelers van het verslag kunnen niet spelen: { $reason }
error-seed-unprintable = De seed bevat tekens die niet afgedrukt kunnen worden; gebruik letters, cijfers en spaties.
error-undo-relied-on = Je zet kan niet teruggenomen worden: { $seat } heeft erop voortgebouwd.
