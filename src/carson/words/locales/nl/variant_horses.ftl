# De variant Paarden.

variant-horses = Paarden

board-line-horses = Paarden

space-enclosure-1 = de eerste omheining
space-enclosure-2 = de tweede omheining
space-enclosure-3 = de derde omheining
space-enclosure-4 = de vierde omheining
space-enclosure-5 = de vijfde omheining

event-new-horse = { $seat } krijgt { $count ->
    [0] geen paard: ze zijn op.
   *[other] een paard.
  }
event-horse = { $seat } zet een paard in omheining { $enclosure }.
event-withdrawn = { $seat } neemt een cowboy terug van { PLACE($at) }.
event-ridden = De paarden van { $seat } verdubbelen de inkomsten van de Ranch op { $at }.
event-rodeo = { $winner } wint de rodeo. Hoeden: { $scores }.

ask-horse = { $seats }, zet je een paard in een omheining, en in welke? Je hebt er nog { $horses }.
ask-stable = { $seats }, plaats je nog een cowboy, verplaats je er een, neem je er een terug, of pas je?
ask-wages = { $seats }, koop je voor ${ $price } een paard in plaats van het salaris van één cowboy, en in welke omheining komt het?
ask-ranches = { $seats }, welke Ranch levert het dubbele op? Daarvoor { $horses ->
    [one] is er één paard
   *[other] zijn er { $horses } paarden
  }.

action-horse-wages = een paard kopen voor omheining { $word }
action-choose-ranches = de inkomsten van de Ranch op { $word } verdubbelen
action-pass-horse = geen paard in een omheining zetten
action-pass-stable = passen voor deze ronde
action-pass-wages = het salaris nemen
action-pass-ranches = geen Ranch verdubbelen

refusal-no-such-enclosure = In { PLACE($at) } kan in dit spel geen cowboy staan; kies een andere plaats.
refusal-no-enclosure = Er is geen omheining { $enclosure }; kies 1 tot en met 5.
refusal-enclosure-not-used = Met Kit Carson wordt omheining { $enclosure } niet gebruikt; kies een andere.
refusal-no-ranch-there = “{ $at }” is geen Ranch van jou die een paard nu kan verdubbelen.
refusal-no-horse-now = Een paard volgt meteen op een cowboy; plaats er eerst een op het bord.
