oware-title = Oware
oware-about = Sow and capture seeds: the old game of Ghana, for two.
# Who plays, and what lies on the board
oware-south = South
oware-north = North
oware-south-the = South
oware-north-the = North
oware-house = { $who }’s house { $house }
oware-store = { $who }’s store
oware-seed = one seed
oware-seeds = { $count } seeds
oware-scoring = seeds captured

# Why a house cannot be sown
oware-over = The game is over: no house can be sown any more.
oware-not-yours = House { $house } is { $owner }’s: { $who } sows the houses { $first } to { $last }.
oware-empty = House { $house } is empty: there is nothing to sow.
oware-must-feed = { $opponent } has no seeds left: you must sow a house that gives some, and { $house } does not reach the other side.
oware-slam-forbidden = House { $house } would capture all of { $opponent }’s seeds: that is forbidden while you have another move.

# What can be chosen before the game
oware-option-book = Abapa, the rules of the Oware Society
oware-option-report = the report’s: a grand slam takes, nobody need feed, and a player without seeds is passed over
oware-option-slam = What a grand slam does, a capture of all the opponent’s seeds
oware-option-slam-none = it captures nothing
oware-option-slam-takes = it captures everything
oware-option-slam-forbidden = it is forbidden while there is another move

# What was typed
oware-move-text = “{ $text }” is not a house: the houses are A to F and a to f.
oware-read-what = “{ $text }” is not a house: type { $first } to { $last }. Numbers from 1 to 6 count from { $one } to { $six }, as in the report.
oware-read-count = House { $house } captures { $right } here, not “{ $text }”.

# Positions as text
oware-position-what = “{ $text }” is not a position: one looks like 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S.
oware-position-parts = A position has 15 parts between dashes (twelve houses, two captures, S or N), but this one has { $count }.
oware-position-number = { $place }: “{ $text }” is not a number of seeds from 0 to 48.
oware-position-turn = At the end: “{ $text }” does not say whose turn it is; S or N does.
oware-position-total = On the board and captured there are { $total } seeds in all; there must be 48.
oware-place-house = House { $house }
oware-place-captures = What { $who } has captured
oware-rows-shape = “{ $text }” is not two rows of six numbers: they look like [[1,0,7,0,0,0],[0,4,2,1,1,0]].
oware-rows-turn = After the rows: “{ $text }” does not say whose turn it is; 1 or 2 does.
oware-rows-after = After the rows come two scores and whose turn it is, nothing more; but there is “{ $text }”.
oware-board-total = There are { $total } seeds in all; at most 255 can be played with.
oware-board-turn = There is no player { $seat }: the players are 1 and 2.
oware-slam-fixed = By the report’s rules a grand slam always takes: slam={ $value } does not go with rules=report.

# Files of Aualé
oware-ogn-tag = Line { $line }: “{ $text }” is not a tag; one looks like [South "Ama"].
oware-ogn-variant = The variant “{ $text }” does not fit: the position is played by “{ $fits }”.
oware-ogn-fen = The FEN tag: { $why }
oware-ogn-result = The Result tag: “{ $text }” is neither the final seeds, such as 27-12, nor *.
oware-ogn-comment = A comment is not closed: after the opening brace there is no closing one.
oware-ogn-move = Move { $ply }, “{ $text }”: { $why }
oware-ogn-after = After the result there is “{ $text }”: a file holds one game.
oware-ogn-two-results = The result at the end is not the one in the Result tag.
oware-ogn-winner = The result does not fit the moves. { $verdict }
oware-ogn-cut-short = The file ends before its result: it seems to be cut short.
oware-ogn-twice = The tag “{ $name }” stands twice.
oware-ogn-seeds = The result { $south }-{ $north } has more than 48 seeds.

# A move
oware-question = { $who }, which house do you sow?
oware-tell = { $who } sows the { $count } seeds of house { $house }, the last into { $last }.
oware-tell-one = { $who } sows the one seed of house { $house } into { $last }.
oware-step-sow = A seed falls into { $house }.
oware-step-capture = { $who } captures { $count } from { $house }.
oware-step-slam = That would take all of { $opponent }’s seeds: a grand slam captures nothing.
oware-step-pass = { $who } has no seeds and is passed over.
oware-step-keep-one = { $who } keeps the seed on its own side.
oware-step-keep = { $who } keeps the { $count } seeds on its own side.

# The end
oware-won-captured = { $winner } wins: { $most } seeds captured against { $least }.
oware-drawn-captured = A draw: both have captured { $count } seeds.
oware-won-kept = { $winner } wins: { $most } seeds against { $least }. { $why } Each side keeps its own seeds.
oware-drawn-kept = A draw: { $count } seeds each. { $why } Each side keeps its own seeds.
oware-end-repeated = This position has been on the board before.
oware-end-no-food = { $who } has no move that gives { $opponent } a seed.
oware-end-no-seeds = { $who } has no seeds to sow.
oware-end-bare = No seeds are left on the board.
oware-end-even = Both have captured { $count } seeds.

# Beside the board
# What there is to know about a move that is looked at
oware-remark-from = { $count } from { $house }
oware-remark-comma = { $one }, { $two }
oware-remark-and = { $one } and { $two }
oware-remark-leads = { $who } captures { $what }, and leads { $own } to { $other }.
oware-remark-level = { $who } captures { $what }, and is level at { $own }.
oware-remark-trails = { $who } captures { $what }; it is { $own } to { $other } then.
oware-fact-captured = Captured: South { $south }, North { $north }.
oware-fact-final = In the end: South { $south }, North { $north }.
oware-fact-report = Rules of the report: a grand slam takes, nobody need feed, and a player without seeds is passed over.
oware-fact-takes = A grand slam takes everything.
oware-fact-forbidden = A grand slam is forbidden.

# The players
oware-about-bot1 = Sows any house it may, all alike.
oware-about-bot2 = Sows the house that captures most now; if none captures, any.
oware-about-next-move = Looks only at its next move, and overlooks { $overlooks } of every 100.
oware-about-learner = Looks { $depth } moves ahead, but overlooks { $overlooks } of every 100 moves.
oware-about-sees-all = Looks { $depth } moves ahead and overlooks nothing.
oware-about-thinker = Tries { $nodes } moves in its head before each of its own, and knows the endings.

# Why a move is bad
oware-why-missed = misses a win at once: { $move }
oware-why-lost = lets { $who } win at once with { $reply }
oware-why-captured = lets { $who } capture { $count } with { $reply }
oware-why-left = leaves { $count } seeds that { $move } would capture
oware-unit = a score of 1 is one seed more in hand than the other side at the end
oware-net-foreign = this is no file of weights for Oware
oware-net-version = these weights for Oware are of version { $version }, and this program reads version { $wanted }
oware-net-length = these weights for Oware take { $bytes } bytes instead of { $wanted }: the file is cut or has something added
oware-net-altered = these weights for Oware are not what they were when they were written: their checksum differs
oware-typing = Numbers from 1 to 6 are read too, as in the report: they count South’s houses from F to A, and North’s from a to f.
oware-measured = { $by } seeds
oware-book-foreign = this is no book of openings for Oware
oware-book-version = this book of openings for Oware is of another version than this program reads
oware-book-altered = this book of openings for Oware is not what it was when it was written: its checksum differs
oware-book-line = line { $number } of this book of openings for Oware holds no move of such a game
oware-hand-net = A net judges positions: { $weights } weights of version { $version }, with the checksum { $sum }.
oware-hand-endings = Every board with up to { $seeds } seeds is known exactly.
oware-hand-no-endings = No endings are known: they are searched.
oware-hand-book = A book of openings knows { $count } positions.
oware-hand-no-book = The book of openings is closed, as it was asked for.
