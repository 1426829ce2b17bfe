### Wat over Carson City: The Card Game gezegd wordt.

## Symbolen, niveaus, objecten

suit-hat = Hoed
suit-star = Ster
suit-cactus = Cactus
suit-boot = Laars
suit-horseshoe = Hoefijzer
suit-cattle = Koe

level-beginner = beginner
level-intermediate = gevorderde
level-expert = expert

object-nowhere = geen kaart
  .a = geen kaart
object-empty = lege kavel
  .a = een lege kavel
object-mountain = Berg
  .a = een Berg
object-house = Huis
  .a = een Huis
object-townhouse = Herenhuis
  .a = een Herenhuis
object-mine = Mijn
  .a = een Mijn
object-ranch = Ranch
  .a = een Ranch
object-blacksmith = Smidse
  .a = een Smidse
object-drugstore = Drugstore
  .a = een Drugstore
object-bank = Bank
  .a = een Bank
object-saloon = Saloon
  .a = een Saloon
object-hotel = Hotel
  .a = een Hotel
object-general-store = General Store
  .a = een General Store
object-church = Kerk
  .a = een Kerk
object-prison = Gevangenis
  .a = een Gevangenis
object-city-hall = Stadhuis
  .a = een Stadhuis
object-outlaws = Outlaws
  .a = Outlaws

## Personages

character-auctioneer = Veilingmeester
  .the = de Veilingmeester
character-banker = Bankier
  .the = de Bankier
character-captain = Kapitein
  .the = de Kapitein
character-chinese-worker = Chinese arbeider
  .the = de Chinese arbeider
character-cowboy = Cowboy
  .the = de Cowboy
character-doctor = Arts
  .the = de Arts
character-editor = Uitgever
  .the = de Uitgever
character-governor = Gouverneur
  .the = de Gouverneur
character-grocer = Winkeljuffrouw
  .the = de Winkeljuffrouw
character-gunsmith = Wapensmid
  .the = de Wapensmid
character-heroes = Helden
  .the = de Helden
character-indian = Indiaan
  .the = de Indiaan
character-lawyer = Advocaat
  .the = de Advocaat
character-mercenary = Huurmoordenaar
  .the = de Huurmoordenaar
character-paperboy = Krantenjongen
  .the = de Krantenjongen
character-prospector = Goudzoeker
  .the = de Goudzoeker
character-settler = Kolonist
  .the = de Kolonist
character-sheriff = Sheriff
  .the = de Sheriff
character-singer = Zangeres
  .the = de Zangeres
character-teacher = Schooljuf
  .the = de Schooljuf
character-undertaker = Begrafenisondernemer
  .the = de Begrafenisondernemer

power-auctioneer = Telkens als je iets te beslissen hebt, mag je een terreinkaart verkopen die geen andere afdekt en niet afgedekt is, zolang je stad één geheel blijft. Hooguit drie kaarten, 7 punten per kaart.
power-banker = 4 punten voor elke Bank in je stad.
power-captain = 6 punten. Je stad mag tot 8×9 kavels groeien, in één richting.
power-chinese-worker = Eén keer per Era, vóór het bieden, komt er voor iedereen een terreinkaart bij; als je aan de beurt bent, neem je twee kaarten.
power-cowboy = 3 punten voor elke Ranch in je stad.
power-doctor = 5 punten. Eén keer per Era, na het bieden, mag je je bod met 2 verhogen.
power-editor = 1 punt voor elk van je $-personages, ook de Uitgever zelf, en 4 punten voor elk van je ↷-personages.
power-governor = Eén keer in het spel, vóór het bieden, komt er een terreinkaart bij en neem je meteen een kaart naar keuze. Je biedt en kiest daarna gewoon mee.
power-grocer = 4 punten voor elke Drugstore in je stad.
power-gunsmith = Eén keer per Era, vóór het bieden, mag je je bod met 6 verhogen.
power-heroes = 6 punten. Eén keer per Era, vóór het bieden, mag je je bod met 3 verhogen.
power-indian = Een half punt voor elke kavel waar geen kaart ligt, op een totaal van 64 (met de Kapitein 72), naar boven afgerond.
power-lawyer = Eén keer per Era, vóór het bieden, mag je meteen een kaart naar keuze uit het aanbod nemen. Met je bod van die ronde win je niets.
power-mercenary = Eén keer per Era, na het bieden, mag je je bod met 5 verhogen.
power-paperboy = 3 punten. Aan het einde van het spel neem je een personage dat van niemand is.
power-prospector = 1 punt voor elke Berg en elke Mijn in je stad.
power-settler = 1 punt voor elke lege kavel naast je Ranches; elke kavel telt één keer.
power-sheriff = 3 punten voor elke Gevangenis in je stad. Outlaws kosten je niets en gelden als lege kavels.
power-singer = Zoveel punten als je beste Saloon oplevert.
power-teacher = 1 punt voor elk Huis en 2 punten voor elk Herenhuis of Hotel in je stad.
power-undertaker = 2 punten voor elk van je personages, ook de Begrafenisondernemer zelf.

## De dertien regels van het scoreblok

line-ranch = Ranches
line-mine = Mijnen
line-drugstore = Drugstores
line-bank = Banken
line-saloon = Saloons
line-stores = General Store en Stadhuis: Huizen
line-ranch-bonus = Ranchbonus
line-mine-bonus = Mijnbonus
line-house-bonus = Huizenbonus
line-hotel = Hotels
line-city-hall = Stadhuis: gebouwen
line-outlaws = Outlaws
line-characters = Personages

## Wat er gebeurde

event-round = Era { ERA($era) }, ronde { $round }
event-skull = Een schedel verschijnt en stuurt { CHARACTER($character, form: "the") } onder de stapel.
event-revealed = Aanbod: { CARD($cards) }.
event-back = Bij gelijke stand in deze ronde, sterkste symbool eerst: { SUIT($suits, join: "comma") }.
event-power = { $seat } gebruikt { CHARACTER($character, form: "the") }.
event-card-added = Er komt een kaart bij: { CARD($card) }.
event-bid-raised = { $seat } verhoogt het bod met { $by }.
event-bid-laid = { $seat } legt een biedkaart gedekt neer.
event-bid-chosen = { "" }
event-bids = Biedingen: { $values }.
event-bid-wins-nothing = { $seat } gebruikte de Advocaat: het bod van { $value } wint niets.
event-order = Volgorde van kiezen: { $values }.
event-took = { $seat } neemt { CARD($card, form: "the") }.
event-placed = { $seat } legt { CARD($card) } op { $at }.
event-set-aside = { $seat } heeft geen plaats voor { CARD($card) } en legt de kaart opzij.
event-sold = { $seat } verkoopt { CARD($card) }.
event-left = Uit het spel: { CARD($cards) }.
event-era-two = Era I is voorbij: ieder neemt de biedkaarten terug, en gebruikte personages zijn weer klaar, behalve de Gouverneur.
event-rounds-over = De laatste ronde is voorbij.
event-paperboy-took = Met de Krantenjongen neemt { $seat } { CHARACTER($card, form: "the") }.
event-scored = Eindstand: { $scores }.

## Wat er gevraagd wordt

ask-power = { $seats }: gebruik je { CHARACTER($character, form: "the") }?
  .wait = beslissen over { CHARACTER($character, form: "the") }
ask-bid = { $seats }: { $count ->
    [one] kies een biedkaart.
   *[other] kies allemaal een biedkaart.
  }
  .wait = een biedkaart kiezen
ask-take = { $left ->
    [1] { $seats }: kies een kaart om te nemen.
   *[other] { $seats }: kies de eerste van { $left } kaarten om te nemen.
  }
  .wait = een kaart kiezen
ask-take-now = { $seats }: kies een kaart om meteen te nemen.
  .wait = een kaart kiezen om nu te nemen
ask-place = { $seats }: kies een plaats voor { CARD($card) }.
  .wait = { CARD($card) } leggen
ask-sell = { $seats }: verkoop een kaart of pas.
  .wait = beslissen over de verkoop van een kaart
ask-paperboy = { $seats }: kies een personage om met de Krantenjongen te nemen.
  .wait = een personage kiezen voor de Krantenjongen

## Wat je kunt doen

action-bid = { $word } bieden
action-use = { CARD($word, form: "the") } gebruiken
action-take = { CARD($word, form: "the") } nemen
action-place = de kaart op { $word } leggen
action-sell = { CARD($word) } verkopen
action-aside = de kaart opzij leggen
action-pass = passen
action-pass-power = de eigenschap niet gebruiken
action-pass-sell = niets meer verkopen
action-pass-paperboy = geen personage nemen

## Waarom niet

refusal-no-such-card = “{ $card }” is geen kaart die je hier kunt kiezen; noem een terreinkaart zoals I-29, of een personage uit het aanbod zoals governor.
refusal-not-on-offer = Je kunt { CARD($card, form: "the") } niet nemen; kies uit het aanbod: { CARD($offer, join: "or") }.

refusal-bid-played = Je hebt je { $value } in deze Era al gespeeld; je hebt nog { LIST($left) }.
refusal-bid-not-yours = Je hebt geen biedkaart { $value }; je hebt { LIST($left) }.

refusal-no-such-character = Het personage “{ $character }” bestaat niet; beslis of je { CHARACTER($asked, form: "the") } gebruikt.
refusal-not-your-character = Je hebt { CHARACTER($character, form: "the") } niet; beslis of je { CHARACTER($asked, form: "the") } gebruikt.
refusal-no-power = Met { CHARACTER($character, form: "the") } kun je geen eigenschap aankondigen; beslis of je { CHARACTER($asked, form: "the") } gebruikt.
refusal-power-used = Je hebt { CHARACTER($character, form: "the") } al gebruikt; een eigenschap werkt één keer per Era, die van de Gouverneur één keer per spel.
refusal-power-not-now = Je kunt { CHARACTER($character, form: "the") } nu niet gebruiken; beslis of je { CHARACTER($asked, form: "the") } gebruikt.

refusal-must-place = Je moet { CARD($card) } leggen: je stad heeft er { $places ->
    [one] één plaats
   *[other] { $places } plaatsen
  } voor.
refusal-first-place = De eerste kaart van een stad komt op { $origin }; leg { CARD($card) } daar, niet op { $at }.
refusal-place-too-far = Op { $at } zou { CARD($card) } je stad te groot maken; de grens is { $most ->
    [9] 8×9 of 9×8
   *[other] { $most }×{ $most }
  } kavels.
refusal-place-apart = Op { $at } zou { CARD($card) } je stad niet raken; de kaart moet een kavel ervan afdekken of er een zijde mee delen. Een hoek is niet genoeg.
refusal-place-covers = Kavel { $parcel } toont { OBJECT($below, form: "a") }; { $below ->
    [outlaws] Outlaws dekken nooit Outlaws af.
    [house] daarop mag alleen een Huis of een Herenhuis.
   *[other] daarop mag alleen opnieuw { OBJECT($below, form: "a") }.
  }
refusal-place-on-outlaws = Kavel { $parcel } toont Outlaws; die mag je alleen afdekken zolang je de Sheriff of een Gevangenis hebt, en nooit met Outlaws.

refusal-sell-no-auctioneer = Je kunt geen kaart verkopen; dat kan alleen wie de Veilingmeester heeft.
refusal-sell-no-more = Je hebt { $most ->
    [one] één kaart
   *[other] { $most } kaarten
  } verkocht; meer staat de Veilingmeester niet toe.
refusal-sell-not-there = { CARD($card) } ligt niet in je stad; verkoop een kaart die er wel ligt.
refusal-sell-overlaps = { CARD($card) } dekt een andere kaart af of is afgedekt; verkoop een kaart zonder overlap.
refusal-sell-splits = Zonder { CARD($card) } zou je stad uiteenvallen; verkoop een kaart die de stad heel laat.

refusal-paperboy-no-character = “{ $card }” is geen personage; de Krantenjongen neemt een personage dat van niemand is.
refusal-paperboy-owned = Iemand heeft { CHARACTER($card, form: "the") } al; de Krantenjongen neemt een personage dat van niemand is.

## Fouten in wat getypt of gelezen is

error-bid-malformed = “{ $text }” is geen biedkaart; schrijf het nummer ervan, zoals “bid 7”.

# Eigen kaarten: wat er mis is met een bestand, en waar.

error-deck = Deze kaarten zijn niet bruikbaar. { $where }: { $reason }{ $more ->
    [0] {""}
    [one] {" "}(en nog één fout)
   *[other] {" "}(en nog { $more } fouten)
  }
error-deck-unread = Het kan niet gelezen worden: { $reason }
error-deck-directory = Het is een map, geen bestand.
error-deck-large = Het is groter dan { $most } bytes.
error-deck-encoding = Het is geen geldige UTF-8 (vanaf byte { $byte }).
error-deck-json = Vanaf hier is het geen geldige JSON.
error-deck-deep = De lijsten zijn te diep genest.
error-deck-digits = Er staat een getal in met te veel cijfers.
error-deck-missing = Dit ontbreekt.
error-deck-given-twice = Dit staat er twee keer.
error-deck-unknown-field = Zo’n veld bestaat hier niet{ $near ->
    [none] {"."}
   *[other] ; bedoel je “{ $near }”?
  }
error-deck-object = Dit moet een object zijn, niet { $found }.
error-deck-list = Dit moet een lijst zijn, niet { $found }.
error-deck-text = Dit moet tekst zijn, niet { $found }.
error-deck-flag = Dit moet true of false zijn, niet { $found }.
error-deck-format = Dit moet { $expected } zijn, niet { $found }.
error-deck-name = Een naam bestaat uit letters, cijfers, “.”, “_” en “-”, anders dan { $found }.
error-deck-id = Een id heeft hoogstens { $most } letters, cijfers en “-”, anders dan { $found }.
error-deck-id-character = Zo heet al een personage; kies een andere id.
error-deck-id-twice = De id komt twee keer voor: { $first } en { $second }.
error-deck-cards = Era { ERA($era) } heeft { $found } kaarten; het moeten er { $expected } zijn.
error-deck-count = In Era { ERA($era) } komt { OBJECT($object) } { $found ->
    [one] één keer
   *[other] { $found } keer
  } voor; dat moet { $expected } keer zijn.
error-deck-parcels = Een terreinkaart heeft { $expected } kavels; deze heeft er { $found }.
error-deck-parcel = Kavel { $number } moet de naam van een object zijn of leeg (""), niet { $found }.
error-deck-unknown-object = Kavel { $number } heeft een onbekend object, { $found }{ $near ->
    [none] {"."}
   *[other] ; bedoel je “{ $near }”?
  }
error-deck-attraction = Dit moet een geheel getal van 0 tot en met { $most } zijn, niet { $found }.
error-deck-powers = Noem elk van deze één keer, in plaats van { $found }: { LIST($known) }.
error-deck-governor = Dit moet beginnen met { $first }, die als eerste wordt gevraagd, niet met { $found }.
error-deck-arrow = Dit moet true zijn, want dit personage heeft een kracht.
error-deck-character = { $found } is geen personage{ $near ->
    [none] {"."}
   *[other] ; bedoel je “{ $near }”?
  }
error-deck-character-missing = Dit personage ontbreekt; alle { $expected } moeten er zijn.
error-deck-character-again = Dit personage is er { $found } keer; elk hoort er één keer te zijn.
error-deck-suit = { $found } is geen symbool{ $near ->
    [none] {"."}
   *[other] ; bedoel je “{ $near }”?
  }
error-deck-suits = Elk van deze hoort er één keer te staan: { LIST($known) }.
error-deck-alike = De kaart is gelijk aan { $card }.
error-deck-spread = { SUIT($suit) } staat op { $found } achterkanten op plaats { $number }; gelijk verdeeld zouden dat er 3 of 4 zijn.
error-deck-skulls = { $found } achterkanten hebben een schedel; met meer dan 3 blijft er misschien geen achterkant over die bij gelijkspel beslist.
error-deck-seven = Geen kaart met { OBJECT($object, form: "a") } heeft prioriteit 7, zoals een kaart in het spelregelboek.

error-record-bad-deck = De kaarten in het verslag zijn niet bruikbaar: { $where }: { $reason }
error-record-other-deck = Het verslag heeft de kaarten “{ $name }” ({ $expected }) nodig, maar de kaarten hier zijn { $found }; voeg de regel “deck-cards” toe met de kaarten waarmee gespeeld is.

error-position-card = “{ $found }” is geen kaart die op deze regel hoort.
error-position-era = “{ $found }” is geen Era; schrijf I of II.
error-position-parcel = “{ $found }” is geen kavel waar een kaart kan liggen; schrijf kolom en rij, zoals n14.

error-options-real = { $found ->
    [one] { $found } echte speler
   *[other] { $found } echte spelers
  }: dat kan niet; het moeten er 1 tot en met { $most } zijn.
error-options-players = { $found ->
    [one] { $found } speler
   *[other] { $found } spelers
  }: dat kan niet; met de virtuele erbij moeten het er { $fewest } tot en met { $most } zijn.
error-options-level = “{ $found }” is geen niveau voor een virtuele speler; kies { LIST($known, join: "or") }.
error-options-suits = Er { $found ->
    [one] is één symbool
   *[other] zijn { $found } symbolen
  } gekozen voor { $players ->
    [one] één speler
   *[other] { $players } spelers
  }; kies niet meer symbolen dan er spelers zijn.
error-options-suit = “{ $found }” is geen symbool; kies { LIST($known, join: "or") }.
error-options-suit-twice = Het symbool { SUIT($found) } is twee keer gekozen; elke speler heeft een eigen symbool nodig.
