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

ask-horse = { $seats }: kies een omheining voor een paard, of pas. Je hebt er nog { $horses }.
  .wait = een omheining kiezen voor een paard
ask-stable = { $seats }: plaats nog een cowboy, verplaats er een, neem er een terug, of pas.
  .wait = omheining 2 gebruiken
ask-wages = { $seats }: koop je voor ${ $price } een paard in plaats van het salaris van één cowboy? Kies de omheining, of neem het salaris.
  .wait = kiezen tussen salaris en een paard
ask-ranches = { $seats }: kies een Ranch die het dubbele oplevert. Daarvoor { $horses ->
    [one] heb je één paard
   *[other] heb je { $horses } paarden
  }.
  .wait = een Ranch kiezen die het dubbele oplevert

action-horse-wages = een paard kopen voor omheining { $word }
action-choose-ranches = de inkomsten van de Ranch op { $word } verdubbelen
action-pass-horse = geen paard in een omheining zetten
action-pass-stable = passen voor deze ronde
action-pass-wages = het salaris nemen
action-pass-ranches = geen Ranch verdubbelen

refusal-no-such-enclosure = Je kunt in dit spel geen cowboy in { PLACE($at) } plaatsen; kies een andere plaats.
refusal-no-enclosure = Er is geen omheining { $enclosure }; kies 1 tot en met 5.
refusal-enclosure-not-used = Met Kit Carson wordt omheining { $enclosure } niet gebruikt; kies een andere.
refusal-no-ranch-there = Je hebt op “{ $at }” geen Ranch die een paard nu kan verdubbelen.
refusal-no-horse-now = Een paard komt meteen na een cowboy; plaats er eerst een op het bord.
