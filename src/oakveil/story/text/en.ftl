### The story of a saved game, in English.

story-begins = { $title }, a game of { $n ->
        [one] one seat
       *[other] { $n } seats
    }
story-answer = { $n }. { $seat }: { $option }
story-command = { $n }. { $seat }: { $option }
story-lapse = { $n }. { $seat } let the time run out: { $option }
story-undo = { $n }. { $seat } took everything back from { $to } on.
story-open = Not over yet. { $question }
story-astray = The story cannot be told further than this: { $why }.
