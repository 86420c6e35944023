### L'histoire d'une partie enregistrée, en français.

story-begins = { $title }, une partie à { $n ->
        [one] une place
       *[other] { $n } places
    }
story-answer = { $n }. { $seat } : { $option }
story-command = { $n }. { $seat } : { $option }
story-lapse = { $n }. { $seat } a laissé passer le temps : { $option }
story-undo = { $n }. { $seat } a tout repris à partir de { $to }.
story-open = La partie n'est pas finie. { $question }
story-astray = L'histoire ne peut être racontée au-delà : { $why }.
