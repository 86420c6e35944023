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
