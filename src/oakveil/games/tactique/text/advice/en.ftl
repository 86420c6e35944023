### Why a sensible player answers so: what is said beside a hint.

tactique-why-plan = with what follows in this turn, { $reasons }.
tactique-why-kills =
    { $n ->
        [one] { $enemies } dies
       *[other] { $enemies } die
    }
tactique-why-lives =
    { $n ->
        [one] the enemies lose a life
       *[other] the enemies lose { $n } lives
    }
tactique-why-wounds =
    { $n ->
        [one] a wound is inflicted
       *[other] { $n } wounds are inflicted
    }
tactique-why-saves =
    { $n ->
        [one] the enemies' turn costs the team a wound less
       *[other] the enemies' turn costs the team { $n } wounds less
    }
tactique-why-heals =
    { $n ->
        [one] a wound is healed
       *[other] { $n } wounds are healed
    }
tactique-why-draws =
    { $n ->
        [one] a card is drawn
       *[other] { $n } cards are drawn
    }
tactique-why-poor = weak cards in hand only slow the draw: a new one may be better.
tactique-why-end = nothing left in hand does more good now than in the next turn.
tactique-why-nearer = the team stands better when the enemies' turn comes.
tactique-why-StartTurn = those who help others begin, healers come last, unless a hero might die at its refill.
tactique-why-PickHero = its role is what the team lacks most.
tactique-why-PickNovice = of the cards that are left few do more.
tactique-why-PlaceHero = it is a good cell for this role.
tactique-why-ConfirmPlaces = everybody stands where the role of the hero wants it.
tactique-why-TakeReward = it does more for this deck than the others.
tactique-why-HealFour = cards are life, and this hero has few left.
tactique-why-HealWound = it is the best of these wounds.
tactique-why-DiscardCard = it is the least useful of these cards.
tactique-why-WoundFromHand = it is the least useful of these cards.
tactique-why-Substitute = the wound costs a card that is no great loss, and another is drawn.
tactique-why-ExileWound = it is the weakest of these wounds, and a thinner deck is a better one.
tactique-why-ExileFromHand = it is so weak that the deck is better without it.
tactique-why-ExileTop = the cards that are seen are too good.
tactique-why-TakeCard = it is the best of these cards.
tactique-why-PutBack = the best card comes to lie on top.

### How hard a game is.

tactique-forecast = A team of sensible bots wins about { $percent }% of such games.
tactique-forecast-unknown = Nobody knows how hard this game is: let the laboratory measure it.
