# The variant Horses.

variant-horses = Horses

board-line-horses = Horses

space-enclosure-1 = the first enclosure
space-enclosure-2 = the second enclosure
space-enclosure-3 = the third enclosure
space-enclosure-4 = the fourth enclosure
space-enclosure-5 = the fifth enclosure

event-new-horse = { $seat } gets { $count ->
    [0] no horse: there are none left.
   *[other] a horse.
  }
event-horse = { $seat } puts a horse in enclosure { $enclosure }.
event-withdrawn = { $seat } takes a cowboy back from { PLACE($at) }.
event-ridden = { $seat }’s horses double the income of the Ranch on { $at }.
event-rodeo = { $winner } wins the rodeo. Hats: { $scores }.

ask-horse = { $seats }: choose an enclosure for a horse, or pass. You have { $horses } left.
  .wait = choosing an enclosure for a horse
ask-stable = { $seats }: place another cowboy, move one, take one back, or pass.
  .wait = using enclosure 2
ask-wages = { $seats }: buy a horse for ${ $price } instead of taking one cowboy’s wages? Choose its enclosure, or take the wages.
  .wait = choosing between wages and a horse
ask-ranches = { $seats }: choose a Ranch to pay double. You have { $horses ->
    [one] one horse
   *[other] { $horses } horses
  } for this.
  .wait = choosing a Ranch to pay double

action-horse-wages = buy a horse for enclosure { $word }
action-choose-ranches = double the income of the Ranch on { $word }
action-pass-horse = put no horse in an enclosure
action-pass-stable = pass for this round
action-pass-wages = take the wages
action-pass-ranches = double no Ranch

refusal-no-such-enclosure = You cannot place a cowboy in { PLACE($at) } in this game; choose another place.
refusal-no-enclosure = There is no enclosure { $enclosure }; choose 1 to 5.
refusal-enclosure-not-used = Enclosure { $enclosure } is not used with Kit Carson; choose another.
refusal-no-ranch-there = You have no Ranch on “{ $at }” that a horse can double now.
refusal-no-horse-now = A horse comes right after a cowboy; place a cowboy on the board first.
