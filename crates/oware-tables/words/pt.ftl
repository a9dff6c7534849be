# Tabelas de finais
oware-table-many = Não se fazem tabelas com { $seeds } sementes: o máximo é { $most }.
oware-table-missing = Não há a tabela “{ $file }”: é preciso construí-la primeiro.
oware-table-other = “{ $file }” não é uma tabela de finais de Oware.
oware-table-version = “{ $file }” foi escrita por outra versão do programa (a sua forma tem o número { $version }): é preciso construí-la de novo.
oware-table-short = “{ $file }” não tem o comprimento que devia ter: é preciso construí-la de novo.
oware-table-altered = “{ $file }” não está como foi escrita: é preciso construí-la de novo.
oware-table-wrong = “{ $file }” está errada no tabuleiro { $board }: é preciso construí-la de novo.
oware-table-room = As tabelas precisam de { $size } MB no disco, e não há tanto espaço.
oware-table-memory = Construir as tabelas precisa de { $size } MB de memória, e não há tanta.
oware-table-memory-free = Construir as tabelas precisa de { $size } MB de memória, e só há { $free } MB livres.
oware-table-busy = Outro programa está a construir tabelas em “{ $file }”: espere por ele, ou escolha outra pasta.
oware-table-system = “{ $file }”: { $why }
oware-table-stopped = Parado. As tabelas completas ficam guardadas, e a próxima construção continua daí.
oware-table-pack-not-lent = A tabela de finais não está dentro deste programa, e ninguém a emprestou.
oware-table-pack-other = A tabela de finais que vem com o programa não é das que esta versão lê: é calculada de novo, o que leva alguns segundos.
oware-table-pack-altered = A tabela de finais que vem com o programa não está como foi escrita: é calculada de novo, o que leva alguns segundos.
oware-table-gain = O que dão ao jogador mais forte, medido em 400 jogos cada com 20 000 nós por jogada contra as tabelas que vêm com o programa: 16 sementes +70 Elo (±29), 20 sementes +96 (±30), 24 sementes +129 (±33).
