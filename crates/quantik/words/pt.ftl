quantik-title = Quantik
quantik-about = Quatro formas numa linha, coluna ou zona: um jogo de minutos, para dois.
# Nomes
quantik-white = Branco
quantik-brown = Castanho
quantik-white-the = o Branco
quantik-brown-the = o Castanho
quantik-cone = cone
quantik-cube = cubo
quantik-cylinder = cilindro
quantik-sphere = esfera
quantik-a-cone = um cone
quantik-a-cube = um cubo
quantik-a-cylinder = um cilindro
quantik-a-sphere = uma esfera
quantik-cones = cones
quantik-cubes = cubos
quantik-cylinders = cilindros
quantik-spheres = esferas
quantik-white-cone = cone branco
quantik-white-cube = cubo branco
quantik-white-cylinder = cilindro branco
quantik-white-sphere = esfera branca
quantik-brown-cone = cone castanho
quantik-brown-cube = cubo castanho
quantik-brown-cylinder = cilindro castanho
quantik-brown-sphere = esfera castanha
quantik-white-cones = { $count } cones brancos
quantik-white-cubes = { $count } cubos brancos
quantik-white-cylinders = { $count } cilindros brancos
quantik-white-spheres = { $count } esferas brancas
quantik-brown-cones = { $count } cones castanhos
quantik-brown-cubes = { $count } cubos castanhos
quantik-brown-cylinders = { $count } cilindros castanhos
quantik-brown-spheres = { $count } esferas castanhas
quantik-a-white-cone = um cone branco
quantik-a-white-cube = um cubo branco
quantik-a-white-cylinder = um cilindro branco
quantik-a-white-sphere = uma esfera branca
quantik-a-brown-cone = um cone castanho
quantik-a-brown-cube = um cubo castanho
quantik-a-brown-cylinder = um cilindro castanho
quantik-a-brown-sphere = uma esfera castanha
quantik-the-row = a linha { $from } a { $to }
quantik-the-column = a coluna { $column }
quantik-zone-upper-left = a zona superior esquerda
quantik-zone-upper-right = a zona superior direita
quantik-zone-lower-left = a zona inferior esquerda
quantik-zone-lower-right = a zona inferior direita
quantik-cell = casa { $cell }
quantik-hand = { $who }, { $what } por jogar
quantik-two-lines = { $one } e { $two }
quantik-three-lines = { $one }, { $two } e { $three }

# Regras
quantik-rules-book = Regras publicadas: quem já não pode jogar perde.
quantik-rules-report = Regras do relatório: quando alguém já não pode jogar, há empate.

# Recusas
quantik-none-left = Já não tem { $what }: as duas peças dessa forma já estão no tabuleiro.
quantik-taken = Não pode jogar em { $cell }: já lá está { $what }.
quantik-blocked-row = Não pode jogar aí { $what }: o { $who } já tem essa forma nessa linha.
quantik-blocked-column = Não pode jogar aí { $what }: o { $who } já tem essa forma nessa coluna.
quantik-blocked-zone = Não pode jogar aí { $what }: o { $who } já tem essa forma nessa zona.

# O que uma pessoa escreve
quantik-typing = Dois números depois de uma peça são uma linha, a contar de cima, e uma coluna: “cone 2 3” é a segunda linha a contar de cima e a terceira coluna, a casa c3. (No resto, as linhas contam-se de baixo, como está ao lado do tabuleiro.)
quantik-ask-cell = Em que casa põe { $what }? Escreva-a, por exemplo b3.
quantik-ask-column = Em que coluna da linha { $row } põe { $what }? Escreva de a a d.
quantik-ask-row = Em que linha da coluna { $column } põe { $what }? Escreva de 1 a 4, como está ao lado do tabuleiro.
quantik-no-shape = “{ $text }” não é uma peça: escreva cone, cubo, cilindro ou esfera, ou a letra A, B, C ou D.
quantik-no-cell = “{ $text }” não é uma casa: as casas vão de a1 a d4, por exemplo b3.
quantik-no-row = “{ $text }” não é uma linha: as linhas vão de 1 a 4, como está ao lado do tabuleiro.
quantik-no-column = “{ $text }” não é uma coluna: as colunas vão de a a d.
quantik-too-much = “{ $text }” está a mais: uma jogada é uma peça e uma casa, por exemplo B@b3.

# Textos que não se conseguem ler
quantik-no-move = “{ $text }” não é uma jogada: uma jogada é uma forma de A a D, “@” e uma casa de a1 a d4, por exemplo B@b3.
quantik-rows = Um tabuleiro são quatro linhas unidas por “/”, a de cima primeiro; aqui o número de linhas é { $count }.
quantik-row-length = Uma linha são quatro casas; a linha { $row } a contar de cima tem { $count }.
quantik-letter = “{ $letter }” na linha { $row } a contar de cima, coluna { $column }, não é uma peça: A a D são do Branco, a a d são do Castanho, “.” é uma casa vazia.
quantik-lists = Um tabuleiro em números são quatro listas de quatro, por exemplo [[91,0,0,11],[52,71,92,11],[0,51,12,92],[0,0,0,52]].
quantik-code = “{ $code }” na linha { $row } a contar de cima, coluna { $column }, não é uma peça: 0 é uma casa vazia; senão 1 cone, 5 cubo, 7 cilindro ou 9 esfera, e depois 1 para o Branco ou 2 para o Castanho.

# Posições a que nenhum jogo chega
quantik-too-many = Isto não pode acontecer num jogo: o { $who } tem { $count } { $what } no tabuleiro, e só há duas peças de cada forma.
quantik-counts = Isto não pode acontecer num jogo: o Branco começa, por isso tem no tabuleiro tantas peças como o Castanho ou mais uma, e não { $white } contra { $brown }.
quantik-both-colours = Isto não pode acontecer num jogo: { $line } tem { $what } das duas cores.
quantik-two-wins = Isto não pode acontecer num jogo: nenhuma última peça do { $who } explica, sozinha, tudo o que está completo.

# O que acontece
quantik-tell = O { $who } põe { $what } em { $cell }.
quantik-completed = Com isso, { $line } fica com quatro formas diferentes.
quantik-stuck = O { $who } já não pode jogar.
quantik-question = { $who }, que peça joga, e em que casa?
quantik-won-by-line = O { $who } ganha: { $line } tem quatro formas diferentes.
quantik-won-by-lines = O { $who } ganha: { $lines } têm, cada uma, quatro formas diferentes.
quantik-won-by-block = O { $who } ganha: o { $other } já não pode jogar.
quantik-drawn = Empate: o { $who } já não pode jogar.
quantik-fact-moves = Jogadas possíveis do { $who }: { $count }

# O que há a saber sobre uma jogada que se vê
quantik-remark-none-left = O { $who } já não tem { $what }, por isso nada impede.
quantik-remark-bars = O { $who } já não pode pôr nenhum na linha { $row }, na coluna { $column } nem nesta zona.
quantik-remark-bars-sphere = O { $who } já não pode pôr nenhuma na linha { $row }, na coluna { $column } nem nesta zona.

# Porque é que uma jogada é má
quantik-why-line = deixa uma resposta vencedora: { $what } em { $cell }
quantik-why-stuck = deixa uma resposta depois da qual já não pode jogar: { $what } em { $cell }
quantik-why-trap = permite { $what } em { $cell }, e depois qualquer jogada deixa uma resposta vencedora
quantik-why-force = permite { $what } em { $cell }, que ganha em { $plies } jogadas, jogue o que jogar
quantik-why-win-let-go = deixa fugir a vitória: { $what } em { $cell } ganhava
quantik-why-not-at-once = não ganha já, ao contrário de { $what } em { $cell }

# Jogadores
quantik-about-level1 = Joga qualquer jogada permitida, todas com a mesma probabilidade.
quantik-about-level2 = Ganha se puder, evita que o adversário ganhe logo a seguir e ameaça onde ele não se pode defender; no resto joga ao acaso.
quantik-about-level3 = Joga como o level2 e, no resto, deixa ao adversário o menor número de jogadas que conseguir.
quantik-about-beginner = Olha para as próximas duas jogadas, mas só repara em três de cada dez jogadas possíveis.
quantik-about-casual = Olha para as próximas duas jogadas e não repara num quarto do que se pode jogar.
quantik-about-keen = Olha três jogadas em frente, mas ainda lhe escapa uma coisa em cada sete.
quantik-about-steady = Olha três jogadas em frente, nada lhe escapa e às vezes procura deixar pouco espaço ao adversário.
quantik-about-strong = Olha quatro jogadas em frente e muitas vezes deixa pouco espaço ao adversário.
quantik-about-expert = Olha cinco jogadas em frente e, o mais das vezes, deixa pouco espaço ao adversário.
quantik-about-master = Olha até sete jogadas em frente e quase sempre deixa pouco espaço ao adversário.
quantik-about-perfect = Sabe o valor de todas as posições: ganha o mais depressa que puder, perde o mais tarde que puder e arma ciladas.
quantik-about-and-slips = { $about } Deixa fugir { $slips } de 1000 posições ganhas.
quantik-hand-book = Sabe-se quanto vale cada posição com até { $pieces } peças (soma de controlo { $sum }); as seguintes calculam-se na hora.
quantik-hand-not-lent = A tabela das primeiras posições não está dentro deste programa, e ninguém a emprestou: calculam-se, o que demora mais.
quantik-hand-version = A tabela das primeiras posições é de outra versão: calculam-se, o que demora mais.
quantik-hand-length = A tabela das primeiras posições foi cortada ou acrescentada: calculam-se, o que demora mais.
quantik-hand-altered = A tabela das primeiras posições não está como foi escrita: calculam-se, o que demora mais.
