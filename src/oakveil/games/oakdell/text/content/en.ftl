### Faults of content of Dungeons of the Oak Dell, in English. $entry: the id of the sheet, dungeon, hero or effect.

## Files, ids and words

oakdell-content-schema = This file is not an oakdell-sheets/1 file.
oakdell-content-double = The id "{ $id }" is used twice.
oakdell-content-mark = "{ $found }" is no id: use 1 to 20 letters, digits and underscores.
oakdell-content-effect = "{ $found }" is not a known effect; expected { $wanted }.
oakdell-content-effect-near = "{ $found }" is not a known effect; did you mean "{ $near }"?

## Dice, tracks, heroes, equipment, potions, names. $die: "white" or "black".

oakdell-content-no-sector = The sector { $die } { $value } is missing.
oakdell-content-sectors = The sector { $die } { $value } is there twice.
oakdell-content-no-colour = No { $die } die strikes from a { $colour } point.
oakdell-content-white-far = White dice move farther than black ones on average; the dice sheet is made the other way round.
oakdell-content-no-track = The track "{ $track }" is missing.
oakdell-content-nine = The track "{ $entry }" needs nine circles.
oakdell-content-values-fall = The track "{ $entry }": a circle must not be worth less than the one before it.
oakdell-content-circle-does = A circle of the track "{ $entry }" must do this: { $wanted }.
oakdell-content-same-circle = The track "{ $entry }": two special skills hang after circle { $after }.
oakdell-content-no-special = The special skill "{ $skill }" is missing.
oakdell-content-hanging = The special skill "{ $skill }" hangs on { $found } circles; one is the most.
oakdell-content-special-does = The special skill "{ $entry }" must do this, in this order: { $wanted }.
oakdell-content-hearts =
    { $found ->
        [one] { $entry }: 1 heart does not fit the track.
       *[other] { $entry }: { $found } hearts do not fit the track.
    }
oakdell-content-two-effects = The piece "{ $piece }" needs two effects; { $found } found.
oakdell-content-one-piece = Both effects of the piece "{ $piece }" must name it alike and be of one kind.
oakdell-content-trigger = { $entry }: "{ $word }" does not work at "{ $found }"; expected { $wanted }.
oakdell-content-cost = { $entry }: only what skips the Monster Phase can cost a circle.
oakdell-content-move-total = { $entry }: only what passes doors can depend on the length of a move.
oakdell-content-taken = { $entry }: only what works after an attack can depend on the hearts that it cost.
oakdell-content-route = { $entry }: what works with the route can depend on nothing but its length.
oakdell-content-no-row = The { $entry } potion has no row.
oakdell-content-no-potion = There is no { $colour } potion.
oakdell-content-names =
    { $found ->
        [one] There is only 1 different name; { $wanted } are needed.
       *[other] There are only { $found } different names; { $wanted } are needed.
    }

## Monster sheets

oakdell-content-coordinate = { $entry }: "{ $found }" lies outside the sheet or is not a whole number from 0 to 1000.
oakdell-content-corners = { $entry }: its polygons have { $found } corners; { $most } are the most.
oakdell-content-points =
    { $found ->
        [one] { $entry } has 1 attack point; { $least } to { $most } are needed.
       *[other] { $entry } has { $found } attack points; { $least } to { $most } are needed.
    }
oakdell-content-no-point = { $entry }: there is no { $colour } point.
oakdell-content-close = { $entry }: { $a } and { $b } are too close; { $least } units are the least.
oakdell-content-in-line = { $entry }: { $a }, { $b } and { $c } lie on one line.
oakdell-content-tangle = { $entry }: part "{ $part }" crosses itself or has no area near ({ $x },{ $y }).
oakdell-content-not-clear = { $entry }: { $point } lies on or too near to "{ $thing }".
oakdell-content-icon-outside = { $entry }: icon { $icon } does not lie inside the sheet as a whole.
oakdell-content-icon-over = { $entry }: icon { $icon } lies over the point { $point }.
oakdell-content-icon-reach = { $entry }: no line can ever reach icon { $icon }.
oakdell-content-no-pool = { $entry }: part "{ $part }" belongs to "{ $pool }", which does not exist.
oakdell-content-never-hit = { $entry }: "{ $pool }" can never be hit.
oakdell-content-drops = { $entry }: "{ $pool }" starts with more drops than fit on it.
oakdell-content-no-drops = { $entry }: it starts without any drop.
oakdell-content-ability = { $entry }: ability "{ $kind }" names "{ $name }", which does not exist.
oakdell-content-links = { $entry }: chain links and the ability "chains" belong together; one of them is missing.
oakdell-content-no-room = { $entry }: it grows, but its drops already fill the track at the start.
oakdell-content-boss-ability =
    { $boss ->
        [yes] { $entry }: a boss attacks by "eyes" or "torso_growth".
       *[no] { $entry }: "eyes" and "torso_growth" belong to bosses.
    }
oakdell-content-boss-table =
    { $boss ->
        [yes] { $entry }: a boss has no attack table.
       *[no] { $entry }: the attack table is missing.
    }
oakdell-content-boss-reward = { $entry }: a boss has no reward; it is the victory.
oakdell-content-table-short =
    { $found ->
        [one] { $entry }: the { $die } table has only 1 entry; { $wanted } are needed.
       *[other] { $entry }: the { $die } table has only { $found } entries; { $wanted } are needed.
    }
oakdell-content-table-falls = { $entry }: the { $die } table falls; a higher result should never be milder.
oakdell-content-table-swarm = { $entry }: the { $die } table ends with the result { $found }; a whole swarm reaches { $wanted }.
oakdell-content-no-way = { $entry }: we found no way to defeat this monster with plain lines.
oakdell-content-near-outline =
    { $found ->
        [one] { $entry }: 1 crossing is closer to an outline than a pencil line; the computer decides it exactly.
       *[other] { $entry }: { $found } crossings are closer to an outline than a pencil line; the computer decides them exactly.
    }
oakdell-content-near-rim =
    { $found ->
        [one] { $entry }: 1 line passes the rim of an icon closer than a pencil line; the computer decides it exactly.
       *[other] { $entry }: { $found } lines pass the rim of an icon closer than a pencil line; the computer decides them exactly.
    }
oakdell-content-deck = Level { $level } has { $found } sheets; { $wanted } are needed for { $players } players.
oakdell-content-ghost = The Ghost must be of level 1.

## Dungeons

oakdell-content-row = "{ $found }" is no row of a map: use 1, 2 and 3 for floor and # for rock, 40 at most.
oakdell-content-rows = { $entry }: the rows of the map must be equally long.
oakdell-content-entrances = { $entry }: there must be exactly one entrance.
oakdell-content-no-objective = { $entry }: there is neither a boss chamber nor a shrine.
oakdell-content-chambers = { $entry }: there can be only one boss chamber.
oakdell-content-shared = { $entry }: two things share the space ({ $x },{ $y }).
# $kind: the kind of the feature.
oakdell-content-feature =
    { $has ->
        [yes] { $entry }: a "{ $kind }" has no { $field }.
       *[no] { $entry }: a "{ $kind }" needs { $field }.
    }
oakdell-content-rock =
    { $kind ->
        [door] { $entry }: the door at ({ $x },{ $y }) leads into rock.
       *[wall] { $entry }: the wall at ({ $x },{ $y }) stands before rock.
    }
oakdell-content-edge-double =
    { $kind ->
        [door] { $entry }: the door at ({ $x },{ $y }) has a door or wall in its place already.
       *[wall] { $entry }: the wall at ({ $x },{ $y }) has a door or wall in its place already.
    }
oakdell-content-entrance-rock = { $entry }: the entrance is no floor space.
oakdell-content-objective-far =
    { $kind ->
        [boss] { $entry }: the boss chamber cannot be reached without a key.
       *[shrine] { $entry }: shrine { $id } cannot be reached without a key.
    }
oakdell-content-out-of-reach = { $entry }: { $kind ->
        [trap] the trap
        [fountain] the fountain
        [chest] the chest
        [wall_torch] the wall torch
        [torch] the torch
        [potion] the potion
       *[entrance] the entrance
    } at ({ $x },{ $y }) can never be reached.
oakdell-content-longer = { $entry }: the longer track is shorter than the normal one.
oakdell-content-no-boss = { $entry }: there is no boss "{ $found }".
