game-option-shape = “{ $word }” não é uma opção: as opções escrevem-se chave=valor.
game-option-unknown = Aqui não há a opção “{ $key }”; há: { $known }.
game-option-none = Aqui não há opções, mas o texto tem “{ $word }”.
game-option-twice = A opção “{ $key }” aparece duas vezes.
game-option-value = “{ $value }” não é um valor da opção “{ $key }”; pode ser: { $known }.
game-over = O jogo acabou: já não se pode jogar.
game-missing-move = Falta a jogada: o texto está vazio.
game-step-back = Desfeito: { $step }
game-option-rules = Que regras se jogam
