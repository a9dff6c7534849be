# Frases dos problemas e das lições.

learn-no-tag = O registo não tem a etiqueta “{ $tag }”, ou não se consegue ler o que ela diz.
learn-broken = O registo não está certo: { $why }
learn-no-solution = O problema { $id } não tem solução.
learn-unproven = Ninguém conseguiu provar quanto vale { $move }.
learn-fails = { $move } está na solução, mas não chega ao objetivo.
learn-second = { $move } também chega ao objetivo.
learn-length = Diz-se que a duração da vitória, em jogadas, é: { $said }; mas provou-se que é: { $found }.
learn-plies = { $plies }
learn-no-length = desconhecida
learn-lesson = Não se consegue ler a linha { $line } das lições: “{ $text }”.
learn-languages = A página { $page } da lição { $id } não está nas duas línguas.
learn-unknown-game = Não há nenhum jogo chamado “{ $game }”.
learn-explorer-mark = Isto não é um ficheiro de aberturas jogadas, ou é de outra versão.
learn-explorer-sum = O ficheiro de aberturas jogadas está danificado: a soma não confere.
learn-explorer-length = O ficheiro de aberturas jogadas está danificado: falta ou sobra alguma coisa.
learn-explorer-number = O ficheiro de aberturas jogadas está danificado: um número não faz sentido.
