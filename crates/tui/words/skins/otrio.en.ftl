tui-otrio-cell = cell
tui-otrio-size = size
tui-otrio-put = put
# Whose turn it is among the colours of a seat.
tui-otrio-now = { $colour } to place
tui-otrio-now-then = { $colour } to place; { $other } after { $before }
tui-otrio-after = { $colour } after { $before }
# What there is to know about the move that is looked at.
tui-otrio-alone = No other { $size } piece can then stand there.
tui-otrio-last = It is the last { $size } piece of { $colour }.
