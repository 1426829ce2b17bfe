# The variant Horses.

board-line-horses = Horses

event-new-horse = { $seat } gets { $count ->
    [0] no horse: none is left.
   *[other] a horse.
  }
event-horse = { $seat } puts a horse into enclosure { $enclosure }.
event-shifted = { $seat } moves a cowboy from { PLACE($source) } to { PLACE($at) }.
event-withdrawn = { $seat } takes a cowboy back from { PLACE($at) }.
event-ridden = The horses of { $seat } double the income of the Ranch on { $at }.
event-rodeo = { $winner } wins the rodeo. Hats: { $scores }.

ask-horse = { $seats }, do you put a horse into an enclosure, and into which? You have { $horses } left.
ask-stable = { $seats }, do you place another cowboy, move one, take one back, or pass?
ask-wages = { $seats }, do you buy a horse for ${ $price } instead of wages for one cowboy, and into which enclosure does it go?
ask-ranches = { $seats }, which Ranch pays double? There { $horses ->
    [one] is one horse
   *[other] are { $horses } horses
  } for it.

action-horse-wages = buy a horse for enclosure { $word }
action-choose-ranches = double the income of the Ranch on { $word }
action-pass-horse = put no horse into an enclosure
action-pass-stable = pass for this round
action-pass-wages = take the wages
action-pass-ranches = double no Ranch

refusal-no-such-enclosure = { PLACE($at) } takes no cowboy in this game; choose another place.
refusal-no-enclosure = There is no enclosure { $enclosure }; choose 1 to 5.
refusal-enclosure-not-used = With Kit Carson enclosure { $enclosure } is not used; choose another.
refusal-no-cowboy-of-yours = You have no cowboy on { PLACE($at) }; choose a place where one stands.
refusal-not-on-the-board = { PLACE($at) } is not on the board; a cowboy that moves goes to another place on it.
refusal-token-not-there = The cowboy takes its token along, and that cannot go to { PLACE($at) }; choose another place.
refusal-no-ranch-there = “{ $at }” is no Ranch of yours that a horse could double now.
