### Dungeons of the Oak Dell in English: what stands on sheets, gear, potions and skills.

## Effects: a sentence each; .phrase stands behind "when: ..." and has no full stop; .thing is what a hero gains.

# $potion: a potion with its article.
oakdell-effect-potion = Gain { $potion }.
    .thing = { $potion }
oakdell-effect-potion_choice =
    { $row ->
        [triangular] Gain a triangular potion of your choice.
       *[round] Gain a round potion of your choice.
    }
    .phrase =
        { $row ->
            [triangular] gain a triangular potion of your choice
           *[round] gain a round potion of your choice
        }
    .thing =
        { $row ->
            [triangular] a triangular potion of your choice
           *[round] a round potion of your choice
        }
# $track: the name of a track, or "none" for a track of choice.
oakdell-effect-skill =
    { $track ->
        [none] Develop a skill of your choice.
       *[other] Develop { $track }.
    }
    .thing =
        { $track ->
            [none] a circle of a skill of your choice
           *[other] a circle of { $track }
        }
oakdell-effect-key = Gain a key.
    .thing = a key
oakdell-effect-torch = Gain a torch.
    .thing = a torch
oakdell-effect-equipment = Gain a piece of equipment.
    .thing = a piece of equipment
oakdell-effect-hearts =
    { $n ->
        [one] Gain 1 heart.
       *[other] Gain { $n } hearts.
    }
    .thing =
        { $n ->
            [one] 1 heart
           *[other] { $n } hearts
        }
oakdell-effect-hearts_by_level = Gain hearts by its level: { $one } for level 1, { $two } for level 2, { $three } for level 3.
    .phrase = gain hearts by its level, { $one } for level 1, { $two } for level 2, { $three } for level 3

# $n: a number, or the values of circles, "1, 2 or 3".
oakdell-effect-bonus_damage = +{ $n } damage to a line that dealt damage.
    .phrase = +{ $n } damage
# $last: the damage if the hero has 1 heart left, or 0.
oakdell-effect-direct_damage =
    { $last ->
        [0] Deal { $n } damage.
       *[other] Deal { $n } damage, or { $last } with your last heart.
    }
    .phrase =
        { $last ->
            [0] deal { $n } damage
           *[other] deal { $n } damage, or { $last } with your last heart
        }
oakdell-effect-self_damage = Take { $n } damage.
oakdell-effect-block_damage = Reduce damage taken by { $n }.
oakdell-effect-reduce_damage = The monster deals { $n } less damage.
    .phrase = { $n } less
oakdell-effect-reuse_points =
    { $n ->
        [one] Use 1 used point.
       *[other] Use up to { $n } used points.
    }
oakdell-effect-any_colour = Strike from a point of any colour.
oakdell-effect-block_point = Mark a free point; it is lost for this fight.
# $cm: a length, with decimals if need be.
oakdell-effect-free_line = Draw a line of { $cm } cm anywhere.
oakdell-effect-chain = Make { $n } connected strikes.
oakdell-effect-strike_from =
    { $colour ->
        [red] Strike from a red point.
        [yellow] Strike from a yellow point.
        [blue] Strike from a blue point.
       *[green] Strike from a green point.
    }
    .phrase =
        { $colour ->
            [red] strike from a red point
            [yellow] strike from a yellow point
            [blue] strike from a blue point
           *[green] strike from a green point
        }
oakdell-effect-measure = Measure any lines until the end of the turn.
oakdell-effect-extra_move =
    { $n ->
        [one] Move 1 more space, or none.
       *[other] Move up to { $n } more spaces.
    }
# $amounts: "1 or 2"; $most: the largest of them.
oakdell-effect-extra_move_exact =
    { $most ->
        [one] Move exactly { $amounts } more space, or none.
       *[other] Move exactly { $amounts } more spaces, or none.
    }
    .phrase =
        { $most ->
            [one] move exactly { $amounts } more space, or none
           *[other] move exactly { $amounts } more spaces, or none
        }
oakdell-effect-step =
    { $n ->
        [one] Move 1 space.
       *[other] Move { $n } spaces.
    }
oakdell-effect-pass_door = Pass one closed door; it stays open.
oakdell-effect-pass_wall = Pass one thin wall; it stays open.
oakdell-effect-pass_doors = Doors do not stop you.
    .phrase = doors do not stop you
oakdell-effect-ignore_trap = One trap does nothing to you.
oakdell-effect-light_torch = Counts as a torch.
oakdell-effect-set_torch_bonus = Torches and wall torches subtract { $n }.
    .phrase = it subtracts { $n }
# $n: with its sign.
oakdell-effect-modify_roll = { $n } to the monster's result.
    .phrase = { $n } to the result
oakdell-effect-reroll = You may have the monster reroll; the new result counts.
    .phrase = you may have it reroll once; the new result counts
oakdell-effect-skip_monster_phase = Skip the Monster Phase.
    .phrase = skip it
oakdell-effect-disable_ability = Ignore the monster's ability this turn.

## When gear works, on what condition, at what cost. $when: these, in a row.

oakdell-timed = { $when }: { $what }.
oakdell-trigger-line_damage = When a line deals damage
oakdell-trigger-attack_phase = Once a turn in the Attack Phase
oakdell-trigger-dungeon_phase = Dungeon Phase
oakdell-trigger-monster_phase_start = Before the Monster Phase
oakdell-trigger-own_torch_lit = When you use a torch
oakdell-trigger-torch_bonus = In the light of a torch
oakdell-trigger-monster_roll = When the monster rolls
oakdell-trigger-monster_attack = When the monster deals damage
oakdell-trigger-damaged_by_monster = After an attack
oakdell-trigger-monster_killed = When you kill a monster
oakdell-when-die-white = with a white die
oakdell-when-die-black = with a black die
oakdell-when-dark = in darkness
oakdell-when-trap = standing on a trap
oakdell-when-move_total = if you move exactly { $n }
oakdell-when-dealt_at_least = if you dealt { $n } or more damage this turn
oakdell-when-taken_at_least =
    { $n ->
        [one] if it cost you hearts
       *[other] if it cost you { $n } or more hearts
    }
oakdell-when-hp_at_most =
    { $n ->
        [one] with your last heart
       *[other] with { $n } or fewer hearts left
    }
oakdell-cost = if you fill a circle of { $track }
# What is gained more than once.
oakdell-times =
    { $n ->
        [one] { $what }
        [2] { $what } twice
       *[other] { $what } { $n } times
    }

## Abilities: what they do, and .name. $parts with their articles; $reward: what is gained; $faces: "1–2 A, 3–4 B".

oakdell-ability-none = No ability.
    .name = No ability
oakdell-ability-overkill = If you deal { $n } extra damage in the turn of the kill, also gain { $reward }.
    .name = Overkill
oakdell-ability-hard_part =
    { $n ->
        [one] Hits on { $parts } deal no damage. With such a hit before it dies, also gain { $reward }.
       *[other] Hits on { $parts } deal no damage. With { $n } such hits before it dies, also gain { $reward }.
    }
    .name = Hard Part
oakdell-ability-wings = Each hit on { $parts } adds { $n } to its rolls for good.
    .name = Wings
oakdell-ability-each_attacks = Each living part attacks.
    .name = Each Attacks
oakdell-ability-chains = Each chain you cross breaks: +{ $n } damage for good, +{ $most } at most.
    .name = Chains
oakdell-ability-growth =
    { $most ->
        [one] Gains a drop for each heart it breaks, up to 1 drop.
       *[other] Gains a drop for each heart it breaks, up to { $most } drops.
    }
    .name = Growth
oakdell-ability-coffins =
    { $n ->
        [one] After a Monster Phase mark a coffin; it deals its drops as damage and leaves.
       *[other] After each Monster Phase mark a coffin; at number { $n } it deals its drops as damage and leaves.
    }
    .name = Coffins
oakdell-ability-swarm = +{ $n } to the roll for each living member.
    .name = Swarm
oakdell-ability-eyes = The result picks the eyes that strike, for 1 damage each ({ $faces }); +{ $n } with a black die.
    .name = Eyes
# $immune: potions, or "none".
oakdell-ability-torso_growth =
    The result picks a part ({ $faces }). The torso gains as many drops as that part has, then deals its own drops as damage; +{ $n } with a black die.{ $immune ->
        [none] { "" }
       *[other] { " " }Immune to { $immune }.
    }
    .name = Hollow Heart

## Cards as a whole

oakdell-card-hero =
    { $hearts ->
        [one] Hero. 1 heart.
       *[other] Hero. { $hearts } hearts.
    } Circles marked at the start: { $start }.
# $n circles of a track.
oakdell-card-circles = { $track } { $n }
oakdell-card-none = none
# $symbol of its icons; $values of its circles from the top; $what one circle does.
oakdell-card-track = Basic skill, { $symbol }. Circles: { $values }. One circle: { $what }
oakdell-card-special = Special skill, ready with circle { $after } of { $track }, once a game.
oakdell-card-special-loose = Special skill that no circle makes ready.
oakdell-card-gear =
    { $kind ->
        [weapon] Weapon: { $piece }.
       *[armour] Armour: { $piece }.
    }
oakdell-card-potion =
    { $row ->
        [triangular] Potion of the triangular row.
       *[round] Potion of the round row.
    } { $circles ->
        [one] 1 circle.
       *[other] { $circles } circles.
    }
# $drops: the pools with their drops.
oakdell-card-sheet =
    { $level ->
        [boss] Boss.
       *[other] Monster of level { $level }.
    } { $copies ->
        [one] 1 copy.
       *[other] { $copies } copies.
    } Drops: { $drops }.
# A pool that can grow: $start of $most.
oakdell-card-pool =
    { $grows ->
        [yes] { $name } ({ $start } of { $most })
       *[no] { $name } ({ $start })
    }
oakdell-card-table = Damage by result. White die: { $white }. Black die: { $black }.
oakdell-card-reward = Reward: { $reward }
oakdell-card-victory = Victory.
oakdell-card-ability = { $name }. { $what }
# $points by colour, $icons by kind.
oakdell-card-points =
    { $n ->
        [one] 1 attack point: { $points }.
       *[other] { $n } attack points: { $points }.
    }
oakdell-card-points-red = { $n } red
oakdell-card-points-yellow = { $n } yellow
oakdell-card-points-blue = { $n } blue
oakdell-card-points-green = { $n } green
oakdell-card-icons = Icons: { $icons }.
oakdell-card-icon-key = key
oakdell-card-dungeon = Dungeon of difficulty { $difficulty }. Rounds: { $boss } against the boss ({ $boss_longer } in a longer game), { $shrines } for the shrines ({ $shrines_longer }). Its boss: { $who }.
oakdell-card-shrine = Shrine of { $dungeon }. To destroy it, fill circles: { $cost }.
oakdell-card-shrine-name = Shrine { $id }
