### Was über Carson City: The Card Game gesagt wird.

## Symbole, Stufen, Objekte. `.a` steht im Akkusativ.

suit-hat = Hut
suit-star = Stern
suit-cactus = Kaktus
suit-boot = Stiefel
suit-horseshoe = Hufeisen
suit-cattle = Rind

level-beginner = Anfänger
level-intermediate = Fortgeschrittener
level-expert = Experte

object-nowhere = keine Karte
  .a = keine Karte
object-empty = leere Parzelle
  .a = eine leere Parzelle
object-mountain = Berg
  .a = einen Berg
object-house = Haus
  .a = ein Haus
object-townhouse = Stadthaus
  .a = ein Stadthaus
object-mine = Mine
  .a = eine Mine
object-ranch = Ranch
  .a = eine Ranch
object-blacksmith = Schmiede
  .a = eine Schmiede
object-drugstore = Drugstore
  .a = einen Drugstore
object-bank = Bank
  .a = eine Bank
object-saloon = Saloon
  .a = einen Saloon
object-hotel = Hotel
  .a = ein Hotel
object-general-store = Gemischtwarenladen
  .a = einen Gemischtwarenladen
object-church = Kirche
  .a = eine Kirche
object-prison = Gefängnis
  .a = ein Gefängnis
object-city-hall = Rathaus
  .a = ein Rathaus
object-outlaws = Gesetzlose
  .a = Gesetzlose

## Charaktere. `.the` steht im Akkusativ.

character-auctioneer = Auktionator
  .the = den Auktionator
character-banker = Bankier
  .the = den Bankier
character-captain = Hauptmann
  .the = den Hauptmann
character-chinese-worker = Chinesischer Arbeiter
  .the = den Chinesischen Arbeiter
character-cowboy = Cowboy
  .the = den Cowboy
character-doctor = Arzt
  .the = den Arzt
character-editor = Verleger
  .the = den Verleger
character-governor = Gouverneur
  .the = den Gouverneur
character-grocer = Krämerin
  .the = die Krämerin
character-gunsmith = Büchsenmacher
  .the = den Büchsenmacher
character-heroes = Helden
  .the = die Helden
character-indian = Indianer
  .the = den Indianer
character-lawyer = Anwalt
  .the = den Anwalt
character-mercenary = Söldner
  .the = den Söldner
character-paperboy = Zeitungsjunge
  .the = den Zeitungsjungen
character-prospector = Goldsucher
  .the = den Goldsucher
character-settler = Siedler
  .the = den Siedler
character-sheriff = Sheriff
  .the = den Sheriff
character-singer = Sängerin
  .the = die Sängerin
character-teacher = Lehrerin
  .the = die Lehrerin
character-undertaker = Bestatter
  .the = den Bestatter

power-auctioneer = Immer wenn du etwas zu entscheiden hast, darfst du eine Geländekarte verkaufen, die keine andere abdeckt und nicht abgedeckt ist, solange deine Stadt zusammenhängend bleibt. Höchstens drei Karten, je 7 Punkte.
power-banker = 4 Punkte für jede Bank in deiner Stadt.
power-captain = 6 Punkte. Deine Stadt darf auf 8×9 Parzellen wachsen, in einer Richtung.
power-chinese-worker = Einmal in jeder Ära, vor den Geboten, wird für alle eine Geländekarte mehr aufgedeckt; wenn du an der Reihe bist, nimmst du zwei Karten.
power-cowboy = 3 Punkte für jede Ranch in deiner Stadt.
power-doctor = 5 Punkte. Einmal in jeder Ära, nach den Geboten, darfst du dein Gebot um 2 erhöhen.
power-editor = 1 Punkt für jeden deiner $-Charaktere, auch den Verleger, und 4 Punkte für jeden deiner ↷-Charaktere.
power-governor = Einmal im Spiel, vor den Geboten, wird eine Geländekarte mehr aufgedeckt, und du nimmst sofort eine beliebige Karte. Danach bietest und wählst du wie sonst.
power-grocer = 4 Punkte für jeden Drugstore in deiner Stadt.
power-gunsmith = Einmal in jeder Ära, vor den Geboten, darfst du dein Gebot um 6 erhöhen.
power-heroes = 6 Punkte. Einmal in jeder Ära, vor den Geboten, darfst du dein Gebot um 3 erhöhen.
power-indian = Ein halber Punkt für jede Parzelle ohne Karte, von 64 (mit dem Hauptmann 72), aufgerundet.
power-lawyer = Einmal in jeder Ära, vor den Geboten, darfst du sofort eine beliebige Karte der Auslage nehmen. Dein Gebot dieser Runde gewinnt nichts.
power-mercenary = Einmal in jeder Ära, nach den Geboten, darfst du dein Gebot um 5 erhöhen.
power-paperboy = 3 Punkte. Am Ende des Spiels nimmst du einen Charakter, der niemandem gehört.
power-prospector = 1 Punkt für jeden Berg und jede Mine in deiner Stadt.
power-settler = 1 Punkt für jede leere Parzelle neben deinen Ranches, jede einmal gezählt.
power-sheriff = 3 Punkte für jedes Gefängnis in deiner Stadt. Gesetzlose kosten dich nichts und gelten als leere Parzellen.
power-singer = So viele Punkte, wie dein bester Saloon bringt.
power-teacher = 1 Punkt für jedes Haus und 2 Punkte für jedes Stadthaus oder Hotel in deiner Stadt.
power-undertaker = 2 Punkte für jeden deiner Charaktere, auch den Bestatter.

## Die dreizehn Zeilen des Wertungsblocks

line-ranch = Ranches
line-mine = Minen
line-drugstore = Drugstores
line-bank = Banken
line-saloon = Saloons
line-stores = Gemischtwarenladen und Rathaus: Häuser
line-ranch-bonus = Ranchbonus
line-mine-bonus = Minenbonus
line-house-bonus = Häuserbonus
line-hotel = Hotels
line-city-hall = Rathaus: Gebäude
line-outlaws = Gesetzlose
line-characters = Charaktere

## Was geschehen ist

event-round = Ära { ERA($era) }, Runde { $round }
event-skull = Ein Totenkopf erscheint und schickt { CHARACTER($character, form: "the") } unter den Stapel.
event-revealed = Auslage: { CARD($cards) }.
event-back = Bei Gleichstand in dieser Runde, stärkstes Symbol zuerst: { SUIT($suits, join: "comma") }.
event-power = { $seat } setzt { CHARACTER($character, form: "the") } ein.
event-card-added = Eine Karte mehr liegt aus: { CARD($card) }.
event-bid-raised = { $seat } erhöht das Gebot um { $by }.
event-bid-laid = { $seat } legt eine Gebotskarte verdeckt hin.
event-bid-chosen = { "" }
event-bids = Gebote: { $values }.
event-bid-wins-nothing = { $seat } hat den Anwalt eingesetzt: Das Gebot von { $value } gewinnt nichts.
event-order = Reihenfolge der Wahl: { $values }.
event-took = { $seat } nimmt { CARD($card, form: "the") }.
event-placed = { $seat } legt { CARD($card) } auf { $at }.
event-set-aside = { $seat } hat keinen Platz für { CARD($card) } und legt die Karte beiseite.
event-sold = { $seat } verkauft { CARD($card) }.
event-left = Aus dem Spiel: { CARD($cards) }.
event-era-two = Ära I ist vorbei: Alle nehmen ihre Gebotskarten zurück, und eingesetzte Charaktere sind wieder bereit, außer dem Gouverneur.
event-rounds-over = Die letzte Runde ist vorbei.
event-paperboy-took = Mit dem Zeitungsjungen nimmt { $seat } { CHARACTER($card, form: "the") }.
event-scored = Endstand: { $scores }.

## Was gefragt wird

ask-power = { $seats }: Setzt du { CHARACTER($character, form: "the") } ein?
  .wait = { CHARACTER($character, form: "the") } einsetzen oder nicht
ask-bid = { $seats }: { $count ->
    [one] Wähle eine Gebotskarte.
   *[other] Wählt eure Gebotskarten.
  }
  .wait = eine Gebotskarte wählen
ask-take = { $left ->
    [1] { $seats }: Wähle eine Karte.
   *[other] { $seats }: Wähle die erste von { $left } Karten.
  }
  .wait = eine Karte wählen
ask-take-now = { $seats }: Wähle eine Karte und nimm sie sofort.
  .wait = eine Karte wählen, die sofort genommen wird
ask-place = { $seats }: Wähle einen Platz für { CARD($card) }.
  .wait = { CARD($card) } anlegen
ask-sell = { $seats }: Verkaufe eine Karte oder passe.
  .wait = eine Karte verkaufen oder passen
ask-paperboy = { $seats }: Wähle einen Charakter, den du mit dem Zeitungsjungen nimmst.
  .wait = einen Charakter für den Zeitungsjungen wählen

## Was man tun kann

action-bid = { $word } bieten
action-use = { CARD($word, form: "the") } einsetzen
action-take = { CARD($word, form: "the") } nehmen
action-place = die Karte auf { $word } legen
action-sell = { CARD($word) } verkaufen
action-aside = die Karte beiseitelegen
action-pass = passen
action-pass-power = die Fähigkeit nicht einsetzen
action-pass-sell = nichts mehr verkaufen
action-pass-paperboy = keinen Charakter nehmen

## Warum nicht

refusal-no-such-card = „{ $card }“ ist keine Karte, die du hier wählen kannst; nenne eine Geländekarte wie I-29 oder einen Charakter der Auslage wie governor.
refusal-not-on-offer = Du kannst { CARD($card, form: "the") } nicht nehmen; wähle aus der Auslage: { CARD($offer, join: "or") }.

refusal-bid-played = Du hast deine { $value } in dieser Ära schon gespielt; du hast noch { LIST($left) }.
refusal-bid-not-yours = Du hast keine Gebotskarte { $value }; du hast { LIST($left) }.

refusal-no-such-character = Den Charakter „{ $character }“ gibt es nicht; entscheide, ob du { CHARACTER($asked, form: "the") } einsetzt.
refusal-not-your-character = Du hast { CHARACTER($character, form: "the") } nicht; entscheide, ob du { CHARACTER($asked, form: "the") } einsetzt.
refusal-no-power = Für { CHARACTER($character, form: "the") } gibt es nichts anzukündigen; entscheide, ob du { CHARACTER($asked, form: "the") } einsetzt.
refusal-power-used = Du hast { CHARACTER($character, form: "the") } schon eingesetzt; eine Fähigkeit wirkt einmal in jeder Ära, die des Gouverneurs einmal im Spiel.
refusal-power-not-now = Du kannst { CHARACTER($character, form: "the") } jetzt nicht einsetzen; entscheide, ob du { CHARACTER($asked, form: "the") } einsetzt.

refusal-must-place = Du musst { CARD($card) } legen: Deine Stadt hat { $places ->
    [one] einen Platz
   *[other] { $places } Plätze
  } dafür.
refusal-first-place = Die erste Karte einer Stadt kommt auf { $origin }; lege { CARD($card) } dorthin, nicht auf { $at }.
refusal-place-too-far = Auf { $at } würde { CARD($card) } deine Stadt zu groß machen; die Grenze ist { $most ->
    [9] 8×9 oder 9×8
   *[other] { $most }×{ $most }
  } Parzellen.
refusal-place-apart = Auf { $at } würde { CARD($card) } deine Stadt nicht berühren; die Karte muss eine ihrer Parzellen abdecken oder eine Seite mit ihr teilen. Eine Ecke genügt nicht.
refusal-place-covers = Parzelle { $parcel } zeigt { OBJECT($below, form: "a") }; { $below ->
    [outlaws] Gesetzlose decken nie Gesetzlose ab.
    [house] darauf darf man nur ein Haus oder ein Stadthaus legen.
   *[other] darauf darf man nur wieder { OBJECT($below, form: "a") } legen.
  }
refusal-place-on-outlaws = Parzelle { $parcel } zeigt Gesetzlose; abdecken darfst du sie nur, solange du den Sheriff oder ein Gefängnis hast, und nie mit Gesetzlosen.

refusal-sell-no-auctioneer = Du kannst keine Karte verkaufen; das kann nur, wer den Auktionator hat.
refusal-sell-no-more = Du hast { $most ->
    [one] eine Karte
   *[other] { $most } Karten
  } verkauft; mehr erlaubt der Auktionator nicht.
refusal-sell-not-there = { CARD($card) } liegt nicht in deiner Stadt; verkaufe eine Karte, die dort liegt.
refusal-sell-overlaps = { CARD($card) } deckt eine andere Karte ab oder ist abgedeckt; verkaufe eine Karte, die sich mit keiner überschneidet.
refusal-sell-splits = Ohne { CARD($card) } würde deine Stadt zerfallen; verkaufe eine Karte, die sie ganz lässt.

refusal-paperboy-no-character = „{ $card }“ ist kein Charakter; der Zeitungsjunge nimmt einen Charakter, der niemandem gehört.
refusal-paperboy-owned = Jemand hat { CHARACTER($card, form: "the") } schon; der Zeitungsjunge nimmt einen Charakter, der niemandem gehört.

## Fehler in dem, was getippt oder gelesen wurde

error-bid-malformed = „{ $text }“ ist keine Gebotskarte; schreibe ihre Zahl, wie „bid 7“.

# Eigene Karten: was an einer Datei falsch ist, und wo.

error-deck = Dieser Kartensatz ist nicht brauchbar. { $where }: { $reason }{ $more ->
    [0] {""}
    [one] {" "}(und ein weiterer Fehler)
   *[other] {" "}(und { $more } weitere Fehler)
  }
error-deck-unread = Das lässt sich nicht lesen: { $reason }
error-deck-directory = Das ist ein Ordner, keine Datei.
error-deck-large = Das ist größer als { $most } Bytes.
error-deck-encoding = Das ist kein gültiges UTF-8 (ab Byte { $byte }).
error-deck-json = Ab hier ist es kein gültiges JSON.
error-deck-deep = Die Listen sind zu tief verschachtelt.
error-deck-digits = Eine Zahl hat zu viele Ziffern.
error-deck-missing = Das fehlt.
error-deck-given-twice = Das steht doppelt da.
error-deck-unknown-field = Ein solches Feld gibt es hier nicht{ $near ->
    [none] {"."}
   *[other] ; meinst du „{ $near }“?
  }
error-deck-object = Das muss ein Objekt sein, nicht { $found }.
error-deck-list = Das muss eine Liste sein, nicht { $found }.
error-deck-text = Das muss Text sein, nicht { $found }.
error-deck-flag = Das muss true oder false sein, nicht { $found }.
error-deck-format = Das muss { $expected } sein, nicht { $found }.
error-deck-name = Ein Name hat nur Buchstaben, Ziffern, „.“, „_“ und „-“, anders als { $found }.
error-deck-id = Eine ID hat höchstens { $most } Buchstaben, Ziffern und „-“, anders als { $found }.
error-deck-id-character = So heißt schon ein Charakter; wähle eine andere ID.
error-deck-id-twice = Die ID kommt zweimal vor: { $first } und { $second }.
error-deck-cards = Ära { ERA($era) } hat { $found } Karten; es müssen { $expected } sein.
error-deck-count = In Ära { ERA($era) } kommt { OBJECT($object) } { $found ->
    [one] einmal
   *[other] { $found }-mal
  } vor; es müssen { $expected } sein.
error-deck-parcels = Eine Geländekarte hat { $expected } Parzellen, diese hat { $found }.
error-deck-parcel = Parzelle { $number } muss der Name eines Objekts sein oder leer (""), nicht { $found }.
error-deck-unknown-object = Parzelle { $number } hat ein unbekanntes Objekt, { $found }{ $near ->
    [none] {"."}
   *[other] ; meinst du „{ $near }“?
  }
error-deck-attraction = Das muss eine ganze Zahl von 0 bis { $most } sein, nicht { $found }.
error-deck-powers = Nenne jeden davon einmal, statt { $found }: { LIST($known) }.
error-deck-governor = Das muss mit { $first } beginnen, der zuerst gefragt wird, nicht mit { $found }.
error-deck-arrow = Das muss true sein, denn dieser Charakter hat eine Fähigkeit.
error-deck-character = { $found } ist kein Charakter{ $near ->
    [none] {"."}
   *[other] ; meinst du „{ $near }“?
  }
error-deck-character-missing = Dieser Charakter fehlt; alle { $expected } müssen da sein.
error-deck-character-again = Dieser Charakter ist { $found }-mal da; jeder gehört einmal dazu.
error-deck-suit = { $found } ist kein Symbol{ $near ->
    [none] {"."}
   *[other] ; meinst du „{ $near }“?
  }
error-deck-suits = Jedes davon muss einmal da sein: { LIST($known) }.
error-deck-alike = Die Karte ist gleich wie { $card }.
error-deck-spread = { SUIT($suit) } steht auf { $found } Rückseiten an Stelle { $number }; gleichmäßig verteilt wären es 3 oder 4.
error-deck-skulls = { $found } Rückseiten haben einen Totenkopf; bei mehr als 3 bleibt vielleicht keine Rückseite, die einen Gleichstand auflöst.
error-deck-seven = Keine Karte mit { OBJECT($object, form: "a") } hat Attraktivität 7, anders als eine im Regelheft.

error-record-bad-deck = Die Karten in der Aufzeichnung sind nicht brauchbar: { $where }: { $reason }
error-record-other-deck = Die Aufzeichnung braucht die Karten „{ $name }“ ({ $expected }), die Karten hier sind aber { $found }; füge die Zeile „deck-cards“ mit den gespielten Karten hinzu.

error-position-card = „{ $found }“ ist keine Karte, die in diese Zeile gehört.
error-position-era = „{ $found }“ ist keine Ära; schreibe I oder II.
error-position-parcel = „{ $found }“ ist keine Parzelle, auf der eine Karte liegen kann; schreibe Spalte und Zeile, wie n14.

error-options-real = { $found ->
    [one] { $found } echter Spieler geht
   *[other] { $found } echte Spieler gehen
  } nicht; es müssen 1 bis { $most } sein.
error-options-players = { $found ->
    [one] { $found } Spieler geht
   *[other] { $found } Spieler gehen
  } nicht; mit den virtuellen müssen es { $fewest } bis { $most } sein.
error-options-level = „{ $found }“ ist keine Stufe für einen virtuellen Spieler; wähle { LIST($known, join: "or") }.
error-options-suits = Für { $players ->
    [one] einen Spieler
   *[other] { $players } Spieler
  } { $found ->
    [one] wurde ein Symbol
   *[other] wurden { $found } Symbole
  } gewählt; wähle nicht mehr Symbole, als es Spieler gibt.
error-options-suit = „{ $found }“ ist kein Symbol; wähle { LIST($known, join: "or") }.
error-options-suit-twice = Das Symbol { SUIT($found) } wurde zweimal gewählt; jeder Spieler braucht ein eigenes.
