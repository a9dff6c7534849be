cli-about = Play, study and serve board games: { $games }.
cli-examples =
    tabuleiro                          the menu
    tabuleiro play quantik             you against a gentle player
    tabuleiro play otrio --players 3   you against two
    tabuleiro oware                    straight into a game: any GAME will do
    tabuleiro help duel                help about a command, or the rules of a GAME
    tabuleiro rules oware --all        the rule book

cli-heading-usage = Usage:
cli-heading-examples = Examples:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-value-command = COMMAND
cli-value-options = OPTIONS
cli-value-file = FILE
cli-value-game = GAME
cli-value-depth = DEPTH
cli-value-position = TEXT
cli-value-who = WHO

cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-lang = The language (else from the environment)
cli-arg-plain = Plain ASCII text without colour, for screen readers and files; letters lose their accents (with TERM=dumb instead they keep them). Without it a pipe gets UTF-8 where the locale says so
cli-arg-ground = The terminal's background, so that colours can be read on it (else $TABULEIRO_GROUND, else what the terminal says)
cli-arg-game = One of { $games }
cli-arg-seat = Who sits there: human, @Name for a person who has one, a bot's name (tabuleiro bots) or a UGI program's command
cli-arg-clock = The clock: minutes+seconds more after every move (5+3), minutes and so many seconds of every move free (5d3), a time for each move (30s/move), or none
cli-arg-think = How long a bot or an outside program may think about a move
cli-arg-play-nodes = How many nodes an outside program may use for a move, instead of a time (1s)
cli-arg-pause = How long to wait before a bot's move is shown (1s at a terminal, else none)
cli-arg-resume = Take up the game that was left last, or the one of this number (see tabuleiro kept)
cli-arg-save = Write the record to this new file (.ogn for Aualé's form, Oware only)
cli-arg-file = The record to walk through; - for standard input
cli-arg-moves = The moves, with spaces between them (Oware's letters may run together)
cli-arg-json = One JSON object a line, for machines
cli-arg-depth = How many moves deep, 0 to 64
cli-arg-option = { $label } ({ $games })
cli-arg-position = Begin at this position
cli-arg-seed = Makes every random choice repeatable
cli-arg-open = Opens the page in the browser
cli-arg-page = Where to serve the page with all the games (else there, or on the next free port)
cli-arg-visualiser = Where to listen for the Oware report's visualiser
cli-arg-serve-rules = The rules of the games on that socket
cli-arg-seconds = How long each work is measured
cli-arg-shell = bash, elvish, fish, powershell or zsh

cli-play-about = Play a game, alone against bots, with others at the same keyboard, or let bots play
cli-play-examples =
    tabuleiro play oware --seat1 human --seat2 bot2
    tabuleiro play quantik --rules report
    tabuleiro play quantik --seat1 @Ana --seat2 @Rui --clock 5+3
    tabuleiro play otrio --players 4 --seat1 careful --seat2 human
    tabuleiro play oware --seat2 "./my-engine --fast" --think 2s
    tabuleiro play oolong --resume
cli-replay-about = Walk through a record, or through moves given here
cli-replay-examples =
    tabuleiro replay game.txt
    tabuleiro replay --game oware --moves CeCfCdEcDaBfEbA --json
cli-perft-about = Count move sequences, one line for each depth; history is ignored
cli-perft-examples = tabuleiro perft quantik 4
cli-rules-about = Show how a game is played, on one screen, or the whole rule book
cli-rules-examples =
    tabuleiro rules oolong --lang pt
    tabuleiro rules oware --all
cli-bots-about = Who can be played against, and how strong they are
cli-bots-examples =
    tabuleiro bots
    tabuleiro bots quantik --json
    tabuleiro bots oware --all
cli-serve-about = Serve the page for browsers, and the Oware report's visualiser
cli-serve-examples =
    tabuleiro serve --open
    tabuleiro serve --page 127.0.0.1:8080 --visualiser off
    tabuleiro serve --visualiser 127.0.0.1:7000 --rules book
cli-bench-about = Do fixed work and show how fast it goes; the signature changes only if the rules or the searches do
cli-bench-examples = tabuleiro bench --seconds 5
cli-completions-about = Print completions for a shell
cli-completions-examples = tabuleiro completions bash > tabuleiro.bash
cli-man-about = Print the manual page
cli-man-examples = tabuleiro man > tabuleiro.1

cli-unknown-command = There is no command “{ $name }”.
cli-unknown-argument = “{ $argument }” is not an option here.
cli-missing-argument = This command needs more: { $argument }.
cli-conflict = “{ $argument }” cannot go together with “{ $other }”.
cli-missing-value = “{ $argument }” needs a value.
cli-invalid-value = “{ $value }” cannot be used for { $argument }; it can be: { $known }.
cli-bad-value = “{ $value }” cannot be used for { $argument }.
cli-values-count = “{ $argument }” was given the wrong number of values.
cli-not-utf8 = The command line has bytes that are not text.
cli-bad-usage = The command line cannot be understood.
cli-bad-duration = “{ $value }” is not a time for { $argument }: write 1s, 250ms or 2m.
cli-hint-meant = Did you mean “{ $meant }”?
cli-hint-help = Try: { $command } --help
cli-unknown-game = There is no game “{ $name }”; there are: { $known }.
cli-play-no-game = Which game? Name one, or take up the last with --resume.
cli-no-such-seat = { $seat } is one seat too many: this game has { $seats }.
cli-resume-options = A game that is taken up again has its options and its clock already: leave them out.
cli-nothing-to-resume = There is no unfinished game to take up.
cli-replay-nothing = What is to be replayed? Name a file, or a game with --game and --moves.
cli-replay-file-options = A record has its own options and position: leave them out when you name a file.
cli-unreadable = The file “{ $file }” cannot be read: { $error }.
cli-unwritable = The file “{ $file }” cannot be written: { $error }.
cli-file-exists = The file “{ $file }” is there already, and is left as it is.
cli-bad-record = The record “{ $file }” does not hold. { $why }
cli-output = The output cannot be written: { $error }.
cli-no-full-screen = The full screen cannot be shown: { $why }
cli-serve-nothing = There is nothing to serve: the page and the visualiser's socket are off.
cli-serve-address = “{ $address }” is not an address: write it like { $usual }.
cli-serve-bind = Nobody can listen at { $address }: { $error }.
cli-serve-no-page = This program was built without the page: run cargo xtask page, then cargo build --release, in its source.
cli-serve-page = The page is at { $address }
cli-serve-page-already = The page is being served already, at { $address }
cli-serve-other-port = { $usual } is taken, so the page is served at another address; games kept in the browser stay with theirs.
cli-serve-no-browser = No browser could be opened: open that address in one yourself.
cli-serve-listening = Listening for the visualiser at { $address }.
cli-serve-no-socket = The visualiser's socket is left out: nobody can listen at { $address }: { $error }.
cli-serve-end = Ctrl-C ends it.

cli-level = { $shown } [{ $typed }]
cli-seat-title = { $seat } ({ $who })
cli-seat-title-many = { $seat } ({ $who })
cli-thinking = { $who } is thinking …
cli-thinking-many = { $who } are thinking …
cli-moves = { $count ->
    [one] There is one legal move:
   *[other] There are { $count } legal moves:
 }
cli-undone = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
 }
cli-nothing-to-undo = There is nothing to take back yet.
cli-empty = Type a move; “help” says how.
cli-help-play =
    Type a move, for example “{ $example }”, at once or part by part.
      moves (m)  the legal moves            board      the board again
      hint       a good move, not played    eval       what the position is worth
      why        what speaks against a move you made, or against: why MOVE
      history    the moves so far           position   the position as text
      undo (u)   take your move back        save       write the record: save FILE
      resign     give the game up           draw       offer a draw
      rules      the rule book              stop (q)   leave; the game is kept
cli-you-are = You are { $seat }, against { $others }.
cli-people-play = { $who }, all at this keyboard.
cli-people-against = { $who } at this keyboard, against { $others }.
cli-bots-play = { $who }: only bots play.
cli-bots-pause = Enter makes a pause, Ctrl-C leaves.
cli-and = { $some } and { $last }
cli-decimal = { $whole }.{ $part }
cli-percent = { $number } %
cli-why-nothing = You have not made a move yet. To ask about one, name it: why, and the move.
cli-why-whole = Name a whole move: why, and the move.
cli-history-none = No move has been played yet.
cli-draw-agree = { $who }, do you agree to a draw? [y/N]
cli-draw-agreed = { $who } agrees to a draw.
cli-draw-declined = { $who } does not agree to a draw.
cli-draw-agree-many = { $who }, do you agree to a draw? [y/N]
cli-draw-agreed-many = { $who } agree to a draw.
cli-draw-declined-many = { $who } do not agree to a draw.
cli-resigned-on = { $who } resigned. Playing on: { $others }.
cli-flag-on = { $who } ran out of time. Playing on: { $others }.
cli-clocks = Clocks: { $clocks }
cli-clock = { $who } { $time }
cli-clock-low = { $who } { $time } (low)
cli-program-seconds = { $seconds } s (Enter: it moves at once)
cli-program-nodes = { $seconds } s, { $nodes } nodes (Enter: it moves at once)
cli-program-busy = It is still thinking. Enter or stop makes it move at once, Ctrl-C leaves.
cli-program-failed = Enter: start it again · undo: take a move back · stop: leave, the game is kept
cli-program-ended = { $name } ended as soon as it was started, before any game: is it a program that speaks UGI?
cli-program-help = Enter starts the program again, which is told the game as it stands. undo takes your last move back, stop leaves. The game is kept, and can be taken up with somebody else on that seat: { $command }
cli-paused = Paused. Enter: go on · stop: leave · help: more
cli-paused-help = Enter lets the game go on, stop leaves it. board, moves, hint, eval, position, history, save and rules answer here too.
cli-score = Score: { $wins }; drawn { $drawn }.
cli-begins = A new game; { $who } moves first.
cli-another = Another game? [Y/n]
cli-yes-or-no = Please answer y or n.
cli-left = The game is kept. Take it up again with: { $command }
cli-recorded = The game is recorded in { $file }
cli-saved = The record is saved in { $file }
cli-not-kept = The game cannot be kept on disk: { $error }.
cli-interrupted = Interrupted. The game is kept: take it up with tabuleiro play --resume.
cli-interrupted-only = Interrupted.
cli-interrupted-lost = Interrupted. The game could not be kept and is lost.
cli-goodbye = Until next time.
cli-replay-next = Enter: next move · back: one back · end: all · stop: leave
cli-bots-usual = Without a name you play against { $name }.
cli-bench-signature = Signature { $signature }
cli-unit-games = games
cli-unit-leaves = leaves
cli-unit-nodes = nodes

cli-menu-title = Tabuleiro · { $count } games at one table
cli-menu-help = Help
cli-menu-resume = Take up the game that was left last
cli-menu-exit = Exit
cli-menu-which = Which game? (Enter: { $game }, at once)
cli-menu-about = Type the number or the name of a game. Everywhere “help” (?) says what can be typed, “stop” (q) leaves, “undo” (u) goes back.
cli-menu-unknown = “{ $typed }” is not one of the choices.
cli-menu-mode = Who plays? (Enter: 2)
cli-menu-level = Who plays { $seat }? (Enter: { $usual })
cli-mode-people = Player vs Player
cli-mode-first = Player vs Computer
cli-mode-last = Computer vs Player
cli-mode-each = Choose seat by seat
cli-mode-bots = Computer vs Computer
cli-mode-help = Help: the rules in short
cli-mode-bots-list = The computer players
cli-mode-back = Back
cli-mode-clock = Clock: { $clock }
cli-mode-names = Names: { $names } (name1=Ana)
cli-mode-nameless = none
cli-mode-usual = the usual
cli-mode-options = Options: { $chosen } · seats: { $seats }. To change one, type it (* is the usual):
cli-mode-option = { $label }:
cli-mode-example = { $label } (for example)

cli-arg-games = How many games at most
cli-arg-nodes = How many nodes an outside program may use for a move (100 000)
cli-arg-one = The first player: a bot's name, or the command of a program that speaks UGI (with a / in it)
cli-arg-two = The second player
cli-arg-sprt = Stop as soon as the difference is surely above the second or below the first of these Elo
cli-arg-state = Keep the results in this file, and go on from it
cli-duel-about = Let two players play many games, and say how strong they are
cli-duel-examples =
    tabuleiro duel quantik level2 level3 --games 400
    tabuleiro duel oware bot2 "./my-engine --fast" --nodes 50000 --json
cli-duel-sprt = “{ $value }” is not a pair of Elo differences: write the lower, a comma, and the higher.
cli-duel-state = The duel cannot go on from the file “{ $file }”, which is left as it is. { $why }
cli-duel-result = { $one } against { $two }, { $games } games: won { $won }, drawn { $drawn }, lost { $lost }.
cli-duel-stopped = Stopped. This result is not kept: with --state FILE a duel is, and can go on.
cli-duel-stopped-kept = Stopped. This result is kept in “{ $file }”, and the same command goes on from it.
cli-duel-elo = Difference: { $elo } Elo, ± { $error } (95 %).
cli-duel-one-sided = The results are too one-sided, or too few, for a difference in Elo.
cli-duel-accepted = The sequential test accepts the higher difference (log-likelihood ratio { $ratio }).
cli-duel-rejected = The sequential test accepts the lower difference (log-likelihood ratio { $ratio }).
cli-duel-open = The sequential test is still open (log-likelihood ratio { $ratio }).
cli-engine-about = Talk UGI on standard input and output, for other programs
cli-engine-examples = printf 'position startpos\ngo nodes 1000\n' | tabuleiro engine quantik
cli-twice = “{ $argument }” is given twice.
cli-bots-which = Options belong to a game: name one.
cli-another-help = Enter or y: another game. n or stop (q): no more. undo (u): take the last move back and go on with this game.
cli-agree-help = y: yes. n or Enter: no.
cli-replay-help = Enter: the next move. undo (u): back by one move. end: all the rest at once. stop (q): leave.
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-commands = COMMANDS
cli-man-extra = EXAMPLES
cli-man-version = VERSION
cli-arg-at = The position (or --position TEXT); without one, the start
cli-arg-analyse-all = Every move, even if all are worth the same
cli-arg-most-nodes = How many nodes at most
cli-analyse-about = Value every legal move, best first, and say why bad ones are bad; or look at a whole record again
cli-analyse-examples =
    tabuleiro analyse quantik "D..A/b.../.Ba./...b"
    tabuleiro analyse otrio --json
    tabuleiro analyse game.txt
cli-analyse-over = The game is over there, and has no moves to value. { $verdict }
cli-explore-about = How often each move was played, with what result, and what is proven
cli-explore-examples =
    tabuleiro explore oware
    tabuleiro explore quantik "A.../..../..../...." --json
cli-explore-head = To move: { $seat }. Games of strong players and your own, the most played move first:
cli-explore-move = games { $games } · won { $wins } · drawn { $draws } · own { $own }
cli-explore-others = Never played: { $count } more.
cli-explore-none = No game that is known here has come to this position.
cli-solve-about = Work out the value of a position, with a line of best play
cli-solve-examples =
    tabuleiro solve quantik
    tabuleiro solve otrio --json
cli-solve-value = For the side to move, { $seat }: { $value }. (A number counts the moves of both sides.)
cli-solve-line = Best play: { $line }
cli-solve-work = { $nodes } nodes, { $seconds } seconds.
cli-value-win = win
cli-value-win-in = win in { $plies }
cli-value-loss = loss
cli-value-loss-in = loss in { $plies }
cli-value-draw = draw
cli-value-unknown = unknown
cli-value-folder = FOLDER
cli-arg-seeds = Build tables of all boards with up to so many seeds
cli-arg-verify = Check every board; a file that cannot be trusted is refused, not built anew
cli-arg-dir = The folder of the tables (else the usual one, the only one where players look)
cli-tables-about = Build, check and describe endgame tables
cli-tables-examples =
    tabuleiro tables
    tabuleiro tables oware --seeds 16
    tabuleiro tables oware --verify
cli-tables-which = These options belong to the tables of a game: name it.
cli-tables-needless = { $game } needs no tables: what can be known, the program works out when it is needed. There are tables for: { $known }.
cli-tables-rules = Tables are made for the rules of the book with slam=none only.
cli-tables-homeless = The environment names no home, so there is no usual folder: name one with --dir.
cli-tables-no-folder = “{ $file }” is a file and not a folder.
cli-tables-range = Tables can be made for 1 to { $most } seeds, and “{ $given }” is not such a number.
cli-tables-none = There are no tables in { $folder } yet.
cli-tables-shipped = The table up to { $seeds } seeds, which comes with the program, is all there is: there are no larger ones in { $folder } yet.
cli-tables-needs = Tables up to { $seeds } seeds in { $folder }: { $positions } positions, { $disk } MB on the disk, { $memory } MB of memory.
cli-tables-spoilt = The table with { $seeds } seeds cannot be trusted, and is built anew.
cli-tables-there = Tables up to { $seeds } seeds are all there, and their checksums are right: { $folder }
cli-tables-built = { $valued } positions valued in { $seconds } s, { $rate } million a second. Tables up to { $seeds } seeds now take { $disk } MB in { $folder }
cli-tables-verified = Every board up to { $seeds } seeds was worked out anew and is right: { $moves } are worth what can be forced without passing a board twice, and { $cycles }, which no such play settles, what games that begin there give by the rule about repetition ({ $seconds } s).
cli-tables-system = “{ $file }” cannot be used: { $error }.
cli-tables-stand = There are tables of { $first } to { $last } seeds: { $positions } positions, { $disk } MB, in { $folder }
cli-tables-more = Tables up to { $most } seeds can be built. They need:
cli-tables-row = up to { $seeds } seeds: { $positions } positions, { $disk } MB on the disk, { $memory } MB of memory
cli-bar = { $percent } %, { $seeds } seeds, { $rate } million a second, { $left } left
cli-duel-held = Another duel is writing to the file “{ $file }”: wait for it, or name another file.
cli-kept-again = The game is kept on disk again.
cli-resume-skipped = A game that was left cannot be taken up, and is left as it is. { $why }
cli-resumed = Taken up again: { $game }.
cli-against = { $one } against { $two }
cli-game-told = { $game }, { $who }, after move { $moves }
cli-game-left = { $game }, left on { $when }
cli-kept-about = List the games that were left in the middle, or discard one
cli-kept-examples =
    tabuleiro kept
    tabuleiro kept quantik --discard 2
    tabuleiro play --resume=2
cli-arg-discard = Discard the game of this number; it cannot be taken up again
cli-arg-yes = Discard it without a question
cli-kept-none = No game was left in the middle.
cli-kept-hint = Take one up with: tabuleiro play --resume=NUMBER. Discard one with: tabuleiro kept --discard NUMBER
cli-kept-number = There is no kept game { $number }; kept games: { $count }. The command “tabuleiro kept” lists them.
cli-kept-other = Kept game { $number } is not one of { $game }: { $command } lists those.
cli-kept-held = Game { $number } is being played in another window.
cli-kept-discarded = Discarded: { $game }.
cli-kept-sure = Discard this game for good: { $game }? [y/N]
cli-kept-stays = It stays.
cli-arg-bots-all = Everybody: the steps between the levels and the report's players too
cli-arg-rules-all = The whole rule book, page by page with $PAGER
cli-arg-rules-examples = The whole book with its worked examples, which are its tests
cli-arg-game-or-record = One of { $games }; or the file of a record, to look at a whole game again (- for standard input)
cli-bots-main = Levels
cli-bots-between = Steps between the levels
cli-bots-report = Players of the student report, under its own names
cli-bots-more = { $count } more players: { $command }
cli-bots-scale = The number is the rating on the game's own scale, in Elo: the weakest player of each game stands at 0, and 200 more win about three games of four. The truth is no further away than what stands behind it in 95 of 100 cases.
cli-rules-more = The whole book: { $command }
cli-analyse-side = Values are for the side to move, { $seat }. “win in 5” counts the moves of both sides.
cli-analyse-nothing = Nothing is known of any of the { $count } legal moves. A larger --nodes or a position nearer to the end may tell more; in a game, “hint” names a good move ({ $command }).
cli-analyse-nothing-crowd = Nothing is known of any of the { $count } legal moves: with more than two players a move has a value only where somebody can force a win, and nobody is seen who can here. A position nearer to the end may tell more; in a game, “hint” names a good move ({ $command }).
cli-analyse-alike = All { $count } legal moves are worth the same: { $value }. With --all they are listed.
cli-stopped = Stopped after { $seconds } s: nothing is proven yet.
cli-analyse-unit = Scores are guesses, above 0 if the side to move is ahead: { $unit }.
cli-review-side = What each position was worth to the side that moved: before its move > after it. ?! marks a slip, ? a mistake, ?? a blunder. “win in 5” counts the moves of both sides.
cli-review-move = move
cli-review-before = before
cli-review-after = after
cli-review-slip = slip; better: { $better }
cli-review-mistake = mistake; better: { $better }
cli-review-blunder = blunder; better: { $better }
cli-review-why = { $told }. It { $why }
cli-review-along = Looked at { $done } of { $all } moves
cli-review-seat = { $who }: slips { $slips }, mistakes { $mistakes }, blunders { $blunders }; accuracy { $accuracy }
cli-review-mistakes = Slips, mistakes and blunders found: { $count }
cli-review-unknown = Of { $count } of the { $all } moves nothing is proven and there is no guess: whether they were mistakes cannot be told.
cli-review-stopped = Stopped: the moves before these were not looked at.
cli-solve-progress = { $nodes } of at most { $most } nodes, { $seconds } s
cli-solve-ahead = This takes a while: at most { $most } nodes are searched (--nodes N), and where they prove nothing the position stays open. Ctrl-C stops.
cli-solve-open = This position is open: { $nodes } nodes in { $seconds } s proved nothing. A larger --nodes searches longer, and a position nearer to the end may be within reach.
cli-solve-open-tables = { $open } Endgame tables bring the end nearer: { $command } needs { $positions } positions, { $disk } MB on the disk and { $memory } MB of memory.
cli-word-alone = “{ $word }” takes nothing after it: type it alone.
cli-listed = { $some }, { $more }
cli-arg-threads = How many threads the strongest player may think on when it is given a time (1)
cli-arg-no-book = Has the strongest player work out openings that it knows by heart
cli-arg-bots-check = What the strongest player has at hand: weights, tables, a book; and whether it is whole
cli-check-threads = Threads: this machine has { $count }; one is used unless --threads says otherwise.
cli-check-damaged = Something is damaged; the players go on without it, and are weaker or slower for it.
cli-check-whole = - { $what }
cli-check-fault = - Damaged: { $what }
cli-tables-left-out = { $why } Players go on without it; see “{ $command }”.
cli-lost = The game could not be kept and is lost.
cli-told = { $told }
cli-kept-open = { $game } (open elsewhere)
