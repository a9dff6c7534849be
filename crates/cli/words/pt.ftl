cli-about = Jogar, estudar e servir jogos de tabuleiro: { $games }.
cli-examples =
    tabuleiro                          o menu
    tabuleiro play quantik             contra um adversário fácil
    tabuleiro play otrio --players 3   contra dois
    tabuleiro oware                    logo a jogar: serve qualquer JOGO
    tabuleiro help duel                ajuda sobre um comando, ou as regras de um JOGO
    tabuleiro rules oware --all        o livro de regras

cli-heading-usage = Uso:
cli-heading-examples = Exemplos:
cli-heading-commands = Comandos
cli-heading-arguments = Argumentos
cli-heading-options = Opções
cli-value-command = COMANDO
cli-value-options = OPÇÕES
cli-value-file = FICHEIRO
cli-value-game = JOGO
cli-value-depth = PROFUNDIDADE
cli-value-position = TEXTO
cli-value-who = QUEM

cli-arg-help = Mostra esta ajuda
cli-arg-version = Mostra a versão
cli-arg-lang = A língua (senão, a do ambiente)
cli-arg-plain = Texto ASCII simples e sem cor, para leitores de ecrã e ficheiros; as letras perdem os acentos (com TERM=dumb em vez disto mantêm-nos). Sem isto, um pipe recebe UTF-8 onde a localização o diz
cli-arg-ground = O fundo do terminal, claro (light) ou escuro (dark), para que as cores se leiam (senão, $TABULEIRO_GROUND; senão, o que o terminal diz)
cli-arg-game = Um de { $games }
cli-arg-seat = Quem se senta aí: human, @Nome para uma pessoa que o tem, um bot (tabuleiro bots) ou o comando de um programa UGI
cli-arg-clock = O relógio: minutos+segundos a mais depois de cada jogada (5+3), minutos e tantos segundos livres em cada jogada (5d3), um tempo por jogada (30s/jogada), ou none
cli-arg-think = Quanto tempo um bot ou um programa de fora pode pensar numa jogada
cli-arg-play-nodes = Quantos nós um programa de fora pode usar numa jogada, em vez de um tempo (1s)
cli-arg-pause = Quanto se espera antes de mostrar a jogada de um bot (1s num terminal, senão nada)
cli-arg-resume = Retoma o último jogo que ficou a meio, ou o deste número (ver tabuleiro kept)
cli-arg-save = Escreve o registo neste ficheiro novo (.ogn para a forma do Aualé, só Oware)
cli-arg-file = O registo a percorrer; - para a entrada padrão
cli-arg-moves = As jogadas, separadas por espaços (as letras do Oware podem vir juntas)
cli-arg-json = Um objeto JSON por linha, para máquinas
cli-arg-depth = Até que profundidade, 0 a 64
cli-arg-option = { $label } ({ $games })
cli-arg-position = Começa nesta posição
cli-arg-seed = Torna repetíveis todas as escolhas ao acaso
cli-arg-open = Abre a página no navegador
cli-arg-page = Onde servir a página com todos os jogos (senão, aí ou na porta livre seguinte)
cli-arg-visualiser = Onde escutar o visualizador do relatório do Oware
cli-arg-serve-rules = As regras dos jogos nesse socket
cli-arg-seconds = Durante quanto tempo se mede cada trabalho
cli-arg-shell = bash, elvish, fish, powershell ou zsh

cli-play-about = Jogar: contra bots, com outros no mesmo teclado, ou a ver bots jogar
cli-play-examples =
    tabuleiro play oware --seat1 human --seat2 bot2
    tabuleiro play quantik --rules report
    tabuleiro play quantik --seat1 @Ana --seat2 @Rui --clock 5+3
    tabuleiro play otrio --players 4 --seat1 careful --seat2 human
    tabuleiro play oware --seat2 "./o-meu-motor --rapido" --think 2s
    tabuleiro play oolong --resume
cli-replay-about = Percorrer um registo, ou jogadas dadas aqui
cli-replay-examples =
    tabuleiro replay jogo.txt
    tabuleiro replay --game oware --moves CeCfCdEcDaBfEbA --json
cli-perft-about = Contar sequências de jogadas, uma linha por profundidade; o passado não conta
cli-perft-examples = tabuleiro perft quantik 4
cli-rules-about = Mostrar num ecrã como se joga um jogo, ou o livro de regras inteiro
cli-rules-examples =
    tabuleiro rules oolong --lang pt
    tabuleiro rules oware --all
cli-bots-about = Contra quem se pode jogar, e com que força jogam
cli-bots-examples =
    tabuleiro bots
    tabuleiro bots quantik --json
    tabuleiro bots oware --all
cli-serve-about = Servir a página para navegadores, e o visualizador do relatório do Oware
cli-serve-examples =
    tabuleiro serve --open
    tabuleiro serve --page 127.0.0.1:8080 --visualiser off
    tabuleiro serve --visualiser 127.0.0.1:7000 --rules book
cli-bench-about = Fazer trabalho fixo e mostrar a que velocidade; a assinatura só muda se mudarem as regras ou as pesquisas
cli-bench-examples = tabuleiro bench --seconds 5
cli-completions-about = Escrever os completamentos para uma shell
cli-completions-examples = tabuleiro completions bash > tabuleiro.bash
cli-man-about = Escrever a página de manual
cli-man-examples = tabuleiro man > tabuleiro.1

cli-unknown-command = Não há o comando “{ $name }”.
cli-unknown-argument = “{ $argument }” não é uma opção aqui.
cli-missing-argument = Este comando precisa de mais: { $argument }.
cli-conflict = “{ $argument }” não pode ir com “{ $other }”.
cli-missing-value = “{ $argument }” precisa de um valor.
cli-invalid-value = “{ $value }” não serve para { $argument }; pode ser: { $known }.
cli-bad-value = “{ $value }” não serve para { $argument }.
cli-values-count = “{ $argument }” recebeu um número errado de valores.
cli-not-utf8 = A linha de comandos tem bytes que não são texto.
cli-bad-usage = A linha de comandos não se entende.
cli-bad-duration = “{ $value }” não é um tempo para { $argument }: escreva 1s, 250ms ou 2m.
cli-hint-meant = Queria dizer “{ $meant }”?
cli-hint-help = Experimente: { $command } --help
cli-unknown-game = Não há o jogo “{ $name }”; há: { $known }.
cli-play-no-game = Que jogo? Diga um, ou retome o último com --resume.
cli-no-such-seat = { $seat } é um lugar a mais: este jogo tem { $seats }.
cli-resume-options = Um jogo que se retoma já tem as suas opções e o seu relógio: não os indique.
cli-nothing-to-resume = Não há nenhum jogo a meio para retomar.
cli-replay-nothing = O que se há de percorrer? Diga um ficheiro, ou um jogo com --game e --moves.
cli-replay-file-options = Um registo tem as suas próprias opções e posição: não as indique com um ficheiro.
cli-unreadable = O ficheiro “{ $file }” não se consegue ler: { $error }.
cli-unwritable = O ficheiro “{ $file }” não se consegue escrever: { $error }.
cli-file-exists = O ficheiro “{ $file }” já existe, e fica como está.
cli-bad-record = O registo “{ $file }” não está certo. { $why }
cli-output = Não se consegue escrever a saída: { $error }.
cli-no-full-screen = O ecrã inteiro não pode ser mostrado: { $why }
cli-serve-nothing = Não há nada para servir: a página e o socket do visualizador estão desligados.
cli-serve-address = “{ $address }” não é um endereço: escreva-o como { $usual }.
cli-serve-bind = Não é possível escutar em { $address }: { $error }.
cli-serve-no-page = Este programa foi construído sem a página: execute cargo xtask page, e depois cargo build --release, no seu código-fonte.
cli-serve-page = A página está em { $address }
cli-serve-page-already = A página já está a ser servida, em { $address }
cli-serve-other-port = { $usual } está ocupado, por isso a página é servida noutro endereço; os jogos guardados no navegador ficam com o deles.
cli-serve-no-browser = Não foi possível abrir um navegador: abra esse endereço num.
cli-serve-listening = À escuta do visualizador em { $address }.
cli-serve-no-socket = O socket do visualizador fica de fora: não é possível escutar em { $address }: { $error }.
cli-serve-end = Ctrl-C termina.

cli-level = { $shown } [{ $typed }]
cli-seat-title = { $seat } ({ $who })
cli-seat-title-many = { $seat } ({ $who })
cli-thinking = { $who } está a pensar …
cli-thinking-many = { $who } estão a pensar …
cli-moves = { $count ->
    [one] Há uma jogada legal:
   *[other] Há { $count } jogadas legais:
 }
cli-undone = { $count ->
    [one] Uma jogada desfeita.
   *[other] { $count } jogadas desfeitas.
 }
cli-nothing-to-undo = Ainda não há nada para desfazer.
cli-empty = Escreva uma jogada; “ajuda” diz como.
cli-help-play =
    Escreva uma jogada, por exemplo “{ $example }”, de uma vez ou por partes.
      jogadas (m)   as jogadas legais         tabuleiro   mostra-o outra vez
      dica          uma boa jogada            avaliar     quanto vale a posição
      porquê        o que há contra a sua jogada, ou contra: porquê JOGADA
      histórico     as jogadas até aqui       posição     a posição em texto
      desfazer (u)  volta atrás               guardar     o registo: guardar FICHEIRO
      desistir      dá o jogo por perdido     empate      propõe empate
      regras        o livro de regras         parar (q)   sai; o jogo fica guardado
cli-you-are = Você joga com { $seat }, contra { $others }.
cli-people-play = { $who }, todos neste teclado.
cli-people-against = { $who } neste teclado, contra { $others }.
cli-bots-play = { $who }: só jogam bots.
cli-bots-pause = Enter faz uma pausa, Ctrl-C sai.
cli-and = { $some } e { $last }
cli-decimal = { $whole },{ $part }
cli-percent = { $number } %
cli-why-nothing = Ainda não fez nenhuma jogada. Para perguntar por uma, diga-a: porquê, e a jogada.
cli-why-whole = Diga uma jogada inteira: porquê, e a jogada.
cli-history-none = Ainda não se fez nenhuma jogada.
cli-draw-agree = { $who }, aceita o empate? [s/N]
cli-draw-agreed = { $who } aceita o empate.
cli-draw-declined = { $who } não aceita o empate.
cli-draw-agree-many = { $who }, aceitam o empate? [s/N]
cli-draw-agreed-many = { $who } aceitam o empate.
cli-draw-declined-many = { $who } não aceitam o empate.
cli-resigned-on = { $who } desistiu. Continuam em jogo: { $others }.
cli-flag-on = { $who }: o tempo acabou. Continuam em jogo: { $others }.
cli-clocks = Relógios: { $clocks }
cli-clock = { $who } { $time }
cli-clock-low = { $who } { $time } (pouco)
cli-program-seconds = { $seconds } s (Enter: joga já)
cli-program-nodes = { $seconds } s, { $nodes } nós (Enter: joga já)
cli-program-busy = Ainda está a pensar. Enter ou parar fá-lo jogar já, Ctrl-C sai.
cli-program-failed = Enter: iniciá-lo outra vez · desfazer: voltar atrás · parar: sair, o jogo fica guardado
cli-program-ended = { $name } terminou mal foi iniciado, antes de qualquer jogo: é um programa que fala UGI?
cli-program-help = Enter inicia o programa outra vez e conta-lhe o jogo como está. desfazer volta atrás à sua última jogada, parar sai. O jogo fica guardado e pode ser retomado com outro nesse lugar: { $command }
cli-paused = Em pausa. Enter: continuar · parar: sair · ajuda: mais
cli-paused-help = Enter continua o jogo, parar sai dele. tabuleiro, jogadas, dica, avaliar, posição, histórico, guardar e regras também respondem aqui.
cli-score = Resultado: { $wins }; empates { $drawn }.
cli-begins = Um novo jogo; começa: { $who }.
cli-another = Mais um jogo? [S/n]
cli-agree-help = s: sim. n ou Enter: não.
cli-yes-or-no = Responda s ou n, por favor.
cli-left = O jogo fica guardado. Retome-o com: { $command }
cli-recorded = O jogo fica registado em { $file }
cli-saved = O registo fica guardado em { $file }
cli-not-kept = O jogo não pode ser guardado em disco: { $error }.
cli-interrupted = Interrompido. O jogo fica guardado: retome-o com tabuleiro play --resume.
cli-interrupted-only = Interrompido.
cli-interrupted-lost = Interrompido. Não se conseguiu guardar o jogo, que fica perdido.
cli-goodbye = Até à próxima.
cli-replay-next = Enter: próxima · voltar: uma atrás · fim: todas · parar: sair
cli-bots-usual = Sem dizer um nome, joga-se contra { $name }.
cli-bench-signature = Assinatura { $signature }
cli-unit-games = jogos
cli-unit-leaves = sequências
cli-unit-nodes = nós

cli-menu-title = Tabuleiro · { $count } jogos de tabuleiro
cli-menu-help = Ajuda
cli-menu-resume = Retomar o último jogo que ficou a meio
cli-menu-exit = Sair
cli-menu-which = Que jogo? (Enter: { $game }, já)
cli-menu-about = Escreva o número ou o nome de um jogo. Em todo o lado, “ajuda” (?) diz o que se pode escrever, “parar” (q) sai, “desfazer” (u) volta atrás.
cli-menu-unknown = “{ $typed }” não é uma das escolhas.
cli-menu-mode = Quem joga? (Enter: 2)
cli-menu-level = Quem joga com { $seat }? (Enter: { $usual })
cli-mode-people = Jogador contra jogador
cli-mode-first = Jogador contra computador
cli-mode-last = Computador contra jogador
cli-mode-each = Escolher lugar a lugar
cli-mode-bots = Computador contra computador
cli-mode-help = Ajuda: as regras em resumo
cli-mode-bots-list = Os adversários disponíveis
cli-mode-back = Voltar
cli-mode-clock = Relógio: { $clock }
cli-mode-names = Nomes: { $names } (name1=Ana)
cli-mode-nameless = nenhum
cli-mode-usual = as habituais
cli-mode-options = Opções: { $chosen } · lugares: { $seats }. Para mudar uma, escreva-a (* é a habitual):
cli-mode-option = { $label }:
cli-mode-example = { $label } (por exemplo)

cli-arg-games = Quantos jogos, no máximo
cli-arg-nodes = Quantos nós um programa de fora pode usar numa jogada (100 000)
cli-arg-one = O primeiro jogador: o nome de um bot, ou o comando de um programa que fala UGI (com uma /)
cli-arg-two = O segundo jogador
cli-arg-sprt = Parar logo que a diferença esteja seguramente acima do segundo ou abaixo do primeiro destes Elo
cli-arg-state = Guarda os resultados neste ficheiro, e continua a partir dele
cli-duel-about = Pôr dois jogadores a jogar muitos jogos, e dizer com que força jogam
cli-duel-examples =
    tabuleiro duel quantik level2 level3 --games 400
    tabuleiro duel oware bot2 "./meu-motor --rapido" --nodes 50000 --json
cli-duel-sprt = “{ $value }” não é um par de diferenças de Elo: escreva a menor, uma vírgula e a maior.
cli-duel-state = O duelo não pode continuar a partir do ficheiro “{ $file }”, que fica como está. { $why }
cli-duel-result = { $one } contra { $two }, { $games } jogos: ganhou { $won }, empatou { $drawn }, perdeu { $lost }.
cli-duel-stopped = Parado. Este resultado não fica guardado: com --state FICHEIRO um duelo fica, e pode continuar.
cli-duel-stopped-kept = Parado. Este resultado fica guardado em “{ $file }”, e o mesmo comando continua a partir dele.
cli-duel-elo = Diferença: { $elo } Elo, ± { $error } (95 %).
cli-duel-one-sided = Os resultados são demasiado desequilibrados, ou poucos, para uma diferença em Elo.
cli-duel-accepted = O teste sequencial aceita a diferença maior (razão de verosimilhança { $ratio }).
cli-duel-rejected = O teste sequencial aceita a diferença menor (razão de verosimilhança { $ratio }).
cli-duel-open = O teste sequencial continua em aberto (razão de verosimilhança { $ratio }).
cli-engine-about = Falar UGI pela entrada e saída padrão, para outros programas
cli-engine-examples = printf 'position startpos\ngo nodes 1000\n' | tabuleiro engine quantik
cli-twice = “{ $argument }” aparece duas vezes.
cli-bots-which = As opções são de um jogo: indique um.
cli-another-help = Enter ou s: mais um jogo. n ou parar (q): chega. desfazer (u): desfaz a última jogada e continua este jogo.
cli-replay-help = Enter: a próxima jogada. desfazer (u): volta uma jogada atrás. fim: o resto todo. parar (q): sai.
cli-man-name = NOME
cli-man-synopsis = SINOPSE
cli-man-description = DESCRIÇÃO
cli-man-commands = COMANDOS
cli-man-extra = EXEMPLOS
cli-man-version = VERSÃO
cli-arg-at = A posição (ou --position TEXTO); sem ela, o início
cli-arg-analyse-all = Todas as jogadas, mesmo que valham todas o mesmo
cli-arg-most-nodes = Quantos nós, no máximo
cli-analyse-about = Avaliar cada jogada legal, a melhor primeiro, e dizer porque são más as más; ou rever um registo inteiro
cli-analyse-examples =
    tabuleiro analyse quantik "D..A/b.../.Ba./...b"
    tabuleiro analyse otrio --json
    tabuleiro analyse game.txt
cli-analyse-over = O jogo aí já acabou, e não há jogadas para avaliar. { $verdict }
cli-explore-about = Quantas vezes cada jogada foi feita, com que resultado, e o que está provado
cli-explore-examples =
    tabuleiro explore oware
    tabuleiro explore quantik "A.../..../..../...." --json
cli-explore-head = A jogar: { $seat }. Jogos de jogadores fortes e os seus, a jogada mais feita primeiro:
cli-explore-move = jogos { $games } · ganhos { $wins } · empates { $draws } · seus { $own }
cli-explore-others = Nunca jogadas: mais { $count }.
cli-explore-none = Nenhum jogo conhecido aqui chegou a esta posição.
cli-solve-about = Calcular o valor de uma posição, com uma linha de melhor jogo
cli-solve-examples =
    tabuleiro solve quantik
    tabuleiro solve otrio --json
cli-solve-value = Para quem joga, { $seat }: { $value }. (O número conta as jogadas dos dois lados.)
cli-solve-line = Melhor jogo: { $line }
cli-solve-work = { $nodes } nós, { $seconds } segundos.
cli-value-win = ganha
cli-value-win-in = ganha em { $plies }
cli-value-loss = perde
cli-value-loss-in = perde em { $plies }
cli-value-draw = empate
cli-value-unknown = desconhecido
cli-value-folder = PASTA
cli-arg-seeds = Constrói as tabelas de todos os tabuleiros com até tantas sementes
cli-arg-verify = Confirma cada tabuleiro; um ficheiro que não merece confiança é recusado, e não refeito
cli-arg-dir = A pasta das tabelas (senão a habitual, a única onde os jogadores procuram)
cli-tables-about = Construir, confirmar e descrever tabelas de finais
cli-tables-examples =
    tabuleiro tables
    tabuleiro tables oware --seeds 16
    tabuleiro tables oware --verify
cli-tables-which = Estas opções são das tabelas de um jogo: indique-o.
cli-tables-needless = { $game } não precisa de tabelas: o que se pode saber, o programa calcula quando é preciso. Há tabelas para: { $known }.
cli-tables-rules = Só se fazem tabelas para as regras do livro, com slam=none.
cli-tables-homeless = O ambiente não indica uma pasta pessoal, e por isso não há pasta habitual: indique uma com --dir.
cli-tables-no-folder = “{ $file }” é um ficheiro e não uma pasta.
cli-tables-range = Podem fazer-se tabelas de 1 a { $most } sementes, e “{ $given }” não é um número desses.
cli-tables-none = Ainda não há tabelas em { $folder }.
cli-tables-shipped = Só há a tabela até { $seeds } sementes, que vem com o programa: em { $folder } ainda não há maiores.
cli-tables-needs = Tabelas até { $seeds } sementes em { $folder }: { $positions } posições, { $disk } MB no disco, { $memory } MB de memória.
cli-tables-spoilt = A tabela com { $seeds } sementes não merece confiança, e é feita de novo.
cli-tables-there = As tabelas até { $seeds } sementes estão todas lá, e as somas de controlo estão certas: { $folder }
cli-tables-built = { $valued } posições avaliadas em { $seconds } s, { $rate } milhões por segundo. As tabelas até { $seeds } sementes ocupam agora { $disk } MB em { $folder }
cli-tables-verified = Todos os tabuleiros até { $seeds } sementes foram calculados de novo e estão certos: { $moves } valem o que se pode forçar sem passar duas vezes pelo mesmo tabuleiro, e { $cycles }, que assim não se decidem, o que dão os jogos que aí começam, pela regra da repetição ({ $seconds } s).
cli-tables-system = “{ $file }” não se pode usar: { $error }.
cli-tables-stand = Há tabelas de { $first } a { $last } sementes: { $positions } posições, { $disk } MB, em { $folder }
cli-tables-more = Podem construir-se tabelas até { $most } sementes. Precisam de:
cli-tables-row = até { $seeds } sementes: { $positions } posições, { $disk } MB no disco, { $memory } MB de memória
cli-bar = { $percent } %, { $seeds } sementes, { $rate } milhões por segundo, faltam { $left }
cli-duel-held = Outro duelo está a escrever no ficheiro “{ $file }”: espere por ele, ou indique outro ficheiro.
cli-kept-again = O jogo volta a ficar guardado em disco.
cli-resume-skipped = Um jogo que ficou a meio não pode ser retomado, e fica como está. { $why }
cli-resumed = Retomado: { $game }.
cli-against = { $one } contra { $two }
cli-game-told = { $game }, { $who }, depois da jogada { $moves }
cli-game-left = { $game }, deixado em { $when }
cli-kept-about = Listar os jogos que ficaram a meio, ou deitar um fora
cli-kept-examples =
    tabuleiro kept
    tabuleiro kept quantik --discard 2
    tabuleiro play --resume=2
cli-arg-discard = Deita fora o jogo com este número; já não pode ser retomado
cli-arg-yes = Deita-o fora sem perguntar
cli-kept-none = Nenhum jogo ficou a meio.
cli-kept-hint = Retome um com: tabuleiro play --resume=NÚMERO. Deite um fora com: tabuleiro kept --discard NÚMERO
cli-kept-number = Não há nenhum jogo guardado com o número { $number }; jogos guardados: { $count }. O comando “tabuleiro kept” lista-os.
cli-kept-other = O jogo guardado { $number } não é um jogo de { $game }: { $command } lista esses.
cli-kept-held = O jogo { $number } está a ser jogado noutra janela.
cli-kept-discarded = Deitado fora: { $game }.
cli-kept-sure = Deitar fora este jogo de vez: { $game }? [s/N]
cli-kept-stays = Fica guardado.
cli-arg-bots-all = Todos: também os degraus entre os níveis e os jogadores do relatório
cli-arg-rules-all = O livro de regras inteiro, página a página com $PAGER
cli-arg-rules-examples = O livro inteiro com os exemplos, que são os seus testes
cli-arg-game-or-record = Um de { $games }; ou o ficheiro de um registo, para rever um jogo inteiro (- para a entrada padrão)
cli-bots-main = Níveis
cli-bots-between = Degraus entre os níveis
cli-bots-report = Jogadores do relatório dos estudantes, com os nomes dele
cli-bots-more = Mais { $count } jogadores: { $command }
cli-bots-scale = O número é a pontuação na escala do próprio jogo, em Elo: o jogador mais fraco de cada jogo está em 0, e 200 a mais ganham uns três jogos em quatro. Em 95 de cada 100 casos a verdade não está mais longe do que diz o número seguinte.
cli-rules-more = O livro inteiro: { $command }
cli-analyse-side = Os valores são para quem joga, { $seat }. “ganha em 5” conta as jogadas dos dois lados.
cli-analyse-nothing = Nada se sabe de nenhuma das { $count } jogadas legais. Um --nodes maior, ou uma posição mais perto do fim, talvez diga mais; durante um jogo, “dica” indica uma boa jogada ({ $command }).
cli-analyse-nothing-crowd = Nada se sabe de nenhuma das { $count } jogadas legais: com mais de dois jogadores, uma jogada só tem valor onde alguém pode forçar a vitória, e aqui não se vê quem possa. Uma posição mais perto do fim talvez diga mais; durante um jogo, “dica” indica uma boa jogada ({ $command }).
cli-analyse-alike = As { $count } jogadas legais valem todas o mesmo: { $value }. Com --all são listadas.
cli-stopped = Parado ao fim de { $seconds } s: ainda nada está provado.
cli-analyse-unit = As pontuações são estimativas, acima de 0 se quem joga está à frente: { $unit }.
cli-review-side = O que cada posição valia para quem jogou: antes da jogada > depois dela. ?! marca um deslize, ? um erro, ?? um erro grave. “ganha em 5” conta as jogadas dos dois lados.
cli-review-move = jogada
cli-review-before = antes
cli-review-after = depois
cli-review-slip = deslize; melhor: { $better }
cli-review-mistake = erro; melhor: { $better }
cli-review-blunder = erro grave; melhor: { $better }
cli-review-why = { $told }. A jogada { $why }
cli-review-along = Vistas { $done } de { $all } jogadas
cli-review-seat = { $who }: deslizes { $slips }, erros { $mistakes }, erros graves { $blunders }; precisão { $accuracy }
cli-review-mistakes = Deslizes, erros e erros graves encontrados: { $count }
cli-review-unknown = De { $count } das { $all } jogadas nada está provado nem há palpite: não se pode dizer se foram erros.
cli-review-stopped = Parado: as jogadas antes destas não foram vistas.
cli-solve-progress = { $nodes } de { $most } nós no máximo, { $seconds } s
cli-solve-ahead = Isto demora: procuram-se no máximo { $most } nós (--nodes N) e, se não provarem nada, a posição fica em aberto. Ctrl-C para.
cli-solve-open = Esta posição está em aberto: { $nodes } nós em { $seconds } s não provaram nada. Um --nodes maior procura mais tempo, e uma posição mais perto do fim talvez esteja ao alcance.
cli-solve-open-tables = { $open } As tabelas de finais aproximam o fim: { $command } precisa de { $positions } posições, { $disk } MB no disco e { $memory } MB de memória.
cli-word-alone = “{ $word }” não leva nada a seguir: escreva só essa palavra.
cli-listed = { $some }, { $more }
cli-arg-threads = Em quantas linhas de execução o jogador mais forte pode pensar quando lhe é dado um tempo (1)
cli-arg-no-book = Faz o jogador mais forte calcular as aberturas que sabe de cor
cli-arg-bots-check = O que o jogador mais forte tem à mão: pesos, tabelas, um livro; e se está inteiro
cli-check-threads = Linhas de execução: esta máquina tem { $count }; usa-se uma, a não ser que --threads diga outra coisa.
cli-check-damaged = Há alguma coisa estragada; os jogadores continuam sem ela, e por isso mais fracos ou mais lentos.
cli-check-whole = - { $what }
cli-check-fault = - Estragado: { $what }
cli-tables-left-out = { $why } Os jogadores continuam sem ela; ver “{ $command }”.
cli-lost = Não se conseguiu guardar o jogo, que fica perdido.
cli-told = { $told }
cli-kept-open = { $game } (aberto noutra janela)
