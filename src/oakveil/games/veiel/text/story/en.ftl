### The Order of Veiel in English: what happens, sentence by sentence, and how a game ends.

## Parts of sentences

veiel-side =
    { $die ->
        [0]
            { $total ->
                [0] a hidden roll
               *[other] { $total }
            }
       *[other]
            { $total ->
                [0] die { $die }
               *[other] { $total } (die { $die })
            }
    }
veiel-duel = { $own } against { $foe }
veiel-times = damage ×{ $n }
veiel-until-round = until the end of the DM's turn
veiel-until-combat = until the end of the combat
veiel-until-incursion = until the end of the incursion
veiel-until-game = until the end of the game

veiel-riddle-family-series = a series of numbers
veiel-riddle-family-doors = three doors
veiel-riddle-family-scales = scales
veiel-riddle-family-grid = a square of signs
veiel-riddle-family-lock = a lock with a number
veiel-riddle-family-spoken = a riddle of the dungeon master
veiel-riddle-family-levers = levers

## Setup and the rest zone

veiel-event-GameStarted =
    { $boss } waits in the crypt.{ $power ->
        [none] {""}
       *[other] {" "}Power: { $power }.
    }{ $special_room ->
        [none] {""}
       *[other] {" "}Special room: { $special_room }.
    }{ $master ->
        [0] {" "}There is no dungeon master.
       *[other] {""}
    }{ $fudge ->
        [kind] {" "}The dungeon master may lower its own dice before the team sees them.
        [free] {" "}The dungeon master may change its own dice before the team sees them.
       *[off] {""}
    }
veiel-event-HeroChosen = { $seat } plays { $hero }.
veiel-event-VoicesHeard = The decisions of the team are up to { $heroes }.
veiel-event-DefenderNamed = { $hero } is the defender.
veiel-event-PhylacteryDrawn = { $hero } draws { $card }.
veiel-event-PhylacteryRemoved = { $hero } gives up { $card }: it leaves the game.
veiel-event-LineAdded = Line { $line } is added to the crypt: { $rooms }, face down.
veiel-event-LineLaid = The dungeon master lays line { $line }: { $layout }.
veiel-event-RoomsTaken = The corruption mixes these rooms: { $places }.
veiel-event-RoomsLaid = The dungeon master lays the rooms back: { $layout }.
veiel-event-RestBegan =
    { $number ->
        [1] The team gets ready for the first incursion.
       *[other] The team rests before incursion { $number }: everybody is as good as new.
    }
veiel-event-LevelGained = { $hero } reaches level { $level }: { $raised } +1.
veiel-event-Equipped = { $hero } puts on { $card } ({ $slot }).
veiel-event-Unequipped =
    { $forced ->
        [yes] { $hero } may not wear { $card } any more: it goes into the box.
       *[no] { $hero } puts { $card } into the box.
    }
veiel-event-ItemMoved = { $hero } hands { $item } { $receiver }.
veiel-event-ItemGained = { $hero } gets { $item }.
veiel-event-ItemSpent =
    { $lost ->
        [yes] { $hero } no longer has { $item }.
       *[no] { $item } of { $hero } is used up.
    }
veiel-event-Sold = The blacksmith takes { $card } for 1 crystal.
veiel-event-Bought =
    { $hero ->
        [none] The team buys { $card }
       *[other] The team buys { $card } for { $hero }
    }: { $price ->
        [one] { $price } crystal.
       *[other] { $price } crystals.
    }
veiel-event-OfferRevealed = The blacksmith offers { $cards }.
veiel-event-OfferDiscarded = { $cards }: what was not bought is gone for good.
veiel-event-CrystalsChanged =
    { $gained ->
        [yes] The purse gains { $count } (now { $purse }).
       *[no] The purse loses { $count } (now { $purse }).
    }

## The crypt

veiel-event-CrossingStarted =
    Incursion { $number }: { $lines } lines of rooms{ $events ->
        [0] {""}
        [one] , { $events } event
       *[other] , { $events } events
    }.
veiel-event-EventsDrawn =
    { $master ->
        [0]
            { $n ->
                [0] No event is laid face down.
                [one] { $n } event is laid face down.
               *[other] { $n } events are laid face down.
            }
       *[other]
            { $n ->
                [0] The dungeon master draws no event.
                [one] The dungeon master draws { $n } event.
               *[other] The dungeon master draws { $n } events.
            }
    }
veiel-event-EventSeen = The dungeon master draws { $card }.
veiel-event-EventsDiscarded =
    { $n ->
        [one] { $n } event that was not used is discarded.
       *[other] { $n } events that were not used are discarded.
    }
veiel-event-EventsReshuffled = The events are shuffled into a new pile.
veiel-event-WingChosen =
    { $changed ->
        [yes] The team changes to wing { $wing }.
       *[no] The team chooses wing { $wing }.
    }
veiel-event-RoomEntered = The team enters { $place }.
veiel-event-RoomRevealed = { $place }: { $room }.
veiel-event-RoomResolved = { $place } is resolved.
veiel-event-RoomReplaced = On { $place } now lies { $room }.
veiel-event-RoomPeeked = { $source } shows what lies on { $place }: { $room }.
veiel-event-RoomFrozen =
    { $frozen ->
        [yes] { $place } is frozen: the corruption cannot take it.
       *[no] { $place } is no longer frozen.
    }
veiel-event-PricePaid =
    { $by ->
        [crystals] The team pays.
        [unlock]
            { $hero ->
                [none] The team opens it without paying.
               *[other] { $hero } opens it with { $card }.
            }
       *[item]
            { $hero ->
                [none] The team uses { $card }.
               *[other] { $hero } uses { $card }.
            }
    }
veiel-event-RiddleShown =
    { $attempt ->
        [1] A riddle bars the way ({ $family }).
       *[other] The riddle remains, for one more answer.
    }
veiel-event-RiddleAnswered =
    { $right ->
        [yes] The answer is right!
       *[no] The answer is wrong.
    }
veiel-event-TeamFell =
    The team is beaten and carried to the rest zone{ $lost ->
        [0] .
        [one] , and { $lost } crystal is lost.
       *[other] , and { $lost } crystals are lost.
    }

## Events

veiel-event-EventPlayed =
    The dungeon master plays { $card }{ $targets ->
        [none] {""}
       *[other] {" "}on { $targets }
    }{ $lost ->
        [none] {""}
       *[other] : { $lost }
    }. { $what }
veiel-event-EventTurned = For { $trigger } an event is turned over: { $card }. { $what }
veiel-event-NothingHappens = { $source }: nothing happens.

## Fights

veiel-event-FightStarted =
    { $kind ->
        [boss] The last fight begins: { $line }.
        [horde] A horde falls upon the team: { $line }.
       *[room] A fight begins: { $line }.
    }
veiel-event-EnemiesFirst = An ambush: the enemies act first!
veiel-event-RoundStarted = Round { $number }.
veiel-event-MasterTurnStarted = The enemies' turn { $number }.
veiel-event-FleeRolled =
    { $hero } rolls { $die } to flee, { $needed } needed: { $result ->
        [success] the team gets away.
       *[failure] the fight goes on.
    }
veiel-event-TurnStarted = { $hero } begins a turn.
veiel-event-TurnEnded = { $hero } ends the turn.
veiel-event-ActionDeclared =
    { $targets ->
        [none] { $hero } uses { $card }.
       *[other] { $hero } uses { $card } on { $targets }.
    }
veiel-event-EscapeTried =
    { $own ->
        [yes] { $hero } tries to break free.
       *[no] { $hero } tries to free { $target }.
    }
veiel-event-CostPaid = { $hero } pays { $paid }.
veiel-event-CostRefunded = { $hero } gets { $end } END back.
veiel-event-AttackRolled =
    { $hero } attacks { $target } with { $weapon }: { $duel }, { $result ->
        [hit] hit
       *[miss] miss
    }{ $detail ->
        [none] .
       *[other] {" "}({ $detail }).
    }
veiel-event-DiceTied = { $hero } and { $foe } are equal, { $duel }: once more.
veiel-event-CheckRolled =
    { $source }: { $hero } rolls { $stats }, { $duel } of { $needed }: { $result ->
        [success] success.
       *[failure] failure.
    }
veiel-event-DieRolled =
    { $needed ->
        [0] { $source }: the die shows { $die }.
       *[other] { $source }: the die shows { $die }, { $needed } needed.
    }
veiel-event-RollFailed = { $source }: the success of { $hero } becomes a failure.
veiel-event-DamageDealt =
    { $source }: { $target } takes { $damage }{ $detail ->
        [none] .
       *[other] {" "}({ $detail }).
    }
veiel-damage-reduced = reduced by { $n }
veiel-damage-pierced = ignoring reduction
veiel-event-GaugeLost =
    { $source }: { $target } loses { $n } { $gauge ->
        [END] END.
       *[VIT]
            { $enemy ->
                [yes] HP.
               *[no] VIT.
            }
    }
veiel-event-Healed =
    { $source }: { $target } regains { $n } { $enemy ->
        [yes] HP.
       *[no] VIT.
    }
veiel-event-EndGained = { $source }: { $hero } gains { $n } END.
veiel-event-Revived = { $source }: { $hero } stands up again!
veiel-event-HeroSaved = { $source }: { $hero } does not fall and stays at { $vit } VIT.
veiel-event-HeroFell = { $hero } falls and is out of combat.
veiel-event-EnemyDied = { $enemy } dies.
veiel-event-EnemyJoined =
    { $reanimated ->
        [yes] { $enemy } rises again, on place { $place }.
       *[no] { $enemy } joins the fight, on place { $place }.
    }
veiel-event-EnemyMoved = { $enemy } now stands on place { $place }.
veiel-event-MinionsCrumbled =
    { $n ->
        [one] { $n } minion crumbles to dust.
       *[other] { $n } minions crumble to dust.
    }
veiel-event-ConditionSet =
    { $kind ->
        [poison] { $target } is poisoned: { $n } in each turn.
        [burn] { $target } burns: { $n } in each of { $turns } turns.
        [mute] { $target } is struck dumb.
        [imprisoned] { $target } is imprisoned.
        [controlled] { $target } is controlled.
        [branded] { $target } is branded: any enemy may attack here.
        [stunned] { $target } is stunned.
        [curse] { $target } is cursed: the next success will fail.
        [by_force] The defender token cannot be passed until the end of the enemies' turn.
       *[fog] A dark fog: until the end of the enemies' turn only the front enemy can be reached.
    }
veiel-event-ConditionEnded =
    { $kind ->
        [poison] { $target } is no longer poisoned.
        [burn] { $target } burns no longer.
        [mute] { $target } can use all abilities again.
        [imprisoned] { $target } is free.
        [controlled] { $target } is no longer controlled.
        [branded] { $target } is no longer branded.
        [stunned] { $target } is no longer stunned.
        [curse] The curse on { $target } is spent.
        [by_force] The defender token can be passed again.
       *[fog] The fog lifts.
    }
veiel-event-Resisted =
    { $hero } is immune to { $kind ->
        [poison] poison.
        [burn] burns.
        [mute] muteness.
       *[control] control.
    }
veiel-event-Modified = { $source }: { $target } has { $change } { $until }.
veiel-event-AbilityMuted = { $hero } can no longer use { $ability } in this incursion.
veiel-event-DefenderPassed =
    { $by_force ->
        [yes] { $hero } must be the defender.
       *[no] { $hero } is the defender now.
    }
veiel-event-EnemyAttacked =
    { $attack ->
        [none] { $enemy } attacks { $target }: { $duel }, { $result ->
            [hit] hit
           *[miss] miss
        }
       *[other] { $enemy } attacks { $target }, { $attack }: { $duel }, { $result ->
            [hit] hit
           *[miss] miss
        }
    }{ $without_shield ->
        [yes] , past the shield.
       *[no] .
    }
veiel-event-MasterRolled = For the dungeon master only: die { $die }, total { $total }.
veiel-event-EnemyStunned = { $enemy } is stunned and loses its turn.
veiel-event-ReactionUsed = { $hero } uses { $card }.
veiel-event-BossEffect =
    { $boss }: { $effect }.{ $what ->
        [none] {""}
       *[other] {" "}{ $what }
    }
veiel-event-HeroStruck =
    { $hero } strikes { $target } with { $weapon }: { $duel }, { $result ->
        [hit] hit
       *[miss] miss
    }{ $without_shield ->
        [yes] , past the shield.
       *[no] .
    }
veiel-event-TurnLost =
    { $why ->
        [controlled] { $hero } is controlled and finds nobody to strike: the turn is lost.
       *[refused] { $hero } refuses to fight.
    }
veiel-event-SentBack = The team is sent back to the rest zone.
veiel-event-FightEnded =
    { $result ->
        [won] The fight is won!
        [fled] The team has fled.
        [fallen] The fight is lost.
       *[ended] The fight is over.
    }
veiel-event-LootRolled =
    { $again ->
        [yes] Loot dice, rolled again: { $dice }.
       *[no] Loot dice: { $dice }.
    }
veiel-event-CardsDrawn = For the box: { $cards }.
veiel-event-CardsPassed = Revealed and put back: { $cards }.
veiel-event-GearBroken = { $card } of { $hero } breaks.
veiel-event-DieChanged = The dungeon master turns the die from { $old } to { $new }.
veiel-event-GameEnded =
    { $won ->
        [yes] The boss is dead: the team has won!
       *[no] The team has lost, in incursion { $incursion }.
    }
veiel-renown =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } fought, { $dealt } damage dealt and { $suffered } suffered, { $events ->
        [one] { $events } event
       *[other] { $events } events
    } played, heroes fallen: { $deaths }, crystals left: { $crystals }.
veiel-outcome-boss_dead = The boss is dead: the team has won in incursion { $incursion }.
veiel-outcome-boss_won = The boss stands over the fallen heroes: the team has lost in incursion { $incursion }.
veiel-outcome-out_of_time = The last incursion is over and the boss still lives: the team has lost.
veiel-outcome-conceded = The team has given up in incursion { $incursion }.
