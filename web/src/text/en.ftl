### What the page itself says. What happens in a game is told by the server.

title = Oakveil
tagline = One oak table for adventure games: alone, side by side, or with friends far away.
loading = One moment …
skip-to-content = Skip to the content
nav-label = The house
nav-about = About
nav-settings = Settings
home = Home
back = Back
close = Close
done = Done
copy = Copy
copied = Copied
try-again = Try again
on = on
off = off
show-all = Show all { $n }
show-fewer = Show fewer
page-failed = This part of the page could not be loaded.
not-found = There is nothing here
not-found-help = The address leads nowhere. Perhaps a letter is missing.
no-game = This game is not known here.
offline-server = The server cannot be reached. Is it still running?
offline-banner = The connection is lost. Trying again …
offline-not-sent = There is no connection to the table now; nothing was sent.

## Who we are

me-label = You are { $name }
me-nobody = Guest
me-title = Who are you?
me-help = No account is needed. Your name and emblem stay in this browser and are shown at the tables you sit down at.
name = Name
name-by-game = The game finds a name
emblem = Emblem
emblem-fox = fox
emblem-bear = bear
emblem-stag = stag
emblem-falcon = falcon
emblem-owl = owl
emblem-wolf = wolf
emblem-hare = hare
emblem-badger = badger
emblem-raven = raven
emblem-boar = boar
emblem-squirrel = squirrel
emblem-hedgehog = hedgehog

## Home

game-seats = { $least }–{ $most } players
game-seats-exactly =
    { $n ->
        [one] One player
       *[other] { $n } players
    }
play-now = Play now with bots
play-now-busy = Laying the table …
play-now-help = Bots take the other seats. Friends can take them over later.
play-set-up = Set up a table
rules-read = Read the rules
continue-title = Your tables
phase-gathering = Waiting for players
phase-over = The game is over
your-turn = Your turn
turn-of = { $name } is asked
table-gone = This table is no longer there.
table-forget = Take { $title } off this list
join-title = Join a table
join-label = Link or code
join-help = Paste what a friend has sent you.
join-wrong = There is no link to a table in this.
join = Join

## A new table

new-title = A table of { $game }
new-options = The game
pack = Content pack
pack-help = What is in the box. The long number is the same wherever the content is the same.
pack-house = As it comes
pack-played = Played with other content: { $name }, { $hash }
new-more = All other options ({ $n })
new-seats = Who plays
new-seats-help = Nobody has to wait: a bot can play any seat, and a friend can take it over later.
new-begin = Begin
new-invite = Lay the table and invite
new-invite-help = You get links to send to your friends. The game begins when all seats are taken.
new-nobody = Somebody has to sit at the table.
seat = Seat { $seat }
chair-me = You
chair-here = Another person at this screen
chair-open = A friend, by link
chair-bot = A bot
chair-bot-level = A bot: { $level }
chair-person = Name, emblem, PIN
level-random = random
level-easy = easy-going
level-sensible = sensible
level-clever = clever
pin = PIN
pin-help = For several people at one screen, where each has secrets. Leave it empty otherwise.
pin-new = New PIN (empty for none)
pace = Pace of the bots
pace-help = How long a bot takes over an answer. It can be skipped at any time.
pace-0 = at once
pace-6 = brisk
pace-12 = calm
pace-25 = slow

## Gathering

lobby-title = { $game }: the table is being laid
lobby-seats = Seats
lobby-usual = Everything else as usual
lobby-options = The game
lobby-begin = Begin the game
lobby-waits =
    { $n ->
        [one] One seat is still open.
       *[other] { $n } seats are still open.
    }
lobby-host-begins = All seats are taken. The host begins the game.
bot-named = Bot, { $level }
you = You
somebody = Somebody
seat-open = Open
seat-take = Sit down here
seat-take-here = For somebody at this screen
seat-take-named = Take over { $name }
seat-offer = You have been invited. A bot plays until you sit down:
seat-bot = Give it to a bot
seat-leave = Leave
seat-free = Free the seat
seat-lend = Let a bot play
seat-lend-other = Let a bot play for them
seat-lent = A bot plays { $name } for you.
seat-take-back = Play yourself
is-host = host
is-you = you
is-bot = bot
is-there = there
is-away = away
is-asked = is asked now
company = At the table
watchers =
    { $n ->
        [one] One person is watching
       *[other] { $n } people are watching
    }
share-title = Invite others
share-help = Whoever has a link can use it. Send it only to those who are meant.
share-here =
    These links work on this computer alone. For friends on other devices start Oakveil with “--host 0.0.0.0” and come by the
    address that it tells.
share-invite = To play
share-watch = To watch
share-send = Send
share-make = Make a link
my-link = Your own link
my-link-help = Go on from another device with it. Do not pass it on: whoever has it plays for you.

## At the table

table-no-link = No way to this table
table-no-link-help = You need a link to this table, and this browser has none. Ask whoever laid the table to send you one.
table-offline = The table cannot be reached
table-offline-help = The server does not reply. Your game is safe there; try again in a moment.
table-outdated = There is a newer page
table-outdated-help = The house was renewed while you were here. Load the page again to go on.
table-refused = The connection was refused
table-refused-help = The server did not accept what this page said. Load it again.
table-leave = Leave the table (it stays)
question = What is asked
answers = Answers
answer-for-me = Let a sensible player answer
watching = You are watching.
why = Why?
hint = Hint
hint-help = What would a sensible player do?
hint-told = A sensible player would choose “{ $label }”.
tip-ok = Understood
tip-off = No more tips
undo = Take back
undo-help = Nothing was revealed since: you may take it back freely.
undo-ask = Ask to take back
undo-vote-help = Something was revealed since: the others have to agree.
undo-far = Take back as far as is free
skip = Skip
skip-help = Show everything at once, and let the bots play without waiting.
confirm-title = Are you sure?
confirm-yes = Yes
confirm-no = No
clock-left =
    { $n ->
        [one] One second left
       *[other] { $n } seconds left
    }
paused = The game is paused.
pause = Pause
go-on = Go on
vote = { $name } would like to take something back.
vote-mine =
    { $n ->
        [one] You have asked to take something back. One player has still to agree.
       *[other] You have asked to take something back. { $n } players have still to agree.
    }
vote-yes = Agree
vote-no = Decline
vote-withdraw = Withdraw
menu = Menu
sound-off = Turn sound off
sound-on = Turn sound on
commitment = Hash of the secret seed that all chance comes from:
story = Story
story-cut = What happened before is in the replay.
story-empty = Nothing has happened yet.
chat = Chat
chat-unread =
    { $n ->
        [one] Chat, one new line
       *[other] Chat, { $n } new lines
    }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
on-table = On the table
nothing-here = nothing
face-down =
    { $n ->
        [one] One card, face down
       *[other] { $n } cards, face down
    }
hand-over = Hand the screen to { $name }
hand-over-ready = I am { $name }

## The end

end-title = The end
end-show = How it ended
end-rematch = Play again
end-next = To the next game
end-look = Look at the table
end-fair = Was chance fair?
end-fair-help = Before the game the table published a hash of its secret seed. Now the seed is open, and the whole game can be played again from it.
end-commitment = The hash that was published
end-secret = The seed
end-words = Mixed with the words of the players
end-verify = Verify
end-verified = Verified: { $n } entries lead from the seed to exactly this table.
end-not-verified = It could not be verified: { $why }
end-download = Download the game

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-to-table = To the table
replay-controls = Timeline
replay-moment = Moment of the game
replay-at = Entry { $at } of { $n }
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-chapter-before = To the round before
replay-chapter-next = To the next round
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-eyes = Eyes of
replay-everything = everybody
replay-spectator = a spectator
replay-link = Link to this moment
replay-fork = Go on from here
replay-fork-help = A new table that goes on from this moment, against bots

## Rules

rule = The rule
rules-here = The rules of these answers
rule-of = Rule { $id }
rule-unknown = The rule { $id } is not in the book.
rule-advice = advice
rules-title = Rules of { $game }
rules-intro = In our own words, one statement at a time. The table cites them by the name under each of them.
rules-chapters = Chapters
rules-find = Find a rule
rules-found =
    { $n ->
        [one] One rule
       *[other] { $n } rules
    }
chapter-avel-setup = setting up
chapter-avel-prep = getting ready
chapter-avel-turn = a turn
chapter-avel-move = moving
chapter-avel-battle = battle
chapter-avel-wound = wounds
chapter-avel-attr = attributes of monsters
chapter-avel-effect = effects of equipment
chapter-avel-elixir = elixirs
chapter-avel-reward = rewards
chapter-avel-bag = drawing from the bag
chapter-avel-pack = packing
chapter-avel-exch = exchange
chapter-avel-stun = being stunned
chapter-avel-rest = resting
chapter-avel-tile = tiles and their services
chapter-avel-castle = the castle
chapter-avel-wall = walls
chapter-avel-elven = the elven village
chapter-avel-alch = the alchemist
chapter-avel-market = the market
chapter-avel-quarry = the quarry
chapter-avel-lake = the lake
chapter-avel-stone = stone circles
chapter-avel-wild = the wilds
chapter-avel-moon = the moon track
chapter-avel-rise = the rise of the Black Moon
chapter-avel-march = the march
chapter-avel-beast = the Beast
chapter-avel-trap = traps
chapter-avel-end = the end of the game
chapter-avel-solo = playing alone
chapter-avel-odds = odds
chapter-avel-map = the land
chapter-avel-tip = tips
chapter-avel-tune = tuning
chapter-tactique-gen = general rules
chapter-tactique-setup = setting up
chapter-tactique-deck = the starting deck
chapter-tactique-card = what is on a card
chapter-tactique-zone = zones
chapter-tactique-enc = setting up an encounter
chapter-tactique-diff = difficulty
chapter-tactique-flow = rounds
chapter-tactique-turn = a hero's turn
chapter-tactique-play = playing and resolving cards
chapter-tactique-x = numbers and X
chapter-tactique-key = Priming, Passive, Substitution
chapter-tactique-target = targets
chapter-tactique-dmg = damage to enemies
chapter-tactique-block = block and damage to heroes
chapter-tactique-wound = wounds
chapter-tactique-heal = healing
chapter-tactique-move = moving
chapter-tactique-pile = deck and discard pile
chapter-tactique-out = discarding, exiling, removing
chapter-tactique-dur = how long effects last
chapter-tactique-trig = triggers
chapter-tactique-enemy = the enemies' turn
chapter-tactique-threat = threat
chapter-tactique-atk = attacks of enemies
chapter-tactique-ai = how enemies behave
chapter-tactique-death = death and return of heroes
chapter-tactique-sum = summons
chapter-tactique-round = the end of the enemies' turn
chapter-tactique-end = the end of an encounter
chapter-tactique-reinf = reinforcing
chapter-tactique-boss = the boss
chapter-tactique-field = battlefields
chapter-tactique-win = the end of the game
chapter-tactique-solo = playing alone
chapter-tactique-tip = tips
chapter-veiel-mode = modes of play
chapter-veiel-info = who may know what
chapter-veiel-setup = setting up
chapter-veiel-phy = phylacteries
chapter-veiel-sheet = the character sheet
chapter-veiel-rest = the rest zone
chapter-veiel-level = crystals and levels
chapter-veiel-alch = the alchemist and consumables
chapter-veiel-smith = the blacksmith
chapter-veiel-equip = equipment
chapter-veiel-inc = an incursion
chapter-veiel-room = rooms
chapter-veiel-riddle = the riddle room
chapter-veiel-lair = the Priestess’s Lair
chapter-veiel-event = events
chapter-veiel-corr = the corruption
chapter-veiel-boss = bosses
chapter-veiel-combat = combat
chapter-veiel-atk = attacking with a weapon
chapter-veiel-abil = abilities
chapter-veiel-item = using consumables
chapter-veiel-dmturn = the DM’s turn
chapter-veiel-def = defending
chapter-veiel-cond = conditions
chapter-veiel-flee = fleeing
chapter-veiel-loot = loot
chapter-veiel-death = falling and standing up again
chapter-veiel-end = the end of the game
chapter-veiel-bal = balancing
chapter-veiel-nodm = playing without a DM
chapter-veiel-solo = playing alone
chapter-veiel-team = team decisions
chapter-veiel-tip = tips

## Settings

set-intro = They stay in this browser.
set-look = How it looks
set-language = Language
set-light = Light
set-light-system = like my device
set-light-day = day
set-light-night = night
set-text = Size of the text
set-text-0-9 = smaller
set-text-1 = usual
set-text-1-15 = larger
set-text-1-3 = very large
set-contrast = Strong contrast
set-contrast-help = Black on white or white on black, without the texture of the paper.
set-marks = Marks beside colours
set-marks-help = Letters and signs wherever a colour tells something.
set-move = Motion and sound
set-motion = Motion
set-motion-help = Without motion everything is shown at once.
set-motion-system = like my device
set-motion-full = full
set-motion-still = none
set-speed = Speed
set-speed-0-5 = slow
set-speed-1 = usual
set-speed-2 = fast
set-speed-4 = very fast
set-sound = Sound
set-volume = Volume
set-play = Playing
set-confirm = Confirm answers
set-confirm-help = Ask again before an answer is given.
set-coach = Tips for the first game
set-coach-help = Short tips when something happens for the first time.
set-keys = Keys at the table
key-digits = 1 – 9
key-digits-help = Give the answer with this number. Many answers have a letter of their own, too.
key-arrows = Arrows, Enter
key-arrows-help = Walk along the answers, and give one.
key-escape = Escape
key-escape-help = Close what is open, go back to all answers.
key-undo = Ctrl + Z
key-undo-help = Take back.
key-hint = ?
key-hint-help = Hint.
key-skip = .
key-skip-help = Skip what is being shown.
key-story = L
key-story-help = Open or close the story.
key-chat = C
key-chat-help = Open or close the chat.
key-replay = ← →, Page up, Page down, Home, End
key-replay-help = In a replay: one step back or on, to the round before or the next one, to the start, to the end.

## About

about-title = About this table
about-what = Oakveil is a digital table for adventure games. It knows the rules, keeps everybody’s secrets, and lets people and bots sit side by side. It is free software.
about-fair = Chance is fair and can be checked: each table publishes a hash of its secret seed before the first die is rolled, and opens the seed at the end.
about-private = There are no accounts and no trackers. Your name, your settings and the links to your tables stay in this browser.
about-games = The games
about-fans = Made by fans, and not affiliated with anyone named here. If you enjoy a game on this table, buy the box: it is the better half of the pleasure. Rules are told in our own words; the values that are not public, the names and the stories are our own.
about-unnamed = not named in the rulebook
about-veridia = The characters, creatures, traits and things of Veridia are adapted from Veridia Tabletop RPG by Trisfald, told in our own words and translated, and stay under the licence of the original. Nobody may sell them, and whoever changes them shares them alike.
about-parts = What the page is made of
