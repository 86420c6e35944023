### Les Donjons du Val aux Chênes : ce qui se lit sur les fiches, l'équipement, les potions et les compétences.

## Effets : une phrase chacun ; .phrase vient après « quand : ... », sans point ; .thing est ce que gagne un héros.

# $potion : une potion avec son article.
oakdell-effect-potion = Gagnez { $potion }.
    .thing = { $potion }
oakdell-effect-potion_choice =
    { $row ->
        [triangular] Gagnez une potion triangulaire au choix.
       *[round] Gagnez une potion ronde au choix.
    }
    .phrase =
        { $row ->
            [triangular] gagnez une potion triangulaire au choix
           *[round] gagnez une potion ronde au choix
        }
    .thing =
        { $row ->
            [triangular] une potion triangulaire au choix
           *[round] une potion ronde au choix
        }
# $track : le nom d'une compétence, ou « none » pour une compétence au choix.
oakdell-effect-skill =
    { $track ->
        [none] Développez une compétence au choix.
       *[other] Développez { $track }.
    }
    .thing =
        { $track ->
            [none] un cercle d'une compétence au choix
           *[other] un cercle de { $track }
        }
oakdell-effect-key = Gagnez une clé.
    .thing = une clé
oakdell-effect-torch = Gagnez une torche.
    .thing = une torche
oakdell-effect-equipment = Gagnez une pièce d'équipement.
    .thing = une pièce d'équipement
oakdell-effect-hearts =
    { $n ->
        [one] Gagnez { $n } cœur.
       *[other] Gagnez { $n } cœurs.
    }
    .thing =
        { $n ->
            [one] { $n } cœur
           *[other] { $n } cœurs
        }
oakdell-effect-hearts_by_level = Gagnez des cœurs selon son niveau : { $one } au niveau 1, { $two } au niveau 2, { $three } au niveau 3.
    .phrase = gagnez des cœurs selon son niveau, { $one } au niveau 1, { $two } au niveau 2, { $three } au niveau 3

# $n : un nombre, ou les valeurs des cercles, « 1, 2 ou 3 ».
oakdell-effect-bonus_damage =
    { $n ->
        [one] +{ $n } dégât à un trait qui a blessé.
       *[other] +{ $n } dégâts à un trait qui a blessé.
    }
    .phrase =
        { $n ->
            [one] +{ $n } dégât
           *[other] +{ $n } dégâts
        }
# $last : les dégâts s'il reste 1 cœur au héros, ou 0.
oakdell-effect-direct_damage =
    { $n ->
        [one] Infligez { $n } dégât
       *[other] Infligez { $n } dégâts
    }{ $last ->
        [0] .
       *[other] , ou { $last } à votre dernier cœur.
    }
    .phrase =
        { $n ->
            [one] infligez { $n } dégât
           *[other] infligez { $n } dégâts
        }{ $last ->
            [0] { "" }
           *[other] , ou { $last } à votre dernier cœur
        }
oakdell-effect-self_damage =
    { $n ->
        [one] Subissez { $n } dégât.
       *[other] Subissez { $n } dégâts.
    }
oakdell-effect-block_damage = Réduisez les dégâts subis de { $n }.
oakdell-effect-reduce_damage =
    { $n ->
        [one] Le monstre inflige { $n } dégât de moins.
       *[other] Le monstre inflige { $n } dégâts de moins.
    }
    .phrase = { $n } de moins
oakdell-effect-reuse_points =
    { $n ->
        [one] Utilisez { $n } point déjà pris.
       *[other] Utilisez jusqu'à { $n } points déjà pris.
    }
oakdell-effect-any_colour = Frappez depuis un point de n'importe quelle couleur.
oakdell-effect-block_point = Cochez un point libre ; il est perdu pour ce combat.
# $cm : une longueur, avec des décimales s'il le faut.
oakdell-effect-free_line = Tracez un trait de { $cm } cm n'importe où.
oakdell-effect-chain = Faites { $n } frappes enchaînées.
oakdell-effect-strike_from =
    { $colour ->
        [red] Frappez depuis un point rouge.
        [yellow] Frappez depuis un point jaune.
        [blue] Frappez depuis un point bleu.
       *[green] Frappez depuis un point vert.
    }
    .phrase =
        { $colour ->
            [red] frappez depuis un point rouge
            [yellow] frappez depuis un point jaune
            [blue] frappez depuis un point bleu
           *[green] frappez depuis un point vert
        }
oakdell-effect-measure = Mesurez tous les traits jusqu'à la fin du tour.
oakdell-effect-extra_move =
    { $n ->
        [one] Avancez de { $n } case de plus au maximum.
       *[other] Avancez de { $n } cases de plus au maximum.
    }
# $amounts : « 1 ou 2 » ; $most : le plus grand de ces nombres.
oakdell-effect-extra_move_exact =
    { $most ->
        [one] Avancez d'exactement { $amounts } case de plus, ou d'aucune.
       *[other] Avancez d'exactement { $amounts } cases de plus, ou d'aucune.
    }
    .phrase =
        { $most ->
            [one] avancez d'exactement { $amounts } case de plus, ou d'aucune
           *[other] avancez d'exactement { $amounts } cases de plus, ou d'aucune
        }
oakdell-effect-step =
    { $n ->
        [one] Avancez de { $n } case.
       *[other] Avancez de { $n } cases.
    }
oakdell-effect-pass_door = Passez une porte fermée ; elle reste ouverte.
oakdell-effect-pass_wall = Passez un mur mince ; le passage reste ouvert.
oakdell-effect-pass_doors = Les portes ne vous arrêtent pas.
    .phrase = les portes ne vous arrêtent pas
oakdell-effect-ignore_trap = Un piège ne vous fait rien.
oakdell-effect-light_torch = Compte comme une torche.
oakdell-effect-set_torch_bonus = Les torches et les torches murales retirent { $n }.
    .phrase = elle retire { $n }
# $n : avec son signe.
oakdell-effect-modify_roll = { $n } au résultat du monstre.
    .phrase = { $n } au résultat
oakdell-effect-reroll = Vous pouvez faire relancer le monstre ; le nouveau résultat compte.
    .phrase = vous pouvez le faire relancer une fois ; le nouveau résultat compte
oakdell-effect-skip_monster_phase = Passez la phase du monstre.
    .phrase = passez-la
oakdell-effect-disable_ability = Ignorez la capacité du monstre ce tour-ci.

## Quand l'équipement agit, à quelle condition, à quel prix. $when : tout cela à la suite.

oakdell-timed = { $when } : { $what }.
oakdell-trigger-line_damage = Quand un trait blesse
oakdell-trigger-attack_phase = Une fois par tour pendant la phase d'attaque
oakdell-trigger-dungeon_phase = Phase de donjon
oakdell-trigger-monster_phase_start = Avant la phase du monstre
oakdell-trigger-own_torch_lit = Quand vous utilisez une torche
oakdell-trigger-torch_bonus = À la lumière d'une torche
oakdell-trigger-monster_roll = Au jet du monstre
oakdell-trigger-monster_attack = Quand le monstre inflige des dégâts
oakdell-trigger-damaged_by_monster = Après une attaque
oakdell-trigger-monster_killed = Quand vous tuez un monstre
oakdell-when-die-white = avec un dé blanc
oakdell-when-die-black = avec un dé noir
oakdell-when-dark = dans l'obscurité
oakdell-when-trap = sur un piège
oakdell-when-move_total = si vous avancez d'exactement { $n }
oakdell-when-dealt_at_least =
    { $n ->
        [one] si vous avez infligé au moins { $n } dégât ce tour
       *[other] si vous avez infligé au moins { $n } dégâts ce tour
    }
oakdell-when-taken_at_least =
    { $n ->
        [one] si elle vous a coûté au moins { $n } cœur
       *[other] si elle vous a coûté au moins { $n } cœurs
    }
oakdell-when-hp_at_most =
    { $n ->
        [one] s'il vous reste au plus { $n } cœur
       *[other] s'il vous reste au plus { $n } cœurs
    }
oakdell-cost = si vous noircissez un cercle de { $track }
# Ce qui est gagné plus d'une fois.
oakdell-times = { $n } fois { $what }

## Capacités : ce qu'elles font, et .name. $parts avec leurs articles ; $reward : ce qui est gagné ; $faces : « 1–2 A ».

oakdell-ability-none = Aucune capacité.
    .name = Aucune capacité
oakdell-ability-overkill =
    { $n ->
        [one] Si vous infligez { $n } dégât de trop au tour de la mise à mort, gagnez aussi { $reward }.
       *[other] Si vous infligez { $n } dégâts de trop au tour de la mise à mort, gagnez aussi { $reward }.
    }
    .name = Acharnement
oakdell-ability-hard_part =
    { $n ->
        [one] Les touches sur { $parts } n'infligent rien. Avec une de ces touches avant sa mort, gagnez aussi { $reward }.
       *[other] Les touches sur { $parts } n'infligent rien. Avec { $n } de ces touches avant sa mort, gagnez aussi { $reward }.
    }
    .name = Partie dure
oakdell-ability-wings = Chaque touche sur { $parts } ajoute { $n } à ses jets, pour toujours.
    .name = Ailes
oakdell-ability-each_attacks = Chaque partie vivante attaque.
    .name = Chacun attaque
oakdell-ability-chains =
    { $n ->
        [one] Chaque chaîne franchie se brise : +{ $n } dégât pour toujours, +{ $most } au plus.
       *[other] Chaque chaîne franchie se brise : +{ $n } dégâts pour toujours, +{ $most } au plus.
    }
    .name = Chaînes
oakdell-ability-growth =
    { $most ->
        [one] Gagne une goutte par cœur brisé, jusqu'à { $most } goutte.
       *[other] Gagne une goutte par cœur brisé, jusqu'à { $most } gouttes.
    }
    .name = Soif de sang
oakdell-ability-coffins =
    { $n ->
        [one] Après une phase du monstre, cochez un cercueil ; il inflige ses gouttes en dégâts et part.
       *[other] Après chaque phase du monstre, cochez un cercueil ; au { $n }e, il inflige ses gouttes en dégâts et part.
    }
    .name = Cercueils
oakdell-ability-swarm = +{ $n } au jet par membre vivant.
    .name = Nuée
oakdell-ability-eyes = Le résultat désigne les yeux qui frappent, 1 dégât chacun ({ $faces }) ; +{ $n } avec un dé noir.
    .name = Yeux
# $immune : des potions, ou « none ».
oakdell-ability-torso_growth =
    Le résultat désigne une partie ({ $faces }). Le torse gagne autant de gouttes qu'elle en a, puis inflige les siennes en dégâts ; +{ $n } avec un dé noir.{ $immune ->
        [none] { "" }
       *[other] { " " }Immunisé contre { $immune }.
    }
    .name = Cœur creux

## Cartes entières

oakdell-card-hero =
    { $hearts ->
        [one] Héros. { $hearts } cœur.
       *[other] Héros. { $hearts } cœurs.
    } Cercles cochés au départ : { $start }.
# $n cercles d'une compétence.
oakdell-card-circles = { $track } { $n }
oakdell-card-none = aucun
# $symbol de ses icônes ; $values de ses cercles depuis le haut ; $what : ce que fait un cercle.
oakdell-card-track = Compétence de base, { $symbol }. Cercles : { $values }. Un cercle : { $what }
oakdell-card-special = Compétence spéciale, prête avec le cercle { $after } de { $track }, une fois par partie.
oakdell-card-special-loose = Compétence spéciale qu'aucun cercle ne rend prête.
oakdell-card-gear =
    { $kind ->
        [weapon] Arme : { $piece }.
       *[armour] Armure : { $piece }.
    }
oakdell-card-potion =
    { $row ->
        [triangular] Potion de la rangée triangulaire.
       *[round] Potion de la rangée ronde.
    } { $circles ->
        [one] { $circles } cercle.
       *[other] { $circles } cercles.
    }
# $drops : les réserves et leurs gouttes.
oakdell-card-sheet =
    { $level ->
        [boss] Boss.
       *[other] Monstre de niveau { $level }.
    } { $copies ->
        [one] { $copies } exemplaire.
       *[other] { $copies } exemplaires.
    } Gouttes : { $drops }.
# Une réserve qui peut grandir : $start sur $most.
oakdell-card-pool =
    { $grows ->
        [yes] { $name } ({ $start } sur { $most })
       *[no] { $name } ({ $start })
    }
oakdell-card-table = Dégâts selon le résultat. Dé blanc : { $white }. Dé noir : { $black }.
oakdell-card-reward = Récompense : { $reward }
oakdell-card-victory = Victoire.
oakdell-card-ability = { $name }. { $what }
# $points par couleur, $icons par sorte.
oakdell-card-points =
    { $n ->
        [one] { $n } point d'attaque : { $points }.
       *[other] { $n } points d'attaque : { $points }.
    }
oakdell-card-points-red =
    { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
oakdell-card-points-yellow =
    { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
oakdell-card-points-blue =
    { $n ->
        [one] { $n } bleu
       *[other] { $n } bleus
    }
oakdell-card-points-green =
    { $n ->
        [one] { $n } vert
       *[other] { $n } verts
    }
oakdell-card-icons = Icônes : { $icons }.
oakdell-card-icon-key = clé
oakdell-card-dungeon = Donjon de difficulté { $difficulty }. Manches : { $boss } contre le boss ({ $boss_longer } en partie longue), { $shrines } pour les autels ({ $shrines_longer }). Son boss : { $who }.
oakdell-card-shrine = Autel du donjon : { $dungeon }. Pour le détruire, noircissez des cercles : { $cost }.
oakdell-card-shrine-name = Autel { $id }
