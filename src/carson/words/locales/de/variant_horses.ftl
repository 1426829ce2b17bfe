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

ask-horse = { $seats }, stellst du ein Pferd in eine Koppel, und in welche? Du hast noch { $horses }.
ask-stable = { $seats }, setzt du noch einen Cowboy, setzt du einen um, nimmst du einen zurück, oder passt du?
ask-wages = { $seats }, kaufst du für ${ $price } ein Pferd statt des Lohns für einen Cowboy, und in welche Koppel kommt es?
ask-ranches = { $seats }, welche Ranch bringt das Doppelte ein? Dafür { $horses ->
    [one] ist ein Pferd
   *[other] sind { $horses } Pferde
  } da.

action-horse-wages = ein Pferd für Koppel { $word } kaufen
action-choose-ranches = das Einkommen der Ranch auf { $word } verdoppeln
action-pass-horse = kein Pferd in eine Koppel stellen
action-pass-stable = für diese Runde passen
action-pass-wages = den Lohn nehmen
action-pass-ranches = keine Ranch verdoppeln

refusal-no-such-enclosure = In { PLACE($at) } kann man in diesem Spiel keinen Cowboy setzen; wähle einen anderen Platz.
refusal-no-enclosure = Es gibt keine Koppel { $enclosure }; wähle 1 bis 5.
refusal-enclosure-not-used = Mit Kit Carson wird Koppel { $enclosure } nicht benutzt; wähle eine andere.
refusal-no-cowboy-of-yours = Dort steht kein Cowboy von dir ({ PLACE($at) }); wähle einen Platz, wo einer steht.
refusal-not-on-the-board = Ein umgesetzter Cowboy kommt auf einen anderen Platz des Plans, und { PLACE($at) } liegt nicht dort.
refusal-token-not-there = Der Cowboy nimmt seinen Marker mit, und der kann nicht auf { PLACE($at) }; wähle einen anderen Platz.
refusal-no-ranch-there = „{ $at }“ ist keine deiner Ranches, die ein Pferd jetzt verdoppeln kann.
