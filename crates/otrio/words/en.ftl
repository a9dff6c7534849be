otrio-title = Otrio
otrio-about = Three rings in a line, a row of sizes or a nest: for two, three or four.
# Colours as those who play, and as what a piece looks like.
otrio-red = Red
otrio-green = Green
otrio-blue = Blue
otrio-purple = Purple
otrio-red-the = Red
otrio-green-the = Green
otrio-blue-the = Blue
otrio-purple-the = Purple
otrio-is-red = red
otrio-is-green = green
otrio-is-blue = blue
otrio-is-purple = purple
otrio-are-red = red
otrio-are-green = green
otrio-are-blue = blue
otrio-are-purple = purple
otrio-letter-r = R
otrio-letter-g = G
otrio-letter-b = B
otrio-letter-p = P
otrio-letter-l = L
otrio-letter-m = M
otrio-letter-s = S
otrio-large = large
otrio-medium = medium
otrio-small = small
otrio-larges = large
otrio-mediums = medium
otrio-smalls = small
otrio-piece = { $size } { $colour } piece
otrio-pieces = { $count } { $size } { $colour } pieces
otrio-seat-many = { $one } and { $two }
otrio-seat-many-the = { $one } and { $two }

# What can be seen.
otrio-spot-cell = cell { $cell }
otrio-spot-typed = { $cell }
otrio-spot-place = { $cell }, { $size } place
otrio-spot-tray = tray of { $colour }
otrio-spot-hand = tray of { $colour }, { $size } pieces
otrio-order-three = Order of the colours: { $one }, { $two }, { $three }.
otrio-order-four = Order of the colours: { $one }, { $two }, { $three }, { $four }.

# What happens.
otrio-question = { $colour }, which piece do you play, and on which cell?
otrio-tell = { $colour } puts a { $size } piece on { $cell }.
otrio-passed = { $colour } has no piece that fits, and is passed over.
otrio-won = { $seat } wins.
otrio-won-two = { $seat } win.
otrio-won-line = { $seat } wins: { $colour } has { $line }.
otrio-won-line-two = { $seat } win: { $colour } has { $line }.
otrio-line-same = three { $size } pieces in a line, on { $cells }
otrio-line-graded = large, medium and small in a line, on { $cells }
otrio-line-cell = all three sizes on { $cell }
otrio-line-and = { $one }; and { $two }
otrio-draw = A draw: no colour has a piece that fits, and none has three in a line.
otrio-draw-left = A draw: no colour of those who still play has a piece that fits, and none has three in a line.
otrio-reason-draw = No colour has a piece that fits, and none has three in a line.
otrio-reason-draw-left = No colour of those who still play has a piece that fits, and none has three in a line.

# What there is to know about a move that is looked at.
otrio-remark-alone = No other { $size } piece can then stand there.
otrio-remark-last = It is the last { $size } piece of { $colour }.

# Why a move is refused.
otrio-refused-box = { $colour } is not in play: its pieces stay in the box.
otrio-refused-turn = It is not the turn of { $colour }: { $turn } is to act.
otrio-refused-none = { $colour } has no { $size } piece left: all three are on the board.
otrio-refused-taken = You cannot put a { $size } piece on { $cell }: { $owner } already has one there.

# What is asked of, or said to, somebody who types a move.
otrio-ask-size = Which size: L, M or S?
otrio-ask-cell = Which cell, from a1 to c3?
otrio-ask-row = Which row of column { $column }: 1, 2 or 3?
otrio-read-size = “{ $found }” is not a size: say L, M or S, and then the cell, as in L b2.
otrio-read-column = “{ $found }” is not a cell: it begins with a column, a, b or c.
otrio-read-row = “{ $found }” is not a cell: it ends with a row, 1, 2 or 3.
otrio-read-more = “{ $found }” is too much: the move is whole with its cell.
otrio-read-full = There is no place left for a { $size } piece.
otrio-read-full-column = There is no place left for a { $size } piece in column { $column }.

# What is wrong with a text.
otrio-move-shape = “{ $text }” is not a move: write colour, size, @ and cell, like rL@b2.
otrio-move-colour = In “{ $text }”, “{ $found }” is not a colour: it must be r, g, b or p.
otrio-move-size = In “{ $text }”, “{ $found }” is not a size: it must be L, M or S.
otrio-move-between = In “{ $text }”, “{ $found }” stands where there must be an @.
otrio-move-cell = In “{ $text }”, “{ $found }” is not a cell: it must be a column a to c and a row 1 to 3.
otrio-position-empty = A position is missing: the text is empty.
otrio-position-rows = A board has 3 rows with / between them, but this one has { $count }.
otrio-position-cells = Row { $row } must have 3 cells with , between them, but it has { $count }.
otrio-position-cell = Cell { $cell } must have three characters, for large, medium and small, but it has “{ $found }”.
otrio-position-letter = “{ $found }” at the { $size } place of { $cell } is not a piece: r, g, b, p, or . for none.
otrio-position-turn-missing = The colour to act is missing after the board: r, g, b or p.
otrio-position-turn = “{ $found }” after the board is not a colour to act: r, g, b or p.
otrio-position-turn-box = { $colour } cannot be to act: it is not in play.
otrio-position-box = { $colour } has a piece on { $cell }, but is not in play.
otrio-position-many = { $colour } has { $count } { $size } pieces on the board, but there are only 3.
otrio-position-two = { $one } and { $two } have both won, but the first to win ends the game.
otrio-list-letter = “{ $found }” is not what the list needs as its character { $at }: { $wanted }.
otrio-list-short = The list ends too early; what comes next in it: { $wanted }.
otrio-option-players = How many play
otrio-option-players-two = two, with two colours each
otrio-option-players-three = three, with a colour each; the fourth stays in the box
otrio-option-players-four = four, with a colour each
otrio-option-colours = Which colours act, in which order
otrio-options-four = “{ $value }” is not an order of colours for { $players } players: each of r, g, b and p once.
otrio-options-three = “{ $value }” is not an order of colours for { $players } players: three of r, g, b and p, each once.

# Why a move is bad.
otrio-why-reply = leaves { $colour } a winning reply: a { $size } piece on { $cell }
otrio-why-many = leaves { $colour } winning places that cannot all be filled in time: { $places }
otrio-why-force = allows a { $size } piece on { $cell }, which wins in { $plies } moves whatever you play
otrio-why-late = allows a { $size } piece on { $cell }, which wins whatever you play
otrio-why-win-let-go = lets a win go: a { $size } piece on { $cell } would have won
otrio-why-not-at-once = does not win at once, as a { $size } piece on { $cell } does
otrio-why-forced = lets { $colour } win against all the others together

# Who can be played against.
otrio-bot-random = Puts any piece anywhere, all choices alike.
otrio-bot-careful = Wins when it can, stops the next colour that could win, and otherwise plays at random.
otrio-bot-overlooks = Notices { $notices } of 100 winning places, its own and the others', and otherwise plays anywhere.
otrio-bot-ponders = Overlooks no winning place, and plays { $games } games through in its mind before it moves; against more than one opponent, { $crowded }.
otrio-bot-reckons = Against one opponent looks at { $moves } moves to find a forced win or draw, and plays { $games } games through in its mind; against more, { $crowded } games.
otrio-bot-perfect = Against one opponent never lets a win or a draw go; against more, plays { $crowded } games through in its mind before it moves.
otrio-bot-and-slips = { $about } With two players it lets go { $slips } of 1000 wins and draws.
otrio-legend = Letters: R Red, G Green, B Blue, P Purple; L large, M medium, S small.
otrio-typing = On the board R is Red, G is Green, B is Blue and P is Purple; the sizes are L (large), M (medium) and S (small).
otrio-hand-book = The worth of all { $count } first positions, with up to { $pieces } pieces, is known; later ones are worked out.
otrio-hand-damaged = Of the { $all } first positions only { $count } are known: the others are worked out, which takes longer.
