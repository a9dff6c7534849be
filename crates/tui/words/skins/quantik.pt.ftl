tui-quantik-noun-cell = casa
tui-quantik-noun-shape = forma
tui-quantik-act-put = pôr
tui-quantik-key = tecla
tui-quantik-cone = cone
tui-quantik-cube = cubo
tui-quantik-cylinder = cilindro
tui-quantik-sphere = esfera
