### Jouer dans un terminal, en français.

## Tous les jeux

terminal-commitment = Le hasard de cette partie est fixé par un secret dont voici l'empreinte : { $commitment }
terminal-secret = Le secret du hasard de cette partie, à présent dévoilé : { $secret }
terminal-secret-words = Mots qui y furent mêlés : { $words }
terminal-saved = Enregistré dans { $file }.
terminal-not-saved = Cette partie n'a pas été enregistrée.
terminal-cannot-save = Impossible d'enregistrer : { $problem }
terminal-save-where = Où ? Indiquez un fichier.
terminal-loaded = Voici la partie enregistrée dans { $file }.
terminal-next = C'est à { $seat }.
terminal-hand-over = L'écran passe à { $seat }. Que personne d'autre ne regarde. Appuyez sur Entrée quand vous y êtes.
terminal-lapsed = Le temps est écoulé.
terminal-own-answer = Autre chose, à votre façon
terminal-no-odds = Il n'y a pas de chances à calculer en ce moment.
terminal-no-hint = Personne ici ne peut donner de conseil pour ce jeu.
terminal-hint = Un joueur raisonnable choisirait : { $option }
terminal-clocks-on = Les horloges tournent de nouveau.
terminal-clocks-off = Les horloges sont arrêtées.
terminal-undo-sure = Depuis, des dés ont roulé ou quelque chose a été dévoilé. Le hasard ne remonte pas le temps : la suite peut être différente. Tapez encore u pour revenir tout de même en arrière.
terminal-undo-not = Rien n'a été repris.
terminal-undone = C'est repris.
terminal-percent = { $n } %
terminal-about = { $thing } : { $what }
terminal-page-table = En mots
terminal-fields-orders = Tapez NOM = VALEUR.
terminal-fields-keys = Haut Bas champ, tapez sa valeur, Gauche Droite choisir

## Le plein écran

terminal-foot = 1-9 ? aide L voir J récit U annuler H conseil C plus S garder G English Q fin
terminal-foot-bot = Espace hâter  L voir  J récit  R règles  U annuler  S garder  G English  Q fin
terminal-foot-over = E bilan  L voir  J récit  S garder  O ouvrir  G English  Q fin
terminal-foot-narrow = 1-9 ? aide J récit U annuler H conseil G English Q fin
terminal-no-key = { $key } ne fait rien en ce moment. ? dit à quoi servent les touches.
terminal-clock = { $n } s
terminal-over = La partie est finie.
terminal-thinking = { $seat } réfléchit…
terminal-recap = Ce qui s'est passé
terminal-journal = Le récit jusqu'ici
terminal-rules = Règles : tapez pour chercher
terminal-no-rule = Aucune règle du livre n'est derrière cela.
terminal-rule = { $id } : { $statement }
terminal-rule-quoted = { $id } (règle citée en anglais) : { $statement }
terminal-help-title = Aide
terminal-help =
    Chiffres et lettres donnent la réponse devant laquelle ils se trouvent ; Haut, Bas et Entrée font de même.
    L regarder tout ce qui est visible, J le récit jusqu'ici, R toutes les règles, U annuler, H conseil, C ce qu'on peut faire à tout moment, S enregistrer, O ouvrir une partie, K horloges, N laisser quelqu'un d'autre répondre le premier, G langue, E écran de fin, Q quitter. Espace presse les robots. Majuscules ou minuscules, c'est égal.
terminal-commands = À tout moment
terminal-no-commands = Il n'y a rien d'autre à faire en ce moment.
terminal-more-commands = Plus ...
terminal-undo-warning = Depuis, des dés ont roulé ou quelque chose a été dévoilé. Le hasard ne remonte pas le temps : la suite peut être différente. Revenir tout de même en arrière ?
terminal-sure = { $option } : { $warning }. Vraiment ?
terminal-yes = oui
terminal-yes-key = o
terminal-save-as = Enregistrer désormais dans ce fichier :
terminal-load = Ouvrir ce fichier :
terminal-open-unsaved = Cette partie n'est pas enregistrée. En ouvrir une autre tout de même ?
terminal-write-story = Écrire le récit dans ce fichier :
terminal-quit = Quitter la table ? La partie est enregistrée dans { $file }.
terminal-quit-unsaved = Cette partie n'est pas enregistrée. Quitter tout de même ?
terminal-end-j = lire le récit
terminal-end-w = écrire le récit dans un fichier
terminal-end-s = enregistrer la partie
terminal-end-a = rejouer
terminal-end-q = quitter
terminal-keys-reading = Haut Bas défiler, Entrée ou Échap continuer
terminal-keys-leafing = Gauche Droite tourner les pages, Haut Bas < > défiler, Échap retour
terminal-keys-choice = Appuyez sur une touche, Échap retour
terminal-keys-prompt = Entrée valider, Échap retour
terminal-keys-searching = Tapez pour chercher, Haut Bas défiler, Échap retour
terminal-keys-editing = Entrée valider, Échap retour

## Le mode ligne à ligne

terminal-plain-welcome = Tapez le numéro d'une réponse, ou ? pour de l'aide.
terminal-plain-bye = Au revoir.
terminal-plain-eof = L'entrée est terminée.
terminal-plain-unknown =
    { $n ->
        [1] Tapez 1, ou ? pour de l'aide.
       *[other] Tapez un numéro de 1 à { $n }, ou ? pour de l'aide.
    }
terminal-plain-default = Entrée seule choisit cela
terminal-plain-clock =
    Vous avez { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }. (horloge : jouer sans horloge.)
terminal-plain-edit = Tapez ok quand c'est fait, retour pour revenir.
terminal-plain-quit-unsaved = Cette partie n'est pas enregistrée. Tapez encore q pour quitter tout de même, ou s FICHIER pour l'enregistrer.
terminal-plain-end = rejouer : encore une partie. l : le récit. l FICHIER : écrire le récit dans un fichier. s FICHIER : enregistrer la partie. q : quitter.
terminal-plain-help =
    Un numéro : cette réponse. Entrée : la réponse habituelle, s'il y en a une.
    ? N : les règles derrière la réponse N.
    r : la question encore une fois.
    u : reprendre la dernière réponse.
    v : la table en mots, et ses pages. v N : la page N.
    chances : les chances. conseil : ce que ferait un joueur raisonnable.
    l : le récit jusqu'ici.
    s FICHIER : enregistrer désormais dans ce fichier. ouvrir FICHIER : reprendre une partie enregistrée.
    en, fr : la langue. horloge : horloges ou non. autre : laisser quelqu'un d'autre répondre le premier.
    q : quitter.

## Les Chroniques d'Avel

terminal-avel-letter-falcon = F
terminal-avel-letter-stag = C
terminal-avel-letter-bear = O
terminal-avel-letter-fox = R
terminal-avel-short-castle = CHÂTEAU
terminal-avel-short-fox_hollow = Creux
terminal-avel-short-old_mill = Moulin
terminal-avel-short-crow_heath = Lande
terminal-avel-short-marketplace = Marché
terminal-avel-short-quarry = Carrière
terminal-avel-short-stone_circles = Cercles
terminal-avel-short-elven_camp = Elfes
terminal-avel-short-alchemist = Alchim.
terminal-avel-short-wishing_lake = Lac
terminal-avel-short-dragon_crag = Roc
terminal-avel-short-wilderness = Village
terminal-avel-short-wolf_wood = Bois
terminal-avel-short-giants_stair = Escalier
terminal-avel-short-drowned_fields = Champs
terminal-avel-round = Manche { $n }
terminal-avel-standing =
    Manche { $round }{ $left ->
        [0] { "" }
        [1] , la dernière avant le lever
       *[other] , { $left } manches avant le lever
    }. { $hero } : { $tile }, { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $actions ->
        [0] { "" }
        [1] , encore { $actions } action
       *[other] , encore { $actions } actions
    }.
terminal-avel-trap-useless = les plus courts chemins de la Bête n'y passent pas
terminal-avel-rounds-left =
    { $n ->
        [1] dernière manche avant le lever
       *[other] lever dans { $n } manches
    }
terminal-avel-threat =
    { $n ->
        [1] { $monster } est à la porte cette manche
       *[other] { $n } monstres sont à la porte cette manche
    } ; { $walls ->
        [0] aucun mur ne tient !
        [1] { $walls } mur tient.
       *[other] { $walls } murs tiennent.
    }
terminal-avel-marching = Les monstres marchent.
terminal-avel-no-threat =
    Le premier monstre est à la porte dans { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }.
terminal-avel-way-harm = { $way } (les pièges y infligent { NUMBER($harm, minimumFractionDigits: 1, maximumFractionDigits: 1) } en moyenne)
terminal-avel-clash-of =
    { $n ->
        [0] Avant le premier affrontement
       *[other] Affrontement { $n } sur { $most }
    }
terminal-avel-toughness = résistance { $left } sur { $most }
terminal-avel-rewards = Récompense : { $rewards }
terminal-avel-so-far =
    Si vous en restez là : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $wounds ->
        [one] { $wounds } cœur perdu
       *[other] { $wounds } cœurs perdus
    }.
terminal-avel-clash-was =
    Cet affrontement : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, { $wounds ->
        [one] { $wounds } cœur perdu
       *[other] { $wounds } cœurs perdus
    }.
terminal-avel-odds =
    victoire { $defeat }, assommé { $stun } ; en moyenne { $damage ->
        [one] { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégât
       *[other] { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégâts
    }, { $wounds ->
        [one] { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } cœur perdu
       *[other] { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } cœurs perdus
    }
terminal-avel-odds-title =
    { $n ->
        [1] Chances du dernier affrontement
       *[other] Chances des { $n } prochains affrontements
    }
terminal-avel-odds-defeat = victoire
terminal-avel-odds-stun = assommé
terminal-avel-odds-expected =
    En moyenne : { $damage ->
        [one] { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégât
       *[other] { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégâts
    }, { $wounds ->
        [one] { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } cœur perdu
       *[other] { NUMBER($wounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } cœurs perdus
    }.
terminal-avel-pack-title = Où va tout cela ?
terminal-avel-pack-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }{ $gone ->
        [0] { "" }
        [1] {" "}({ $gone } laissée)
       *[other] {" "}({ $gone } laissées)
    }
terminal-avel-pack-out = défaussé
terminal-avel-pack-hand = en main
terminal-avel-pack-worn = équipé
terminal-avel-pack-in = { $mark } dans le sac, cases { $cells }
terminal-avel-pack-orders =
    wear N : équiper le jeton N. pack N : le mettre où il y a de la place. auto : tout ranger.
    put N LIGNE COLONNE : son coin à cet endroit. turn N : le tourner d'un quart.
terminal-avel-pack-orders-discard =
    wear N : équiper le jeton N. pack N : le mettre où il y a de la place. auto : tout ranger.
    put N LIGNE COLONNE : son coin à cet endroit. turn N : le tourner d'un quart.
    discard N : s'en défaire. coins N : garder N pièces.
terminal-avel-pack-keys = Tab suivant, flèches déplacer, O tourner, W équiper, B au sac, P tout ranger
terminal-avel-pack-keys-discard = Tab suivant, flèches déplacer, O tourner, W équiper, B au sac, P tout ranger, Suppr défausser, - + pièces
terminal-avel-bargain-title = Échange entre { $hero } et { $other }
terminal-avel-bargain-gives = { $hero } donne :
terminal-avel-bargain-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
terminal-avel-bargain-orders = N : donner la chose N, ou la garder. N NOMBRE : donner tant de pièces.
terminal-avel-bargain-keys = Haut et Bas choisir, Espace donner ou garder, Gauche et Droite moins ou plus de pièces
terminal-avel-rest =
    { $n ->
        [one] regagner { $n } cœur
       *[other] regagner { $n } cœurs
    }
terminal-avel-actions-left =
    { $n ->
        [one] il reste { $n } action, qui serait perdue
       *[other] il reste { $n } actions, qui seraient perdues
    }
terminal-avel-lair-small = petite tanière
terminal-avel-lair-big = grande tanière
terminal-avel-no-hidden = Toutes les tuiles sont face visible.
terminal-avel-in-play = En jeu : { $n }
terminal-avel-to-come = Encore dans les piles : { $n }
terminal-avel-defeated = Vaincus : { $n }
terminal-avel-rounds-to-castle =
    { $n ->
        [1] à la porte à la fin de cette manche
       *[other] à la porte dans { $n } manches
    }
terminal-avel-ways =
    { $n ->
        [1] Le plus court chemin de la Bête :
       *[other] Les plus courts chemins de la Bête :
    }
terminal-avel-supply = Dans la réserve : sceaux de lune { $seals }, murs { $walls }, pièces { $coins }. Pièges :
terminal-avel-trap = prix { $price }, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } dégâts en moyenne
terminal-avel-page-map = Carte
terminal-avel-page-heroes = Héros
terminal-avel-page-monsters = Monstres
terminal-avel-page-hidden = Tuiles cachées
terminal-avel-page-bag = Sac
terminal-avel-page-way = Le lever
terminal-avel-legend =
    ▲ Braise  ♣ Ronce  * Givre  ◆ la Bête, chacun avec la résistance qui reste
    ∩ petite tanière  Ω grande tanière  ☾ sceau de lune  ‡ piège et son prix  + service
    ( et @ raccourcis  ◎ cratère  ▓ mur  ● pièce  ♥ cœur
    † attaque  ▼ défense  ★ sort, amélioré  ♛ blason  • action restante
terminal-avel-statistics =
    { $hero } : { $monsters ->
        [one] { $monsters } monstre vaincu
       *[other] { $monsters } monstres vaincus
    }, { $damage ->
        [one] { $damage } dégât infligé
       *[other] { $damage } dégâts infligés
    }, { $hearts ->
        [one] { $hearts } cœur perdu
       *[other] { $hearts } cœurs perdus
    }, { $stunned ->
        [0] jamais assommé
       *[other] assommé { $stunned } fois
    }.
terminal-avel-land-seed = La graine de cette terre : { $seed }

## Deckbuilding Tactique

# Hand, deck, discard pile, wounds, block, cards left before death, threat: a word for each.
terminal-tactique-columns = Ma De Dé Bl ▼ ♥ Me
terminal-tactique-columns-roomy = main deck déf. bless. bloc. reste men.
terminal-tactique-boss = Boss : { $boss }
terminal-tactique-in-play = en jeu : { $cards }
terminal-tactique-pile-hand = Main ({ $n }) : { $cards }
terminal-tactique-pile-deck = Deck, trié ({ $n }) : { $cards }
terminal-tactique-pile-discard = Défausse ({ $n }) : { $cards }
terminal-tactique-pile-wounds = Blessures ({ $n }) : { $cards }
terminal-tactique-pile-play = En jeu ({ $n }) : { $cards }
terminal-tactique-pile-exile = Exil ({ $n }) : { $cards }
terminal-tactique-pile-aside = À gagner ({ $n }) : { $cards }
terminal-tactique-pile-removed = Hors du jeu ({ $n }) : { $cards }
terminal-tactique-rewards = Récompenses, { $colour } : { $n } dans la pile ; utilisées : { $cards }
terminal-tactique-effect = { $effect } ({ $source }, { $until })
terminal-tactique-hand =
    { $hero }, { $n ->
        [0] aucune carte en main
        [1] { $n } carte en main
       *[other] { $n } cartes en main
    }
terminal-tactique-next = Ensuite : { $what }
terminal-tactique-used = { $action } (déjà jouée)
terminal-tactique-no-enemies = Aucun ennemi n'est sur le plateau.
terminal-tactique-no-field = Ni champ de bataille ni rune.
terminal-tactique-walks = En { $cell }.
terminal-tactique-harm =
    { $hero } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }{ $blocked ->
        [0] { "" }
        [one] , { $blocked } bloqué
       *[other] , { $blocked } bloqués
    }, { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }{ $cards ->
        [0] { "" }
        [one] , { $cards } carte perdue
       *[other] , { $cards } cartes perdues
    }{ $to ->
        [none] { "" }
       *[other] , finit en { $to }
    }.
terminal-tactique-summons = Il y a invocation.
terminal-tactique-dies-of-it = C'est sa fin.
terminal-tactique-does-nothing = Il n'attaque personne.
terminal-tactique-actions-left =
    { $n ->
        [one] { $n } Action possible
       *[other] { $n } Actions possibles
    }
terminal-tactique-actions = { $boss } pioche deux de ses Actions. Ce qui peut venir, et ce qui serait fait d'abord :
terminal-tactique-dice = Des dés s'en mêlent : il peut se passer plus.
terminal-tactique-blow =
    { $enemy } : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }{ $blocked ->
        [0] { "" }
        [one] , { $blocked } bloqué
       *[other] , { $blocked } bloqués
    }{ $dies ->
        [yes] , meurt
       *[no]
            { $lives ->
                [0] { "" }
                [1] , une vie perdue
               *[other] , { $lives } vies perdues
            }
    }
terminal-tactique-would-die = { $hero } mourrait : deck et défausse ont trop peu de cartes pour la prochaine main
terminal-tactique-draws = { $hero } pioche { $cards }.
terminal-tactique-wounded = { $hero } subit { $n } blessures : { $cards }.
terminal-tactique-discards = { $hero } défausse { $cards }.
terminal-tactique-block-gone = Le blocage disparaît : { $figures }.
terminal-tactique-standing =
    { $hero } : { $cell ->
        [none] hors du plateau
       *[other] { $cell }
    }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $deck } dans le deck, { $discard } dans la défausse, { $wounds ->
        [0] aucune blessure
        [1] { $wounds } blessure
       *[other] { $wounds } blessures
    }, blocage { $block }, cartes restantes avant la mort : { $left }.
terminal-tactique-others = Équipe : { $heroes }.
terminal-tactique-others-first = N, ou taper other, laisse d'autres jouer d'abord
terminal-tactique-joined = { $first } ; { $second }
terminal-tactique-nobody = personne
# A cell seen from a figure: how many steps in each direction, two of them 0.
terminal-tactique-offset =
    { $ahead ->
        [0] { $behind ->
            [0] { "" }
           *[other] { $behind } en arrière
        }
       *[other] { $ahead } en avant
    }{ $left ->
        [0] { "" }
       *[other] {" "}{ $left } à gauche
    }{ $right ->
        [0] { "" }
       *[other] {" "}{ $right } à droite
    }
terminal-tactique-foes = Ennemis : { $enemies }.
terminal-tactique-concede-orders = Tapez turn pour changer d'avis.
terminal-tactique-concede-keys = Haut et Bas pour changer d'avis
terminal-tactique-copies = { $n } en main
terminal-tactique-obstacle = obstacle
terminal-tactique-free = Toutes les autres cases sont libres.
terminal-tactique-hero-there =
    { $hero } { $cell ->
        [none] { "" }
       *[other] { $cell }
    }, { $status }, cartes restantes avant la mort : { $left }{ $block ->
        [0] { "" }
       *[other] , blocage { $block }
    }
terminal-tactique-enemy-there =
    { $enemy } { $cell }, { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }, { $wounds ->
        [one] { $wounds } blessure restante
       *[other] { $wounds } blessures restantes
    }{ $block ->
        [0] { "" }
       *[other] , blocage { $block }
    }, agit en position { $order }
terminal-tactique-page-zones = Zones
terminal-tactique-page-signs = Signes
terminal-tactique-page-board = Plateau
terminal-tactique-page-cards = Mains
terminal-tactique-page-piles = Piles
terminal-tactique-page-enemies = Ennemis
terminal-tactique-page-forecast = Prévision
terminal-tactique-page-boss = Boss
terminal-tactique-page-field = Terrain
terminal-tactique-legend =
    Héros : ► joue  ● peut jouer  ○ a joué  † hors de combat
    ♥ cartes restantes avant la mort (! aucune)  ▼ blocage  * sous un effet
    Ennemis : numéro dans l'ordre d'action ; 2×3 : vies et blessures restantes
    ◇ rune  ∘ à portée  ▓ obstacle  [3] réponse 3
    → attaque, avec les blessures  ⇢ marche vers
    Équipe : main, deck, défausse, blessures, blocage, reste, menace
    Cartes : ▲ rouge  ◆ bleu  ☼ jaune  ♣ vert  ■ violet  · incolore
    Zones : ■ vous (□ sauf vous)  ▪ ce qu'elle couvre, vers la droite
terminal-tactique-statistics =
    { $hero } : { $cards ->
        [one] { $cards } carte jouée
       *[other] { $cards } cartes jouées
    }, { $damage ->
        [one] { $damage } blessure infligée
       *[other] { $damage } blessures infligées
    }, { $enemies ->
        [one] { $enemies } ennemi vaincu
       *[other] { $enemies } ennemis vaincus
    }, { $wounds ->
        [one] { $wounds } blessure subie
       *[other] { $wounds } blessures subies
    }.

## L'Ordre de Veiel

terminal-veiel-wing = Aile { $wing }
terminal-veiel-rest = zone de repos
terminal-veiel-round = manche { $n }
terminal-veiel-figures = A{ $att } D{ $def_ } R{ $red }
terminal-veiel-columns = Nv VIT END DEF RED
terminal-veiel-master = MDD : événements { $n }, pouvoir encore { $left }
terminal-veiel-items = objets : { $cards }
terminal-veiel-ability-ready = { $card } (niveau { $level })
terminal-veiel-ability-later = { $card } (dès le niveau { $level })
terminal-veiel-ability-muted = { $card } (mutisme)
terminal-veiel-standing = { $hero } : VIT { $vit }, END { $end }.
terminal-veiel-no-fight = Il n'y a pas de combat.
terminal-veiel-offer = Le forgeron propose
terminal-veiel-alchemist = Chez l'alchimiste
terminal-veiel-stock = { $n } { $card } ({ $price })
terminal-veiel-no-events = Aucun événement en main.
terminal-veiel-lost = la partie serait perdue
terminal-veiel-odds-attack = touche { $chance }, { $low ->
        [0] aucun dégât
       *[other] dégâts de { $low } à { $high }
    }, tue { $kill }
terminal-veiel-odds-roll = réussite { $chance }
terminal-veiel-odds-defence = touche { $chance }
terminal-veiel-page-board = Crypte
terminal-veiel-page-fight = Combat
terminal-veiel-page-heroes = Héros
terminal-veiel-page-shop = Boutiques
terminal-veiel-page-hand = Main
terminal-veiel-page-boss = Boss
terminal-veiel-page-signs = Signes
terminal-veiel-legend =
    ► joue maintenant, ● peut encore jouer, ○ a joué, † hors combat ; ▲ le défenseur.
    ■ l'équipe est ici, # une salle gelée, ? une salle inconnue ; la ligne 1 est la plus proche du repos.
    ◊ un ennemi derrière un écran, * il porte des jetons ; A attaque, D défense, R réduction. La tête vient d'abord.
terminal-veiel-totals = Salles visitées : { $rooms } ; combats gagnés : { $won } sur { $fights } ; ennemis vaincus : { $enemies }.
terminal-veiel-statistics = { $hero } : attaques { $attacks }, coups au but { $hits }, chutes { $falls }.

## Les Donjons du Val aux Chênes

# Les lettres des couleurs des points d'attaque, et des potions.
terminal-oakdell-letter-red = R
terminal-oakdell-letter-yellow = J
terminal-oakdell-letter-blue = B
terminal-oakdell-letter-green = V
terminal-oakdell-potion-red = r
terminal-oakdell-potion-yellow = j
terminal-oakdell-potion-blue = b
terminal-oakdell-potion-green = v
terminal-oakdell-potion-orange = o
terminal-oakdell-potion-purple = l
terminal-oakdell-round = Manche { $n } sur { $most }
# Au milieu du plateau des dés, 16 lettres par ligne au plus.
terminal-oakdell-ring =
    dé, cases,
    point de frappe
terminal-oakdell-goal =
    { $scenario ->
        [boss] { $dungeon } · { $boss } en { $space }
       *[shrines] { $dungeon } · détruire tous les autels
    }
terminal-oakdell-steps =
    { $n ->
        [one] à { $n } pas
       *[other] à { $n } pas
    }
terminal-oakdell-standing =
    { $time }. { $hero } : { $hp ->
        [one] { $hp } cœur
       *[other] { $hp } cœurs
    }, en { $space } (zone { $zone }), contre { $monster } ({ $drops }).
terminal-oakdell-shrines = Autels { $n } sur { $most }.
terminal-oakdell-roll =
    { $die ->
        [white] dé blanc
       *[black] dé noir
    }
terminal-oakdell-harm = dégâts
terminal-oakdell-lit = avec feu
terminal-oakdell-attackers =
    { $n ->
        [one] Il lance { $n } dé.
       *[other] Il lance { $n } dés ; ceci vaut pour chacun.
    }
terminal-oakdell-expected = risque { $n }
terminal-oakdell-no-strike = aucun trait ne serait tracé ce tour-ci
# Ce qui remplace des réponses à composer.
terminal-oakdell-own-route = Choisir le chemin sur le plan
terminal-oakdell-own-precision = Placer le trait sur le monstre
terminal-oakdell-own-attack = Frapper
terminal-oakdell-own-chain_next = Frapper encore
terminal-oakdell-own-riposte = Riposter
# Un chemin sur le plan.
terminal-oakdell-route-title =
    Avancer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }{ $more ->
        [0] {""}
       *[other] {" "}(jusqu'à { $more } de plus)
    }
terminal-oakdell-route-orders =
    Tapez les cases l'une après l'autre, par exemple D5 E5. undo : un pas en arrière. new : depuis le début.
    door : passer autrement la dernière porte. boots : compter autrement les pas en plus. trap : éviter un autre piège.
terminal-oakdell-route-keys = Flèches, retour ; D porte, B bottes, T piège
terminal-oakdell-route-count =
    { $n } pas sur { $wanted }{ $boots ->
        [0] {""}
       *[other] , dont { $boots } des bottes
    }{ $run ->
        [0] {""}
       *[other] , dont { $run } de Course
    }
terminal-oakdell-route-ahead = Ensuite : { $spaces }
terminal-oakdell-route-full = Plus aucun pas n'est possible.
terminal-oakdell-route-rock = C'est de la roche.
terminal-oakdell-passes =
    { $via ->
        [key] une porte, avec une clé
        [breach] une porte, enfoncée
        [ghost] une porte, en fantôme
       *[wall] un mur, pour 1 dégât
    }
terminal-oakdell-meets = { $what } en { $space }
terminal-oakdell-meets-trap =
    { $n ->
        [0] piège en { $space }, évité
        [one] piège en { $space }, { $n } dégât
       *[other] piège en { $space }, { $n } dégâts
    }
terminal-oakdell-torch = torche
terminal-oakdell-fountain = Fontaine de vie
terminal-oakdell-chest = coffre
terminal-oakdell-chamber = chambre du boss
terminal-oakdell-ends-in-light = il finit à la lumière d'une torche murale
terminal-oakdell-ends-on-trap = il finit sur un piège, qui ne fait rien
# Une frappe sur l'image d'un monstre.
terminal-oakdell-strike-title = Frappe
terminal-oakdell-strike-orders = Tapez deux points, par exemple 3 9, ou la fin seule. way : payer autrement.
terminal-oakdell-strike-keys = Haut Bas départ, Gauche Droite ou chiffres fin, W payer
terminal-oakdell-strike-from = De { $start }. Vers où ?
terminal-oakdell-strike-to = De { $start } à { $end }
terminal-oakdell-strike-start = { $start } vers { $ends }
terminal-oakdell-strike-ways =
    { $n ->
        [one] { $n } façon de payer
       *[other] { $n } façons de payer
    }
terminal-oakdell-used = { $point } (pris)
terminal-oakdell-no-end = Choisissez où finit le trait.
terminal-oakdell-no-hit = aucune touche
terminal-oakdell-breaks =
    { $n ->
        [one] brise { $n } chaîne
       *[other] brise { $n } chaînes
    }
# Le petit trait de la Potion de précision.
terminal-oakdell-slash-title = Le petit trait
terminal-oakdell-slash-orders =
    at X Y : y mettre son milieu, de 0 0 en haut à gauche jusqu'à 1000 1000 en bas à droite.
    turn N : le tourner un peu, N de -300 à 300. line X Y X Y : d'un bout à l'autre.
terminal-oakdell-slash-keys = Flèches, [ ] tourner, ( ) un peu, S pas, Z loupe
terminal-oakdell-slash = ({ $x1 }, { $y1 }) à ({ $x2 }, { $y2 })
terminal-oakdell-slash-step =
    { $n ->
        [one] pas de { $n } unité
       *[other] pas de { $n } unités
    }
terminal-oakdell-shrine = { $shrine } en { $space } : { $cost }
terminal-oakdell-page-map = Plan
terminal-oakdell-page-monster = Monstre
terminal-oakdell-page-focus = Mesures
terminal-oakdell-page-heroes = Héros
terminal-oakdell-page-dice = Dés
terminal-oakdell-page-potions = Potions
terminal-oakdell-page-gear = Équipement
terminal-oakdell-page-of = Monstre de { $hero }
terminal-oakdell-legend-map =
    @ vous  · : ∴ sol de zone 1, 2, 3  ▒ roche  + porte (' ouverte)  │ ─ mur mince
    E entrée  Ω chambre du boss  ^ piège  ♥ Fontaine de vie  $ coffre  ∩ autel
    ☼ torche murale  i torche  potions : j concentration  v blessure  r rage  o précision  b vitesse  l lames
terminal-oakdell-legend-sheet =
    Points : R rouge, J jaune, B bleu, V vert, avec leur numéro ; en minuscule ils sont pris, × ils sont perdus.
    Symboles : † épée  » double flèche  ▼ bouclier  φ clé. Gouttes : ♦ restantes  ♢ perdues.
terminal-oakdell-legend-hero =
    ♥ cœur  ♡ cœur brisé. Cercles : ○ à utiliser  ● noirci  · pas encore coché, derrière leur valeur.
    † Dégâts supplémentaires  » Frappes supplémentaires  ▼ Blocage des dégâts  φ clés  i torches  $ équipement
terminal-oakdell-statistics = { $hero } - traits : { $lines }, touches : { $hits }, monstres vaincus : { $kills }, cœurs perdus : { $hearts }.

## Veridia

terminal-veridia-round =
    { $bonus ->
        [yes] round d'avance
       *[no] { $n ->
            [0] avant le combat
           *[other] round { $n }
        }
    }
terminal-veridia-budget = { $name } : expérience restante { $n }, deli restants { $money }
terminal-veridia-day = jour { $n }, retour attendu au jour { $most }
terminal-veridia-lasting =
    { $n ->
        [one] { $name } ({ $n } tour)
       *[other] { $name } ({ $n } tours)
    }
terminal-veridia-barrier =
    { $n ->
        [-1] barrière
       *[other] barrière { $n }
    }
terminal-veridia-member = gardé : { $name } { $n }
terminal-veridia-health =
    { $penalty ->
        [0] { $levels }
       *[other] { $levels } ; dés -{ $penalty }
    }
terminal-veridia-shots = { $name } (coups prêts : { $n })
terminal-veridia-drawn = { $name } (tendu)

# Odds beside an answer.
terminal-veridia-odds-hit = réussit { $chance }
terminal-veridia-odds-met = { $chance } contre une défense
terminal-veridia-odds-damage = dégâts { $n }
terminal-veridia-odds-hurts = blesse { $chance }
terminal-veridia-odds-worse = niveau pire { $chance }
terminal-veridia-odds-out = hors combat { $chance }
terminal-veridia-odds-kills = tue { $chance }
terminal-veridia-odds-lose = vous perdez { $n }
terminal-veridia-odds-inflict = vous infligez { $n }
terminal-veridia-odds-mean = moyenne { $n }
terminal-veridia-odds-match = combinaison { $chance }
terminal-veridia-odds-critical = échec critique { $chance }
terminal-veridia-odds-win = gagne { $chance }
terminal-veridia-odds-lost = perd { $chance }
terminal-veridia-odds-neither = ni l'un ni l'autre { $chance }
terminal-veridia-odds-exactly = Succès : { $odds }
terminal-veridia-threat = { $by } : { $means }, { $dice }.
terminal-veridia-threat-nothing = Sans défense, vous perdez { $n } en moyenne.

# Where others are.
terminal-veridia-you = { $unit } se tient en { $cell }
terminal-veridia-near = au contact
terminal-veridia-far = à { $n } m
terminal-veridia-at =
    { $wind ->
        [here] en { $cell }
        [n] à { $n } m au nord, { $cell }
        [ne] à { $n } m au nord-est, { $cell }
        [e] à { $n } m à l'est, { $cell }
        [se] à { $n } m au sud-est, { $cell }
        [s] à { $n } m au sud, { $cell }
        [sw] à { $n } m au sud-ouest, { $cell }
        [shallow] à { $n } m à l'ouest, { $cell }
       *[nw] à { $n } m au nord-ouest, { $cell }
    }
terminal-veridia-unseen = hors de vue
terminal-veridia-cover =
    { $kind ->
        [low] à couvert { $n }/4 (muret en { $cell })
        [tree] à couvert { $n }/4 (arbre en { $cell })
        [high] à couvert { $n }/4 (objet haut en { $cell })
       *[object] à couvert { $n }/4 (objet en { $cell })
    }
terminal-veridia-side = camp { $letter }
terminal-veridia-dead = mort
terminal-veridia-ground =
    { $ground ->
        [rough] terrain difficile
        [shallow] eau peu profonde
        [deep] eau profonde
        [narrow] passage étroit
        [cramped] lieu exigu
        [door] porte
       *[bridge] pont
    }
terminal-veridia-beside = à côté : { $units }

# What stands for answers that are made.
terminal-veridia-own-Walk = Marcher sur la carte
terminal-veridia-own-Split = Partager les dés entre plusieurs actions
terminal-veridia-own-Follow = Partager les succès
terminal-veridia-own-Describe = Nom et concept
terminal-veridia-own-cell = Choisir une case sur la carte ({ $n })
terminal-veridia-own-special = Assommer, viser, empoigner ({ $n })
terminal-veridia-own-trait = Utiliser un trait ({ $n })
terminal-veridia-own-other = Autres actions ({ $n })
terminal-veridia-own-wait = Attendre ({ $n })
terminal-veridia-own-leave = Fuir ou se rendre ({ $n })
terminal-veridia-gives-up = ce serait abandonner le combat
terminal-veridia-build-origin = Race et passé ({ $n })
terminal-veridia-build-attribute = Attributs et vertus ({ $n })
terminal-veridia-build-skill = Compétences ({ $n })
terminal-veridia-build-specialty = Branches, voies et sentiers ({ $n })
terminal-veridia-build-trait = Traits ({ $n })
terminal-veridia-build-gear = Équipement ({ $n })

# A walk over the map.
terminal-veridia-walk-title = { $unit } marche : case { $n } sur { $most }
terminal-veridia-walk-orders =
    Tapez une case, comme G7 : le plus court chemin y mène. Ou des pas, comme sur un pavé numérique : 8 8 9.
    new : recommencer.
terminal-veridia-walk-keys = Flèches ou chiffres 1-9 : un pas, Retour arrière : reculer
terminal-veridia-walk-nowhere = Marchez d'abord quelque part.
terminal-veridia-walk-far = { $cell } est hors d'atteinte.
terminal-veridia-walk-ahead = À portée de marche : { $cells }
terminal-veridia-point-orders = Tapez une case, comme G7.
terminal-veridia-point-keys = Flèches ou chiffres 1-9, Tab suivante
terminal-veridia-point-cells = Cases : { $cells }
terminal-veridia-hits =
    { $foes ->
        [none] { $friends ->
            [none] Ne touche personne.
           *[other] Ne touche que les vôtres : { $friends } !
        }
       *[other] Touche { $foes }{ $friends ->
            [none] .
           *[other] , et les vôtres : { $friends } !
        }
    }

# Dice and successes to share.
terminal-veridia-split-title =
    { $most ->
        [-1] Partager les dés : choisissez au moins deux actions
       *[other] Partager les dés : { $n } sur { $most }
    }
terminal-veridia-split-orders = Tapez le numéro d'une action et ses dés : 1 3.
terminal-veridia-split-keys = Haut Bas action, Gauche Droite ou chiffres dés
terminal-veridia-split-two = Donnez des dés à deux actions au moins.
terminal-veridia-split-first = répond à l'attaque
terminal-veridia-follow-title = Succès : { $n }, dont pour la clé : { $lock }
terminal-veridia-follow-orders = Tapez le numéro d'une ligne et ses succès : 2 3.
terminal-veridia-follow-keys = Haut Bas quoi, Gauche Droite succès
terminal-veridia-follow =
    { $kind ->
        [lock] seulement une clé
        [disarm] désarmer : { $item }
        [knock_down] mettre à terre
        [breach] ouvrir l'armure
       *[bash] frapper
    }
terminal-veridia-follow-needs = dès { $n }

# One of many answers.
terminal-veridia-pick-orders = Tapez un numéro, ou des mots à chercher ; all montre tout.
terminal-veridia-pick-keys = Haut Bas, tapez pour chercher
terminal-veridia-pick-typed = { $typed }_ ({ $n })
terminal-veridia-pick-none = Rien ne s'appelle « { $typed } ».

# The dice room.
terminal-veridia-roll-title = Lancer des dés
terminal-veridia-roll-orders =
    Tapez le numéro d'une ligne et sa valeur : 1 7. note ... : pour quoi.
terminal-veridia-roll-keys = Haut Bas ligne, Gauche Droite ou chiffres
terminal-veridia-roll-dice = Dés : { $n }
terminal-veridia-roll-difficulty = Difficulté : { $n }
terminal-veridia-roll-automatic = Succès automatiques : { $n }
terminal-veridia-roll-against =
    { $n ->
        [-1] Contre : personne
       *[other] Contre, dés : { $n }
    }
terminal-veridia-roll-against-difficulty = Leur difficulté : { $n }
terminal-veridia-roll-granted =
    { $n ->
        [0] Lancer les dés : oui
       *[other] Lancer les dés : non, un succès pour quatre dés
    }
terminal-veridia-roll-note = Pour quoi : { $note }
terminal-veridia-confirm = Entrée pour confirmer
terminal-veridia-type-describe = Nom et concept
terminal-veridia-type-bring = Apporter un personnage d'un fichier
terminal-veridia-type-orders = Tapez le numéro d'une ligne et ses mots : 1 Ada.
terminal-veridia-type-keys = Haut Bas ligne, tapez
terminal-veridia-type-empty = Il faut un nom.
terminal-veridia-type-unreadable = { $file } ne peut pas être lu.
terminal-veridia-field-name = Nom
terminal-veridia-field-pronoun = Pronom
terminal-veridia-field-idea = Idée
terminal-veridia-field-look = Apparence
terminal-veridia-field-home = Origine
terminal-veridia-field-belief = Croyance
terminal-veridia-field-bonds = Liens (séparés par ;)
terminal-veridia-field-file = Fichier

terminal-veridia-page-around = Autour de vous
terminal-veridia-page-map = Carte
terminal-veridia-page-units = Tout le monde
terminal-veridia-page-traits = Traits
terminal-veridia-page-dice = Dés
terminal-veridia-page-sheet = Fiche
terminal-veridia-page-signs = Signes
terminal-veridia-legend =
    { $shapes } : pions des camps A, B, C, D avec leurs numéros ; les pions creux n'agissent plus.
    Dans la liste : ► c'est son tour ; le nombre est l'initiative ; H indemne, h blessé, I diminué, X hors de combat, † mort.
    M action principale libre, S partagée, - dépensée ; f il reste une action gratuite.
    █ mur, T arbre, o muret, c objet, C objet haut, , difficile, ~ eau, ≋ eau profonde, = pont, : étroit, % exigu, + porte.
    ' à portée de marche, ≈ quelque chose y agit, ! une chose y gît ; chiffres : dés que coûte la portée.
    Dés : (9) un succès, [11] de la combinaison, -10-d annulé par la difficulté, -10-o par l'adversaire, 1! échec critique.
terminal-veridia-statistics = { $unit } - attaques : { $attacks }, touches : { $hits }, dégâts subis : { $harm }.
