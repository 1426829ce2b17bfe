# Die Variante Pferde.

board-line-horses = Pferde

event-new-horse = { $seat } bekommt { $count ->
    [0] kein Pferd: Es ist keines mehr da.
   *[other] ein Pferd.
  }
event-horse = { $seat } stellt ein Pferd in Koppel { $enclosure }.
event-shifted = { $seat } setzt einen Cowboy um: { PLACE($source) } → { PLACE($at) }.
event-withdrawn = { $seat } nimmt einen Cowboy zurück: { PLACE($at) }.
event-ridden = Die Pferde von { $seat } verdoppeln das Einkommen der Ranch auf { $at }.
event-rodeo = { $winner } gewinnt das Rodeo. Hüte: { $scores }.

ask-horse = { $seats }: Wähle eine Koppel für ein Pferd oder passe. Du hast noch { $horses }.
ask-stable = { $seats }: Setze noch einen Cowboy, setze einen um, nimm einen zurück oder passe.
ask-wages = { $seats }: Kaufst du für ${ $price } ein Pferd statt des Lohns für einen Cowboy? Wähle seine Koppel oder nimm den Lohn.
ask-ranches = { $seats }: Wähle eine Ranch, die das Doppelte einbringt. Dafür { $horses ->
    [one] hast du ein Pferd
   *[other] hast du { $horses } Pferde
  }.

action-horse-wages = ein Pferd für Koppel { $word } kaufen
action-choose-ranches = das Einkommen der Ranch auf { $word } verdoppeln
action-pass-horse = kein Pferd in eine Koppel stellen
action-pass-stable = für diese Runde passen
action-pass-wages = den Lohn nehmen
action-pass-ranches = keine Ranch verdoppeln

refusal-no-such-enclosure = Du kannst in diesem Spiel keinen Cowboy in { PLACE($at) } setzen; wähle einen anderen Platz.
refusal-no-enclosure = Es gibt keine Koppel { $enclosure }; wähle 1 bis 5.
refusal-enclosure-not-used = Mit Kit Carson wird Koppel { $enclosure } nicht benutzt; wähle eine andere.
refusal-no-cowboy-of-yours = Dort steht kein Cowboy von dir ({ PLACE($at) }); wähle einen Platz, wo einer steht.
refusal-not-on-the-board = { PLACE($at) } liegt nicht auf dem Spielplan; setze den Cowboy auf einen anderen Platz darauf um.
refusal-token-not-there = Der Cowboy nimmt seinen Marker mit, und der kann nicht auf { PLACE($at) }; wähle einen anderen Platz.
refusal-no-ranch-there = Du hast auf „{ $at }“ keine Ranch, die ein Pferd jetzt verdoppeln kann.
