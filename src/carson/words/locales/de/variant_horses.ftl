# Die Variante Pferde.

variant-horses = Pferde

board-line-horses = Pferde

space-enclosure-1 = die erste Koppel
space-enclosure-2 = die zweite Koppel
space-enclosure-3 = die dritte Koppel
space-enclosure-4 = die vierte Koppel
space-enclosure-5 = die fünfte Koppel

event-new-horse = { $seat } bekommt { $count ->
    [0] kein Pferd: Es ist keines mehr da.
   *[other] ein Pferd.
  }
event-horse = { $seat } stellt ein Pferd in Koppel { $enclosure }.
event-withdrawn = { $seat } nimmt einen Cowboy zurück: { PLACE($at) }.
event-ridden = Die Pferde von { $seat } verdoppeln das Einkommen der Ranch auf { $at }.
event-rodeo = { $winner } gewinnt das Rodeo. Hüte: { $scores }.

ask-horse = { $seats }: Wähle eine Koppel für ein Pferd oder passe. Du hast noch { $horses }.
  .wait = eine Koppel für ein Pferd wählen
ask-stable = { $seats }: Setze noch einen Cowboy, setze einen um, nimm einen zurück oder passe.
  .wait = Koppel 2 nutzen
ask-wages = { $seats }: Kaufst du für ${ $price } ein Pferd statt des Lohns für einen Cowboy? Wähle seine Koppel oder nimm den Lohn.
  .wait = zwischen Lohn und Pferd wählen
ask-ranches = { $seats }: Wähle eine Ranch, die das Doppelte einbringt. Dafür { $horses ->
    [one] hast du ein Pferd
   *[other] hast du { $horses } Pferde
  }.
  .wait = eine Ranch wählen, die das Doppelte einbringt

action-horse-wages = ein Pferd für Koppel { $word } kaufen
action-choose-ranches = das Einkommen der Ranch auf { $word } verdoppeln
action-pass-horse = kein Pferd in eine Koppel stellen
action-pass-stable = für diese Runde passen
action-pass-wages = den Lohn nehmen
action-pass-ranches = keine Ranch verdoppeln

refusal-no-such-enclosure = Du kannst in diesem Spiel keinen Cowboy in { PLACE($at) } setzen; wähle einen anderen Platz.
refusal-no-enclosure = Es gibt keine Koppel { $enclosure }; wähle 1 bis 5.
refusal-enclosure-not-used = Mit Kit Carson wird Koppel { $enclosure } nicht benutzt; wähle eine andere.
refusal-no-ranch-there = Du hast auf „{ $at }“ keine Ranch, die ein Pferd jetzt verdoppeln kann.
refusal-no-horse-now = Ein Pferd kommt direkt nach einem Cowboy; setze zuerst einen auf den Plan.
