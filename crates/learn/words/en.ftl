# Sentences of the puzzles and lessons.

learn-no-tag = The record has no tag “{ $tag }”, or what it says cannot be read.
learn-broken = The record does not hold: { $why }
learn-no-solution = The puzzle { $id } has no solution.
learn-unproven = Nobody could prove what { $move } is worth.
learn-fails = { $move } stands in the solution, but does not reach the goal.
learn-second = { $move } reaches the goal as well.
learn-length = The length of the win is said to be: { $said }; but it was proven to be: { $found }.
learn-plies = { $plies }
learn-no-length = unknown
learn-lesson = Line { $line } of the lessons cannot be read: “{ $text }”.
learn-languages = Page { $page } of the lesson { $id } does not stand in both languages.
learn-unknown-game = There is no game called “{ $game }”.
learn-explorer-mark = This is no file of played openings, or one of another release.
learn-explorer-sum = The file of played openings is damaged: its sum is wrong.
learn-explorer-length = The file of played openings is damaged: something is missing or too much.
learn-explorer-number = The file of played openings is damaged: a number means nothing.
