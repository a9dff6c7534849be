quantik-title = Quantik
quantik-about = Four shapes in one row, column or zone: a game of minutes, for two.
# Names
quantik-white = White
quantik-brown = Brown
quantik-white-the = White
quantik-brown-the = Brown
quantik-cone = cone
quantik-cube = cube
quantik-cylinder = cylinder
quantik-sphere = sphere
quantik-a-cone = a cone
quantik-a-cube = a cube
quantik-a-cylinder = a cylinder
quantik-a-sphere = a sphere
quantik-cones = cones
quantik-cubes = cubes
quantik-cylinders = cylinders
quantik-spheres = spheres
quantik-white-cone = white cone
quantik-white-cube = white cube
quantik-white-cylinder = white cylinder
quantik-white-sphere = white sphere
quantik-brown-cone = brown cone
quantik-brown-cube = brown cube
quantik-brown-cylinder = brown cylinder
quantik-brown-sphere = brown sphere
quantik-white-cones = { $count } white cones
quantik-white-cubes = { $count } white cubes
quantik-white-cylinders = { $count } white cylinders
quantik-white-spheres = { $count } white spheres
quantik-brown-cones = { $count } brown cones
quantik-brown-cubes = { $count } brown cubes
quantik-brown-cylinders = { $count } brown cylinders
quantik-brown-spheres = { $count } brown spheres
quantik-a-white-cone = a white cone
quantik-a-white-cube = a white cube
quantik-a-white-cylinder = a white cylinder
quantik-a-white-sphere = a white sphere
quantik-a-brown-cone = a brown cone
quantik-a-brown-cube = a brown cube
quantik-a-brown-cylinder = a brown cylinder
quantik-a-brown-sphere = a brown sphere
quantik-the-row = the row { $from } to { $to }
quantik-the-column = column { $column }
quantik-zone-upper-left = the upper left zone
quantik-zone-upper-right = the upper right zone
quantik-zone-lower-left = the lower left zone
quantik-zone-lower-right = the lower right zone
quantik-cell = cell { $cell }
quantik-hand = { $who }, { $what } still to play
quantik-two-lines = { $one } and { $two }
quantik-three-lines = { $one }, { $two } and { $three }

# Rules
quantik-rules-book = The published rules: whoever has no move left has lost.
quantik-rules-report = The report’s rules: when somebody has no move left, the game is a draw.

# Refusals
quantik-none-left = You have no { $what } left: both are on the board.
quantik-taken = You cannot play on { $cell }: { $what } stands there already.
quantik-blocked-row = You cannot play { $what } there: { $who } already has one in that row.
quantik-blocked-column = You cannot play { $what } there: { $who } already has one in that column.
quantik-blocked-zone = You cannot play { $what } there: { $who } already has one in that zone.

# Reading what a person types
quantik-typing = Two numbers after a piece are a row counted from the top, and a column: “cone 2 3” is the second row from the top and the third column, cell c3. (Everywhere else rows count from the bottom, as printed beside the board.)
quantik-ask-cell = On which cell do you put { $what }? Type it, such as b3.
quantik-ask-column = In which column of row { $row } do you put { $what }? Type a to d.
quantik-ask-row = In which row of column { $column } do you put { $what }? Type 1 to 4, as printed beside the board.
quantik-no-shape = “{ $text }” is no piece: type cone, cube, cylinder or sphere, or its letter A, B, C or D.
quantik-no-cell = “{ $text }” is no cell: cells are a1 to d4, such as b3.
quantik-no-row = “{ $text }” is no row: rows are 1 to 4, as printed beside the board.
quantik-no-column = “{ $text }” is no column: columns are a to d.
quantik-too-much = “{ $text }” is too much: a move is a piece and a cell, such as B@b3.

# Texts that cannot be read
quantik-no-move = “{ $text }” is no move: a move is a shape A to D, “@” and a cell a1 to d4, such as B@b3.
quantik-rows = A board is four rows joined by “/”, the top row first; here the number of rows is { $count }.
quantik-row-length = A row is four cells; row { $row } from the top has { $count }.
quantik-letter = “{ $letter }” in row { $row } from the top, column { $column }, is no piece: A to D are White’s, a to d are Brown’s, “.” is an empty cell.
quantik-lists = A board in numbers is four lists of four, such as [[91,0,0,11],[52,71,92,11],[0,51,12,92],[0,0,0,52]].
quantik-code = “{ $code }” in row { $row } from the top, column { $column }, is no piece: 0 is an empty cell; otherwise 1 cone, 5 cube, 7 cylinder or 9 sphere, then 1 for White or 2 for Brown.

# Positions that no game leads to
quantik-too-many = This cannot happen in a game: { $who } has { $count } { $what } on the board, of two in all.
quantik-counts = This cannot happen in a game: White begins, so White has as many pieces on the board as Brown or one more, not { $white } against { $brown }.
quantik-both-colours = This cannot happen in a game: { $line } has { $what } of both colours.
quantik-two-wins = This cannot happen in a game: no single last piece of { $who } explains every completed line.

# What happens
quantik-tell = { $who } puts { $what } on { $cell }.
quantik-completed = That completes { $line } with four different shapes.
quantik-stuck = { $who } has no move left.
quantik-question = { $who }, which piece do you play, and on which cell?
quantik-won-by-line = { $who } wins: { $line } has four different shapes.
quantik-won-by-lines = { $who } wins: { $lines } have four different shapes each.
quantik-won-by-block = { $who } wins: { $other } has no move left.
quantik-drawn = A draw: { $who } has no move left.
quantik-fact-moves = Moves open to { $who }: { $count }

# What there is to know about a move that is looked at
quantik-remark-none-left = { $who } has no { $what } left, so it bars nothing.
quantik-remark-bars = { $who } may then put none in row { $row }, column { $column } or this zone.
quantik-remark-bars-sphere = { $who } may then put none in row { $row }, column { $column } or this zone.

# Why a move is bad
quantik-why-line = leaves a winning reply: { $what } on { $cell }
quantik-why-stuck = leaves a reply after which you have no move: { $what } on { $cell }
quantik-why-trap = allows { $what } on { $cell }, after which every move leaves a winning reply
quantik-why-force = allows { $what } on { $cell }, which wins in { $plies } moves whatever you play
quantik-why-win-let-go = lets a win go: { $what } on { $cell } would have won
quantik-why-not-at-once = does not win at once, as { $what } on { $cell } does

# Players
quantik-about-level1 = Plays any legal move, all alike.
quantik-about-level2 = Wins if it can, sees to it that you cannot win at once, and threatens where you cannot parry; otherwise plays anything.
quantik-about-level3 = Plays like level2, and otherwise leaves you as few moves as it can.
quantik-about-beginner = Looks at the next two moves, but notices only three in ten of the moves that could be played.
quantik-about-casual = Looks at the next two moves and overlooks a quarter of what could be played.
quantik-about-keen = Looks three moves ahead, but still overlooks one thing in seven.
quantik-about-steady = Looks three moves ahead, overlooks nothing, and sometimes thinks of leaving you little room.
quantik-about-strong = Looks four moves ahead, and often leaves you little room.
quantik-about-expert = Looks five moves ahead, and more often than not leaves you little room.
quantik-about-master = Looks up to seven moves ahead, and mostly leaves you little room.
quantik-about-perfect = Knows the value of every position: wins as soon as it can, loses as late as it can, and sets traps.
quantik-about-and-slips = { $about } Lets { $slips } of 1000 won positions slip.
quantik-hand-book = The worth of every position with up to { $pieces } pieces is known (checksum { $sum }); all later ones are worked out at once.
quantik-hand-not-lent = The table of first positions is not inside this program, and nobody has lent it: they are worked out, which takes longer.
quantik-hand-version = The table of first positions is of another version: they are worked out, which takes longer.
quantik-hand-length = The table of first positions is cut or has something added: they are worked out, which takes longer.
quantik-hand-altered = The table of first positions is not as it was written: they are worked out, which takes longer.
