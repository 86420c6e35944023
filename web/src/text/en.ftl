title = Oakveil
seat = Seat { $seat }
hint-told = A sensible player would choose “{ $label }”.
offline-not-sent = There is no connection to the table now; nothing was sent.
