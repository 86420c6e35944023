### Why a sensible player answers so: what is said beside a hint. The odds are a word, or "none" where none are told.

avel-why-on-the-way = the way to { $tile } pays best now: { $reason }
avel-why-healing =
    { $hearts ->
        [one] with one heart left the next blow stuns you; the draught heals before you act.
       *[other] with { $hearts } hearts left a battle could stun you; the draught heals before you act.
    }
avel-why-exchange = { $hero } is here, and an exchange helps the team: gear to whoever wears it best, coins to where they are needed.
avel-why-no-actions = you have no actions left.
avel-why-nothing-near = nothing in reach is worth an action.
avel-why-explore =
    { $rounds ->
        [one] what lies face down may bring a monster to hunt or a service to use, and there is one round left before the Black Moon.
       *[other] what lies face down may bring a monster to hunt or a service to use, and there are { $rounds } rounds left before the Black Moon.
    }
avel-why-rest =
    { $hearts ->
        [one] with one heart left the next blow stuns you; a rest gives hearts back.
       *[other] with { $hearts } hearts you fight at a risk; a rest gives hearts back.
    }
avel-why-hunt =
    { $odds ->
        [hopeless] hardly a battle to be won, but wounding { $monster } gives more for an action than anything else in reach.
        [risky] a battle against { $monster } is a risk, but its reward is worth more for an action than anything else in reach.
        [even] a battle against { $monster } is won as often as not, and its reward is worth more for an action than anything else in reach.
        [good] a battle against { $monster } will probably be won, and its reward is worth more for an action than anything else in reach.
        [sure] a battle against { $monster } is as good as won, and its reward is worth more for an action than anything else in reach.
       *[none] the reward for { $monster } is worth more for an action than anything else in reach.
    }
avel-why-defend =
    { $rounds ->
        [0] { $monster } enters the castle in the next march if nobody stops it.
        [one] { $monster } enters the castle after one more round if nobody stops it.
       *[other] { $monster } would reach the castle after { $rounds } more rounds, and every wound now counts then.
    }
avel-why-service-trade = new gear for coins, or coins for gear that you do not wear, is worth more than anything else in reach.
avel-why-service-upgrade = an upgrade makes what you wear better for the rest of the game.
avel-why-service-build_wall = each wall holds up a monster at the gate for a round.
avel-why-service-coins = coins pay for walls, traps and gear.
avel-why-service-wish = for its price the wish gives more than anything else in reach.
avel-why-service-set_trap = a trap on the way of the Beast hurts it before anybody has to fight it.
avel-why-service-seal_lair = a sealed lair brings forth no monster when the lairs fill again.
avel-why-Drink = the elixir makes it likelier to defeat { $monster }, and is worth it here.
avel-why-Go = an elixir would change little here, or is better kept for a greater foe.
avel-why-Reroll = these dice will probably show something better, and the effect gains more now than kept.
avel-why-AddAttack = one attack more does the most here: { $monster } has { $left } toughness left.
avel-why-AddDefence =
    { $hearts ->
        [one] one defence more does the most here: you have one heart left.
       *[other] one defence more does the most here: you have { $hearts } hearts left.
    }
avel-why-Done = an effect would gain too little in this clash; keep it for a better moment.
avel-why-Spells = so the spells do the most, wounds taken and wounds given together.
avel-why-PressOn =
    { $rounds ->
        [0] { $monster } is at the gate, or you are not likely to be stunned: fight on.
       *[other] you are not likely to be stunned in the next clash, or { $monster } is likely to fall: fight on.
    }
avel-why-Retreat =
    { $hearts ->
        [one] with one heart left you would probably be stunned in the next clash, and retreating costs nothing.
       *[other] with { $hearts } hearts left a stun is too likely in the next clash, and retreating costs nothing.
    }
avel-why-Fitting = so you wear what helps most in battle and give up what is worth least.
avel-why-Buy = a draw from the bag is worth more than its price.
avel-why-Sell = what you wear is better than { $token }, and coins can be used.
avel-why-Stop = nothing more is worth buying, and nothing you use should be sold.
avel-why-Seal = big lairs before small ones, and those far from the castle first: there a new monster would be hardest to reach.
avel-why-ChooseTrap = the dearest trap you can pay does the most.
avel-why-LayTrap = there it lies on a shortest way of the Beast, together with the traps that are laid, and far from the castle.
avel-why-LakeReroll = a new roll costs nothing but what you did not want.
avel-why-Proposal = so gear goes to whoever wears it best, and coins to where they can be used now: { $hero } gains more than you give.
avel-why-Cancel = no exchange with { $hero } would help the team now.
avel-why-Accept = the team gains by it: what you give is worth at least as much to { $hero }.
avel-why-Decline = you would lose more by it than { $hero } gains.
