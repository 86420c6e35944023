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
