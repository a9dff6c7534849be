otrio-title = Otrio
otrio-about = Três peças em linha, por tamanhos ou encaixadas: para dois, três ou quatro.
# As cores como quem joga, e como o aspeto de uma peça.
otrio-red = Vermelho
otrio-green = Verde
otrio-blue = Azul
otrio-purple = Roxo
otrio-red-the = o Vermelho
otrio-green-the = o Verde
otrio-blue-the = o Azul
otrio-purple-the = o Roxo
otrio-is-red = vermelha
otrio-is-green = verde
otrio-is-blue = azul
otrio-is-purple = roxa
otrio-are-red = vermelhas
otrio-are-green = verdes
otrio-are-blue = azuis
otrio-are-purple = roxas
otrio-letter-r = V
otrio-letter-g = D
otrio-letter-b = A
otrio-letter-p = R
otrio-letter-l = G
otrio-letter-m = M
otrio-letter-s = P
otrio-large = grande
otrio-medium = média
otrio-small = pequena
otrio-larges = grandes
otrio-mediums = médias
otrio-smalls = pequenas
otrio-piece = peça { $colour } { $size }
otrio-pieces = { $count } peças { $colour } { $size }
otrio-seat-many = { $one } e { $two }
otrio-seat-many-the = o { $one } e o { $two }

# O que se vê.
otrio-spot-cell = casa { $cell }
otrio-spot-typed = { $cell }
otrio-spot-place = { $cell }, lugar da peça { $size }
otrio-spot-tray = reserva do { $colour }
otrio-spot-hand = reserva do { $colour }, peças { $size }
otrio-order-three = Ordem das cores: { $one }, { $two }, { $three }.
otrio-order-four = Ordem das cores: { $one }, { $two }, { $three }, { $four }.

# O que acontece.
otrio-question = { $colour }, que peça joga, e em que casa?
otrio-tell = O { $colour } põe uma peça { $size } em { $cell }.
otrio-passed = O { $colour } não tem nenhuma peça que caiba, e perde a vez.
otrio-won = { $seat } ganha.
otrio-won-two = { $seat } ganham.
otrio-won-line = { $seat } ganha: o { $colour } tem { $line }.
otrio-won-line-two = { $seat } ganham: o { $colour } tem { $line }.
otrio-line-same = três peças { $size } em linha, em { $cells }
otrio-line-graded = grande, média e pequena em linha, em { $cells }
otrio-line-cell = os três tamanhos em { $cell }
otrio-line-and = { $one }; e { $two }
otrio-draw = Empate: nenhuma cor tem uma peça que caiba, e nenhuma tem três em linha.
otrio-draw-left = Empate: nenhuma cor de quem ainda joga tem uma peça que caiba, e nenhuma tem três em linha.
otrio-reason-draw = Nenhuma cor tem uma peça que caiba, e nenhuma tem três em linha.
otrio-reason-draw-left = Nenhuma cor de quem ainda joga tem uma peça que caiba, e nenhuma tem três em linha.

# O que há a saber sobre uma jogada que se vê.
otrio-remark-alone = Depois não cabe lá outra { $size }.
otrio-remark-last = É a última peça { $size } do { $colour }.

# Porque uma jogada é recusada.
otrio-refused-box = O { $colour } não está em jogo: as suas peças ficam na caixa.
otrio-refused-turn = Não é a vez do { $colour }: joga o { $turn }.
otrio-refused-none = O { $colour } já não tem nenhuma peça { $size }: as três estão no tabuleiro.
otrio-refused-taken = Não pode pôr uma peça { $size } em { $cell }: o { $owner } já lá tem uma.

# O que se pergunta, ou se diz, a quem escreve uma jogada.
otrio-ask-size = Que peça: G (grande), M (média) ou P (pequena)?
otrio-ask-cell = Que casa, de a1 a c3?
otrio-ask-row = Que linha da coluna { $column }: 1, 2 ou 3?
otrio-read-size = “{ $found }” não é um tamanho: diga G (grande), M (média) ou P (pequena) e depois a casa, como em G b2.
otrio-read-column = “{ $found }” não é uma casa: começa pela coluna, a, b ou c.
otrio-read-row = “{ $found }” não é uma casa: acaba na linha, 1, 2 ou 3.
otrio-read-more = “{ $found }” está a mais: com a casa, a jogada fica completa.
otrio-read-full = Já não há lugar para uma peça { $size }.
otrio-read-full-column = Já não há lugar para uma peça { $size } na coluna { $column }.

# O que está errado num texto.
otrio-move-shape = “{ $text }” não é uma jogada: escreva cor, tamanho, @ e casa, como rL@b2.
otrio-move-colour = Em “{ $text }”, “{ $found }” não é uma cor: tem de ser r, g, b ou p.
otrio-move-size = Em “{ $text }”, “{ $found }” não é um tamanho: tem de ser L, M ou S.
otrio-move-between = Em “{ $text }”, “{ $found }” está onde tem de estar um @.
otrio-move-cell = Em “{ $text }”, “{ $found }” não é uma casa: tem de ser uma coluna de a a c e uma linha de 1 a 3.
otrio-position-empty = Falta a posição: o texto está vazio.
otrio-position-rows = Um tabuleiro tem 3 linhas separadas por /, mas este tem { $count }.
otrio-position-cells = A linha { $row } deve ter 3 casas separadas por , mas tem { $count }.
otrio-position-cell = A casa { $cell } deve ter três caracteres, para grande, média e pequena, mas tem “{ $found }”.
otrio-position-letter = “{ $found }” no lugar da peça { $size } de { $cell } não é uma peça: r, g, b, p, ou . se não há nenhuma.
otrio-position-turn-missing = Falta a cor que joga depois do tabuleiro: r, g, b ou p.
otrio-position-turn = “{ $found }” depois do tabuleiro não é uma cor que jogue: r, g, b ou p.
otrio-position-turn-box = Não pode ser a vez do { $colour }: não está em jogo.
otrio-position-box = O { $colour } tem uma peça em { $cell }, mas não está em jogo.
otrio-position-many = O { $colour } tem { $count } peças { $size } no tabuleiro, mas só há 3.
otrio-position-two = O { $one } e o { $two } ganharam ambos, mas o primeiro a ganhar acaba o jogo.
otrio-list-letter = “{ $found }” não é o que a lista pede como carácter { $at }: { $wanted }.
otrio-list-short = A lista acaba cedo demais; o que se segue nela: { $wanted }.
otrio-option-players = Quantos jogam
otrio-option-players-two = dois, com duas cores cada um
otrio-option-players-three = três, com uma cor cada um; a quarta fica na caixa
otrio-option-players-four = quatro, com uma cor cada um
otrio-option-colours = Que cores jogam, e por que ordem
otrio-options-four = “{ $value }” não é uma ordem de cores para { $players } jogadores: cada uma de r, g, b e p uma vez.
otrio-options-three = “{ $value }” não é uma ordem de cores para { $players } jogadores: três de r, g, b e p, cada uma uma vez.

# Porque uma jogada é má.
otrio-why-reply = deixa ao { $colour } uma resposta que ganha: uma peça { $size } em { $cell }
otrio-why-many = deixa ao { $colour } lugares que ganham e que não se podem ocupar todos a tempo: { $places }
otrio-why-force = permite uma peça { $size } em { $cell }, que ganha em { $plies } jogadas, faça o que fizer
otrio-why-late = permite uma peça { $size } em { $cell }, que ganha, faça o que fizer
otrio-why-win-let-go = deixa fugir uma vitória: uma peça { $size } em { $cell } teria ganho
otrio-why-not-at-once = não ganha logo, como ganha uma peça { $size } em { $cell }
otrio-why-forced = deixa o { $colour } ganhar contra todos os outros juntos

# Com quem se pode jogar.
otrio-bot-random = Põe qualquer peça em qualquer lugar, sem preferências.
otrio-bot-careful = Ganha quando pode, trava a próxima cor que poderia ganhar e, de resto, joga ao acaso.
otrio-bot-overlooks = Repara em { $notices } de cada 100 lugares que ganham, seus e dos outros, e de resto joga em qualquer lugar.
otrio-bot-ponders = Não lhe escapa nenhum lugar que ganha, e joga { $games } jogos de cabeça antes de jogar; contra mais de um adversário, { $crowded }.
otrio-bot-reckons = Contra um só adversário vê { $moves } jogadas à procura de uma vitória ou de um empate forçados, e joga { $games } jogos de cabeça; contra mais, { $crowded } jogos.
otrio-bot-perfect = Contra um só adversário nunca deixa fugir uma vitória ou um empate; contra mais, joga { $crowded } jogos de cabeça antes de jogar.
otrio-bot-and-slips = { $about } Com dois jogadores, deixa fugir { $slips } de 1000 vitórias e empates.
otrio-legend = Letras: V Vermelho, D Verde, A Azul, R Roxo; G grande, M média, P pequena.
otrio-typing = No tabuleiro, V é o Vermelho, D é o Verde, A é o Azul e R é o Roxo; as peças são G (grande), M (média) e P (pequena).
otrio-hand-book = Sabe-se quanto valem as { $count } primeiras posições, com até { $pieces } peças; as seguintes calculam-se.
otrio-hand-damaged = Das { $all } primeiras posições só se conhecem { $count }: as outras calculam-se, o que demora mais.
