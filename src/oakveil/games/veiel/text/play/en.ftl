### The Order of Veiel in English: names, questions, answers and the table.
###
### Answers and details begin with a small letter and end without a full stop: the code puts sentences together.

## Names

veiel-master = Dungeon master
veiel-quoted = { $name }
# One of several equal enemies: $the has the article, $bare has none.
veiel-numbered = { $bare } { $n }
veiel-copies = { $card } (×{ $n })
veiel-place = { $place } ({ $room })
veiel-detail-join = { $first }; { $second }
veiel-slot-armour = armour
veiel-slot-weapon = weapon
veiel-slot-second = second hand
veiel-slot-rune = rune
# What something comes from, where there is no card.
veiel-source-poison = poison
veiel-source-burn = burns
veiel-source-curse = a curse
veiel-source-advance = going on

## Questions. $hero is whoever is asked: a hero, several, or the dungeon master.

veiel-ask-pick_hero = { $hero }, which hero do you play?
veiel-ask-voice = { $hero }, do you decide for the team, or follow the others?
veiel-ask-phylactery = { $hero }, which hero draws a phylactery?
veiel-ask-start_item = { $hero }, who gets this consumable?
veiel-ask-defender = { $hero }, who is the defender?
veiel-ask-lay_line = { $hero }, how do you lay the new line?
veiel-ask-take_room = { $hero }, which room do you lift?
veiel-ask-lay_room = { $hero }, which room do you lay here?
veiel-ask-shop = { $hero }, what does the team buy or sell?
veiel-ask-camp = { $hero }, how do you get ready?
veiel-ask-depart = { $hero }, does the team set out?
veiel-ask-wing = { $hero }, which wing does the team enter?
veiel-ask-onward = { $hero }, where does the team go now?
veiel-ask-calm = { $hero }, what do you do before the team goes on?
veiel-ask-buy_here = { $hero }, what do you buy?
veiel-ask-price = { $hero }, does the team pay?
veiel-ask-save_stat = { $hero }, with what do you roll?
veiel-ask-riddler = { $hero }, who tries to solve the riddle?
veiel-ask-riddle = { $hero }, what is the answer of the team?
veiel-ask-set_riddle = { $hero }, which riddle do you ask, and which answers count?
veiel-ask-reply = { $hero }, what is the answer of the team?
veiel-ask-judge = { $hero }, does this answer count?
veiel-ask-powerful = { $hero }, which powerful monster waits here?
veiel-ask-place_enemy = { $hero }, who stands next in the line?
veiel-ask-flee = { $hero }, does the team flee?
veiel-ask-settle = { $hero }, the team proposes to end this fight: do you agree?
veiel-ask-first_hero = { $hero }, who begins?
veiel-ask-action = { $hero }, what do you do?
veiel-ask-free_action = { $hero }, what else do you do?
veiel-ask-targets = { $hero }, who else?
veiel-ask-pass_defender = { $hero }, who holds the defender token?
veiel-ask-react = { $hero }, do you react?
veiel-ask-strike = { $hero }, how does this enemy attack?
veiel-ask-puppet = { $hero }, whom does this hero strike?
veiel-ask-event = { $hero }, do you play an event?
veiel-ask-event_targets = { $hero }, who else is it for?
veiel-ask-control = { $hero }, whom do you control?
veiel-ask-duel = { $hero }, what do you do in the duel?
veiel-ask-send_back = { $hero }, a hero has refused to fight: do you send the team back?
veiel-ask-die = { $hero }, does your die stay like this?

## Answers

veiel-choice-ChooseHero = { $hero }
veiel-choice-Speak = I decide with the others
veiel-choice-Follow = I follow the others
veiel-choice-GivePhylactery = { $hero }
veiel-choice-GiveStartItem = { $item } for { $hero }
veiel-choice-LeaveStartItem = leave { $item } with the alchemist
veiel-choice-NameDefender = { $hero }
veiel-choice-LayLine = { $layout }
veiel-choice-TakeRoom = { $place }
veiel-choice-LayRoom = { $room } on { $place }
veiel-choice-GainLevel = { $hero }: a level, { $raised } +1
veiel-choice-BuyItem = buy { $item } for { $hero }
veiel-choice-BuyGear = buy { $card }
veiel-choice-RevealOffer =
    { $again ->
        [yes] pay 3 crystals for a new offer of the blacksmith
       *[no] see what the blacksmith offers
    }
veiel-choice-Sell = sell { $card } for 1 crystal
veiel-choice-Equip = { $hero }: { $card }, { $slot }
veiel-choice-TakeOff = { $hero }: put { $card } into the box
veiel-choice-GiveItem =
    { $back ->
        [none] { $hero } hands { $item } { $receiver }
       *[other] { $hero } swaps { $item } for { $back } of { $to }
    }
veiel-choice-DropItem = { $hero } discards { $item }
veiel-choice-DropPhylactery = { $hero } gives up { $card } for good
veiel-choice-LiftFreeze = lift the seal of { $place }
veiel-choice-Done = nothing more
veiel-choice-Depart = set out
veiel-choice-StayLonger = stay a little longer
veiel-choice-ChooseWing = wing { $wing }
veiel-choice-GoOn =
    { $same ->
        [yes] go on in wing { $wing }
       *[no] go on and change to wing { $wing }
    }
veiel-choice-GoBack = return to the rest zone
veiel-choice-FaceBoss = face { $boss }
veiel-choice-Concede = give up
veiel-choice-PayPrice =
    { $by ->
        [crystals] pay { $crystals }
        [unlock]
            { $hero ->
                [none] open it without paying
               *[other] { $hero } opens it with { $card }
            }
       *[item]
            { $hero ->
                [none] use { $card }
               *[other] { $hero } uses { $card }
            }
    }
veiel-choice-LeaveIt = leave it
veiel-choice-SaveWith = { $stat }
veiel-choice-SolveRiddle = { $hero } rolls INT to solve it
veiel-choice-RunOut = the time is over
veiel-choice-SetRiddle = { $question }
veiel-choice-Reply = { $text }
veiel-choice-AcceptReply = it counts
veiel-choice-RefuseReply = it is wrong
veiel-choice-AnswerRiddle = { $told }
veiel-choice-ChoosePowerful = { $card }
veiel-choice-PlaceEnemy = { $enemy }
veiel-choice-Flee =
    { $card ->
        [none] try to flee
       *[other] { $hero } uses { $card }: flee
    }
veiel-choice-Stay = fight on
veiel-choice-EndFight = end the fight: nobody can be hurt any more
veiel-choice-OfferVictory = propose to the dungeon master to end the fight as won
veiel-choice-OfferDefeat = propose to the dungeon master to end the fight as lost
veiel-choice-AgreeToEnd = the fight ends so
veiel-choice-FightOn = the fight goes on
veiel-choice-ChooseFirst = { $hero }
veiel-choice-Attack = attack { $target } with { $weapon }
veiel-choice-UseCard =
    { $target ->
        [none] use { $card }
       *[other] use { $card } on { $target }
    }{ $weapon ->
        [none] {""}
       *[other] {" "}with { $weapon }
    }
veiel-choice-AddTarget = { $target }
veiel-choice-EnoughTargets = nobody else
veiel-choice-BreakFree = try to break free with { $stat }
veiel-choice-HelpFree = try to free { $hero }
veiel-choice-StrikeHero = strike { $target } with { $weapon }
veiel-choice-EndTurn = end the turn
veiel-choice-PassDefender = hand the defender token { $receiver }
veiel-choice-KeepDefender = leave the defender token where it is
veiel-choice-UseReaction = { $hero } uses { $card }
veiel-choice-Decline = let it happen
veiel-choice-Strike =
    { $attack ->
        [none] attack { $target }
       *[other] { $attack } on { $target }
    }
veiel-choice-PlayEvent =
    { $target ->
        [none] play { $card }
       *[other] play { $card } on { $target }
    }{ $lost ->
        [none] {""}
       *[other] : { $lost }
    }
veiel-choice-PassEvent = nothing now
veiel-choice-PassRoom = nothing more in this room
veiel-choice-ControlHero = { $hero }
veiel-choice-SendBack = send the team to the rest zone
veiel-choice-LetThemStay = let it pass
veiel-choice-KeepDie = it stays
veiel-choice-ChangeDie = make it { $to }

## Refusals

veiel-broken-answers = A riddle needs 1 to { $most } answers that count.
veiel-broken-text = Every text must say something, on one line and in at most { $most } letters.

## Details in brackets

veiel-detail-hero = { $role }; VIT { $vit }, END { $end }, { $attributes }, DEF { $defence }, RED { $reduction }
veiel-detail-hero-now = VIT { $vit } of { $most }, END { $end }
veiel-detail-hero-fallen = out of combat
veiel-detail-enemy = place { $at }; { $hp } of { $full } HP
veiel-detail-enemy-hidden =
    place { $at }; { $wounds ->
        [none] hardly wounded
        [light] wounded
       *[heavy] badly wounded
    }
veiel-detail-price =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
veiel-detail-level =
    level { $level } for { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
veiel-detail-known = { $room } was seen here
veiel-detail-needs =
    { $n ->
        [one] { $n } on the die
       *[other] { $n } or more on the die
    }
veiel-detail-last = the game is lost then
veiel-detail-aside = into the box with it: { $cards }
veiel-detail-card = { $card }: { $what }
veiel-detail-offer-won = as won
veiel-detail-offer-lost = as lost
veiel-detail-no-return = there is no way back
# To somebody: $the has the article, $at is what it becomes after "à" in French.
veiel-receiver = to { $the }
veiel-laid = { $place }: { $room }
veiel-answer = answer { $n }

## The table, line by line

veiel-table-time =
    { $where ->
        [setup] The team gets ready.
        [rest] Before incursion { $incursion } of { $most }: the team is in the rest zone.
        [boss] Incursion { $incursion } of { $most }: the fight against the boss.
       *[dungeon] Incursion { $incursion } of { $most }: the team is in the crypt.
    }
veiel-table-purse =
    { $n ->
        [0] The purse is empty.
        [one] Purse: { $n } crystal.
       *[other] Purse: { $n } crystals.
    }
veiel-table-boss = { $boss } waits at the end; special room: { $room }.
veiel-table-held =
    { $n ->
        [0] The dungeon master holds no events
        [one] The dungeon master holds { $n } event
       *[other] The dungeon master holds { $n } events
    }; uses left of { $power }: { $left }.
veiel-table-laid =
    { $n ->
        [0] No events lie face down.
        [one] { $n } event lies face down.
       *[other] { $n } events lie face down.
    }
veiel-table-fight =
    { $kind ->
        [boss] The fight against the boss
        [horde] The fight against a horde
       *[room] A fight
    }, round { $round }.
veiel-table-fog = In the fog only the front enemy can be reached.
veiel-table-by_force = The defender token cannot be passed now.
veiel-table-enemy =
    { $n ->
        [1] Front: { $enemy }, { $figures }.
       *[other] Place { $n }: { $enemy }, { $figures }.
    }
veiel-table-figures = { $hp } of { $full } HP, ATT { $att }, DEF { $def_ }, RED { $red }
veiel-table-wounds =
    { $wounds ->
        [none] hardly wounded
        [light] wounded
       *[heavy] badly wounded
    }
veiel-table-tokens = Tokens: { $tokens }.
veiel-token-poison = poison { $n }
veiel-token-burn =
    burn { $n } for { $turns ->
        [one] { $turns } more turn
       *[other] { $turns } more turns
    }
veiel-token-imprisoned = imprisoned
veiel-token-controlled = controlled
veiel-token-branded = branded
veiel-token-stunned = stunned
veiel-token-muted = { $card } muted
veiel-token-cursed = a curse, for when { $window }
veiel-token-lasting = { $change } { $until }
veiel-table-hero =
    { $hero }{ $defender ->
        [yes] {" "}(defender)
       *[no] {""}
    }, level { $level }: VIT { $vit } of { $vit_most }, END { $end } of { $end_most }, { $attributes }, DEF { $def_ }, RED { $red }{ $shield ->
        [0] .
       *[other] {" "}(shield { $shield }).
    }
veiel-table-worn = Carries { $cards }.
veiel-table-abilities = Abilities: { $cards }.
veiel-table-wing = Wing { $wing }: { $rooms }.
veiel-table-unknown = unknown
veiel-table-frozen = frozen
veiel-table-seen = seen in incursion { $n }
veiel-table-here =
    { $resolved ->
        [yes] the team is here, all is resolved
       *[no] the team is here
    }
veiel-table-event = In hand: { $card }. { $what }
veiel-table-offer = The blacksmith offers { $cards }.
veiel-table-alchemist = At the alchemist: { $cards }.
veiel-table-box = In the box: { $cards }.
veiel-table-piles = Left in the piles: blacksmith { $smith }, events { $events }, basic monsters { $monsters }.

## Counsel: what the program advises and warns of

veiel-counsel-no_defender = The team has no defender: a hero who stands in front and takes the blows.
veiel-counsel-no_healer = The team has no healer.
veiel-counsel-no_striker = The team has no striking force besides its defender and its healers.
veiel-counsel-one_holder = Nobody but { $hero } is made to hold the defender token, and an event may take it away.
veiel-counsel-priestess_few = With three heroes or fewer { $boss } is very hard to beat.
veiel-counsel-priestess_many = With four heroes or more { $boss } is the easiest of the bosses.
veiel-counsel-urais = Without a good defender { $boss } cannot be beaten.
veiel-counsel-apprentice_few = With two or three heroes { $boss } is the easiest of the bosses.
veiel-counsel-apprentice_many = With five heroes or more { $boss } is the hardest of the bosses.
veiel-counsel-hunter = { $boss } suits teams of any size.
veiel-counsel-stone = { $hero } had better not carry { $card }: it is of no use once its bearer has fallen.
veiel-counsel-last_flight = This is the last incursion: whoever flees now loses the game.
