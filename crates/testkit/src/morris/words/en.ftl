morris-title = Three Men's Morris
morris-about = Three in a line with three men each: the smallest mill game, for two.
morris-white = White
morris-black = Black
morris-point = point { $point }
morris-hand = { $who }, men in hand
morris-man-white = a white man
morris-men-white = { $count } white men
morris-man-black = a black man
morris-men-black = { $count } black men

# Options
morris-flying = How far a man may go
morris-flying-no = to the next point along a line
morris-flying-yes = to any free point

# Why a move is refused
morris-none-left = All your men are on the board: move one of them.
morris-put-first = First put down all your men; then they may move.
morris-taken = A man stands on { $point } already.
morris-empty = No man stands on { $point }.
morris-not-yours = The man on { $point } is your opponent’s.
morris-too-far = No line leads straight from { $from } to { $to }.

# What was typed
morris-no-move = “{ $text }” is not a move: one looks like b2 or a1-a2.
morris-no-point = “{ $text }” is not a point: they are a1 to c3.
morris-nowhere = The man on { $point } must go to another point.
morris-too-much = “{ $text }” names more than two points.
morris-ask-to = Where does the man on { $point } go?

# Positions as text
morris-position = “{ $text }” is not a position: one looks like w.b/.../... w.
morris-rows = “{ $text }” is not three rows of three points: they look like w.b/.../....
morris-letter = On { $point } stands “{ $letter }”: it can be w, b or a dot.
morris-counts = With { $white } white and { $black } black men on the board it cannot be the turn of { $who }.
morris-over-before = { $who } has three in a line, so the game was over before this turn.

# What is seen and told
morris-fact-hand = { $who } has { $count } of 3 men still to put down.
morris-fact-flying = Men may go to any free point.
morris-ask-put = { $who }, where do you put a man?
morris-ask-go = { $who }, which man goes where?
morris-puts = { $who } puts a man on { $point }.
morris-goes = { $who } goes from { $from } to { $to }.
morris-completes = { $who } completes the line from { $from } to { $to }.
morris-won = { $who } wins: { $why }
morris-drawn = A draw: { $why }
morris-line = three men in a line from { $from } to { $to }.
morris-blocked = { $who } cannot move.
morris-repeated = this position has been there before.

# Players
morris-player-random = random
morris-player-careful = careful
morris-about-random = Plays any legal move.
morris-about-careful = Wins if it can, and does not let you win at once.
morris-about-perfect = Thinks ahead, and lets no win go.
morris-why = Then { $who } wins with { $move }.
