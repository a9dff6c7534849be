tui-otrio-cell = cell
tui-otrio-size = size
tui-otrio-put = put
# Whose turn it is among the colours of a seat.
tui-otrio-now = { $colour } to place
tui-otrio-now-then = { $colour } to place; { $other } after { $before }
tui-otrio-after = { $colour } after { $before }
