### Messages of the table itself, for every game.

## Refused answers

kernel-not-offered = That is not one of the answers.
kernel-not-your-question = It is not your turn to answer.
kernel-no-command = That cannot be done now.
kernel-no-clock = No clock is running.
kernel-stale = This question has already been answered.
kernel-nothing-to-undo = There is nothing to take back.
kernel-undo-needs-consent = The others must agree before this can be taken back.

## The table in words, for games without words of their own

kernel-seat = Seat { $seat }
kernel-ask = { $seat }: { $what }?
kernel-detailed = { $what } ({ $detail })
kernel-record = { $name }: { $fields }
kernel-yes = yes
kernel-no = no
kernel-nothing = nothing
kernel-hidden = { $n } hidden
kernel-won =
    { $n ->
        [one] { $seats } has won.
       *[other] { $seats } have won.
    }
kernel-nobody-won = Nobody has won.
kernel-choice-React = React: { $key }
kernel-choice-LetPass = Let it pass

## Faults of content files. $place is the file, the entry and the field, as far as there are such.

content-fault = { $place }: { $sentence }
content-unreadable = This file cannot be read.
content-too-large = This file is too large; at most { $limit } letters are allowed.
content-not-utf8 = This file is not UTF-8 text.
content-too-deep = The lists or tables of this file lie too deep inside each other.
content-not-toml =
    { $line ->
        [0] This is not TOML
       *[other] This is not TOML (line { $line }, column { $column })
    }: { $detail }.
content-no-table = There is no table in this folder; expected { $wanted }.
content-unknown-table = No table has this name; expected { $wanted }.
content-too-many = Too many entries; at most { $limit } are allowed.
content-bad-id = '{ $found }' is no id: use 1 to 40 lower case letters, digits and underscores.
content-double-id =
    Two { $table ->
        [equipment] equipment tokens
        [base] base deck cards
       *[other] { $table }
    } are called '{ $entry }'.
content-missing-field = The field '{ $wanted }' is missing.
content-unknown-field = There is no field '{ $found }' here; expected { $wanted }.
content-unknown-field-near = There is no field '{ $found }' here; did you mean '{ $near }'?
content-unknown-verb = There is no verb '{ $found }' here; expected { $wanted }.
content-unknown-verb-near = There is no verb '{ $found }' here; did you mean '{ $near }'?
content-not-one-of = Found '{ $found }'; expected { $wanted }.
content-not-one-of-near = Found '{ $found }'; did you mean '{ $near }'?
content-badly-written = '{ $found }' is not written in the form that is needed here.
content-wrong-kind =
    Found { $kind ->
        [text] the text '{ $found }'
        [number] the number { $found }
        [list] a list
        [table] a table
       *[other] { $found }
    }; expected { $wanted ->
        [text] a text
        [whole] a whole number
        [decimal] a number
        [truth] true or false
        [list] a list
       *[table] a table
    }.
content-out-of-range =
    { $unit ->
        [letters] Number of letters: { $found }
        [items] Number of items: { $found }
       *[none] Found { $found }
    }; expected { $bounds ->
        [least] at least { $least }
        [most] at most { $most }
        [exactly] exactly { $least }
       *[range] { $least } to { $most }
    }.
content-refused = This cannot be used: { $detail }.
content-no-french-name = '{ $entry }': no French name; the English one is shown.
content-no-french = No French text for '{ $en }'; the English one is shown.
