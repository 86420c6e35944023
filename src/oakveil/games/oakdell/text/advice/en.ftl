### Why a sensible player answers so: what is said beside a hint. No full stop: the code puts sentences together.

oakdell-why-ChooseHero = what this hero starts with serves most from the first monster on
oakdell-why-Draft = the way, the colour to strike from and the blow of the monster are together worth most with this die
oakdell-why-Route = no other way of this length brings more for what it costs
oakdell-why-GoOn = a potion is worth more later
oakdell-why-Drink = now it does more than it would do later
oakdell-why-Pay = a destroyed shrine is worth more than these circles
oakdell-why-Strike = a line now is worth more than the points that it uses up
oakdell-why-NextStrike = one more line is worth more than the point that it uses up
oakdell-why-StopChain = another line would use up more than it brings
oakdell-why-Slash = several lines lie close together there, as far as the eye can tell
oakdell-why-Wound = this point promises least for later lines
oakdell-why-HitPool = this brings the end of the monster nearest
oakdell-why-UseCircle =
    { $key ->
        [block] these hearts are worth more than the circle
       *[bonus] the drops are worth more than the circle
    }
oakdell-why-Decline =
    { $key ->
        [block] the circle is worth more than what it would save here
        [bonus] the circle does more with a later line
        [skip] this attack is not worth the price of skipping it
        [let_go] the monster can still be defeated
        [reroll] a new roll would be worse on average
        [riposte] no line from a red point is worth its points
       *[other] nothing here is worth its price
    }
oakdell-why-Fury = damage that costs nothing
oakdell-why-Disable = now its ability would hurt most
oakdell-why-EndAttack = nothing that is left is worth its price
oakdell-why-Light = it saves more hearts now than it is likely to save later
oakdell-why-FaceRoll = nothing that could be done is worth its price
oakdell-why-Skip = the attack can be expected to cost more
oakdell-why-DodgeTo = it brings more than the other spaces
oakdell-why-LetGo = little is left to lose, and no line could hurt this monster any more
oakdell-why-Reroll = a new roll is better on average
oakdell-why-Shift = no other result costs fewer hearts
oakdell-why-TakeGear = of all that is left this helps most often
oakdell-why-Develop = the next circle of this skill, with what hangs on it, is worth most
oakdell-why-TakePotion = it is of most use in the fights to come
# $n: damage on average, with a decimal.
oakdell-why-expected = as it stands, the attack deals { $n } damage on average; { $reason }

# An answer that a hint does not give away
oakdell-veiled-Strike = strike; where to, is up to you
oakdell-veiled-NextStrike = strike on; where to, is up to you
oakdell-veiled-Slash = draw the short line; where, is up to you
