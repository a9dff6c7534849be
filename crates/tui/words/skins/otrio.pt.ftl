tui-otrio-cell = casa
tui-otrio-size = tamanho
tui-otrio-put = pôr
# De quem é a vez entre as cores de um lugar.
tui-otrio-now = Joga o { $colour }
tui-otrio-now-then = Joga o { $colour }; { $other } depois do { $before }
tui-otrio-after = { $colour } depois do { $before }
