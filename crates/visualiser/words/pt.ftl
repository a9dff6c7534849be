# O que não se entende
visualiser-empty = Aqui não há mensagem, só uma linha vazia.
visualiser-too-long = Nenhuma mensagem tem mais de { $most } bytes: esta foi ignorada.
visualiser-unknown = “{ $text }” não é uma mensagem: um jogo começa com beginGame e uma casa escolhe-se com playerChoose.
visualiser-unfinished = O termo fica a meio: falta um parêntese ou uma palavra.
visualiser-begin-line = Um jogo começa com dois jogadores, por exemplo: beginGame human bot2
visualiser-begin-term = Um jogo começa com dois jogadores, quem começa e o tabuleiro, por exemplo: [beginGame,[human,0],[bot2,0],1,newBoard]
visualiser-choice = Escolhe-se uma posição de 1 a 6, por exemplo: playerChoose 3
visualiser-player = Não há o jogador “{ $text }”; há: { $known }.
visualiser-position = “{ $text }” não é uma posição: as posições vão de 1 a 6.
visualiser-seeds = “{ $text }” não é um número de sementes de 0 a { $most }.
visualiser-starter = “{ $text }” não diz quem começa; 1 ou 2 diz.
visualiser-too-many = Um jogo tem aqui { $most } sementes no máximo, entre o tabuleiro e as capturadas; estas são { $total }.

# O que não se pode fazer agora
visualiser-no-game = Não há jogo a decorrer: começa-se um com beginGame.
visualiser-in-game = Há um jogo a decorrer: outro pode começar quando este acabar.
visualiser-busy = Há muitos jogos à espera dos seus bots: este continua quando chegar a sua vez de pensar.
visualiser-full = Não há lugar para mais clientes: tente mais tarde.
visualiser-crowded = Não há lugar para mais clientes do mesmo endereço: tente mais tarde.

# Porque se fecha uma ligação
visualiser-silent = Nada se ouviu durante { $seconds } segundos: a ligação é fechada.
visualiser-gave-way = Outros precisam do lugar e aqui não há jogo a decorrer: a ligação é fechada.
