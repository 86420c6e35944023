### The Order of Veiel in English: the riddles.

veiel-riddle-series = which number comes after these: { $terms }
veiel-riddle-doors = one of three doors hides a treasure, one a trap, one nothing. Exactly one inscription is true: { $inscriptions }. What is where?
veiel-riddle-inscription = on door { $n }: { $what }
veiel-riddle-claim =
    { $content ->
        [treasure]
            { $holds ->
                [yes] door { $n } hides the treasure
               *[no] door { $n } does not hide the treasure
            }
        [trap]
            { $holds ->
                [yes] door { $n } hides the trap
               *[no] door { $n } does not hide the trap
            }
       *[empty]
            { $holds ->
                [yes] door { $n } hides nothing
               *[no] door { $n } hides something
            }
    }
veiel-riddle-treasure = treasure
veiel-riddle-trap = trap
veiel-riddle-empty = nothing
veiel-riddle-scales = the weights A, B, C and D weigh 1, 2, 3 and 4. On the scales: { $weighings }. In which order do they stand, from light to heavy?
veiel-riddle-weighing =
    { $heavier ->
        [left] { $left } is heavier than { $right }
        [right] { $left } is lighter than { $right }
       *[none] { $left } weighs as much as { $right }
    }
veiel-riddle-grid = each row and each column has each of { $symbols } once: { $square }. What belongs in the place of the question mark?
veiel-riddle-lock = a code has three different digits. { $clues }. What is the code?
veiel-riddle-clue =
    { $right ->
        [0] { $guess } has no digit right
        [one] { $guess } has { $right } digit right
       *[other] { $guess } has { $right } digits right
    }{ $right ->
        [0] {""}
       *[other]
            { $placed ->
                [0] , not in place
               *[other] , { $placed } in place
            }
    }
veiel-riddle-levers =
    { $open ->
        [none] of { $doors } doors all are closed
       *[other]
            { $n ->
                [one] of { $doors } doors only door { $open } is open
               *[other] of { $doors } doors these are open: { $open }
            }
    }. A lever opens what is closed and closes what is open: { $levers }. Which levers leave only door { $goal } open?
veiel-riddle-lever =
    { $n ->
        [one] lever { $lever } turns door { $doors }
       *[other] lever { $lever } turns doors { $doors }
    }
veiel-riddle-pulled =
    { $n ->
        [one] lever { $levers }
       *[other] levers { $levers }
    }
