morris-title = Trilha de três
morris-about = Três em linha com três peças cada um: o mais pequeno jogo do moinho, para dois.
morris-white = Brancas
morris-black = Pretas
morris-point = ponto { $point }
morris-hand = { $who }, peças na mão
morris-man-white = uma peça branca
morris-men-white = { $count } peças brancas
morris-man-black = uma peça preta
morris-men-black = { $count } peças pretas

# Options
morris-flying = Até onde pode ir uma peça
morris-flying-no = ao ponto seguinte numa linha
morris-flying-yes = a qualquer ponto livre

# Why a move is refused
morris-none-left = As suas peças já estão todas no tabuleiro: mova uma delas.
morris-put-first = Primeiro coloque todas as peças; depois podem mover-se.
morris-taken = Já está uma peça em { $point }.
morris-empty = Não há nenhuma peça em { $point }.
morris-not-yours = A peça em { $point } é do adversário.
morris-too-far = Nenhuma linha leva diretamente de { $from } a { $to }.

# What was typed
morris-no-move = “{ $text }” não é uma jogada: escreve-se como b2 ou a1-a2.
morris-no-point = “{ $text }” não é um ponto: são a1 a c3.
morris-nowhere = A peça em { $point } tem de ir para outro ponto.
morris-too-much = “{ $text }” tem mais de dois pontos.
morris-ask-to = Para onde vai a peça em { $point }?

# Positions as text
morris-position = “{ $text }” não é uma posição: escreve-se como w.b/.../... w.
morris-rows = “{ $text }” não são três filas de três pontos: escrevem-se como w.b/.../....
morris-letter = Em { $point } está “{ $letter }”: pode ser w, b ou um ponto final.
morris-counts = Com { $white } peças brancas e { $black } pretas no tabuleiro, a vez não pode ser de { $who }.
morris-over-before = { $who } já tinham três em linha, por isso o jogo acabou antes desta vez.

# What is seen and told
morris-fact-hand = { $who }: { $count } de 3 peças por colocar.
morris-fact-flying = As peças podem ir a qualquer ponto livre.
morris-ask-put = { $who }, onde colocam uma peça?
morris-ask-go = { $who }, que peça vai para onde?
morris-puts = { $who } colocam uma peça em { $point }.
morris-goes = { $who } vão de { $from } para { $to }.
morris-completes = { $who } completam a linha de { $from } a { $to }.
morris-won = { $who } ganham: { $why }
morris-drawn = Empate: { $why }
morris-line = três peças em linha de { $from } a { $to }.
morris-blocked = { $who } não podem mover.
morris-repeated = esta posição já esteve no tabuleiro.

# Players
morris-player-random = ao acaso
morris-player-careful = cauteloso
morris-about-random = Faz qualquer jogada legal.
morris-about-careful = Ganha se puder, e não deixa ganhar logo a seguir.
morris-about-perfect = Pensa adiante e não deixa escapar nenhuma vitória.
morris-why = Depois { $who } ganham com { $move }.
