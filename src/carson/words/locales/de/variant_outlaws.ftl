# Die Variante Gesetzlose.

variant-outlaws = Gesetzlose

income-outlaw = von einem Gesetzlosen genommen

event-outlaws = { $count ->
    [one] Ein Gesetzloser reitet
   *[other] { $count } Gesetzlose reiten
  } auf die Stadt zu. Gesetzlose haben in dieser Runde Stärke { $strength }; wer einen besiegt, erhält { $vp } SP.
event-outlaws-turn-back = Für einen weiteren Gesetzlosen ist kein Platz.
event-outlaw-arrives = Auf { $at } taucht ein Gesetzloser auf.
event-outlaw-jailed = Der Gesetzlose auf { $at } ist in das Gefängnis von { $seat } geraten und bleibt dort.
event-outlaw-moves = Der Gesetzlose auf { $at } zieht nach { $goal }.
event-outlaw-beaten = { $seat } besiegt den Gesetzlosen auf { $at } (Stärke { $strength }). Stärke: { $strengths }.
tie-outlaw = Die Stärke des Gesetzlosen zu erreichen genügt. [BG-12.5]
event-outlaw-wins = Der Gesetzlose auf { $at } gewinnt (Stärke { $strength }). Stärke: { $strengths }.
event-outlaw-attack = { $seat } verzichtet auf SP und greift stattdessen das Gebäude von { $owner } auf { $at } an.

ask-outlaws = { $seats }: Wähle den Gesetzlosen, der als Nächster zieht: { PLACE($places, join: "or") }.
  .wait = den nächsten Gesetzlosen wählen
ask-spoils = { $seats }: Der Gesetzlose auf { $at } ist fort. Nimmst du { $vp } SP, oder greifst du dort das Gebäude von { $owner } an?
  .wait = zwischen SP und Angriff wählen

action-choose-outlaws = den Gesetzlosen auf { $word } bewegen
option-vp = die SP nehmen
option-attack = das Gebäude angreifen

refusal-no-outlaw-to-move = Auf „{ $at }“ steht kein Gesetzloser, der noch zieht; wähle einen der genannten.
refusal-no-outlaw-allowed = Mit dem Sheriff kämpfst du nur auf deinen eigenen Gebäuden gegen Gesetzlose, und { $at } ist keines.
refusal-outlaw-there = Auf { $at } steht ein Gesetzloser; du kannst dort erst bauen, wenn er fort ist.
