### Les Donjons du Val aux Chênes : fautes de contenu. $entry : l'identifiant de la fiche, du donjon, du héros.

## Fichiers, identifiants et mots

oakdell-content-schema = Ce fichier n'est pas un fichier oakdell-sheets/1.
oakdell-content-double = L'identifiant « { $id } » sert deux fois.
oakdell-content-mark = « { $found } » n'est pas un identifiant : de 1 à 20 lettres, chiffres et soulignés.
oakdell-content-effect = « { $found } » n'est pas un effet connu ; possibles : { $wanted }.
oakdell-content-effect-near = « { $found } » n'est pas un effet connu ; vouliez-vous dire « { $near } » ?

## Dés, compétences, héros, équipement, potions, noms. $die : « white » ou « black ».

oakdell-content-no-sector =
    { $die ->
        [white] Il manque le secteur blanc { $value }.
       *[black] Il manque le secteur noir { $value }.
    }
oakdell-content-sectors =
    { $die ->
        [white] Le secteur blanc { $value } est là deux fois.
       *[black] Le secteur noir { $value } est là deux fois.
    }
oakdell-content-no-colour =
    { $die ->
        [white] Aucun dé blanc ne frappe
       *[black] Aucun dé noir ne frappe
    } { $colour ->
        [red] depuis un point rouge.
        [yellow] depuis un point jaune.
        [blue] depuis un point bleu.
       *[green] depuis un point vert.
    }
oakdell-content-white-far = Les dés blancs avancent en moyenne plus loin que les noirs ; le plateau des dés veut le contraire.
oakdell-content-no-track = Il manque la compétence « { $track } ».
oakdell-content-nine = La compétence « { $entry } » a besoin de neuf cercles.
oakdell-content-values-fall = La compétence « { $entry } » : un cercle ne doit pas valoir moins que le précédent.
oakdell-content-circle-does = Un cercle de la compétence « { $entry } » doit faire ceci : { $wanted }.
oakdell-content-same-circle = La compétence « { $entry } » : deux compétences spéciales viennent après le cercle { $after }.
oakdell-content-no-special = Il manque la compétence spéciale « { $skill } ».
oakdell-content-hanging = La compétence spéciale « { $skill } » vient après { $found } cercles ; un seul est permis.
oakdell-content-special-does = La compétence spéciale « { $entry } » doit faire ceci, dans cet ordre : { $wanted }.
oakdell-content-hearts =
    { $found ->
        [one] { $entry } : { $found } cœur ne tient pas sur la piste.
       *[other] { $entry } : { $found } cœurs ne tiennent pas sur la piste.
    }
oakdell-content-two-effects = La pièce « { $piece } » a besoin de deux effets ; trouvés : { $found }.
oakdell-content-one-piece = Les deux effets de la pièce « { $piece } » doivent la nommer de même et être d'une même sorte.
oakdell-content-trigger = { $entry } : « { $word } » n'agit pas à « { $found } » ; possibles : { $wanted }.
oakdell-content-cost = { $entry } : seul ce qui passe la phase du monstre peut coûter un cercle.
oakdell-content-move-total = { $entry } : seul ce qui passe les portes peut dépendre de la longueur du déplacement.
oakdell-content-taken = { $entry } : seul ce qui agit après une attaque peut dépendre des cœurs qu'elle a coûtés.
oakdell-content-route = { $entry } : ce qui agit avec le chemin ne peut dépendre que de sa longueur.
oakdell-content-no-row = La potion « { $entry } » n'a pas de rangée.
oakdell-content-no-potion =
    { $colour ->
        [red] Il n'y a pas de potion rouge.
        [yellow] Il n'y a pas de potion jaune.
        [blue] Il n'y a pas de potion bleue.
        [green] Il n'y a pas de potion verte.
        [orange] Il n'y a pas de potion orange.
       *[purple] Il n'y a pas de potion violette.
    }
oakdell-content-names =
    { $found ->
        [one] Il n'y a que { $found } nom différent ; il en faut { $wanted }.
       *[other] Il n'y a que { $found } noms différents ; il en faut { $wanted }.
    }

## Fiches de monstre

oakdell-content-coordinate = { $entry } : « { $found } » est hors de la fiche ou n'est pas un nombre entier de 0 à 1000.
oakdell-content-corners = { $entry } : ses polygones ont { $found } coins ; { $most } au plus.
oakdell-content-points =
    { $found ->
        [one] { $entry } a { $found } point d'attaque ; il en faut de { $least } à { $most }.
       *[other] { $entry } a { $found } points d'attaque ; il en faut de { $least } à { $most }.
    }
oakdell-content-no-point =
    { $colour ->
        [red] { $entry } : il n'y a pas de point rouge.
        [yellow] { $entry } : il n'y a pas de point jaune.
        [blue] { $entry } : il n'y a pas de point bleu.
       *[green] { $entry } : il n'y a pas de point vert.
    }
oakdell-content-close = { $entry } : { $a } et { $b } sont trop proches ; il faut au moins { $least } unités.
oakdell-content-in-line = { $entry } : { $a }, { $b } et { $c } sont sur une même droite.
oakdell-content-tangle = { $entry } : la partie « { $part } » se croise ou n'a pas de surface près de ({ $x },{ $y }).
oakdell-content-not-clear = { $entry } : { $point } est sur « { $thing } » ou trop près.
oakdell-content-icon-outside = { $entry } : l'icône { $icon } n'est pas tout entière sur la fiche.
oakdell-content-icon-over = { $entry } : l'icône { $icon } recouvre le point { $point }.
oakdell-content-icon-reach = { $entry } : aucun trait ne peut atteindre l'icône { $icon }.
oakdell-content-no-pool = { $entry } : la partie « { $part } » appartient à « { $pool } », qui n'existe pas.
oakdell-content-never-hit = { $entry } : « { $pool } » ne peut jamais être touché.
oakdell-content-drops = { $entry } : « { $pool } » commence avec plus de gouttes qu'il n'en contient.
oakdell-content-no-drops = { $entry } : elle commence sans aucune goutte.
oakdell-content-ability = { $entry } : la capacité « { $kind } » nomme « { $name } », qui n'existe pas.
oakdell-content-links = { $entry } : les chaînes et la capacité « chains » vont ensemble ; l'une des deux manque.
oakdell-content-no-room = { $entry } : elle grandit, mais ses gouttes remplissent déjà la piste au départ.
oakdell-content-boss-ability =
    { $boss ->
        [yes] { $entry } : un boss attaque par « eyes » ou « torso_growth ».
       *[no] { $entry } : « eyes » et « torso_growth » sont réservés aux boss.
    }
oakdell-content-boss-table =
    { $boss ->
        [yes] { $entry } : un boss n'a pas de tableau d'attaque.
       *[no] { $entry } : il manque le tableau d'attaque.
    }
oakdell-content-boss-reward = { $entry } : un boss n'a pas de récompense ; il est la victoire.
oakdell-content-table-short =
    { $die ->
        [white] { $entry } : le tableau blanc n'a que { $found ->
            [one] { $found } case
           *[other] { $found } cases
        } ; il en faut { $wanted }.
       *[black] { $entry } : le tableau noir n'a que { $found ->
            [one] { $found } case
           *[other] { $found } cases
        } ; il en faut { $wanted }.
    }
oakdell-content-table-falls =
    { $die ->
        [white] { $entry } : le tableau blanc baisse ; un résultat plus haut ne devrait jamais être plus doux.
       *[black] { $entry } : le tableau noir baisse ; un résultat plus haut ne devrait jamais être plus doux.
    }
oakdell-content-table-swarm =
    { $die ->
        [white] { $entry } : le tableau blanc s'arrête au résultat { $found } ; une nuée entière va jusqu'à { $wanted }.
       *[black] { $entry } : le tableau noir s'arrête au résultat { $found } ; une nuée entière va jusqu'à { $wanted }.
    }
oakdell-content-no-way = { $entry } : nous n'avons trouvé aucun moyen de vaincre ce monstre avec de simples traits.
oakdell-content-near-outline =
    { $found ->
        [one] { $entry } : { $found } croisement est plus proche d'un contour qu'un trait de crayon ; l'ordinateur en décide exactement.
       *[other] { $entry } : { $found } croisements sont plus proches d'un contour qu'un trait de crayon ; l'ordinateur en décide exactement.
    }
oakdell-content-near-rim =
    { $found ->
        [one] { $entry } : { $found } trait passe plus près du bord d'une icône qu'un trait de crayon ; l'ordinateur en décide exactement.
       *[other] { $entry } : { $found } traits passent plus près du bord d'une icône qu'un trait de crayon ; l'ordinateur en décide exactement.
    }
oakdell-content-deck = Nombre de fiches de niveau { $level } : { $found } ; à { $players }, il en faut { $wanted }.
oakdell-content-ghost = Le Fantôme doit être de niveau 1.

## Donjons

oakdell-content-row = « { $found } » n'est pas une rangée de plan : 1, 2 et 3 pour le sol, # pour la roche, 40 au plus.
oakdell-content-rows = { $entry } : les rangées du plan doivent avoir la même longueur.
oakdell-content-entrances = { $entry } : il doit y avoir exactement une entrée.
oakdell-content-no-objective = { $entry } : il n'y a ni chambre du boss ni autel.
oakdell-content-chambers = { $entry } : il ne peut y avoir qu'une chambre du boss.
oakdell-content-shared = { $entry } : deux choses partagent la case ({ $x },{ $y }).
# $kind : la sorte de la chose sur la case.
oakdell-content-feature =
    { $has ->
        [yes] { $entry } : « { $kind } » ne porte pas de { $field }.
       *[no] { $entry } : « { $kind } » a besoin de { $field }.
    }
oakdell-content-rock =
    { $kind ->
        [door] { $entry } : la porte en ({ $x },{ $y }) donne sur la roche.
       *[wall] { $entry } : le mur en ({ $x },{ $y }) donne sur la roche.
    }
oakdell-content-edge-double =
    { $kind ->
        [door] { $entry } : la porte en ({ $x },{ $y }) prend la place d'une porte ou d'un mur.
       *[wall] { $entry } : le mur en ({ $x },{ $y }) prend la place d'une porte ou d'un mur.
    }
oakdell-content-entrance-rock = { $entry } : l'entrée n'est pas une case de sol.
oakdell-content-objective-far =
    { $kind ->
        [boss] { $entry } : la chambre du boss ne peut pas être atteinte sans clé.
       *[shrine] { $entry } : l'autel { $id } ne peut pas être atteint sans clé.
    }
oakdell-content-out-of-reach = { $entry } : { $kind ->
        [trap] le piège en ({ $x },{ $y }) ne peut jamais être atteint
        [fountain] la fontaine en ({ $x },{ $y }) ne peut jamais être atteinte
        [chest] le coffre en ({ $x },{ $y }) ne peut jamais être atteint
        [wall_torch] la torche murale en ({ $x },{ $y }) ne peut jamais être atteinte
        [torch] la torche en ({ $x },{ $y }) ne peut jamais être atteinte
        [potion] la potion en ({ $x },{ $y }) ne peut jamais être atteinte
       *[entrance] l'entrée en ({ $x },{ $y }) ne peut jamais être atteinte
    }.
oakdell-content-longer = { $entry } : la piste longue est plus courte que la normale.
oakdell-content-no-boss = { $entry } : il n'y a pas de boss « { $found } ».
