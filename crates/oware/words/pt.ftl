oware-title = Oware
oware-about = Semear e capturar sementes: o velho jogo do Gana, para dois.
# Quem joga, e o que está no tabuleiro
oware-south = Sul
oware-north = Norte
oware-south-the = o Sul
oware-north-the = o Norte
oware-house = casa { $house } do { $who }
oware-store = depósito do { $who }
oware-seed = uma semente
oware-seeds = { $count } sementes
oware-scoring = sementes capturadas

# Porque não se pode semear uma casa
oware-over = O jogo acabou: já não se pode semear nenhuma casa.
oware-not-yours = A casa { $house } é do { $owner }: o { $who } semeia as casas de { $first } a { $last }.
oware-empty = A casa { $house } está vazia: não há nada para semear.
oware-must-feed = O { $opponent } já não tem sementes: é preciso semear uma casa que lhe dê alguma, e { $house } não chega ao outro lado.
oware-slam-forbidden = A casa { $house } capturaria todas as sementes do { $opponent }: é proibido enquanto houver outra jogada.

# O que se escolhe antes do jogo
oware-option-book = Abapa, as regras da Oware Society
oware-option-report = as do relatório: a captura total tira tudo, ninguém é obrigado a dar sementes, e quem não as tem passa a vez
oware-option-slam = O que faz uma captura total, de todas as sementes do adversário
oware-option-slam-none = não captura nada
oware-option-slam-takes = captura tudo
oware-option-slam-forbidden = é proibida enquanto houver outra jogada

# O que se escreveu
oware-move-text = “{ $text }” não é uma casa: as casas são de A a F e de a a f.
oware-read-what = “{ $text }” não é uma casa: escreva de { $first } a { $last }. Os números de 1 a 6 contam de { $one } a { $six }, como no relatório.
oware-read-count = A casa { $house } captura aqui { $right }, não “{ $text }”.

# Posições em texto
oware-position-what = “{ $text }” não é uma posição: uma posição é como 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S.
oware-position-parts = Uma posição tem 15 partes entre traços (doze casas, duas capturas, S ou N), mas esta tem { $count }.
oware-position-number = { $place }: “{ $text }” não é um número de sementes de 0 a 48.
oware-position-turn = No fim: “{ $text }” não diz de quem é a vez; S ou N dizem.
oware-position-total = No tabuleiro e capturadas há ao todo { $total } sementes; têm de ser 48.
oware-place-house = Casa { $house }
oware-place-captures = O que o { $who } capturou
oware-rows-shape = “{ $text }” não são duas linhas de seis números: são como [[1,0,7,0,0,0],[0,4,2,1,1,0]].
oware-rows-turn = Depois das linhas: “{ $text }” não diz de quem é a vez; 1 ou 2 dizem.
oware-rows-after = Depois das linhas vêm duas pontuações e de quem é a vez, nada mais; mas há “{ $text }”.
oware-board-total = Há ao todo { $total } sementes; joga-se com 255 no máximo.
oware-board-turn = Não há jogador { $seat }: os jogadores são 1 e 2.
oware-slam-fixed = Pelas regras do relatório, a captura total tira sempre tudo: slam={ $value } não vai com rules=report.

# Ficheiros do Aualé
oware-ogn-tag = Linha { $line }: “{ $text }” não é uma etiqueta; uma etiqueta é como [South "Ama"].
oware-ogn-variant = A variante “{ $text }” não condiz: a posição joga-se por “{ $fits }”.
oware-ogn-fen = A etiqueta FEN: { $why }
oware-ogn-result = A etiqueta Result: “{ $text }” não são as sementes finais, como 27-12, nem *.
oware-ogn-comment = Há um comentário por fechar: depois da chaveta que abre não há uma que feche.
oware-ogn-move = Jogada { $ply }, “{ $text }”: { $why }
oware-ogn-after = Depois do resultado há “{ $text }”: um ficheiro tem um só jogo.
oware-ogn-two-results = O resultado no fim não é o da etiqueta Result.
oware-ogn-winner = O resultado não condiz com as jogadas. { $verdict }
oware-ogn-cut-short = O ficheiro acaba antes do resultado: parece estar cortado.
oware-ogn-twice = A etiqueta “{ $name }” aparece duas vezes.
oware-ogn-seeds = O resultado { $south }-{ $north } tem mais de 48 sementes.

# Uma jogada
oware-question = { $who }, que casa semeia?
oware-tell = O { $who } semeia as { $count } sementes da casa { $house }, a última em { $last }.
oware-tell-one = O { $who } semeia a única semente da casa { $house } em { $last }.
oware-step-sow = Cai uma semente em { $house }.
oware-step-capture = O { $who } captura { $count } de { $house }.
oware-step-slam = Tiraria todas as sementes do { $opponent }: uma captura total não captura nada.
oware-step-pass = O { $who } não tem sementes e passa a vez.
oware-step-keep-one = O { $who } fica com a semente do seu lado.
oware-step-keep = O { $who } fica com as { $count } sementes do seu lado.

# O fim
oware-won-captured = O { $winner } ganha: { $most } sementes capturadas contra { $least }.
oware-drawn-captured = Empate: cada lado capturou { $count } sementes.
oware-won-kept = O { $winner } ganha: { $most } sementes contra { $least }. { $why } Cada lado fica com as suas sementes.
oware-drawn-kept = Empate: { $count } sementes para cada lado. { $why } Cada lado fica com as suas sementes.
oware-end-repeated = Esta posição já esteve no tabuleiro.
oware-end-no-food = O { $who } não tem jogada que dê uma semente ao { $opponent }.
oware-end-no-seeds = O { $who } não tem sementes para semear.
oware-end-bare = Já não há sementes no tabuleiro.
oware-end-even = Cada lado capturou { $count } sementes.

# Ao lado do tabuleiro
# O que há a saber sobre uma jogada que se vê
oware-remark-from = { $count } de { $house }
oware-remark-comma = { $one }, { $two }
oware-remark-and = { $one } e { $two }
oware-remark-leads = O { $who } captura { $what }, e fica à frente por { $own } a { $other }.
oware-remark-level = O { $who } captura { $what }, e fica empatado a { $own }.
oware-remark-trails = O { $who } captura { $what }; fica { $own } a { $other }.
oware-fact-captured = Capturadas: Sul { $south }, Norte { $north }.
oware-fact-final = No fim: Sul { $south }, Norte { $north }.
oware-fact-report = Regras do relatório: a captura total tira tudo, ninguém é obrigado a dar sementes, e quem não as tem passa a vez.
oware-fact-takes = A captura total tira tudo.
oware-fact-forbidden = A captura total é proibida.

# Os jogadores
oware-about-bot1 = Semeia qualquer casa que possa, todas por igual.
oware-about-bot2 = Semeia a casa que mais captura agora; se nenhuma captura, qualquer uma.
oware-about-next-move = Só olha para a sua próxima jogada, e não vê { $overlooks } em cada 100.
oware-about-learner = Olha { $depth } jogadas para a frente, mas não vê { $overlooks } em cada 100.
oware-about-sees-all = Olha { $depth } jogadas para a frente e não deixa escapar nenhuma.
oware-about-thinker = Experimenta { $nodes } jogadas de cabeça antes de cada uma das suas, e conhece os finais.

# Porque uma jogada é má
oware-why-missed = deixa passar uma vitória imediata: { $move }
oware-why-lost = deixa o { $who } ganhar já com { $reply }
oware-why-captured = deixa o { $who } capturar { $count } com { $reply }
oware-why-left = deixa { $count } sementes que { $move } capturaria
oware-unit = 1 ponto é uma semente a mais do que o outro lado no fim
oware-net-foreign = isto não é um ficheiro de pesos de Oware
oware-net-version = estes pesos de Oware são da versão { $version }, e este programa lê a versão { $wanted }
oware-net-length = estes pesos de Oware ocupam { $bytes } bytes em vez de { $wanted }: o ficheiro foi cortado ou acrescentado
oware-net-altered = estes pesos de Oware já não são os que foram escritos: a soma de controlo é outra
oware-typing = Também se leem números de 1 a 6, como no relatório: contam as casas do Sul de F a A, e as do Norte de a a f.
oware-measured = { $by } sementes
oware-book-foreign = isto não é um livro de aberturas de Oware
oware-book-version = este livro de aberturas de Oware é de outra versão que não a que este programa lê
oware-book-altered = este livro de aberturas de Oware não está como foi escrito: a soma de controlo é outra
oware-book-line = a linha { $number } deste livro de aberturas de Oware não contém uma jogada de um jogo assim
oware-hand-net = Uma rede avalia as posições: { $weights } pesos da versão { $version }, com a soma de controlo { $sum }.
oware-hand-endings = Todos os tabuleiros com até { $seeds } sementes são conhecidos com exatidão.
oware-hand-no-endings = Não se conhecem finais: são procurados.
oware-hand-book = Um livro de aberturas conhece { $count } posições.
oware-hand-no-book = O livro de aberturas está fechado, como foi pedido.
