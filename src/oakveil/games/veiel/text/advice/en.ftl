### Why a sensible player answers so: what is said beside a hint. No full stop: the code puts sentences together.

veiel-why-both = { $odds }: { $reason }.
veiel-why-odds-attack =
    it hits in { $chance }% of all cases and deals { $mean } damage on average{ $kill ->
        [0] {""}
       *[other] , and it kills in { $kill }%
    }
veiel-why-odds-roll = it succeeds in { $chance }% of all cases
veiel-why-odds-defence = it hits in { $chance }% of all cases
veiel-why-Attack = no other action does more for its cost
veiel-why-UseCard = what it does is worth its cost now
veiel-why-UseReaction = the harm that it averts is worth its cost
veiel-why-Decline = it is cheaper to let this happen
veiel-why-EndTurn = nothing that is left is worth its cost
veiel-why-Flee = too much VIT is gone, and the enemies are far from beaten
veiel-why-Stay = the team is strong enough to win this fight
veiel-why-EndFight = nobody can be hurt any more
veiel-why-ChooseFirst = those who help others begin, healers come last if the order allows
veiel-why-NameDefender = nobody can bear more: much VIT, a high DEF, a good RED
veiel-why-PassDefender = this hero can now bear more than the one who holds the token
veiel-why-KeepDefender = nobody could bear much more
veiel-why-ChooseHero = a team needs a defender, a healer and a striker
veiel-why-GivePhylactery = it is of most use to this hero
veiel-why-GiveStartItem = this hero has a free slot and can use it best
veiel-why-GainLevel = of what can be raised this brings the hero furthest
veiel-why-BuyItem = it will be needed in the crypt, and its price leaves something in the purse
veiel-why-BuyGear = it makes a hero stronger by more than its price
veiel-why-RevealOffer = to look costs little, and something good may lie there
veiel-why-Sell = nobody will wear this any more
veiel-why-Equip = it is better than what this hero wears
veiel-why-Depart = nothing useful is left to do here
veiel-why-ChooseWing = as far as is known, less danger lies here than in the other wings
veiel-why-GoOn = everybody stands, and the team has VIT enough for another room
veiel-why-GoBack = too much VIT is gone, or a hero has fallen: what was won is safer at home
veiel-why-FaceBoss = the team is strong enough to have a good chance against the boss
veiel-why-PayPrice = what lies inside is worth more than this
veiel-why-LeaveIt = the crystals do more elsewhere
veiel-why-SaveWith = this characteristic is the higher one
veiel-why-SolveRiddle = nobody has more INT
veiel-why-BreakFree = this characteristic is the higher one
veiel-why-HelpFree = a free hero is worth more than one attack
veiel-why-StrikeHero = in a duel within the team the weakest blow is the best one
veiel-why-PlaceEnemy = whoever bears most stands in front, whoever shoots stands behind
veiel-why-ChoosePowerful = nobody else has as many HP
veiel-why-Strike = no other attack can be expected to do more harm
veiel-why-PlayEvent = now it does more than it would do later
veiel-why-PassEvent = it will do more later
veiel-why-TakeRoom = rooms that the team knows are worth mixing most
veiel-why-LayRoom = dangerous rooms belong where the team would like to go
veiel-why-LayLine = dangerous rooms belong where the team would like to go
veiel-why-ControlHero = this hero can hurt the others most
veiel-why-SendBack = whoever refuses to fight loses the purse
