# What cannot be understood
visualiser-empty = There is no message here, only an empty line.
visualiser-too-long = No message is longer than { $most } bytes: this one is dropped.
visualiser-unknown = “{ $text }” is no message: a game is begun with beginGame and a house chosen with playerChoose.
visualiser-unfinished = The term stops in the middle: a bracket or a word is missing.
visualiser-begin-line = A game begins with two players, such as: beginGame human bot2
visualiser-begin-term = A game begins with two players, who starts and the board, such as: [beginGame,[human,0],[bot2,0],1,newBoard]
visualiser-choice = A choice is one position from 1 to 6, such as: playerChoose 3
visualiser-player = There is no player “{ $text }”; there are: { $known }.
visualiser-position = “{ $text }” is not a position: the positions are 1 to 6.
visualiser-seeds = “{ $text }” is not a number of seeds from 0 to { $most }.
visualiser-starter = “{ $text }” does not say who starts; 1 or 2 does.
visualiser-too-many = A game here has at most { $most } seeds, on the board and captured together; these are { $total }.

# What cannot be done now
visualiser-no-game = No game is being played: begin one with beginGame.
visualiser-in-game = A game is being played: another can begin when it has ended.
visualiser-busy = Many games wait for their bots: this one goes on when it is its turn to think.
visualiser-full = As many clients are being served as there is room for: try again later.
visualiser-crowded = As many clients of your address are being served as of one may be: try again later.

# Why a connection is closed
visualiser-silent = Nothing was heard for { $seconds } seconds: the connection is closed.
visualiser-gave-way = Others need the place, and no game is being played here: the connection is closed.
