### Wat bij elk spel gezegd wordt: lijsten, weigeringen, en wat er mis is met een verslag of een instelling.

## Lijsten

list-separator = { ", " }
list-and = { $start } en { $last }
list-or = { $start } of { $last }
list-more = { $count ->
    [one] nog één
   *[other] nog { $count }
  }

seat-value = { $seat } ({ $value })
# Wat anderen gevraagd wordt, voor wie wacht: `doing` is de `.wait` van de vraag, een infinitief.
seats-waiting = Wachten op { $seats }: { $doing }.

## Weigeringen

refusal-game-over = Het spel is afgelopen; begin een nieuw spel om nog eens te spelen.
refusal-not-your-decision = { $seat } hoeft nu niets te beslissen; het spel wacht op { $seats }.
refusal-wrong-moment = Je kunt nu niet { ACTION($action) }; { $asked ->
    [power] gebruik de eigenschap, of pas.
    [bid] kies een biedkaart.
    [take] neem een kaart uit het aanbod.
    [take-now] neem een kaart uit het aanbod.
    [place] leg de kaart die je genomen hebt.
    [sell] verkoop een kaart of pas.
    [paperboy] neem een personage dat van niemand is, of pas.
    [claim] kies een kavel voor je eigendomstegel.
    [character] neem een personage.
    [ask] beantwoord de vraag van je personage.
    [cowboy] plaats een cowboy of pas.
    [duel-order] kies het volgende duel.
    [buy-parcel] koop een kavel of pas.
    [purchase] koop het gebouw of pas.
    [build] bouw, vraag een tegenstander om toestemming, of pas.
    [house] plaats een Huis, of maak van een Huis een Herenhuis.
    [consent] sta het toe of weiger.
    [buy-vp] kies hoeveel je aan OP uitgeeft, of pas.
    [cash] kies hoeveel je uitgeeft, of pas als dat mag.
    [take-parcel] kies een kavel.
    [auction] bied of pas.
    [heal] stuur de verslagen cowboy door, of pas.
    [toll] betaal, of verlies 1 OP.
    [blast] kies een Mijn of pas.
    [reroll] gooi opnieuw of houd je worp.
    [city-hall] kies een plaats voor het Stadhuis.
    [occupy] bezet het Stadhuis, of pas om ervan af te zien.
    [last-roads] leg een weg of pas.
    [outlaws] kies de Outlaw die nu gaat.
    [spoils] neem de OP of val aan.
    [sheet] vul je formulier in.
    [horse] zet een paard in een omheining of pas.
    [stable] plaats of verplaats een cowboy, neem er een terug, pas, of zie ervan af.
    [wages] koop een paard, of pas om het salaris te nemen.
    [ranches] kies een Ranch of pas.
    [duel-tile] speel een van je dueltegels, of twee met dynamiet.
    [last-tile] speel een van je dueltegels, of twee met dynamiet.
    [free-cowboys] plaats een cowboy, verplaats er een, of pas om te stoppen.
   *[other] beantwoord de vraag die je gesteld is.
  }
refusal-no-such-parcel = Er is hier geen kavel “{ $at }”; noem de letter van de kolom en het nummer van de rij.

## Fouten

error-at-line = Regel { $line }: { $sentence }

error-language-unknown = De taal “{ $wanted }” is niet beschikbaar; kies { LIST($known, join: "or") }.

error-undo-nothing = Er valt niets terug te nemen: verder terug dan de laatste getrokken kaart, de laatste worp of het laatste onthulde bod gaat niet.
error-game-without-seed = Het spel heeft geen seed, dus uit “{ $what }” kan niets getrokken worden; geef er een op om verder te spelen.
error-no-such-seat = In dit spel bestaat plaats { $found } niet; de plaatsen zijn { LIST($known) }.

error-record-not-one = Dit is geen verslag van een spel: de eerste regel moet “{ $expected }” zijn.
error-record-too-long = Het verslag is te lang; meer dan { $most ->
    [one] één regel
   *[other] { $most } regels
  } mag het niet hebben.
error-record-many-remarks = Het verslag heeft { $found } regels met opmerkingen; er mogen er hoogstens { $most } zijn.
error-record-cut-off = Het verslag is afgebroken; een volledig verslag heeft een kop, een lege regel, de zetten en een slotregel met “end”.
error-record-bad-head = “{ $text }” is geen regel van de kop; die moet luiden “naam: waarde”, met elke naam één keer.
error-record-head-missing = In de kop ontbreekt de regel “{ $key }: …”; voeg die toe.
error-record-bad-line = “{ $text }” is geen regel van een verslag; die moet luiden “start”, of een plaats en een actie, zoals “0 pass”.
error-record-wrong-count = De slotregel noemt { $said ->
    [one] één zet
   *[other] { $said } zetten
  }, maar het verslag heeft er { $found }.
error-record-after-end = Er staat tekst na de slotregel; daar hoort het verslag te eindigen.
error-record-bad-tag = “{ $tag }” kan niet in de kop staan: een naam bestaat uit kleine letters, cijfers, punten en streepjes en komt maar één keer voor; de waarde is één regel zonder spaties eromheen.
error-record-without-beginning = Er kan geen verslag worden geschreven: de eerste { $missing ->
    [one] zet van het spel is
   *[other] { $missing } zetten van het spel zijn
  } hier niet bekend; gebruik de kopie met het hele spel.
error-record-does-not-play = “{ $text }” kan niet gespeeld worden. { $reason }
error-record-other-game = Het verslag is van het spel “{ $found }”, niet van “{ $expected }”.
error-record-other-version = Het verslag volgt versie { $found } van de regels, niet versie { $expected }.
error-record-other-position = De zetten leiden tot een andere stelling ({ $found }) dan de slotregel zegt ({ $expected }): het verslag is gewijzigd.
error-record-other-scores = De zetten leiden tot de scores { LIST($found) }, maar de slotregel zegt { LIST($expected) }: het verslag is gewijzigd.
error-record-draw-missing = De zet trekt uit “{ $what }”, maar die trekking ontbreekt op de regel; voeg die toe na “=>”.
error-record-draw-other = De zet trekt uit “{ $what }”, maar op de regel staat daar een trekking uit “{ $recorded }”.
error-record-draw-impossible = De zet kan dit niet trekken uit “{ $what }”: nummer { $value } is daar niet.
error-record-draw-left-over = Op de regel staat een trekking uit “{ $what }” die de zet niet doet; verwijder die.
error-record-draw-not-seeded = In het verslag staat de trekking “{ $found }”, maar de seed geeft “{ $expected }”: iemand heeft die gekozen, of het verslag gewijzigd.
error-record-bad-number = De kopregel “{ $key }” moet 64 tekens hebben, elk van 0 tot en met 9 of van a tot en met f.
error-record-other-options = In het verslag is { $key } “{ $found }”, maar in dit spel “{ $expected }”.
error-record-still-open = Dit is het openbare verslag van een spel dat nog loopt; je kunt het lezen, maar niet naspelen.
error-record-bad-options = De instellingen van het verslag zijn niet geldig: { $reason }
error-record-bad-position = De regel “position” van het verslag is geen stelling van dit spel: { $reason }
error-seed-unprintable = De seed bevat tekens die niet kunnen worden afgedrukt; gebruik letters, cijfers en spaties.
error-undo-relied-on = Je kunt je zet niet terugnemen: { $seat } heeft er al op gereageerd.

error-action-empty = De actie is leeg; een actie begint met { LIST($known, join: "or") }.
error-action-unknown = “{ $text }” is geen actie; een actie begint met { LIST($known, join: "or") }.
error-action-malformed = “{ $text }” is niet te lezen; { $verb ->
    [pass] schrijf alleen “pass”.
    [aside] schrijf alleen “aside”.
    [bid] schrijf “bid” en een van je biedkaarten, zoals “bid 7”.
    [use] schrijf “use” en een personage, zoals “use governor”.
    [take] schrijf “take” en één kaart, zoals “take I-29”.
    [place] schrijf “place” en een kavel, zoals “place n14”.
    [sell] schrijf “sell” en één kaart, zoals “sell I-29”.
    [choose] schrijf “choose” en een van de antwoorden, zoals “choose captain”.
    [cowboy] schrijf “cowboy”, een veld of kavel, en een fiche als de cowboy er een meeneemt, zoals “cowboy wages”.
    [road] schrijf “road”, een kavel en een van de kanten ervan, zoals “road d4e”.
    [buy] schrijf “buy” en een kavel of gebouw, zoals “buy d4”.
    [spend] schrijf “spend” en een bedrag in dollars, zoals “spend 7”.
    [build] schrijf “build”, een gebouw en een kavel, zoals “build bank d4”.
   *[other] schrijf “{ $verb }” en één kavel, zoals “{ $verb } d4”.
  }
error-action-fields = Als object heeft “{ $kind }” naast zijn soort { $count ->
    [0] geen velden
    [one] het veld { LIST($known) }
   *[other] de velden { LIST($known) }
  }.
error-action-number = In “{ $kind }” moet “{ $field }” een geheel getal van 0 tot en met { $most } zijn.
error-action-word = “{ $found }” kan niet de waarde van “{ $field }” in “{ $kind }” zijn; dat moet één woord zijn, zoals de naam van een plaats.
error-action-two-forms = De tekst “{ $text }” past niet bij het object, dat “{ $found }” zegt; stuur een van beide.
error-draw-malformed = “{ $text }” is geen trekking; die bestaat uit één woord voor de stapel, zak of dobbelsteen en één voor wat eruit kwam.

error-record-players = “{ $text }” in de regel “players” is niet te lezen. In het kaartspel staan daar de spelers, echte eerst, zoals “real hat, virtual expert star”; in het bordspel staat er hun aantal.

error-diagram-column = Er is hier geen kolom “{ $found }”; kolommen zijn letters vanaf a, elk één keer.
error-diagram-row = De rij moet met het rijnummer beginnen, van 1 tot en met { $most }.
error-diagram-row-twice = Rij { $row } staat er twee keer; schrijf elke rij één keer.
error-diagram-sign = “{ $found }” is geen teken voor een kavel; de tekens zijn { LIST($known) }.
error-diagram-place = “{ $found }” staat niet recht onder een kolom (teken { $column } van de regel); zet het onder zijn kolom.

error-position-not-one = Dit is geen stelling: de eerste regel moet “{ $expected }” zijn.
error-position-cut-off = De stelling is afgebroken; nu had de regel “{ $key }” moeten komen.
error-position-wrong-line = Er staat “{ $found }” waar de regel “{ $key }” hoort.
error-position-number = “{ $found }” moet een geheel getal van 0 tot en met { $most } zijn.
error-position-step = “{ $found }” is geen stap van dit spel.
error-position-too-long = Er zijn te veel regels; de stelling had vóór deze regel moeten eindigen.
error-position-does-not-add-up = De stelling klopt niet: alles moet op precies één plaats zijn. Zie { CARD($faults) }.

event-from-position = Het spel begint vanuit een gegeven stelling.

percent = { $percent }%
