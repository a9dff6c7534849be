# What cannot be understood
server-empty = There is no message here, only an empty line.
server-too-long = No message is longer than { $most } bytes: this one is dropped.
server-unknown = “{ $text }” is no message: a game is begun with beginGame and a house chosen with playerChoose.
server-unfinished = The term stops in the middle: a bracket or a word is missing.
server-begin-line = A game begins with two players, such as: beginGame human bot2
server-begin-term = A game begins with two players, who starts and the board, such as: [beginGame,[human,0],[bot2,0],1,newBoard]
server-choice = A choice is one position from 1 to 6, such as: playerChoose 3
server-player = There is no player “{ $text }”; there are: { $known }.
server-position = “{ $text }” is not a position: the positions are 1 to 6.
server-seeds = “{ $text }” is not a number of seeds from 0 to { $most }.
server-starter = “{ $text }” does not say who starts; 1 or 2 does.
server-too-many = There are { $total } seeds in all; at most { $most } can be played with.

# What cannot be done now
server-no-game = No game is being played: begin one with beginGame.
server-in-game = A game is being played: another can begin when it has ended.
server-full = As many clients are being served as there is room for: try again later.
