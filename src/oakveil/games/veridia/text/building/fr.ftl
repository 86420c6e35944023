## La feuille de personnage
veridia-sheet-attribution = Veridia Tabletop RPG de Trisfald, CC BY-NC-SA 4.0, adapté
veridia-sheet-head-attributes = ATTRIBUTS
veridia-sheet-head-virtues = VERTUS
veridia-sheet-head-skills = COMPÉTENCES
veridia-sheet-head-specialties = SPÉCIALITÉS
veridia-sheet-head-pools = RÉSERVES
veridia-sheet-head-resources = RESSOURCES
veridia-sheet-head-defence = DÉFENSE [INT.]+EXT.
veridia-sheet-head-health = SANTÉ
veridia-sheet-head-traits = TRAITS
veridia-sheet-head-assets = BIENS
veridia-sheet-courage = Courage
veridia-sheet-integrity = Intégrité
veridia-sheet-willpower = Volonté
veridia-sheet-deli = Deli
veridia-sheet-experience = Expérience
veridia-sheet-initiative = Initiative
veridia-sheet-armour = Armure
veridia-sheet-resist = Rés. élémentaire

## Ce que l'on possède
veridia-quality-inferior = médiocre
veridia-quality-superior = supérieur
veridia-wear-patched = réparé
veridia-wear-points = usure { $points }
veridia-stored = rangé
veridia-thing-sight = Vue
veridia-thing-hearing = Ouïe
veridia-thing-smell = Odorat
veridia-thing-taste = Goût
veridia-thing-touch = Toucher
veridia-thing-courage = Courage
veridia-thing-integrity = Intégrité

## Fiches rapides
veridia-quick-first = « { $line } » n'est pas la première ligne d'une fiche rapide : (3+2) - Guard [3/3/3/2] en est une.
veridia-quick-missing = « { $line } » : il manque la ligne « { $field } ».
veridia-quick-line = « { $line } » n'est pas une ligne de fiche rapide : il y a Attack, Dodge, Block, Armor et Loot.
veridia-quick-sum = « { $line } » n'est pas une somme de dés comme 2+3-1.
veridia-quick-armor = « { $line } » n'est pas « [interne]+externe / [interne]+externe ».
veridia-quick-mark = « { $line } » : « { $mark } » n'est ni un bonus de dégâts (+2dmg), ni une portée (60m), ni une particularité.
