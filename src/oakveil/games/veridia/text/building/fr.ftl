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
veridia-quick-first = « { $line } » n'est pas la première ligne d'une fiche rapide : (3+2) - Guard [3/3/3/2] en est une.
veridia-quick-missing = « { $line } » : il manque la ligne « { $field } ».
veridia-quick-line = « { $line } » n'est pas une ligne de fiche rapide : il y a Attack, Dodge, Block, Armor et Loot.
veridia-quick-sum = « { $line } » n'est pas une somme de dés comme 2+3-1.
veridia-quick-armor = « { $line } » n'est pas « [interne]+externe / [interne]+externe ».
veridia-quick-mark = « { $line } » : « { $mark } » n'est ni un bonus de dégâts (+2dmg), ni une portée (60m), ni une particularité.

## Pourquoi un personnage n'est pas permis
veridia-val-attribute = { $attribute } { $level } est hors des limites de cette race ({ $race }) : de { $low } à { $high }.
veridia-val-range = { $what } va de { $low } à { $high }.
veridia-val-magic = { $specialty } { $level } demande { $arcana } { $needed } ; vous avez { $have }.
veridia-val-way = { $specialty } { $level } : toutes les voies ensemble font au plus l'intégrité - 1, ce qui laisse { $cap } à celle-ci.
veridia-val-path = { $specialty } { $level } demande { $basis } { $needed }.
veridia-val-requisite = { $trait } demande { $needs }.
veridia-val-points = Cela coûte { $cost } ; il vous reste { $left }.
veridia-val-background = { $trait } : un seul passé, et aucun autre trait ne peut en être un.
veridia-val-repeat = { $trait } ne peut être pris qu'une fois.
veridia-val-choice = { $trait } : { $choice }
veridia-val-excluded = { $one } et { $other } s'excluent.
veridia-val-money = Il vous manque { $short } deli.
veridia-val-hands = { $one } et { $other } demandent { $hands } mains ; vous en avez { $have }.
veridia-val-slot = On ne peut porter qu'une chose { $slot }.
veridia-val-integrity = L'intégrité ne change que par l'histoire.
veridia-val-creation = { $trait } ne peut être pris qu'à la création.
veridia-val-suspended = { $specialty } { $level } est suspendue : votre intégrité n'en soutient que { $left }.
veridia-val-flaws = Les défauts rapportent au plus { $limit } points à cette table.
veridia-val-unknown = Inconnu dans ce contenu ({ $what }) : « { $id } » ; le garder comme note ?
veridia-val-approval = En attente du meneur.
veridia-val-refund = Seul le meneur rend ce qui a été acheté.
veridia-val-shop = Une fois le personnage créé, on achète les choses chez les marchands.
veridia-val-rarity = { $item } : trop rare pour de nouveaux personnages à cette table.

veridia-choice-none = il n'y a rien à choisir.
veridia-choice-sense = choisissez le sens de ce trait.
veridia-choice-language = choisissez la langue de ce trait.
veridia-choice-pool = choisissez la réserve de ce trait.
veridia-choice-attribute = choisissez l'attribut de ce trait.
veridia-choice-melee-weapon = choisissez l'arme de mêlée de ce trait.
veridia-choice-shooting-weapon = choisissez l'arme de tir de ce trait.
veridia-choice-throwing-weapon = choisissez l'arme de jet de ce trait.
veridia-slot-armour = comme armure
veridia-slot-feet = aux pieds
veridia-slot-back = sur le dos
veridia-slot-body-under = sous l'armure
veridia-kind-race = race
veridia-kind-skill = compétence
veridia-kind-specialty = spécialité
veridia-kind-trait = trait
veridia-kind-background = passé
veridia-kind-item = objet
veridia-kind-attribute = attribut
veridia-kind-virtue = vertu
veridia-any-magic = une branche de magie
veridia-any-path = une voie martiale
veridia-any-way = une voie de chevalier

## La salle de dés
veridia-room-granted = Un jet dont on se passe ne peut pas être opposé.
veridia-room-elsewhere = On ne lance les dés à volonté que dans la salle de dés.
veridia-outcome-room-closed = La salle de dés est fermée.
veridia-outcome-built = { $name } est prêt ; points d'expérience restants : { $left }.
veridia-thing-aegosian = Aégosien
veridia-thing-ancient = Langue ancienne
veridia-thing-belusan = Bélusien
veridia-thing-luminian = Luminien
veridia-thing-orcish = Orque
veridia-thing-rasantian = Rasantien

## Usure et qualité
veridia-wear-beyond = { $item } ne se répare pas : un seul degré, une seule fois, et pas si l'objet est détruit.
veridia-wear-tools = Il faut des outils d'artisan pour réparer.
veridia-wear-skill = Cette réparation demande artisanat { $needed } et autant de jours.
veridia-quality-change = { $item } : un tel objet ne peut pas avoir cette qualité.

## Sièges
veridia-siege-crew = { $engine } : il faut au moins { $needed } servants.
veridia-siege-skill = { $engine } : un des servants doit avoir { $skill } { $needed }.

## Marchands
veridia-shop-none = { $item } n'est pas en vente ici cette semaine.

veridia-blessed = { $name } de bois béni
veridia-thing-sigil-choice = Sceau au choix
veridia-thing-blessed-weapon-choice = Arme de bois béni au choix
## Importation
veridia-import-unreadable = Ce n'est pas un personnage exporté : { $why }
veridia-import-later = Ce personnage est fait selon des règles plus récentes ({ $ruleset }).
veridia-import-ledger = Le registre de ce personnage ne tombe pas juste.
veridia-import-ways = Les voies de ce personnage ne sont pas celles qu'il a achetées.

## Avertissements et dettes
veridia-val-empty-branch = { $specialty } : aucun trait dans cette édition ; elle ne compte que pour le mana.
veridia-sheet-debt = Dette de { $deli } deli

## Étapes de la création
veridia-ask-build = Créez un personnage.
veridia-ask-dice_room = Lancez ce que vous voulez, ou fermez la salle.
veridia-ask-roll = Lancer des dés
veridia-choice-RaiseLevel = { $name } { $before } → { $after } (coûte { $cost })
veridia-choice-LowerLevel = { $name } { $before } → { $after }
veridia-choice-TakeTrait =
    { $flaw ->
        [yes] { $name } (rapporte { $cost })
       *[no] { $name } (coûte { $cost })
    }
veridia-choice-GiveUpTrait = Sans { $name }
veridia-choice-ChooseRace = Être de la race : { $name }
veridia-choice-ChooseBackground =
    { $name ->
        [none] Aucun passé
       *[other] Passé : { $name } (coûte { $cost })
    }
veridia-choice-BuyGear = Acheter { $name } ({ $price } deli)
veridia-choice-ReturnGear = Rendre { $name }
veridia-choice-ChooseGift = Choisir { $name }
veridia-choice-WearGear =
    { $worn ->
        [yes] Porter ou tenir { $name }
       *[no] Ranger { $name }
    }
veridia-choice-Describe = S'appeler { $name }
veridia-choice-FinishBuilding = Le personnage est prêt

## Personnages apportés
veridia-bring-elsewhere = On apporte ou invente un personnage pendant qu’on en crée un.
veridia-ask-bring = Apporter un personnage
veridia-ask-invent = Faire inventer un personnage
veridia-choice-BringCharacter = continuer avec le personnage d’un texte
veridia-choice-InventCharacter = faire inventer un personnage
veridia-event-CharacterBrought =
    { $notes ->
        [0] { $name } vient d’être apporté.
        [one] { $name } vient d’être apporté ; une chose inconnue ici est devenue une note.
       *[other] { $name } vient d’être apporté ; { $notes } choses inconnues ici sont devenues des notes.
    }
veridia-event-CharacterInvented = { $name } est né du hasard.

## Le registre
veridia-ledger-start = Création
veridia-ledger-award = { $what } : +{ $cost }
veridia-ledger-purchase = { $what } : { $cost }
veridia-ledger-refund = Rendu, { $what } : +{ $cost }

## La page d’une campagne
veridia-page-date = jour { $day } du mois { $month }, an { $year }
veridia-page-when = jour { $day }, { $hour } h
veridia-page-dice =
    { $n ->
        [one] un dé
       *[other] { $n } dés
    }
veridia-page-willpower = Volonté
