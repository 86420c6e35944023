### The campaign table in English.


## Words

veridia-gm-word-pool = pool
veridia-gm-word-difficulty = difficulty
veridia-gm-word-successes = successes
veridia-gm-word-matches = matches
veridia-gm-word-hit = hit
veridia-gm-word-damage = damage
veridia-gm-word-level = health level
veridia-gm-word-condition = condition
veridia-gm-word-duration = duration
veridia-gm-word-cost = cost
veridia-gm-word-requirement = requirement
veridia-gm-word-price = price
veridia-gm-word-award = award
veridia-gm-word-mana = mana
veridia-gm-word-fervor = fervor
veridia-gm-word-focus = focus
veridia-gm-word-initiative = initiative
veridia-gm-word-fate = fate
veridia-gm-word-disease = disease
veridia-gm-word-token = token
veridia-gm-word-area = area
veridia-gm-word-note = note
veridia-gm-word-clock = clock
veridia-gm-word-roll = roll
veridia-gm-word-field = sheet
veridia-gm-word-ref = what it is
veridia-gm-word-levels = health
veridia-gm-word-defences = defences
veridia-gm-word-attacks = attacks
veridia-gm-word-pools = pools
veridia-gm-word-traits = traits
veridia-gm-word-alive = alive
veridia-gm-word-up = standing
veridia-gm-word-fled = fled
veridia-gm-word-surrendered = surrendered
veridia-gm-word-dead = dead
veridia-gm-word-knocked_out = knocked out
veridia-gm-word-waived = waived
veridia-gm-word-nothing = nothing
veridia-gm-word-gate = gate
veridia-gm-word-weak_fortification = weak fortification
veridia-gm-word-strong_fortification = strong fortification
veridia-gm-word-hamlet = hamlet
veridia-gm-word-village = village
veridia-gm-word-town = town
veridia-gm-word-city = city
veridia-gm-word-capital = capital
veridia-gm-word-full = enforced
veridia-gm-word-free = free
veridia-gm-word-player = its player
veridia-gm-word-master = the master
veridia-gm-word-guide = the guide
veridia-source-advantage = the master's advantage
veridia-source-background = what stands about
veridia-source-disease = disease
veridia-source-free = free pool
veridia-source-master = the master's word
veridia-source-quick_sheet = quick sheet
veridia-source-request = the request
veridia-source-scaling = scaling
veridia-gm-master = Master
veridia-gm-table-title = { $title }: day { $day }, { $hour } h, year { $year }
veridia-gm-table-untitled = Campaign
veridia-gm-table-scene = Scene: { $title }
veridia-gm-table-person = { $name }: { $level }
veridia-gm-table-dead = { $name }: dead
veridia-gm-table-token = On the map: { $name }
veridia-gm-table-clock = Clock { $title }: { $filled } of { $segments }
veridia-gm-table-paper = { $title }: { $text }
veridia-gm-table-shop = Market of { $place }: { $items } kinds of goods
veridia-gm-table-siege = Siege ({ $target }): { $percent } %
veridia-gm-table-hidden = Hidden rolls so far: { $count }
veridia-gm-what-roll = { $what }, difficulty { $difficulty }
veridia-gm-what-dice =
    { $n ->
        [one] { $n } free die
       *[other] { $n } free dice
    }

## Questions

veridia-ask-master = What next, master?
veridia-ask-join = Whom do you want to play?
veridia-ask-bench = What do you want for your character?
veridia-ask-request = The master asks for a roll. What do you do?
veridia-ask-proposal = Do you accept the pool that is proposed?
veridia-ask-request_luck = Do you want to repeat your roll?
veridia-ask-confirm = Shall it stand, master?
veridia-ask-paused = The game is paused. Shall play go on?
veridia-ask-guide = The master is away. May the guide finish the fight?
veridia-ask-free_slot = Is this slot over?
veridia-ask-integrity = This would cost integrity. What do you do?
veridia-ask-judge_deed = How much integrity did the deed cost?

## What can be done at any time

veridia-ask-open_scene = Open a scene
veridia-ask-change_scene = Change a scene
veridia-ask-lead_to = Lead people to a scene
veridia-ask-edit_terrain = Change the terrain
veridia-ask-hide_area = Hide an area
veridia-ask-place_tokens = Put tokens on the map
veridia-ask-move_token = Move a token
veridia-ask-remove_token = Take a token away
veridia-ask-write_note = Write a note or a handout
veridia-ask-set_clock = Set a clock
veridia-ask-reveal = Reveal something
veridia-ask-add_npc = Add an NPC by its quick sheet
veridia-ask-plan_encounter = Prepare an encounter
veridia-ask-request_roll = Ask for a roll
veridia-ask-cancel_request = Withdraw the request
veridia-ask-answer_wish = Answer a wish to roll
veridia-ask-secret_roll = Roll in secret
veridia-ask-override = Override a result
veridia-ask-correct = Correct somebody's state
veridia-ask-hold = Hold wounds for your word
veridia-ask-start_fight = Start a fight
veridia-ask-join_fight = Let a token join the fight
veridia-ask-leave_fight = Take a unit out of the fight
veridia-ask-reorder = Change the order
veridia-ask-next_slot = End the present slot
veridia-ask-stop_fight = End the fight
veridia-ask-give_award = Give an award
veridia-ask-warn_integrity = Warn about integrity
veridia-ask-approve = Approve a character
veridia-ask-advance_time = Let time pass
veridia-ask-travel = Travel
veridia-ask-open_shop = Open a market
veridia-ask-fix_stock = Fix stock and price
veridia-ask-close_shop = Close the market
veridia-ask-open_siege = Set up a siege
veridia-ask-work_siege = Work on the breach
veridia-ask-shoot_engine = Shoot an engine
veridia-ask-resolve_prompt = Tell what a trait does
veridia-ask-rule_critical = Say what a critical failure does
veridia-ask-choose_idea = Choose an idea
veridia-ask-hand_over = Hand a character over
veridia-ask-step_away = Step away
veridia-ask-resume = Come back before the guide has finished
veridia-ask-remind = Remind those who are asked
veridia-ask-end_campaign = End the campaign
veridia-ask-take_ready = Play a ready character
veridia-ask-begin_building = Build a character
veridia-ask-build_step = A step of building
veridia-ask-leave_bench = Stop building
veridia-ask-import_person = Import a character
veridia-ask-ask_to_roll = Ask to roll
veridia-ask-roll_freely = Roll freely
veridia-ask-purchased = Buy
veridia-ask-offer = Sell
veridia-ask-bargain = Bargain
veridia-ask-order = Use a service
veridia-ask-engage = Hire
veridia-ask-invoke_trait = Use a trait of the story
veridia-ask-press_pause = Pause
veridia-ask-draw_line = Add a line or a veil
veridia-ask-allow_defaults = Answers when time runs out

## Answers and deeds

veridia-choice-OpenScene = open the scene { $title }
veridia-choice-ChangeScene = change the scene { $title }
veridia-choice-LeadTo = lead { $people } to { $scene }
veridia-choice-EditTerrain = change terrain (cells: { $n })
veridia-choice-HideArea = hide an area (cells: { $n })
veridia-choice-PlaceTokens = put { $count } × { $ref } on the map
veridia-choice-MoveToken = move { $token } to { $cell }
veridia-choice-RemoveToken = take { $token } away
veridia-choice-WriteNote = write { $title }
veridia-choice-SetClock = clock { $title }: { $filled } of { $segments }
veridia-choice-Reveal = reveal: { $what }
veridia-choice-AddNpc = add the NPC { $id }
veridia-choice-PlanEncounter = prepare { $title }
veridia-choice-RequestRoll = ask for a roll: { $people }, { $wish }
veridia-choice-CancelRequest = withdraw the request
veridia-choice-AnswerWish =
    { $accepted ->
        [yes] let { $name } roll { $what }, difficulty { $difficulty }
       *[other] no roll of { $what } for { $name }
    }
veridia-choice-AnswerProposal =
    { $accepted ->
        [yes] accept { $what } from { $person }
       *[other] stay with the request for { $person }
    }
veridia-choice-SecretRoll =
    { $dice ->
        [one] roll { $dice } die in secret
       *[other] roll { $dice } dice in secret
    }
veridia-choice-Override = override { $what } of line { $line }: { $value }
veridia-choice-Correct = correct { $what } of { $who }: { $value }
veridia-choice-Hold =
    { $on ->
        [yes] hold wounds
       *[other] hold nothing
    }
veridia-choice-LetStand = let it stand
veridia-choice-DealInstead = deal { $damage } instead
veridia-choice-StartFight = start a fight
veridia-choice-JoinFight = { $token } joins
veridia-choice-LeaveFight = { $unit } leaves
veridia-choice-Reorder = change the order
veridia-choice-NextSlot = next slot
veridia-choice-Finish = this slot is over
veridia-choice-StopFight = end the fight
veridia-choice-GiveAward = award for { $people }: { $award }
veridia-choice-WarnIntegrity = warn { $person }
veridia-choice-JudgeDeed = integrity loses { $loss }
veridia-choice-Approve =
    { $accepted ->
        [yes] approve what { $seat } built
       *[other] refuse what { $seat } built
    }
veridia-choice-AdvanceTime = let time pass: { $days } days, { $hours } hours
veridia-choice-Travel = travel { $km } km
veridia-choice-OpenShop = open a market: { $place } ({ $settlement })
veridia-choice-FixStock = fix { $item }
veridia-choice-CloseShop = close the market
veridia-choice-OpenSiege = siege: { $target }
veridia-choice-WorkSiege = work { $hours } hours
veridia-choice-ShootEngine = shoot
veridia-choice-ResolvePrompt = { $trait } of { $name } does what it says
veridia-choice-RuleCritical =
    { $row ->
        [none] the critical failure does nothing
       *[other] critical failure: { $row }
    }
veridia-choice-ChooseIdea = idea: { $idea }
veridia-choice-HandOver = { $person } is run by { $to }
veridia-choice-StepAway = step away
veridia-choice-Resume = go on
veridia-choice-Remind = remind everybody
veridia-choice-EndCampaign = end the campaign
veridia-choice-TakeReady = play { $ready }
veridia-choice-BeginBuilding = build a character
veridia-choice-BuildStep = { $step }
veridia-choice-LeaveBench = stop building
veridia-choice-ImportPerson = import a character
veridia-choice-RollNow = { $person } rolls
veridia-choice-TakeForGranted = { $person } takes a success for every four dice
veridia-choice-ProposePool = { $person } proposes { $attribute } + { $skill }
veridia-choice-RollAgain = pay for luck and roll again
veridia-choice-KeepRoll = keep the roll
veridia-choice-AskToRoll = { $person } asks to roll { $attribute } + { $skill }
veridia-choice-RollFreely =
    { $dice ->
        [one] roll { $dice } die
       *[other] roll { $dice } dice
    }
veridia-choice-Withdraw = do not do it
veridia-choice-GoOn = do it all the same
veridia-choice-Purchased = buy { $count } × { $item }
veridia-choice-Offer = sell { $count }
veridia-choice-Bargain = { $person } bargains
veridia-choice-Order = service: { $service }
veridia-choice-Engage = hire: { $wage }
veridia-choice-InvokeTrait = { $person } uses { $trait }
veridia-choice-PressPause = pause
veridia-choice-DrawLine =
    { $kind ->
        [line] line: { $text }
       *[other] veil: { $text }
    }
veridia-choice-AllowDefaults =
    { $allowed ->
        [yes] the usual answer counts when time runs out
       *[other] wait for my answer
    }
veridia-choice-AgreeToGuide = the guide may finish the fight

## Events

veridia-event-CampaignBegan =
    A campaign begins: { $title }, year { $year }{ $place ->
        [none] {""}
       *[other] , { $place }
    }.
veridia-event-PersonJoined = { $name } joins the group.
veridia-event-PersonAdvanced = { $name } has learnt something; { $experience } experience left.
veridia-event-BuildingStarted = { $seat } is building.
veridia-event-BuildingSubmitted = { $name } waits for the master's consent.
veridia-event-BuildingJudged =
    { $accepted ->
        [yes] The master accepts { $name }.
       *[other] The master does not accept { $name } yet{ $reason ->
            [none] .
           *[other] : { $reason }.
        }
    }
veridia-event-SceneOpened =
    Scene: { $title }{ $place ->
        [none] .
       *[other] , { $place }.
    }
veridia-event-SceneChanged = The scene { $title } changes ({ $enforcement }).
veridia-event-PeopleMoved = { $people }: now in { $title }.
veridia-event-TerrainChanged = The map of { $title } changes.
veridia-event-TokenPlaced = { $name } is there.
veridia-event-TokenMoved = { $name } moves.
veridia-event-TokenRemoved = { $name } is gone.
veridia-event-NoteWritten =
    { $handout ->
        [yes] Handout
       *[other] Note
    } { $title }{ $text ->
        [none] .
       *[other] : { $text }
    }
veridia-event-ClockChanged = Clock { $title }: { $filled } of { $segments }.
veridia-event-Revealed =
    Revealed ({ $what }): { $name }{ $field ->
        [none] {""}
       *[other] , { $field }
    }{ $text ->
        [none] .
       *[other] . { $text }
    }
veridia-event-NpcAdded = A new NPC: { $name }.
veridia-event-EncounterPlanned = Encounter { $title }: { $foes }.
veridia-event-RollRequested = The master asks { $people }: { $wish }.
veridia-event-RequestCancelled = The request is withdrawn.
veridia-event-PoolProposed =
    { $accepted ->
        [none] { $name } proposes { $what }.
        [yes] { $name } may roll { $what }.
       *[other] { $name } stays with the request.
    }
veridia-event-RollWished =
    { $answered ->
        [none] { $name } would like to roll { $what }.
        [yes] { $name } may roll { $what }.
       *[other] { $name } does not roll { $what }.
    }
veridia-event-RollMade =
    { $name ->
        [none] The master
       *[other] { $name }
    } rolls{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }: { $faces ->
        [none] no dice
       *[other] { $faces }
    }; { $result }{ $against ->
        [none] {""}
       *[other] ; against { $against }
    }.
veridia-event-HiddenRollCounted = A hidden roll ({ $count } so far).
veridia-event-Overridden = The master's word: { $what } of { $who } is { $new } instead of { $old }. Reason: { $reason }.
veridia-event-HoldChanged =
    { $on ->
        [yes] Wounds wait for the master's word.
       *[other] Wounds count at once.
    }
veridia-event-DamageHeld = { $name } would lose { $damage }.
veridia-event-TrackerChanged =
    { $what ->
        [order] The order is now: { $names }.
        [joined] { $names } joins the fight.
        [left] { $names } leaves the fight.
        [next] The slot of { $names } is over.
       *[other] The master ends the fight.
    }
veridia-event-GroupRolled = { $names } act together: { $total }.
veridia-event-Awarded = Award for { $name }: { $award } ({ $reason }).
veridia-event-IntegrityWarned =
    { $answer ->
        [none] A warning for { $name }: { $text }
        [withdrawn] { $name } withdraws.
       *[other] { $name } does it and loses { $loss } integrity.
    }
veridia-event-TimePassed = { $hours } hours pass.
veridia-event-DayOver =
    A day of { $name }: { $healed } healed, { $lost } lost, { $paid } deli paid{ $fed ->
        [yes] .
       *[other] , nothing to eat.
    }
veridia-event-ClockRanOut = { $trait } of { $name } is over.
veridia-event-WageSettled =
    { $left ->
        [yes] { $wage } leaves { $name }.
       *[other] { $name } pays { $wage }: { $paid } deli.
    }
veridia-event-Journeyed = { $km } km, { $mode }: { $days } days.
veridia-event-ShopOpened = A market opens: { $place } ({ $settlement }), { $items } kinds of goods.
veridia-event-StockFixed =
    { $there ->
        [yes] { $item } is for sale: { $price } deli.
       *[other] { $item } is not for sale.
    }
veridia-event-ShopClosed = The market closes: { $place }.
veridia-event-Traded =
    { $what ->
        [bought] { $name } buys { $count } × { $item }: { $deli } deli.
        [sold] { $name } sells { $count } × { $item }: { $deli } deli.
        [hired] { $name } hires { $item }: { $deli } deli.
       *[other] { $name } uses { $item }: { $deli } deli.
    }
veridia-event-Barred = { $name }: a step needs the master's word ({ $rule }).
veridia-event-SiegeBegan = A siege ({ $target }): { $engines }.
veridia-event-SiegeWorked = { $hours } hours of work: { $percent } %.
veridia-event-EngineShot =
    { $kind ->
        [crowd] { $engine } shoots into the crowd: { $faces }; { $amount } fall.
       *[other] { $engine } shoots: { $faces }; { $amount } damage.
    }
veridia-event-SiegeEnded = The siege ({ $target }) is over: { $percent } %.
veridia-event-TraitInvoked =
    { $name } uses { $trait }{ $points ->
        [0] {""}
       *[other] , { $points } { $pool }
    }{ $faces ->
        [none] .
       *[other] : { $faces }; { $result }.
    }
veridia-event-PromptResolved =
    { $trait } of { $name }: { $text ->
        [none] as it says.
       *[other] { $text }
    }
veridia-event-CriticalRuled =
    { $consequence ->
        [none] Nothing comes of the critical failure of { $unit }.
       *[other] The critical failure of { $unit }: { $consequence }.
    }
veridia-event-PersonHandedOver = { $name } is run by { $to }.
veridia-event-Paused =
    { $why ->
        [away] The master is away: the game is paused.
       *[other] The game is paused.
    }
veridia-event-Resumed =
    { $guided ->
        [yes] Play goes on; the guide finishes the fight.
       *[other] Play goes on.
    }
veridia-event-LineDrawn =
    { $kind ->
        [line] A line: { $text }.
       *[other] A veil: { $text }.
    }
veridia-event-GuideAgreed = { $agreed } of { $of } agree that the guide goes on.
veridia-event-Reminded = A reminder: an answer is awaited.
veridia-event-DefaultsAllowed =
    { $allowed ->
        [yes] When time runs out, the usual answer is given for { $seat }.
       *[other] The table waits for { $seat }.
    }
veridia-event-CampaignEnded = The campaign is over after { $days } days; { $hidden } hidden rolls were revealed.
veridia-outcome-campaign_ended = The campaign is over after { $days } days.
veridia-gm-award-experience = { $n } experience
veridia-gm-award-deli = { $n } deli
veridia-gm-award-integrity = { $n } integrity
veridia-gm-counted = { $n } × { $item }

## Why something is not possible

veridia-gm-elsewhere = only at a campaign table that is not over
veridia-gm-only-master = only the master can do that
veridia-gm-only-player = only players do that
veridia-gm-paused = the game is paused
veridia-gm-nobody = { $who } is not here
veridia-gm-not-yours = you do not decide for that character
veridia-gm-dead = { $who } is dead
veridia-gm-no-bench = you are not building anything
veridia-gm-bench-taken = you are already building
veridia-gm-debt = more experience is spent than there is
veridia-gm-many = a player has at most { $most } characters
veridia-gm-nothing-submitted = nothing waits for your consent there
veridia-gm-no-scene = there is no such scene
veridia-gm-unknown-map = there is no such map
veridia-gm-full = there can be at most { $most }
veridia-gm-no-map = this scene has no map
veridia-gm-no-start = each side must keep a start cell
veridia-gm-off-map = that is off the map
veridia-gm-unknown-npc = there is no { $ref }
veridia-gm-no-token = there is no such token there
veridia-gm-enforced = the rules are enforced in this scene
veridia-gm-in-fight = not in the fight
veridia-gm-one-pool = choose exactly one kind of pool
veridia-gm-reason = a reason of at least three characters is needed
veridia-gm-one-opponent = either dice or an opponent
veridia-gm-no-request = nothing is requested
veridia-gm-no-line = there is no line { $line }
veridia-gm-nothing-hidden = nothing of that kind is hidden
veridia-gm-not-in-line = that line tells no { $what }
veridia-gm-value = that cannot be a value ({ $what })
veridia-gm-gone = what the line tells of is not there any more
veridia-gm-not-guided = the guide does not play for you
veridia-gm-no-safety = the table plays without a pause card
veridia-gm-begun = the campaign has already begun
veridia-gm-fighting = a fight is going on
veridia-gm-two-sides = a fight needs two sides
veridia-gm-no-fight = nobody fights
veridia-gm-no-round = no round has begun
veridia-gm-no-shop = no market is open
veridia-gm-shop-open = a market is already open
veridia-gm-not-owned = you do not have that many
veridia-gm-not-sold = nobody buys that
veridia-gm-bargained = that character has bargained already
veridia-gm-no-time = no time would pass
veridia-gm-crew = such a crew cannot be
veridia-gm-no-siege = there is no siege
veridia-gm-no-engine = no engine there can do that
veridia-gm-no-trait = that character has no such trait
veridia-gm-points = that cannot be paid so
veridia-gm-empty-award = nothing would be awarded
