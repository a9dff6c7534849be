tui-oware-house = casa
tui-oware-sow = semear
tui-oware-captured = { $count } capturadas
tui-oware-captured-one = 1 capturada
tui-oware-falls = +{ $count }
tui-oware-falls-taken = +{ $count } capt.
tui-oware-falls-taken-large = +{ $count }, { $taken } capturadas
tui-oware-taken = { $taken } capt.
tui-oware-hint = dica

# O que uma jogada captura
tui-oware-from = { $count } de { $house }
tui-oware-comma = { $one }, { $two }
tui-oware-and = { $one } e { $two }
tui-oware-you-lead = Captura { $what }, e fica à frente por { $own } a { $other }.
tui-oware-you-level = Captura { $what }, e fica empatado a { $own }.
tui-oware-you-trail = Captura { $what }; fica { $own } a { $other }.
tui-oware-they-lead = { $who } captura { $what }, e fica à frente por { $own } a { $other }.
tui-oware-they-level = { $who } captura { $what }, e fica empatado a { $own }.
tui-oware-they-trail = { $who } captura { $what }; fica { $own } a { $other }.
