### Veridia in English: what happens, how it ends, and the table in words.

## Dice

veridia-match =
    { $count ->
        [2] pair of { $face }
        [3] triple of { $face }
       *[other] { $count } × { $face }
    }
veridia-result =
    { $n ->
        [0] no success
        [one] { $n } success
       *[other] { $n } successes
    }{ $match ->
        [none] {""}
       *[other] , { $match }
    }{ $cancelled ->
        [none] {""}
       *[other] ; cancelled: { $cancelled }
    }{ $critical ->
        [yes] {" "}- critical failure
       *[no] {""}
    }
veridia-against = difficulty: { $parts }

## A fight

veridia-event-FightStarted =
    { $map ->
        [none] The fight begins. { $sides }
       *[other] The fight begins ({ $map }). { $sides }
    }
veridia-event-FightEnded =
    { $side ->
        [none] { $rounds ->
            [one] the fight is over after { $rounds } round; nobody has won.
           *[other] the fight is over after { $rounds } rounds; nobody has won.
        }
       *[other] { $rounds ->
            [one] the fight is over after { $rounds } round; { $side } has won.
           *[other] the fight is over after { $rounds } rounds; { $side } has won.
        }
    }
veridia-event-UnitPlaced = { $unit } starts at { $cell }.
veridia-event-SurpriseRolled =
    { $surprised ->
        [none] { $side } lies in ambush, but nobody is surprised.
       *[other] { $side } lies in ambush. Surprised: { $surprised }.
    }
veridia-event-RoundBegan =
    { $bonus ->
        [yes] bonus round. Order: { $order }.
       *[no] round { $number }. Order: { $order }.
    }
veridia-event-InitiativeRolled = { $unit } has initiative { $total } (die { $die }, bonus { $bonus }).
veridia-event-SlotBegan = it is up to { $unit } now.
veridia-event-SlotEnded =
    { $on_guard ->
        [yes] { $unit } stays on guard.
       *[no] { $unit } is done.
    }
veridia-event-Waited = { $unit } waits until { $after } has acted.
veridia-event-Moved =
    { $how ->
        [run] { $unit } runs to { $cell }.
        [dash] { $unit } dashes to { $cell }.
        [push] { $unit } is pushed to { $cell }.
        [teleport] { $unit } appears at { $cell }.
        [flee] { $unit } flees to { $cell }.
        [carried] { $unit } is carried to { $cell }.
       *[walk] { $unit } walks to { $cell }.
    }
veridia-event-TookOff = { $unit } takes off.
veridia-event-Landed =
    { $fell ->
        [yes] { $unit } falls out of the air.
       *[no] { $unit } lands.
    }
veridia-event-DoorMoved =
    { $opened ->
        [yes] { $unit } opens the door at { $cell }.
       *[no] { $unit } closes the door at { $cell }.
    }
veridia-event-AttackDeclared =
    { $manoeuvre ->
        [knockout] { $unit } tries to knock { $target } out ({ $details }).
        [grapple] { $unit } tries to grapple { $target } ({ $details }).
        [aimed] { $unit } aims at { $target } ({ $details }).
       *[attack] { $unit } attacks { $target } ({ $details }).
    }
veridia-event-TraitDeclared =
    { $details ->
        [none] { $unit } uses { $trait }.
       *[other] { $unit } uses { $trait } ({ $details }).
    }
veridia-event-SetDeclared = { $unit } splits the dice: { $members }.
veridia-event-WorkDone =
    { $work ->
        [draw] { $unit } draws: { $what }.
        [draw-no] { $unit } fails to draw.
        [reload] { $unit } has reloaded: { $what }.
        [reload-no] { $unit } is reloading: { $what }.
        [stand] { $unit } stands up.
        [stand-no] { $unit } fails to stand up.
        [pick_up] { $unit } picks up: { $what }.
        [pick_up-no] { $unit } fails to pick it up.
        [aim] { $unit } takes aim.
        [aim-no] { $unit } fails to take aim.
        [mount] { $unit } mounts { $what }.
        [mount-no] { $unit } fails to mount.
        [order_mount] { $unit } orders { $what } to attack.
        [order_mount-no] { $what } does not obey { $unit }.
        [rouse] { $unit } rouses { $what }.
        [rouse-no] { $unit } fails to rouse { $what }.
        [break_free] { $unit } breaks free.
        [break_free-no] { $unit } fails to break free.
        [run] { $what ->
            [none] { $unit } runs.
           *[other] { $unit } runs and has { $what } m left.
        }
        [run-no] { $unit } stumbles and does not run.
        [draw_weapon] { $unit } takes in hand: { $what }.
        [sheathe] { $unit } puts away: { $what }.
        [switch_mode] { $unit } switches the mode of the weapon: { $what }.
        [take_off] { $unit } gets off the ground.
        [land] { $unit } comes down to the ground.
        [dismount] { $unit } gets off the mount.
        [release] { $unit } lets go of { $what }.
        [hand_over] { $unit } hands a weapon over to { $what }.
        [drop] { $unit } drops: { $what }.
        [drop_prone] { $unit } drops prone.
        [empower] { $unit } empowers the armour with a crystal.
        [reload_step] { $unit } reloads: { $what }.
        [leave] { $unit } leaves.
       *[other] { $unit } fails.
    }
veridia-event-AnswerChosen =
    { $answer ->
        [nothing] { $unit } does nothing
        [parry] { $unit } parries
        [block] { $unit } blocks
        [block_unarmed] { $unit } blocks with bare hands
        [counter] { $unit } announces a counter
        [exchange] { $unit } strikes back at once
       *[dodge] { $unit } dodges
    }{ $dice ->
        [0] {""}
        [one] {" "}with { $dice } die
       *[other] {" "}with { $dice } dice
    }.
veridia-event-ExchangeCalled = { $unit } and { $with_ } exchange blows.
veridia-event-DiceRolled =
    { $faces ->
        [none] { $unit } has no dice to roll, { $kind }
       *[other] { $unit } rolls, { $kind }
    }{ $details ->
        [none] {""}
       *[other] {" "}({ $details })
    }{ $faces ->
        [none] {""}
       *[other] : { $faces }. Result: { $result }
    }.
veridia-event-Rerolled = { $unit } rolls again ({ $trait }): { $faces }. Result: { $result }.
veridia-event-Hit =
    { $successes ->
        [one] { $unit } hits { $target } with { $successes } success{ $matches ->
            [0] {""}
            [one] {" "}and { $matches } match
           *[other] {" "}and { $matches } matches
        }.
       *[other] { $unit } hits { $target } with { $successes } successes{ $matches ->
            [0] {""}
            [one] {" "}and { $matches } match
           *[other] {" "}and { $matches } matches
        }.
    }
veridia-event-Missed = { $unit } misses { $target }.
veridia-damage-raw = { $n } before reductions
veridia-damage-barrier = barrier -{ $n }
veridia-damage-outer =
    { $kind ->
        [elemental] elemental resist -{ $n }
       *[physical] outer armour -{ $n }
    }
veridia-damage-inner =
    { $kind ->
        [elemental] inner elemental resist -{ $n }
       *[physical] inner armour -{ $n }
    }
veridia-damage-ignored = ignored -{ $n }
veridia-event-Damaged =
    { $dealt ->
        [0] { $unit } takes no damage
       *[other] { $unit } takes { $dealt } { $kind ->
            [elemental] elemental
           *[physical] physical
        } damage
    }{ $details ->
        [none] {""}
       *[other] {" "}({ $details })
    }. Health level: { $level }.
veridia-event-BarrierChanged =
    { $points ->
        [0] { $unit } has no barrier any more.
        [one] { $unit } has a barrier of { $points } point.
       *[other] { $unit } has a barrier of { $points } points.
    }
veridia-event-Healed =
    { $why ->
        [none] { $unit } regains { $amount } health. Health level: { $level }.
       *[other] { $unit } regains { $amount } health ({ $why }). Health level: { $level }.
    }
veridia-event-KnockedOut = { $unit } is knocked out.
veridia-event-Roused =
    { $by ->
        [none] { $unit } comes to.
       *[other] { $by } rouses { $unit }.
    }
veridia-event-Died = { $unit } dies.
veridia-event-LeftFight =
    { $fate ->
        [fled] { $unit } has fled the fight.
        [surrendered] { $unit } surrenders.
        [gone] { $unit } is gone.
        [away] { $unit } has got away over the far edge.
       *[up] { $unit } leaves the fight.
    }
veridia-event-ConditionBegan =
    { $source ->
        [none] { $unit } gains the condition “{ $condition }”.
       *[other] { $unit } gains the condition “{ $condition }” ({ $source }).
    }
veridia-event-ConditionEnded = { $unit } loses the condition “{ $condition }”.
veridia-event-EffectBegan = an effect begins on { $unit }: { $source }.
veridia-event-EffectEnded = an effect on { $unit } ends: { $source }.
veridia-event-PointsPaid = { $unit } spends { $points } { $pool } ({ $left } left).
veridia-event-PointsGained = { $unit } gains { $points } { $pool } (now { $left }).
veridia-event-GrappleBegan = { $unit } grapples { $target } (strength { $strength }).
veridia-event-GrappleChanged = { $unit } holds { $target }: strength { $strength }, lock { $lock }, breach { $breach }.
veridia-event-GrappleEnded = { $unit } no longer holds { $target }.
veridia-event-ItemFell =
    { $cell ->
        [none] on the ground: { $item } ({ $unit }).
       *[other] on the ground at { $cell }: { $item } ({ $unit }).
    }
veridia-event-ItemBroke = { $unit } has something broken: { $item }.
veridia-event-ArmorWorn = the armour of { $unit } is worn down ({ $armor }, wear { $wear }).
veridia-event-Summoned =
    { $cell ->
        [none] { $summoner } summons { $unit }.
       *[other] { $summoner } summons { $unit } at { $cell }.
    }
veridia-event-Unsummoned = { $unit } turns to dust.
veridia-event-MountChanged =
    { $how ->
        [mounted] { $unit } mounts { $mount }.
        [thrown] { $mount } throws { $unit } off.
       *[dismounted] { $unit } dismounts from { $mount }.
    }
veridia-event-CriticalFailure =
    { $consequence ->
        [none] critical failure for { $unit }.
       *[other] critical failure for { $unit }: { $consequence }.
    }
veridia-event-MoraleBroke =
    { $does ->
        [flees] { $unit } loses heart and flees.
        [surrenders] { $unit } loses heart and surrenders.
       *[holds] { $unit } stands firm.
    }
veridia-event-AreaBegan =
    { $n ->
        [one] { $source } ({ $caster }) covers { $n } cell.
       *[other] { $source } ({ $caster }) covers { $n } cells.
    }
veridia-event-AreaEnded = { $source } ({ $caster }) is over.
veridia-event-SeatChanged = somebody else plays for { $seat } now: { $reason }.
veridia-event-GameEnded = the game is over.

## The dice room and the builder

veridia-event-RoomRolled =
    { $note ->
        [none] { $seat } rolls
       *[other] { $seat } rolls, { $note }
    }: { $faces ->
        [none] no dice
       *[other] { $faces }
    }. Result: { $result }.{ $against ->
        [none] {""}
       *[other] {" "}Against it: { $against }. Result: { $answered }.
    }
veridia-built-RaiseLevel = { $name } rises by a level
veridia-built-LowerLevel = { $name } falls by a level
veridia-built-TakeTrait = new trait: { $name }
veridia-built-GiveUpTrait = no longer a trait: { $name }
veridia-built-ChooseRace = race: { $name }
veridia-built-ChooseBackground =
    { $name ->
        [none] no background
       *[other] background: { $name }
    }
veridia-built-BuyGear = bought: { $name }
veridia-built-ReturnGear = given back: { $name }
veridia-built-ChooseGift = chosen: { $name }
veridia-built-WearGear =
    { $worn ->
        [yes] worn or held: { $name }
       *[no] put away: { $name }
    }
veridia-event-BuildingStep = { $step }. Left: { $experience } experience, { $deli } deli.
veridia-event-CharacterDescribed = the character is called { $name }.
veridia-event-CharacterBuilt = { $name } is ready.

## How it ended

veridia-outcome-rout =
    { $rounds ->
        [one] { $side } has won after { $rounds } round: nobody else can fight on.
       *[other] { $side } has won after { $rounds } rounds: nobody else can fight on.
    }
veridia-outcome-hold =
    { $rounds ->
        [one] { $side } has won after { $rounds } round: it held the middle.
       *[other] { $side } has won after { $rounds } rounds: it held the middle.
    }
veridia-outcome-escape =
    { $rounds ->
        [one] { $side } has won after { $rounds } round: half of it has got away.
       *[other] { $side } has won after { $rounds } rounds: half of it has got away.
    }
veridia-outcome-rounds = { $side } has won: it held out to round { $rounds }.
veridia-outcome-round_limit =
    { $side ->
        [none] the round limit is reached (round { $rounds }); nobody has won.
       *[other] the round limit is reached (round { $rounds }); { $side } is healthier and has won.
    }
veridia-outcome-draw =
    { $rounds ->
        [one] after { $rounds } round nobody is left standing; nobody has won.
       *[other] after { $rounds } rounds nobody is left standing; nobody has won.
    }

## The table in words

veridia-table-round =
    { $bonus ->
        [yes] Bonus round{ $place ->
            [none] {""}
           *[other] {" "}({ $place })
        }.
       *[no] Round { $round }{ $place ->
            [none] {""}
           *[other] {" "}({ $place })
        }.
    }
veridia-table-setup =
    { $place ->
        [none] The fight has not begun.
       *[other] The fight has not begun ({ $place }).
    }
veridia-table-order = Order: { $order }.
veridia-table-side = Side { $letter }
veridia-table-unit = { $unit }: { $fate ->
        [dead] dead
        [fled] fled
        [surrendered] surrendered
        [gone] gone
        [away] got away
       *[up] { $health ->
            [none] in the fight
           *[other] { $health }
        }{ $cell ->
            [none] {""}
           *[other] , at { $cell }
        }
    }.
veridia-table-hands = In hand: { $hands }.
veridia-table-armour = Armour: { $armor }.
veridia-table-conditions = Conditions: { $conditions }.
veridia-table-effects = Effects: { $effects }.
veridia-table-barrier =
    { $points ->
        [0] Behind a barrier.
       *[other] Barrier: { $points }.
    }
veridia-table-main =
    { $main ->
        [ready] Main action left.
        [set] Main action split.
       *[spent] Main action spent.
    }
veridia-table-pools = Pools: { $pools }.
veridia-table-ammunition = Ammunition: { $kinds }.
veridia-table-grip = { $holder } holds { $held }: strength { $strength }, lock { $lock }.
veridia-table-ground = On the ground at { $cell }: { $item }.
veridia-table-area = { $source } lies on: { $cells }.
veridia-table-tray =
    { $n ->
        [0] Nothing lies on the tray yet.
        [one] The last roll:
       *[other] The last { $n } rolls:
    }
veridia-table-throw =
    { $what ->
        [none] { $who }
       *[other] { $who }, { $what }
    }: { $faces ->
        [none] no dice
       *[other] { $faces }
    }. Result: { $result }.
