### La table de campagne en français.


## Words

veridia-gm-word-pool = réserve de dés
veridia-gm-word-difficulty = difficulté
veridia-gm-word-successes = succès
veridia-gm-word-matches = combinaison
veridia-gm-word-hit = touche
veridia-gm-word-damage = dégâts
veridia-gm-word-level = niveau de santé
veridia-gm-word-condition = état
veridia-gm-word-duration = durée
veridia-gm-word-cost = coût
veridia-gm-word-requirement = condition requise
veridia-gm-word-price = prix
veridia-gm-word-award = récompense
veridia-gm-word-mana = mana
veridia-gm-word-fervor = ferveur
veridia-gm-word-focus = concentration
veridia-gm-word-initiative = initiative
veridia-gm-word-fate = sort
veridia-gm-word-disease = maladie
veridia-gm-word-token = pion
veridia-gm-word-area = zone
veridia-gm-word-note = note
veridia-gm-word-clock = horloge
veridia-gm-word-roll = jet
veridia-gm-word-field = fiche
veridia-gm-word-ref = nature
veridia-gm-word-levels = santé
veridia-gm-word-defences = défenses
veridia-gm-word-attacks = attaques
veridia-gm-word-pools = réserves
veridia-gm-word-traits = traits
veridia-gm-word-alive = en vie
veridia-gm-word-up = debout
veridia-gm-word-fled = en fuite
veridia-gm-word-surrendered = rendu
veridia-gm-word-dead = mort
veridia-gm-word-knocked_out = assommé
veridia-gm-word-waived = levée
veridia-gm-word-nothing = rien
veridia-gm-word-gate = porte
veridia-gm-word-weak_fortification = fortification faible
veridia-gm-word-strong_fortification = fortification solide
veridia-gm-word-hamlet = hameau
veridia-gm-word-village = village
veridia-gm-word-town = bourg
veridia-gm-word-city = ville
veridia-gm-word-capital = capitale
veridia-gm-word-full = règles appliquées
veridia-gm-word-free = libre
veridia-gm-word-player = son joueur
veridia-gm-word-master = le meneur
veridia-gm-word-guide = le guide
veridia-source-advantage = avantage du meneur
veridia-source-background = décor
veridia-source-disease = maladie
veridia-source-free = réserve libre
veridia-source-master = parole du meneur
veridia-source-quick_sheet = fiche rapide
veridia-source-request = la demande
veridia-source-scaling = ajustement
veridia-gm-master = Meneur
veridia-gm-table-title = { $title } : jour { $day }, { $hour } h, an { $year }
veridia-gm-table-untitled = Campagne
veridia-gm-table-scene = Scène : { $title }
veridia-gm-table-person = { $name } : { $level }
veridia-gm-table-dead = { $name } : mort
veridia-gm-table-token = Sur la carte : { $name }
veridia-gm-table-clock = Horloge { $title } : { $filled } sur { $segments }
veridia-gm-table-paper = { $title } : { $text }
veridia-gm-table-shop = Marché ({ $place }) : { $items } sortes de marchandises
veridia-gm-table-siege = Siège ({ $target }) : { $percent } %
veridia-gm-table-hidden = Jets cachés jusqu'ici : { $count }
veridia-gm-what-roll = { $what }, difficulté { $difficulty }
veridia-gm-what-dice =
    { $n ->
        [one] { $n } dé libre
       *[other] { $n } dés libres
    }

## Questions

veridia-ask-master = Et maintenant, meneur ?
veridia-ask-join = Qui voulez-vous jouer ?
veridia-ask-bench = Que voulez-vous pour votre personnage ?
veridia-ask-request = Le meneur demande un jet. Que faites-vous ?
veridia-ask-proposal = Acceptez-vous la réserve proposée ?
veridia-ask-request_luck = Voulez-vous relancer votre jet ?
veridia-ask-confirm = Cela vaut-il, meneur ?
veridia-ask-paused = La partie est en pause. Reprendre ?
veridia-ask-guide = Le meneur est absent. Le guide peut-il finir le combat ?
veridia-ask-free_slot = Ce tour est-il fini ?
veridia-ask-integrity = Cela coûterait de l'intégrité. Que faites-vous ?
veridia-ask-judge_deed = Combien d'intégrité cet acte a-t-il coûté ?

## What can be done at any time

veridia-ask-open_scene = Ouvrir une scène
veridia-ask-change_scene = Modifier une scène
veridia-ask-lead_to = Mener des gens dans une scène
veridia-ask-edit_terrain = Modifier le terrain
veridia-ask-hide_area = Cacher une zone
veridia-ask-place_tokens = Poser des pions
veridia-ask-move_token = Déplacer un pion
veridia-ask-remove_token = Retirer un pion
veridia-ask-write_note = Écrire une note ou un document
veridia-ask-set_clock = Régler une horloge
veridia-ask-reveal = Révéler quelque chose
veridia-ask-add_npc = Ajouter un PNJ par sa fiche rapide
veridia-ask-plan_encounter = Préparer une rencontre
veridia-ask-request_roll = Demander un jet
veridia-ask-cancel_request = Retirer la demande
veridia-ask-answer_wish = Répondre à une envie de jet
veridia-ask-secret_roll = Lancer en secret
veridia-ask-override = Changer un résultat
veridia-ask-correct = Corriger l'état de quelqu'un
veridia-ask-hold = Retenir les blessures jusqu'à votre parole
veridia-ask-start_fight = Commencer un combat
veridia-ask-join_fight = Faire entrer un pion au combat
veridia-ask-leave_fight = Sortir une unité du combat
veridia-ask-reorder = Changer l'ordre
veridia-ask-next_slot = Finir le tour en cours
veridia-ask-stop_fight = Finir le combat
veridia-ask-give_award = Donner une récompense
veridia-ask-warn_integrity = Avertir sur l'intégrité
veridia-ask-approve = Approuver un personnage
veridia-ask-advance_time = Faire passer le temps
veridia-ask-travel = Voyager
veridia-ask-open_shop = Ouvrir un marché
veridia-ask-fix_stock = Fixer stock et prix
veridia-ask-close_shop = Fermer le marché
veridia-ask-open_siege = Mettre en place un siège
veridia-ask-work_siege = Travailler à la brèche
veridia-ask-shoot_engine = Tirer avec un engin
veridia-ask-resolve_prompt = Dire l'effet d'un trait
veridia-ask-rule_critical = Dire l'effet d'un échec critique
veridia-ask-choose_idea = Choisir une idée
veridia-ask-hand_over = Confier un personnage
veridia-ask-step_away = S'absenter
veridia-ask-resume = Revenir avant que le guide ait fini
veridia-ask-remind = Relancer ceux qu'on attend
veridia-ask-end_campaign = Finir la campagne
veridia-ask-take_ready = Jouer un personnage prêt
veridia-ask-begin_building = Construire un personnage
veridia-ask-build_step = Une étape de construction
veridia-ask-leave_bench = Arrêter la construction
veridia-ask-import_person = Importer un personnage
veridia-ask-ask_to_roll = Demander à lancer
veridia-ask-roll_freely = Lancer librement
veridia-ask-purchased = Acheter
veridia-ask-offer = Vendre
veridia-ask-bargain = Marchander
veridia-ask-order = Utiliser un service
veridia-ask-engage = Engager
veridia-ask-invoke_trait = Utiliser un trait d'histoire
veridia-ask-press_pause = Pause
veridia-ask-draw_line = Ajouter une limite ou un voile
veridia-ask-allow_defaults = Réponses quand le temps expire

## Answers and deeds

veridia-choice-OpenScene = ouvrir la scène { $title }
veridia-choice-ChangeScene = modifier la scène { $title }
veridia-choice-LeadTo = mener { $people } vers { $scene }
veridia-choice-EditTerrain = modifier le terrain (cases : { $n })
veridia-choice-HideArea = cacher une zone (cases : { $n })
veridia-choice-PlaceTokens = poser { $count } × { $ref } sur la carte
veridia-choice-MoveToken = déplacer { $token } en { $cell }
veridia-choice-RemoveToken = retirer { $token }
veridia-choice-WriteNote = écrire { $title }
veridia-choice-SetClock = horloge { $title } : { $filled } sur { $segments }
veridia-choice-Reveal = révéler : { $what }
veridia-choice-AddNpc = ajouter le PNJ { $id }
veridia-choice-PlanEncounter = préparer { $title }
veridia-choice-RequestRoll = demander un jet : { $people }, { $wish }
veridia-choice-CancelRequest = retirer la demande
veridia-choice-AnswerWish =
    { $accepted ->
        [yes] laisser { $name } lancer { $what }, difficulté { $difficulty }
       *[other] pas de jet ({ $what }) pour { $name }
    }
veridia-choice-AnswerProposal =
    { $accepted ->
        [yes] accepter { $what } ({ $person })
       *[other] s'en tenir à la demande ({ $person })
    }
veridia-choice-SecretRoll =
    { $dice ->
        [one] lancer { $dice } dé en secret
       *[other] lancer { $dice } dés en secret
    }
veridia-choice-Override = changer { $what } de la ligne { $line } : { $value }
veridia-choice-Correct = corriger { $what } ({ $who }) : { $value }
veridia-choice-Hold =
    { $on ->
        [yes] retenir les blessures
       *[other] ne rien retenir
    }
veridia-choice-LetStand = laisser tel quel
veridia-choice-DealInstead = infliger { $damage } à la place
veridia-choice-StartFight = commencer un combat
veridia-choice-JoinFight = { $token } entre
veridia-choice-LeaveFight = { $unit } sort
veridia-choice-Reorder = changer l'ordre
veridia-choice-NextSlot = tour suivant
veridia-choice-Finish = ce tour est fini
veridia-choice-StopFight = finir le combat
veridia-choice-GiveAward = récompense pour { $people } : { $award }
veridia-choice-WarnIntegrity = avertir { $person }
veridia-choice-JudgeDeed = l'intégrité perd { $loss }
veridia-choice-Approve =
    { $accepted ->
        [yes] approuver la construction de { $seat }
       *[other] refuser la construction de { $seat }
    }
veridia-choice-AdvanceTime = faire passer { $days } jours et { $hours } heures
veridia-choice-Travel = voyager { $km } km
veridia-choice-OpenShop = ouvrir un marché : { $place } ({ $settlement })
veridia-choice-FixStock = fixer { $item }
veridia-choice-CloseShop = fermer le marché
veridia-choice-OpenSiege = siège : { $target }
veridia-choice-WorkSiege = travailler { $hours } heures
veridia-choice-ShootEngine = tirer
veridia-choice-ResolvePrompt = { $trait } ({ $name }) fait ce qui est écrit
veridia-choice-RuleCritical =
    { $row ->
        [none] l'échec critique ne fait rien
       *[other] échec critique : { $row }
    }
veridia-choice-ChooseIdea = idée : { $idea }
veridia-choice-HandOver = { $person } est joué par { $to }
veridia-choice-StepAway = s'absenter
veridia-choice-Resume = reprendre
veridia-choice-Remind = relancer tout le monde
veridia-choice-EndCampaign = finir la campagne
veridia-choice-TakeReady = jouer { $ready }
veridia-choice-BeginBuilding = construire un personnage
veridia-choice-BuildStep = { $step }
veridia-choice-LeaveBench = arrêter la construction
veridia-choice-ImportPerson = importer un personnage
veridia-choice-RollNow = { $person } lance
veridia-choice-TakeForGranted = { $person } prend un succès pour quatre dés
veridia-choice-ProposePool = { $person } propose { $attribute } + { $skill }
veridia-choice-RollAgain = payer la chance et relancer
veridia-choice-KeepRoll = garder le jet
veridia-choice-AskToRoll = { $person } demande un jet de { $attribute } + { $skill }
veridia-choice-RollFreely =
    { $dice ->
        [one] lancer { $dice } dé
       *[other] lancer { $dice } dés
    }
veridia-choice-Withdraw = ne pas le faire
veridia-choice-GoOn = le faire quand même
veridia-choice-Purchased = acheter { $count } × { $item }
veridia-choice-Offer = vendre { $count }
veridia-choice-Bargain = { $person } marchande
veridia-choice-Order = service : { $service }
veridia-choice-Engage = engager : { $wage }
veridia-choice-InvokeTrait = { $person } utilise { $trait }
veridia-choice-PressPause = pause
veridia-choice-DrawLine =
    { $kind ->
        [line] limite : { $text }
       *[other] voile : { $text }
    }
veridia-choice-AllowDefaults =
    { $allowed ->
        [yes] la réponse habituelle vaut quand le temps expire
       *[other] attendre ma réponse
    }
veridia-choice-AgreeToGuide = le guide peut finir le combat

## Events

veridia-event-CampaignBegan =
    Une campagne commence : { $title }, an { $year }{ $place ->
        [none] {""}
       *[other] , { $place }
    }.
veridia-event-PersonJoined = { $name } rejoint le groupe.
veridia-event-PersonAdvanced = { $name } a appris quelque chose ; il reste { $experience } d'expérience.
veridia-event-BuildingStarted = { $seat } construit un personnage.
veridia-event-BuildingSubmitted = { $name } attend l'accord du meneur.
veridia-event-BuildingJudged =
    { $accepted ->
        [yes] Le meneur accepte { $name }.
       *[other] Le meneur n'accepte pas encore { $name }{ $reason ->
            [none] .
           *[other] {" "}: { $reason }.
        }
    }
veridia-event-SceneOpened =
    Scène : { $title }{ $place ->
        [none] .
       *[other] , { $place }.
    }
veridia-event-SceneChanged = La scène { $title } change ({ $enforcement }).
veridia-event-PeopleMoved = { $people } : désormais dans { $title }.
veridia-event-TerrainChanged = La carte de { $title } change.
veridia-event-TokenPlaced = { $name } est là.
veridia-event-TokenMoved = { $name } se déplace.
veridia-event-TokenRemoved = { $name } n'est plus là.
veridia-event-NoteWritten =
    { $handout ->
        [yes] Document
       *[other] Note
    } { $title }{ $text ->
        [none] .
       *[other] {" "}: { $text }
    }
veridia-event-ClockChanged = Horloge { $title } : { $filled } sur { $segments }.
veridia-event-Revealed =
    Révélé ({ $what }) : { $name }{ $field ->
        [none] {""}
       *[other] , { $field }
    }{ $text ->
        [none] .
       *[other] . { $text }
    }
veridia-event-NpcAdded = Un nouveau PNJ : { $name }.
veridia-event-EncounterPlanned = Rencontre { $title } : { $foes }.
veridia-event-RollRequested = Le meneur demande à { $people } : { $wish }.
veridia-event-RequestCancelled = La demande est retirée.
veridia-event-PoolProposed =
    { $accepted ->
        [none] { $name } propose { $what }.
        [yes] { $name } peut lancer { $what }.
       *[other] { $name } s'en tient à la demande.
    }
veridia-event-RollWished =
    { $answered ->
        [none] { $name } aimerait lancer { $what }.
        [yes] { $name } peut lancer { $what }.
       *[other] { $name } ne lance pas { $what }.
    }
veridia-event-RollMade =
    { $name ->
        [none] Le meneur
       *[other] { $name }
    } lance{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    } : { $faces ->
        [none] aucun dé
       *[other] { $faces }
    } ; { $result }{ $against ->
        [none] {""}
       *[other] {" "}; contre { $against }
    }.
veridia-event-HiddenRollCounted = Un jet caché ({ $count } jusqu'ici).
veridia-event-Overridden = Parole du meneur : { $what } ({ $who }), { $new } au lieu de { $old }. Raison : { $reason }.
veridia-event-HoldChanged =
    { $on ->
        [yes] Les blessures attendent la parole du meneur.
       *[other] Les blessures comptent aussitôt.
    }
veridia-event-DamageHeld = { $name } perdrait { $damage }.
veridia-event-TrackerChanged =
    { $what ->
        [order] L'ordre est désormais : { $names }.
        [joined] { $names } entre dans le combat.
        [left] { $names } sort du combat.
        [next] Fin du tour : { $names }.
       *[other] Le meneur finit le combat.
    }
veridia-event-GroupRolled = { $names } agissent ensemble : { $total }.
veridia-event-Awarded = Récompense pour { $name } : { $award } ({ $reason }).
veridia-event-IntegrityWarned =
    { $answer ->
        [none] Un avertissement pour { $name } : { $text }
        [withdrawn] { $name } y renonce.
       *[other] { $name } le fait et perd { $loss } d'intégrité.
    }
veridia-event-TimePassed = { $hours } heures passent.
veridia-event-DayOver =
    Une journée ({ $name }) : { $healed } guéri, { $lost } perdu, { $paid } deli payés{ $fed ->
        [yes] .
       *[other] , rien à manger.
    }
veridia-event-ClockRanOut = { $trait } ({ $name }) est terminé.
veridia-event-WageSettled =
    { $left ->
        [yes] { $wage } quitte { $name }.
       *[other] { $name } paie { $wage } : { $paid } deli.
    }
veridia-event-Journeyed = { $km } km, { $mode } : { $days } jours.
veridia-event-ShopOpened = Un marché ouvre : { $place } ({ $settlement }), { $items } sortes de marchandises.
veridia-event-StockFixed =
    { $there ->
        [yes] { $item } est en vente : { $price } deli.
       *[other] { $item } n'est pas en vente.
    }
veridia-event-ShopClosed = Le marché ferme : { $place }.
veridia-event-Traded =
    { $what ->
        [bought] { $name } achète { $count } × { $item } : { $deli } deli.
        [sold] { $name } vend { $count } × { $item } : { $deli } deli.
        [hired] { $name } engage { $item } : { $deli } deli.
       *[other] { $name } utilise { $item } : { $deli } deli.
    }
veridia-event-Barred = { $name } : une étape demande la parole du meneur ({ $rule }).
veridia-event-SiegeBegan = Un siège ({ $target }) : { $engines }.
veridia-event-SiegeWorked = { $hours } heures de travail : { $percent } %.
veridia-event-EngineShot =
    { $kind ->
        [crowd] { $engine } tire dans la foule : { $faces } ; { $amount } tombent.
       *[other] { $engine } tire : { $faces } ; dégâts : { $amount }.
    }
veridia-event-SiegeEnded = Le siège ({ $target }) est fini : { $percent } %.
veridia-event-TraitInvoked =
    { $name } utilise { $trait }{ $points ->
        [0] {""}
       *[other] , { $points } { $pool }
    }{ $faces ->
        [none] .
       *[other] {" "}: { $faces } ; { $result }.
    }
veridia-event-PromptResolved =
    { $trait } ({ $name }) : { $text ->
        [none] comme il est écrit.
       *[other] { $text }
    }
veridia-event-CriticalRuled =
    { $consequence ->
        [none] L'échec critique ({ $unit }) reste sans suite.
       *[other] L'échec critique ({ $unit }) : { $consequence }.
    }
veridia-event-PersonHandedOver = { $name } est joué par { $to }.
veridia-event-Paused =
    { $why ->
        [away] Le meneur est absent : la partie est en pause.
       *[other] La partie est en pause.
    }
veridia-event-Resumed =
    { $guided ->
        [yes] La partie reprend ; le guide finit le combat.
       *[other] La partie reprend.
    }
veridia-event-LineDrawn =
    { $kind ->
        [line] Une limite : { $text }.
       *[other] Un voile : { $text }.
    }
veridia-event-GuideAgreed = { $agreed } sur { $of } acceptent que le guide continue.
veridia-event-Reminded = Rappel : une réponse est attendue.
veridia-event-DefaultsAllowed =
    { $allowed ->
        [yes] Quand le temps expire, la réponse habituelle est donnée pour { $seat }.
       *[other] La table attend { $seat }.
    }
veridia-event-CampaignEnded = La campagne est finie après { $days } jours ; { $hidden } jets cachés ont été révélés.
veridia-outcome-campaign_ended = La campagne est finie après { $days } jours.
veridia-gm-award-experience = { $n } d'expérience
veridia-gm-award-deli = { $n } deli
veridia-gm-award-integrity = { $n } d'intégrité
veridia-gm-counted = { $n } × { $item }

## Why something is not possible

veridia-gm-elsewhere = seulement à une table de campagne en cours
veridia-gm-only-master = seul le meneur le peut
veridia-gm-only-player = seuls les joueurs le font
veridia-gm-paused = la partie est en pause
veridia-gm-nobody = { $who } n'est pas ici
veridia-gm-not-yours = vous ne décidez pas pour ce personnage
veridia-gm-dead = { $who } est mort
veridia-gm-no-bench = vous ne construisez rien
veridia-gm-bench-taken = vous construisez déjà
veridia-gm-debt = plus d'expérience est dépensée qu'il n'y en a
veridia-gm-many = un joueur a au plus { $most } personnages
veridia-gm-nothing-submitted = rien n'attend votre accord ici
veridia-gm-no-scene = il n'y a pas de telle scène
veridia-gm-unknown-map = il n'y a pas de telle carte
veridia-gm-full = il peut y en avoir au plus { $most }
veridia-gm-no-map = cette scène n'a pas de carte
veridia-gm-no-start = chaque camp doit garder une case de départ
veridia-gm-off-map = c'est hors de la carte
veridia-gm-unknown-npc = { $ref } n'existe pas
veridia-gm-no-token = il n'y a pas de tel pion ici
veridia-gm-enforced = les règles sont appliquées dans cette scène
veridia-gm-in-fight = pas pendant le combat
veridia-gm-one-pool = choisissez exactement une sorte de réserve
veridia-gm-reason = il faut une raison d'au moins trois caractères
veridia-gm-one-opponent = des dés ou un adversaire, pas les deux
veridia-gm-no-request = rien n'est demandé
veridia-gm-no-line = il n'y a pas de ligne { $line }
veridia-gm-nothing-hidden = rien de tel n'est caché
veridia-gm-not-in-line = cette ligne ne dit rien sur cela ({ $what })
veridia-gm-value = ce ne peut être une valeur ({ $what })
veridia-gm-gone = ce dont parle la ligne n'est plus là
veridia-gm-not-guided = le guide ne joue pas pour vous
veridia-gm-no-safety = la table joue sans carte pause
veridia-gm-begun = la campagne a déjà commencé
veridia-gm-fighting = un combat est en cours
veridia-gm-two-sides = un combat demande deux camps
veridia-gm-no-fight = personne ne combat
veridia-gm-no-round = aucun round n'a commencé
veridia-gm-no-shop = aucun marché n'est ouvert
veridia-gm-shop-open = un marché est déjà ouvert
veridia-gm-not-owned = vous n'en avez pas autant
veridia-gm-not-sold = personne n'achète cela
veridia-gm-bargained = ce personnage a déjà marchandé
veridia-gm-no-time = aucun temps ne passerait
veridia-gm-crew = un tel équipage n'existe pas
veridia-gm-no-siege = il n'y a pas de siège
veridia-gm-no-engine = aucun engin ici ne peut faire cela
veridia-gm-no-trait = ce personnage n'a pas ce trait
veridia-gm-points = cela ne se paie pas ainsi
veridia-gm-empty-award = rien ne serait donné
