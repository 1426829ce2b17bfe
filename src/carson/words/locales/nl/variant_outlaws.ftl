# De variant Outlaws.

variant-outlaws = Outlaws

income-outlaw = door een Outlaw genomen

event-outlaws = { $count ->
    [one] Eén Outlaw trekt
   *[other] { $count } Outlaws trekken
  } naar de stad. De kracht van Outlaws is deze ronde { $strength }; wie er een verslaat, krijgt { $vp } OP.
event-outlaws-turn-back = Voor nog een Outlaw is geen plaats.
event-outlaw-arrives = Op { $at } verschijnt een Outlaw.
event-outlaw-jailed = De Outlaw op { $at } is in de Gevangenis van { $seat } beland en blijft daar.
event-outlaw-moves = De Outlaw op { $at } gaat naar { $goal }.
event-outlaw-beaten = { $seat } verslaat de Outlaw op { $at } (kracht { $strength }). Kracht: { $strengths }.
tie-outlaw = De kracht van de Outlaw evenaren is genoeg. [BG-12.5]
event-outlaw-wins = De Outlaw op { $at } wint (kracht { $strength }). Kracht: { $strengths }.
event-outlaw-attack = { $seat } neemt geen OP en valt in plaats daarvan het gebouw van { $owner } op { $at } aan.

ask-outlaws = { $seats }: kies de Outlaw die nu beweegt: { PLACE($places, join: "or") }.
  .wait = de volgende Outlaw kiezen
ask-spoils = { $seats }: de Outlaw op { $at } is weg. Neem je { $vp } OP, of val je daar het gebouw van { $owner } aan?
  .wait = kiezen tussen OP en een aanval

action-choose-outlaws = de Outlaw op { $word } verplaatsen
option-vp = de OP nemen
option-attack = het gebouw aanvallen

refusal-no-outlaw-to-move = Op “{ $at }” staat geen Outlaw die nog moet bewegen; kies een van de genoemde.
refusal-no-outlaw-allowed = Met de Sheriff vecht je alleen op je eigen gebouwen tegen Outlaws, en { $at } hoort daar niet bij.
refusal-outlaw-there = Op { $at } staat een Outlaw; je kunt daar pas bouwen als die weg is.
