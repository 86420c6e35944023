### Dungeons of the Oak Dell in English: what happens, sentence by sentence, and how a game ends.

## The table and the rounds

oakdell-event-GameSetUp =
    { $scenario ->
        [boss] { $dungeon }: { $boss } waits in its chamber, and there are { $rounds } rounds to kill it.
       *[shrines] { $dungeon }: there are { $rounds } rounds to destroy every shrine.
    } Monsters in the decks: { $one } of level 1, { $two } of level 2, { $three } of level 3.
oakdell-event-HeroReady = { $name }, { $card }, stands at the entrance.
oakdell-event-AcornGiven = { $hero } holds the acorn.
oakdell-event-RoundBegan = Round { $number } begins with { $acorn }.
oakdell-event-RoundEnded = Round { $number } is over.
oakdell-event-DiceRolled = { $hero } rolls the dice: { $dice }.
oakdell-event-DieDrafted =
    { $hero } takes { $rolled }: { $move ->
        [one] { $move } space
       *[other] { $move } spaces
    }, a strike from { $point ->
        [red] red.
        [yellow] yellow.
        [blue] blue.
       *[green] green.
    }
oakdell-event-DieDiscarded = { $rolled } is discarded.

## The Dungeon Phase

oakdell-event-RouteDeclared =
    { $hero } { $run ->
        [0] walks
       *[other] runs
    } { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, from { $start } to { $to }.
oakdell-event-Stepped = { $hero } steps on { $to }.
oakdell-event-MovementLost =
    { $hero } cannot move: { $lost ->
        [one] { $lost } space is lost.
       *[other] { $lost } spaces are lost.
    }
oakdell-event-MovementForfeited = { $hero } is down and does not move.
oakdell-event-TrapSprung = The trap at { $space } springs: { $damage } damage.
oakdell-event-TrapAvoided = { $hero } avoids the trap at { $space }.
oakdell-event-TrapEndedOn = { $hero } stops right on the trap at { $space }, and it stays quiet.
oakdell-event-ItemTaken =
    { $kind ->
        [potion] { $hero } finds { $potion } at { $space }
        [torch] { $hero } finds a torch at { $space }
        [fountain] { $hero } drinks from the Fountain of Life at { $space }
       *[chest] { $hero } opens the chest at { $space }
    }{ $gained ->
        [yes] .
       *[no] , but has no room for more.
    }
oakdell-event-DoorOpened =
    { $via ->
        [key] { $hero } unlocks the door between { $one } and { $other }.
       *[breach] { $hero } breaches the door between { $one } and { $other }.
    }
oakdell-event-DoorGhosted = { $hero } walks through the closed door between { $one } and { $other }.
oakdell-event-WallBroken = { $hero } breaks through the wall between { $one } and { $other }.
oakdell-event-ChamberReached = { $hero } reaches the chamber of the boss: after the current monster the boss comes.
oakdell-event-ShrineEntered = { $hero } enters the shrine at { $space }.
oakdell-event-ShrineDestroyed = { $hero } destroys the shrine at { $space } with { $paid }!
oakdell-event-GearTaken = { $hero } takes { $gear }. { $what }
oakdell-event-NoGearLeft = { $hero } has every piece of equipment already.
oakdell-event-SetCompleted =
    { $kind ->
        [weapon]
            { $pieces ->
                [one] { $pieces } weapon: a set is complete.
               *[other] { $pieces } weapons: a set is complete.
            }
       *[armour]
            { $pieces ->
                [one] { $pieces } piece of armour: a set is complete.
               *[other] { $pieces } pieces of armour: a set is complete.
            }
    }

## Potions

oakdell-event-PotionGained =
    { $gained ->
        [yes] { $hero } gains { $potion }.
       *[no] { $hero } has no room for { $potion }.
    }
oakdell-event-PotionDrunk = { $hero } drinks { $potion }.
oakdell-event-PointBlocked = { $hero } marks { $point }: no line may end there any more.

## The Attack Phase

oakdell-event-StrikeDeclared =
    { $hero } strikes from { $start } to { $end }{ $any_point ->
        [yes] , from any point
       *[no] {""}
    }{ $circle ->
        [0] .
       *[other] , with Additional Strikes { $value }.
    }
oakdell-event-LineDrawn =
    { $hits ->
        [none]
            { $off ->
                [0] { $hero } draws { $line }: it crosses no other line.
                [one] { $hero } draws { $line }: it crosses { $off } line off the body.
               *[other] { $hero } draws { $line }: it crosses { $off } lines off the body.
            }
       *[other]
            { $off ->
                [0] { $hero } draws { $line }: { $hits }!
               *[other] { $hero } draws { $line }: { $hits }! Off the body: { $off }.
            }
    }
oakdell-event-IconTaken =
    { $kind ->
        [damage] The line crosses a sword
        [strike] The line crosses a double arrow
        [block] The line crosses a shield
       *[key] The line crosses a key
    }{ $gained ->
        [yes] .
       *[no] , but that skill is complete.
    }
oakdell-event-CircleMarked = { $hero } develops { $track }: circle { $circle }, value { $value }.
oakdell-event-CircleFilled = { $hero } fills circle { $circle } of { $track }, value { $value }.
oakdell-event-SpecialReady = { $special } is ready.
oakdell-event-SpecialUsed = { $hero } uses { $special }.
oakdell-event-KeyGained =
    { $keys ->
        [one] { $hero } has { $keys } key.
       *[other] { $hero } has { $keys } keys.
    }
oakdell-event-TorchGained =
    { $gained ->
        [yes] { $hero } gains a torch.
       *[no] { $hero } has no room for another torch.
    }
oakdell-event-HeartsGained =
    { $why ->
        [recovery] { $hero } recovers
       *[other] { $hero } gains
    } { $n ->
        [one] { $n } heart.
       *[other] { $n } hearts.
    }
# $with_: the gear or potion that does it. $pool: which track of drops, where there are several.
oakdell-event-DamageDealt =
    { $source ->
        [circle] Additional Damage:{" "}
        [line] {""}
       *[other] { $with_ }:{" "}
    }{ $pool ->
        [none] { $sheet } loses
       *[other] { $pool } loses
    } { $drops ->
        [one] { $drops } drop
       *[other] { $drops } drops
    }{ $excess ->
        [0] .
       *[other] {" "}({ $excess } more in excess).
    }
oakdell-event-HardHit = Hits on the hard part so far: { $hits }.
oakdell-event-WingHit = The wings are hit: from now on it adds { $fury } to its rolls.
oakdell-event-LinkBroken = A chain breaks!
oakdell-event-MonsterDefeated = { $sheet } is defeated!
oakdell-event-AbilityRewarded = The goal of its ability is reached: there is more to gain.

## The Monster Phase

oakdell-event-PhaseSkipped = { $hero } skips the Monster Phase with { $means }.
oakdell-event-AbilityDisabled = The ability of { $sheet } is disabled this turn.
oakdell-event-TorchLit =
    { $torch ->
        [own] { $hero } lights a torch.
       *[special] { $hero } lights an additional torch.
    }
oakdell-event-AttackRolled =
    { $pool ->
        [none] { $sheet } attacks: { $raw }
       *[other] { $pool } attacks: { $raw }
    }{ $change ->
        [0] {""}
       *[other] , made { $result }
    }, so { $entry } damage.
oakdell-event-AttackRerolled = It rolls again: { $after } in place of { $before }.
oakdell-event-BossAttacked =
    { $sheet } attacks with { $result }, { $named ->
        [yes] { $face }
       *[no] eyes { $face }
    }{ $gained ->
        [0] {""}
       *[other] : it grows by { $gained }
    }, so { $damage } damage.
# $less: what gear and a circle took off.
oakdell-event-HeartsBroken =
    { $marked ->
        [0] { $hero } is not hurt
        [one] { $hero } loses { $marked } heart
       *[other] { $hero } loses { $marked } hearts
    }{ $less ->
        [0] .
       *[other] {" "}({ $less } of { $raw } averted).
    }
oakdell-event-MonsterGrew =
    { $drops ->
        [one] { $sheet } gains { $drops } drop.
       *[other] { $sheet } gains { $drops } drops.
    }
oakdell-event-CoffinMarked =
    { $coffins ->
        [one] A coffin is marked.
       *[other] Coffin number { $coffins } is marked.
    }
oakdell-event-MonsterFled =
    { $drops ->
        [one] { $sheet } flees with { $drops } drop left.
       *[other] { $sheet } flees with { $drops } drops left.
    }
# $ability: what it can do, or "none".
oakdell-event-MonsterDrawn =
    { $hero } meets { $a_sheet } (level { $level }).{ $ability ->
        [none] {""}
       *[other] {" "}{ $ability }
    }
oakdell-event-BossEngaged = { $hero } faces { $sheet }! { $ability }

## Life, death, the end

oakdell-event-HeroDown = { $hero } is down.
oakdell-event-HeroUp = { $hero } is up again.
oakdell-event-HeroDied =
    { $source ->
        [trap] { $hero } dies in a trap.
        [wall] { $hero } dies breaking a wall.
        [potion] { $hero } dies of a potion.
        [flight] { $hero } dies as the monster flees.
        [wounds] { $hero } dies: no heart can be gained any more.
       *[attack] { $hero } dies.
    }
oakdell-event-GameEnded =
    { $reason ->
        [boss_dead] The boss is dead.
        [shrines_destroyed] Every shrine is destroyed.
        [all_dead]
            { $heroes ->
                [one] The hero is dead.
               *[other] Every hero is dead.
            }
       *[other] Time is up.
    }
# $winners: one hero or several, $n how many; $round the last round.
oakdell-outcome-boss_dead = { $winners } has killed the boss in round { $round } and wins!
oakdell-outcome-shrines_destroyed = { $winners } has destroyed every shrine in round { $round } and wins!
oakdell-outcome-all_dead =
    { $heroes ->
        [one] The hero is dead: the dungeon has won.
       *[other] Every hero is dead: the dungeon has won.
    }
oakdell-outcome-time_up =
    { $heroes ->
        [one] Time is up, and the objective has not been reached: the dungeon has won.
       *[other] Time is up, and nobody has reached the objective: everybody has lost.
    }
oakdell-outcome-ranked =
    { $n ->
        [one] Time is up, and nobody has reached the objective. { $winners } has come nearest and wins.
       *[other] Time is up, and nobody has reached the objective. { $winners } have come equally near and share the victory.
    }
