## The text sheet
veridia-sheet-attribution = Veridia Tabletop RPG by Trisfald, CC BY-NC-SA 4.0, adapted
veridia-sheet-head-attributes = ATTRIBUTES
veridia-sheet-head-virtues = VIRTUES
veridia-sheet-head-skills = SKILLS
veridia-sheet-head-specialties = SPECIALTIES
veridia-sheet-head-pools = POOLS
veridia-sheet-head-resources = RESOURCES
veridia-sheet-head-defence = DEFENCE [INNER]+OUTER
veridia-sheet-head-health = HEALTH
veridia-sheet-head-traits = TRAITS
veridia-sheet-head-assets = ASSETS
veridia-sheet-courage = Courage
veridia-sheet-integrity = Integrity
veridia-sheet-willpower = Willpower
veridia-sheet-deli = Deli
veridia-sheet-experience = Experience
veridia-sheet-initiative = Initiative
veridia-sheet-armour = Armour
veridia-sheet-resist = Elemental resist

## Things that are owned
veridia-quality-inferior = inferior
veridia-quality-superior = superior
veridia-wear-patched = patched
veridia-wear-points = { $points } wear
veridia-stored = stored
veridia-thing-sight = Sight
veridia-thing-hearing = Hearing
veridia-thing-smell = Smell
veridia-thing-taste = Taste
veridia-thing-touch = Touch
veridia-thing-courage = Courage
veridia-thing-integrity = Integrity

## Quick sheets
veridia-quick-first = “{ $line }” is no first line of a quick sheet: (3+2) - Guard [3/3/3/2] is one.
veridia-quick-missing = “{ $line }”: the line “{ $field }” is missing.
veridia-quick-line = “{ $line }” is no line of a quick sheet: Attack, Dodge, Block, Armor and Loot are.
veridia-quick-sum = “{ $line }” is no sum of dice, such as 2+3-1.
veridia-quick-armor = “{ $line }” is not “[inner]+outer / [inner]+outer”.
veridia-quick-mark = “{ $line }”: “{ $mark }” is neither damage (+2dmg) nor a range (60m) nor a quirk.
