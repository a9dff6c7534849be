tui-quantik-noun-cell = cell
tui-quantik-noun-shape = shape
tui-quantik-act-put = put
tui-quantik-key = key
tui-quantik-cone = cone
tui-quantik-cube = cube
tui-quantik-cylinder = cylinder
tui-quantik-sphere = sphere
