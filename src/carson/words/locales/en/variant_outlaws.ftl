# The variant Outlaws.

variant-outlaws = Outlaws

income-outlaw = taken by an Outlaw

event-outlaws = { $count ->
    [one] One Outlaw rides
   *[other] { $count } Outlaws ride
  } towards the city. Outlaws have strength { $strength } this round; beating one is worth { $vp } VP.
event-outlaws-turn-back = There is no room for another Outlaw.
event-outlaw-arrives = An Outlaw appears on { $at }.
event-outlaw-jailed = The Outlaw on { $at } has ridden into { $seat }’s Prison and stays there.
event-outlaw-moves = The Outlaw on { $at } moves to { $goal }.
event-outlaw-beaten = { $seat } beats the Outlaw on { $at } (strength { $strength }). Strength: { $strengths }.
tie-outlaw = It is enough to match the Outlaw’s strength. [BG-12.5]
event-outlaw-wins = The Outlaw on { $at } wins (strength { $strength }). Strength: { $strengths }.
event-outlaw-attack = { $seat } takes no VP and attacks { $owner }’s building on { $at } instead.

ask-outlaws = { $seats }: choose the next Outlaw to move: { PLACE($places, join: "or") }.
  .wait = choosing the next Outlaw to move
ask-spoils = { $seats }: no Outlaw is left on { $at }. Take { $vp } VP, or attack { $owner }’s building there?
  .wait = choosing between VP and an attack

action-choose-outlaws = move the Outlaw on { $word }
option-vp = take the VP
option-attack = attack the building

refusal-no-outlaw-to-move = There is no Outlaw on “{ $at }” that still has to move; choose one of those listed.
refusal-no-outlaw-allowed = With the Sheriff you only fight Outlaws on your own buildings, and { $at } is not one.
refusal-outlaw-there = There is an Outlaw on { $at }; you cannot build there until it is gone.
