### Veridia in English: the expedition - places, choices, what happens on the road, how it ends.

## Places and numbers

veridia-site =
    { $kind ->
        [town] the town
        [lair] the lair
        [fight] { $letter } (a fight)
        [hazard] { $letter } (a hazard)
        [discovery] { $letter } (a discovery)
        [people] { $letter } (people)
        [camp] { $letter } (a sheltered place)
       *[other] { $letter } (unknown)
    }
veridia-foes = { $n } × { $name }
veridia-chance =
    { $difficulty ->
        [0] { $n ->
            [one] { $n } die, { $percent }%
           *[other] { $n } dice, { $percent }%
        }
       *[other] { $n ->
            [one] { $n } die, difficulty { $difficulty }, { $percent }%
           *[other] { $n } dice, difficulty { $difficulty }, { $percent }%
        }
    }
veridia-each = { $who } { $percent }%
veridia-estimate = estimate: the party wins about { $percent }%
veridia-way-ambush =
    { $who } sneaks worst: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }; each foe that rolls { $senses } is surprised at { $percent }%
veridia-way-sneak =
    { $who } sneaks worst: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } against { $senses }, { $percent }%
veridia-way-talk =
    { $who }, { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }, difficulty { $difficulty }: for a toll { $toll }%, freely { $free }%, with a rumour { $rumour }%
veridia-safe = no roll
veridia-days =
    { $halves ->
        [1] half a day
        [2] a day
        [3] a day and a half
        [4] two days
       *[other] { $halves } half days
    }
veridia-journey = day { $day }, home in time by day { $deadline }; food for { $rations } meals; { $deli } deli in all
veridia-purse = { $deli } deli
veridia-experience = { $n } experience
veridia-score = score { $n }

## Questions

veridia-ask-route = where does the party go?
veridia-ask-town = is the party ready to set out?
veridia-ask-approach = how do you meet them?
veridia-ask-toll = they want money. What do you do?
veridia-ask-hazard = how do you deal with it?
veridia-ask-discovery = do you look closer?
veridia-ask-people = do you take it up?
veridia-ask-camp = { $who }, what do you do on this day of rest?
veridia-ask-loot = who takes what was found?
veridia-ask-shop = { $who }, what do you buy, sell or arrange?
veridia-ask-goods = { $who }, what is it to be?
veridia-ask-train = { $who }, what do you learn?
veridia-ask-again = does the party set out once more?

## Answers

veridia-choice-GoTo =
    { $km ->
        [0] Face what is at { $site } again
       *[other] Go to { $site }: { $km } km
    }
veridia-choice-MakeCamp = Stay a day and rest
veridia-choice-TurnHome = Go home
veridia-choice-Cure = { $member } heals { $patient } with a spell: { $n } health, 1 mana ({ $details })
veridia-choice-ApplyHerbs = Use healing herbs on { $patient }: 1 health
veridia-choice-Meet =
    { $way ->
        [attack] Attack
        [ambush] Lie in ambush
        [sneak] Sneak past
        [diplomacy] Talk to them: diplomacy
        [deception] Talk to them: deception
        [intimidation] Talk to them: intimidation
       *[back] Turn back
    }{ $details ->
        [none] {""}
       *[other] {" "}({ $details })
    }
veridia-choice-PayThem = Pay { $n } deli
veridia-choice-FightThem = Fight
veridia-choice-TakeWay =
    { $member ->
        [none] { $what }
       *[other] { $what }: { $member }
    }{ $details ->
        [none] {""}
       *[other] {" "}({ $details })
    }
veridia-choice-Explore =
    { $member ->
        [none] Take it
       *[other] { $member } looks closer ({ $details })
    }
veridia-choice-Accept =
    { $offer ->
        [heal] { $member } treats the wounded ({ $details })
        [service] A healing spell for { $member }
        [shop] Look at the goods
        [hire] Hire
        [work] Go along
        [quest] Help
        [rumour] Listen
        [bless] Ask for a blessing
       *[other] Accept
    }
veridia-choice-PassBy = Leave it and go on
veridia-choice-DoChore =
    { $chore ->
        [care] Care for the wounded ({ $details })
        [forage] Look for food ({ $details })
        [mend] Mend worn armour
        [ritual] Perform a ritual: { $what }
       *[rest] Rest all day
    }
veridia-choice-TakeLoot =
    { $member ->
        [none] Leave it
       *[other] { $member } takes it
    }
veridia-choice-Browse =
    { $shelf ->
        [weapons] Look at weapons
        [armour] Look at armour and clothes
        [ammunition] Look at ammunition
        [mounts] Look at mounts
        [sell] Sell something
        [wear] Put something on or away
        [give] Give money away
       *[goods] Look at goods
    }
veridia-choice-BuyThing = Buy { $item }: { $price } deli
veridia-choice-SellThing = Sell { $item }: { $price } deli
veridia-choice-BuyRations =
    { $count ->
        [one] Buy food for the party: a meal, { $count } deli
       *[other] Buy food for the party: { $count } meals, { $count } deli
    }
veridia-choice-Haggle = Bargain ({ $details } against 4)
veridia-choice-BuyCare =
    { $service ->
        [healing_spell] Pay for a healing spell
       *[other] Have worn armour patched
    }
veridia-choice-HireHelp = Hire: { $name }, { $price } deli a day
veridia-choice-AskAround = Ask around for rumours ({ $details })
veridia-choice-GiveMoney = Give half of your money to { $member }
veridia-choice-Advance = Spend experience
veridia-choice-StayDay = Stay another day in town
veridia-choice-Done = Nothing more: go on
veridia-choice-AnotherExpedition = Set out once more
veridia-choice-StayHome = Stay at home: the tale ends here

## What awaits

veridia-hazard = { $name }: who fails risks { $risks }
veridia-risk-damage =
    { $kind ->
        [elemental] { $n } elemental damage
       *[other] { $n } damage past armour
    }
veridia-risk-days = { $days }
veridia-risk-item = something lost
veridia-risk-pay = { $n } deli each
veridia-risk-poison = poison ({ $n } die fewer on physical rolls for a day)
veridia-risk-rest = a poor night
veridia-risk-alarm = an alarm (no ambush at the next fight)
veridia-found = { $name }: { $gain }
veridia-gain-money = money
veridia-gain-item = { $item }
veridia-gain-sigil = a sigil
veridia-gain-weapon = a weapon
veridia-gain-rumours = rumours of what lies ahead
veridia-gain-points = { $n } points for each pool
veridia-gain-health = { $n } health for the most wounded
veridia-gain-treasure = { $n } deli at home
veridia-gain-food = food
veridia-gain-wrong = a deed against your integrity
veridia-people =
    { $name }: { $offer ->
        [heal] they share their herbs, and somebody who knows medicine may treat the most wounded
        [service] he heals for money and sells sigils
        [shop] goods for sale
        [work] { $days } of work as guards, { $deli } deli each
        [hire] he would fight for { $deli } deli a day
        [quest] bringing it home costs { $days }; the village gives { $deli } deli and will remember it
        [rumour] songs of what lies ahead
        [bless] a blessing for the next fight
       *[other] they greet you
    }

## What happens

veridia-event-ExpeditionBegan =
    { $number ->
        [1] an expedition: { $region }. Places on the map: { $sites }; whoever is home by day { $deadline } is in time.
       *[other] expedition { $number }: { $region }. Places on the map: { $sites }; whoever is home by day { $deadline } is in time.
    }
veridia-event-SetOff =
    { $kind ->
        [town] the party turns home: { $km } km.
       *[other] the party sets off for { $site }: { $km } km.
    }
veridia-event-DayBegan =
    { $bad_weather ->
        [yes] day { $day }. Bad weather.
       *[no] day { $day }.
    }
veridia-event-Walked =
    { $left ->
        [0] { $km } km, and the party is there.
       *[other] { $km } km; { $left } are left.
    }
veridia-event-Supper =
    { $hungry ->
        [0] everybody eats; food for { $rations } more meals.
        [1] one goes hungry.
       *[other] { $hungry } go hungry.
    }
veridia-event-NightPassed =
    { $poor ->
        [yes] a poor night.
       *[no] the night passes quietly.
    }
veridia-event-PlaceEntered = the party reaches { $site }.
veridia-event-KindRevealed = on the map: { $site }.
veridia-event-FoesMet =
    { $night ->
        [yes] in the night somebody comes: { $foes }.
       *[no] there they are: { $foes }.
    }
veridia-event-WayChosen =
    { $way ->
        [attack] the party attacks.
        [ambush] the party lies in ambush.
        [sneak] the party sneaks past.
        [diplomacy] the party talks: diplomacy.
        [deception] the party talks: deception.
        [intimidation] the party talks: intimidation.
       *[back] the party turns back.
    }
veridia-event-JourneyRoll =
    { $member ->
        [none] they roll { $purpose } ({ $faces }): { $result }.
       *[other] { $member } rolls { $purpose } ({ $parts }) - { $faces }: { $result }.
    }
veridia-event-TalkEnded =
    { $result ->
        [fight] words are not enough.
        [toll] they let the party pass for { $toll } deli.
        [free] they let the party pass.
       *[rumour] they let the party pass, and tell what they have heard.
    }
veridia-event-SneakEnded =
    { $passed ->
        [yes] nobody has seen the party.
       *[no] the party is seen.
    }
veridia-event-FoesLeft =
    { $result ->
        [won] the party holds the field.
        [retreat] the party gets away.
       *[lost] the party lies on the field.
    }
veridia-event-HazardMet = in the way: { $hazard }.
veridia-event-HazardResolved =
    { $failed ->
        [none] { $hazard }: it is behind the party.
       *[other] { $hazard }: it is behind the party, at a price for { $failed }.
    }
veridia-event-MemberHurt = { $member } loses { $amount } health ({ $source }).
veridia-event-MemberHealed = { $member } regains { $amount } health ({ $source }).
veridia-event-MemberDied = { $member } dies ({ $source }).
veridia-event-MemberSaved =
    { $saved ->
        [yes] { $member } is found in time (die { $die }).
       *[no] nobody finds { $member } in time (die { $die }).
    }
veridia-event-DiscoveryMade =
    { $taken ->
        [yes] { $discovery }: found.
       *[no] { $discovery }: nothing comes of it.
    }
veridia-event-PeopleMet = on the way: { $people }.
veridia-event-OfferTaken =
    { $taken ->
        [yes] { $people }: the party accepts.
       *[no] { $people }: the party goes on.
    }
veridia-event-MoneyChanged =
    { $sign ->
        [less] { $member } pays { $amount } deli ({ $why }); { $left } left.
       *[more] { $member } gets { $amount } deli ({ $why }); { $left } now.
    }
veridia-event-ThingGained = { $member } has more: { $item }.
veridia-event-ThingLost = { $member } has this no longer: { $item }.
veridia-event-RationsChanged = food: { $amount } more meals, { $rations } now.
veridia-event-DeedRecorded =
    { $good ->
        [yes] a good deed, and it will be remembered.
       *[no] a deed that weighs on you.
    }
veridia-event-IntegrityChanged = { $member } now has integrity { $value }.
veridia-event-ChoreDone =
    { $chore ->
        [care] { $member } cares for the wounded.
        [forage] { $member } looks for food.
        [mend] { $member } mends armour.
        [ritual] { $member } performs a ritual: { $what }.
       *[rest] { $member } rests.
    }
veridia-event-PointsRested = everybody's pools gain { $points } points.
veridia-event-TimeLost = time is lost: { $days }.
veridia-event-Advanced = { $member } has learnt something ({ $step }); { $experience } experience left.
veridia-event-Hired = { $name } fights for the party.
veridia-event-HirelingLeft =
    { $dead ->
        [yes] { $name }, who was hired, is dead.
       *[no] { $name }, who was hired, has left.
    }
veridia-event-LairCleared = the lair is cleared. Now home!
veridia-event-CameHome =
    { $result ->
        [home] home, with the lair cleared: score { $score }, { $experience } experience each.
        [turned_back] home, but the lair still stands: score { $score }, { $experience } experience each.
       *[defeated] all is lost on the road: score { $score }, { $experience } experience for who is left.
    }{ $late ->
        [0] {""}
        [1] {" "}One day late.
       *[other] {" "}{ $late } days late.
    }

## What it came from

veridia-cause-living = food and lodging
veridia-cause-loot = loot
veridia-cause-wages = wages
veridia-cause-toll = toll
veridia-cause-robbed = robbed
veridia-cause-rations = food
veridia-cause-gift = a gift
veridia-cause-found = found
veridia-cause-work = work
veridia-cause-reward = reward
veridia-cause-treasure = treasure sold
veridia-cause-patching = the smith
veridia-cause-rest = rest
veridia-cause-fight = in the fight
veridia-cause-left = left lying
veridia-cause-poison = poison
veridia-cause-spring = the spring

veridia-source-hunger = hunger
veridia-source-poison = poison
veridia-source-blessing = blessing
veridia-source-helper = helper
veridia-thing-hunger = Hunger
veridia-thing-poison = Poison
veridia-thing-blessing = Blessing
veridia-thing-hired-guard = Hired guard
veridia-thing-hired-archer = Hired archer
veridia-thing-hired-sellsword = Hired sellsword

## The table

veridia-table-region = { $region }, { $terrain ->
        [rough] hard terrain
       *[road] roads
    }.
veridia-table-days = Day { $day }; home in time by day { $deadline }. Food for { $rations } meals. { $deli } deli in all.
veridia-table-here = The party is at { $site }.
veridia-table-on-road = The party is on its way to { $site }: { $km } km left.
veridia-table-layer =
    { $layer ->
        [0] Town:
       *[other] Stage { $layer }:
    }
veridia-table-site =
    { $state ->
        [resolved] { $site }, behind you
        [here] { $site }, here
       *[other] { $site }
    }{ $roads ->
        [none] {""}
       *[other] {" "}- roads to { $roads }
    }
veridia-table-road = { $letter } ({ $km } km)
veridia-table-member =
    { $state ->
        [dead] { $member }: dead.
       *[other] { $member } ({ $health }).
    }
veridia-table-money = { $deli } deli.
veridia-table-hired = Hired: { $names }.
veridia-table-journal = The tale so far:
veridia-entry =
    Day { $day }: { $kind ->
        [fight] { $what } - { $how ->
            [won] beaten
            [retreat] they held their ground
            [sneaked] passed unseen
            [talked] talked round
            [paid] paid off
           *[other] all is lost
        }
        [lair] the lair, { $what } - { $how ->
            [won] cleared
            [retreat] they held their ground
           *[other] all is lost
        }
        [night] in the night, { $what } - { $how ->
            [won] beaten off
            [retreat] fled from
           *[other] all is lost
        }
        [hazard] { $what } - { $how ->
            [passed] passed
           *[other] passed, at a price
        }
        [discovery] { $what } - { $how ->
            [taken] found
            [failed] nothing came of it
           *[other] left alone
        }
        [people] { $what } - { $how ->
            [taken] taken up
           *[other] passed by
        }
        [camp] a sheltered place
        [home] { $what ->
            [home] home, the lair cleared
           *[other] home, the lair still stands
        }
       *[defeat] defeat
    }.

## How it ends

veridia-outcome-expedition_home = the lair is cleared and the party is home ({ $region }): score { $score } after { $days } days.
veridia-outcome-expedition_back = the party is home, but the lair still stands ({ $region }): score { $score } after { $days } days.
veridia-outcome-expedition_lost = the expedition has failed on the road ({ $region }): score { $score } after { $days } days.
