### Veridia en français : noms, questions, réponses, options et refus.
###
### Les réponses et les précisions commencent par une minuscule et n'ont pas de point : le code assemble les phrases.

veridia-title = Veridia
veridia-blurb = Créez un personnage sans classe, niveau par niveau et trait par trait, et combattez à coups de réserves de dés à douze faces. Qui frappe, qui pare, qui garde des dés pour plus tard ? Les chances de chaque jet sont visibles avant qu'il soit lancé.

## Noms

veridia-numbered = { $name } { $number }
veridia-side = le camp { $letter }
veridia-side-of = Camp { $letter } : { $units }.
veridia-opposition = Opposition
veridia-use = { $trait }, emploi { $number }
veridia-price = { $points } { $pool }
veridia-pool = { $pool } { $points }
veridia-health = { $level }, santé { $left } sur { $whole }
veridia-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
veridia-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
veridia-difficulty = difficulté +{ $n }
veridia-member =
    { $means ->
        [none] { $kind } { $dice }
       *[other] { $kind } { $dice } ({ $means })
    }
veridia-thing-health = Santé
veridia-thing-charges = Charges
veridia-thing-crystals = Cristaux
veridia-thing-empowered = Armure chargée
veridia-thing-shield = Bouclier

## Ce pour quoi on lance les dés

veridia-roll-attack = attaque
veridia-roll-spell = trait
veridia-roll-knockout = assommer
veridia-roll-grapple = empoignade
veridia-roll-break_free = se libérer
veridia-roll-parry = parade
veridia-roll-block = blocage
veridia-roll-block_unarmed = blocage à mains nues
veridia-roll-dodge = esquive
veridia-roll-exchange = échange
veridia-roll-run = course
veridia-roll-chase = poursuite
veridia-roll-aim = visée
veridia-roll-draw = bander
veridia-roll-reload = recharger
veridia-roll-stand = se relever
veridia-roll-pick_up = ramasser
veridia-roll-skill = compétence

## Les parts d'une réserve ou d'une difficulté

veridia-source = { $source } { $amount }
veridia-source-aimed = coup visé ({ $part })
veridia-source-parry = réserve imprimée
veridia-source-block = réserve imprimée
veridia-source-dodge = réserve imprimée
veridia-source-exchange = échange
veridia-source-balanced = arme équilibrée
veridia-source-concurrent = actions simultanées
veridia-source-cover = couvert
veridia-source-cramped = endroit exigu
veridia-source-crowd = cohue
veridia-source-dual_wielding = deux armes
veridia-source-engaged = cible engagée
veridia-source-grip = force de la prise
veridia-source-hands_full = mains prises
veridia-source-helpless = cible sans défense
veridia-source-hindering = bouclier de la cible
veridia-source-larger = cible plus grande
veridia-source-lock = clé
veridia-source-nimble = arme agile
veridia-source-prone_target = cible à terre
veridia-source-range = portée
veridia-source-saddle = en selle
veridia-source-set = dés du lot
veridia-source-threatening = arme menaçante de la cible
veridia-source-versatile = arme versatile à une main
veridia-source-willpower = volonté
veridia-source-wounds = blessures

## Questions. $who est la personne à qui l'on demande.

veridia-ask-place = { $who }, où commencez-vous ?
veridia-ask-prepare = { $who }, commencez-vous avec un trait déjà actif ?
veridia-ask-turn = { $who }, que faites-vous ?
veridia-ask-split = { $who }, comment partagez-vous vos dés entre plusieurs actions ?
veridia-ask-riders = { $who }, ajoutez-vous quelque chose à l'attaque ?
veridia-ask-stop = { $who }, faites-vous échouer l'attaque ?
veridia-ask-current = { $who }, tentez-vous d'assommer avec ?
veridia-ask-rule = { $who }, sortez-vous du temps avant votre tour ?
veridia-ask-charge = { $who }, dépensez-vous la charge sur ce coup ?
veridia-ask-answer = { $who }, comment répondez-vous ?
veridia-ask-exchange = { $who }, imposez-vous l'échange ?
veridia-ask-reroll = { $who }, relancez-vous les dés ?
veridia-ask-ignore = { $who }, ignorez-vous des dégâts ?
veridia-ask-chase = { $who }, vous lancez-vous à la poursuite ?
veridia-ask-follow_up = { $who }, que faites-vous de votre prise ?
veridia-ask-points = { $who }, combien de points dépensez-vous ?
veridia-ask-target = { $who }, qui choisissez-vous ?
veridia-ask-targets = { $who }, qui choisissez-vous ?
veridia-ask-cell = { $who }, quelle case choisissez-vous ?
veridia-ask-centre = { $who }, où visez-vous ?
veridia-ask-choice = { $who }, que choisissez-vous ?
veridia-ask-summon = { $who }, qu'invoquez-vous ?

veridia-detail-attack = { $unit } attaque { $target } : { $means }
veridia-detail-coming = dégâts à venir : { $n }
veridia-detail-rolled = { $faces } : { $result }
veridia-detail-runner = { $unit } prend la fuite
veridia-detail-grapple = succès contre { $held } : { $n }

## Réponses

veridia-choice-Place = commencer en { $cell }
veridia-choice-Walk =
    { $n ->
        [one] marcher vers { $cell } ({ $n } case)
       *[other] marcher vers { $cell } ({ $n } cases)
    }
veridia-choice-ChangeDistance =
    { $way ->
        [away] s'éloigner, { $metres } m ({ $other })
       *[near] s'approcher, { $metres } m ({ $other })
    }
veridia-choice-Attack =
    { $manoeuvre ->
        [knockout] essayer d'assommer { $target } ({ $weapon })
        [grapple] empoigner { $target }
        [aimed] viser { $target } ({ $weapon }, { $part })
       *[attack] attaquer { $target } ({ $weapon })
    }
veridia-choice-Rider =
    { $price ->
        [none] ajouter { $trait }
       *[other] ajouter { $trait } ({ $price })
    }
veridia-choice-Strike = frapper tel quel
veridia-choice-UseTrait =
    { $price ->
        [none] employer { $trait }
       *[other] employer { $trait } ({ $price })
    }
veridia-choice-Points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
veridia-choice-Targets =
    { $units ->
        [none] personne
       *[other] { $units }
    }
veridia-choice-Centre = { $cell }
veridia-choice-Choose = { $what }
veridia-choice-Free =
    { $kind ->
        [draw_weapon] prendre en main : { $what }
        [sheathe] rengainer : { $what }
        [switch_mode] changer le mode de l'arme : { $what }
        [take_off] s'envoler
        [land] se poser
        [dismount] mettre pied à terre
        [release] lâcher { $what }
        [hand_over] donner votre arme à { $what }
        [drop] laisser tomber : { $what }
        [drop_prone] se jeter à terre
        [empower] charger l'armure d'un cristal
        [reload_step] recharger : { $what }
       *[leave] quitter le champ par le bord opposé
    }
veridia-choice-Work =
    { $kind ->
        [draw] bander : { $what }
        [reload] recharger : { $what }
        [stand] se relever
        [pick_up] ramasser : { $what }
        [aim] viser
        [mount] monter sur { $what }
        [order_mount] ordonner une attaque à { $what }
        [rouse] ranimer { $what }
        [break_free] se libérer
       *[run] courir
    }
veridia-choice-Split = { $members }
veridia-choice-Divide = plusieurs actions à la fois
veridia-choice-Perform =
    { $target ->
        [none] { $what ->
            [none] maintenant : { $member }
           *[other] maintenant : { $member }, { $what }
        }
       *[other] maintenant : { $member }, contre { $target }
    }
veridia-choice-Wait = laisser d'abord agir { $after }
veridia-choice-Flee = fuir le combat
veridia-choice-Surrender =
    { $side ->
        [yes] se rendre avec tout son camp
       *[no] se rendre
    }
veridia-choice-EndSlot =
    { $guard ->
        [yes] finir le tour et rester en garde
       *[no] finir le tour
    }
veridia-choice-Nothing =
    { $key ->
        [answer] ne rien faire
        [exchange] ne pas l'imposer
        [reroll] garder le jet
        [chase] laisser courir
        [prepare] commencer sans
        [ignore] tout encaisser
       *[stop] laisser faire
    }
veridia-choice-Defend =
    { $kind ->
        [parry] parer ({ $means })
        [block] bloquer
        [block_unarmed] bloquer à mains nues
       *[dodge] esquiver
    }
veridia-choice-Reserved = du lot : { $member }
veridia-choice-Counter =
    { $exchange ->
        [yes] { $manoeuvre ->
            [grapple] imposer un échange et empoigner
            [knockout] imposer un échange pour assommer ({ $weapon })
           *[attack] imposer un échange ({ $weapon })
        }
       *[no] annoncer une riposte ({ $weapon })
    }
veridia-choice-CallExchange = imposer l'échange
veridia-choice-Repeat = relancer
veridia-choice-Spend =
    { $price ->
        [none] employer { $trait }
       *[other] employer { $trait } ({ $price })
    }
veridia-choice-Convert = part élémentaire des dégâts : { $points }
veridia-choice-Chase = poursuivre ({ $weapon })
veridia-choice-Follow =
    { $kind ->
        [disarm] désarmer, { $item } (dés { $dice }, clé { $lock })
        [knock_down] renverser (dés { $dice }, clé { $lock })
        [breach] ouvrir l'armure (dés { $dice }, clé { $lock })
        [bash] frapper au corps (dés { $dice }, clé { $lock })
       *[none] clé { $lock }
    }
veridia-choice-ActLast = agir en dernier ce round ({ $trait })
veridia-choice-RollDice =
    { $granted ->
        [yes] se passer du jet ({ $n })
       *[no] { $against ->
            [none] lancer { $n }
           *[other] lancer { $n }, contre { $against }
        }
    }
veridia-choice-LeaveRoom = fermer la salle de dés

## Pourquoi une réponse n'est pas possible

veridia-broken-first_member = La première action de ce lot doit être une défense contre cette attaque.
veridia-broken-follow_up = Vos succès n'y suffisent pas.
veridia-broken-no_die = Chaque action d'un lot demande au moins un dé.
veridia-broken-no_way = Il n'y a pas de tel chemin.
veridia-broken-same_kind = Les actions d'un lot doivent être de sortes différentes.
veridia-broken-successes = Succès que vous pouvez dépenser : { $successes }.
veridia-broken-taken = La place est déjà prise.
veridia-broken-target = Ce trait ne peut pas viser l'une de ces cibles.
veridia-broken-targets = Nombre de cibles au plus : { $count }.
veridia-broken-too_far = C'est trop loin : votre marche couvre encore { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }.
veridia-broken-too_many_dice = Les actions de ce lot se partagent { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
veridia-broken-two_strikes = Un lot a au plus une attaque, un trait ou une empoignade.
veridia-broken-unknown_member = Cette action ne peut pas faire partie d'un lot maintenant.

## Options d'une nouvelle partie

veridia-option-mode = Façon de jouer
veridia-option-mode-help = Ce que vous faites des règles de Veridia.
veridia-option-mode-skirmish = une escarmouche
veridia-option-mode-expedition = une expédition sans meneur
veridia-option-mode-campaign = une table de campagne avec un meneur
veridia-option-mode-builder = créer un personnage
veridia-option-mode-dice = une salle de dés
veridia-option-characters = Personnages à vous
veridia-option-characters-help = Des personnages exportés, l'un après l'autre en liste ; camps et groupe les nomment own:1, own:2 et ainsi de suite.
veridia-option-characters-none = aucun
veridia-option-map = Carte
veridia-option-map-help = Où se livre une escarmouche.
veridia-option-map-none = sans carte : les distances sont des nombres
veridia-option-side_a = Camp A
veridia-option-side_a-help = Qui compose le camp A, par exemple « pregen:sela, npc:guard*2, creature:wolf ». « 2@ » devant un nom le donne au siège 2.
veridia-option-side_a-none = personne
veridia-option-side_b = Camp B
veridia-option-side_b-help = Qui compose le camp B.
veridia-option-side_b-none = personne
veridia-option-side_c = Camp C
veridia-option-side_c-help = Qui compose un troisième camp.
veridia-option-side_c-none = personne
veridia-option-side_d = Camp D
veridia-option-side_d-help = Qui compose un quatrième camp.
veridia-option-side_d-none = personne
veridia-option-surprise = Surprise
veridia-option-surprise-help = Quel camp tend une embuscade.
veridia-option-surprise-none = aucun
veridia-option-surprise-a = le camp A
veridia-option-surprise-b = le camp B
veridia-option-surprise-c = le camp C
veridia-option-surprise-d = le camp D
veridia-option-surprise-roll = aux dés
veridia-option-initiative = Initiative
veridia-option-initiative-help = Quand l'ordre du combat est tiré.
veridia-option-initiative-once = une fois par combat
veridia-option-initiative-each_round = de nouveau à chaque round
veridia-option-victory = Victoire
veridia-option-victory-help = Ce qui gagne une escarmouche ; le seul camp encore capable de combattre gagne toujours.
veridia-option-victory-rout = tous les adversaires hors du combat
veridia-option-victory-hold = tenir le milieu de la carte
veridia-option-victory-escape = faire passer la moitié d'un camp par le bord opposé
veridia-option-victory-rounds = le dernier camp tient bon
veridia-option-victory_rounds = Rounds pour la victoire
veridia-option-victory_rounds-help = Combien de temps il faut tenir le milieu, ou tenir bon.
veridia-option-victory_rounds-n = { $n }
veridia-option-round_limit = Limite de rounds
veridia-option-round_limit-help = Après ce nombre de rounds, le camp nettement en meilleure santé gagne.
veridia-option-round_limit-n = { $n }
veridia-option-ammunition = Munitions
veridia-option-ammunition-help = Quelles munitions sont comptées.
veridia-option-ammunition-crystals = les cristaux seulement
veridia-option-ammunition-all = toutes
veridia-option-ammunition-off = aucune
veridia-option-wear = Usure de l'équipement
veridia-option-wear-help = Si les combats abîment armures et armes.
veridia-option-wear-auto = en expédition
veridia-option-wear-on = oui
veridia-option-wear-off = non
veridia-option-tips = Règles de combat en plus
veridia-option-tips-help = Tirer sur une cible engagée, la cohue, et les grandes armes dans un endroit exigu.
veridia-option-tips-on = oui
veridia-option-tips-off = non
veridia-option-criticals = Échecs critiques
veridia-option-criticals-help = Si les échecs critiques ont des conséquences.
veridia-option-criticals-house = avec conséquences
veridia-option-criticals-gm = le meneur décide
veridia-option-criticals-off = sans conséquences
veridia-option-health_shown = Santé des autres
veridia-option-health_shown-help = Ce que les autres camps en voient.
veridia-option-health_shown-exact = chaque point
veridia-option-health_shown-level = le niveau de santé
veridia-option-health_shown-hidden = rien
veridia-option-morale = Moral
veridia-option-morale-help = Si les adversaires mal en point peuvent fuir ou se rendre.
veridia-option-morale-on = oui
veridia-option-morale-off = non
veridia-option-prepared = Préparatifs
veridia-option-prepared-help = Si chacun peut commencer avec un trait actif, déjà payé.
veridia-option-prepared-on = oui
veridia-option-prepared-off = non
veridia-option-ask_always = Toujours demander une réponse
veridia-option-ask_always-help = Si l'on vous consulte sur une attaque même quand vous ne pouvez que la subir.
veridia-option-ask_always-on = oui
veridia-option-ask_always-off = non
veridia-option-advice = Conseil
veridia-option-advice-help = Si les réponses à une attaque portent le conseil d’un programme ; les chances sont toujours montrées.
veridia-option-advice-on = oui
veridia-option-advice-off = non
veridia-option-region = Région
veridia-option-region-help = Où va une expédition.
veridia-option-region-random = au hasard
veridia-option-difficulty = Difficulté
veridia-option-difficulty-help = À quel point une expédition est dangereuse.
veridia-option-difficulty-easy = facile
veridia-option-difficulty-normal = normale
veridia-option-difficulty-hard = difficile
veridia-option-difficulty-deadly = mortelle
veridia-option-legs = Étapes
veridia-option-legs-help = Quelle est la longueur d'une expédition.
veridia-option-legs-n = { $n }
veridia-option-party = Groupe
veridia-option-party-help = Qui part en expédition : un à quatre personnages.
veridia-option-party-none = personne
veridia-option-permadeath = Mort définitive
veridia-option-permadeath-help = Si les personnages qui meurent en expédition sont perdus.
veridia-option-permadeath-auto = seulement si elle est mortelle
veridia-option-permadeath-on = oui
veridia-option-permadeath-off = non
veridia-option-players = Joueurs
veridia-option-players-help = Combien de personnes jouent à côté du meneur.
veridia-option-players-n = { $n }
veridia-option-advancement = Progression
veridia-option-advancement-help = Qui décide de ce que les personnages apprennent en campagne.
veridia-option-advancement-free = les joueurs
veridia-option-advancement-gm_approves = les joueurs, avec l'accord du meneur
veridia-option-advancement-gm_only = le meneur
veridia-option-competence = Compétence
veridia-option-competence-help = Combien de points d'expérience ont les nouveaux personnages.
veridia-option-competence-novice = novice, 150
veridia-option-competence-journeyman = compagnon, 250
veridia-option-competence-veteran = vétéran, 350
veridia-option-flaw_limit = Limite des défauts
veridia-option-flaw_limit-help = Combien de points les défauts peuvent rapporter au plus.
veridia-option-flaw_limit-none = sans limite
veridia-option-flaw_limit-n = { $n }
veridia-option-creation_rarity = Objets des nouveaux personnages
veridia-option-creation_rarity-help = Quelle rareté les nouveaux personnages peuvent acheter.
veridia-option-creation_rarity-common = objets communs
veridia-option-creation_rarity-uncommon = jusqu'aux objets peu communs
veridia-option-creation_rarity-all = tous les objets
veridia-option-roll_visibility = Jets
veridia-option-roll_visibility-help = Qui voit les jets d'une campagne.
veridia-option-roll_visibility-open = tout le monde
veridia-option-roll_visibility-gm_and_roller = le meneur et qui lance
veridia-option-auto_success = Succès automatiques
veridia-option-auto_success-help = Si l'on peut, hors du danger, se passer d'un jet contre un succès pour quatre dés.
veridia-option-auto_success-ask = si le meneur est d'accord
veridia-option-auto_success-always = toujours
veridia-option-auto_success-never = jamais
veridia-option-healing_rounding = Guérison naturelle
veridia-option-healing_rounding-help = Comment comptent les fractions d'un jour de repos.
veridia-option-healing_rounding-printed = arrondies en dessous, comme imprimé
veridia-option-healing_rounding-accumulate = additionnées
veridia-option-run = Course
veridia-option-run-help = Si une course s'ajoute à la marche de 9 m.
veridia-option-run-replaces = à la place de la marche
veridia-option-run-adds = en plus de la marche
veridia-option-rewind = Retour en arrière
veridia-option-rewind-help = Qui peut ramener une campagne avant un jet.
veridia-option-rewind-gm = le meneur
veridia-option-rewind-vote = la table, par un vote
veridia-option-rewind-off = personne
veridia-option-safety = Sécurité à la table
veridia-option-safety-help = Une carte de pause, et la liste de ce que l'on écarte ou ne fait que suggérer.
veridia-option-safety-on = oui
veridia-option-safety-off = non
veridia-option-era = Année
veridia-option-era-help = En quelle année une campagne commence.
veridia-option-room = Personnes dans la salle de dés
veridia-option-room-help = Combien de personnes y lancent les dés.
veridia-option-room-n = { $n }
