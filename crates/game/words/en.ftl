game-option-shape = “{ $word }” is not an option: options are written key=value.
game-option-unknown = There is no option “{ $key }” here, only: { $known }.
game-option-none = There are no options here, but the text has “{ $word }”.
game-option-twice = The option “{ $key }” is given twice.
game-option-value = “{ $value }” is not a value of the option “{ $key }”; it can be: { $known }.
game-over = The game is over: no move can be played any more.
game-missing-move = A move is missing: the text is empty.
game-step-back = Taken back: { $step }
game-option-rules = Which rules are played
