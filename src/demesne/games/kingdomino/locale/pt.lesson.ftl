## A lição de Kingdomino
lesson-kingdomino-welcome = Boas-vindas! No meio está o seu castelo. Em volta dele cresce o seu reino, dominó por dominó.
    Cada dominó tem dois quadrados de paisagem. Alguns têm coroas: sem coroas, a terra não vale nada.
    O número de um dominó diz o quanto ele é bom: os baixos são simples, os altos têm coroas.
lesson-kingdomino-king = Há quatro dominós na fila, e você tem dois reis, assim como Iris. Os reis são sorteados; o primeiro a sair é seu.
    Coloque-o no dominó 41: duas coroas de uma vez.
lesson-kingdomino-king-otherwise = Esse é permitido. Mas hoje queremos coroas: procure o dominó 41, no fim da fila.
lesson-kingdomino-king-done = Iris escolheu o 19 e o 26, então seu segundo rei ficou com o que sobrou, o 4. Agora uma nova fila se forma ao lado da primeira.
lesson-kingdomino-castle = Os reis agem na ordem dos seus dominós, a partir do número mais baixo. O seu está no 4, então você começa.
    Coloque o dominó 4 junto ao castelo: o castelo aceita qualquer paisagem nos seus quatro lados. Gire-o como quiser.
lesson-kingdomino-castle-done = Sua primeira floresta. Depois de colocado, um dominó não sai mais do lugar.
lesson-kingdomino-order = O mesmo rei escolhe agora um dominó da nova fila, e aqui está o coração do jogo: a ordem dos números é a ordem do próximo turno.
    O 45 tem duas coroas, mas quem o escolhe age por último. O 7 é simples, mas quem o escolhe age primeiro. Escolha o 7.
lesson-kingdomino-order-otherwise = Um bom dominó, talvez, mas com um número mais alto você não agiria primeiro no próximo turno. Escolha o 7, o mais baixo.
lesson-kingdomino-order-done = Iris colocou seus dois dominós e escolheu o 15 e o 27. Seu rei no 41 vem por último.
lesson-kingdomino-last = Coloque o dominó 41, trigo e campina. Uma das metades deve tocar o castelo ou um quadrado da mesma paisagem. Por enquanto você só tem floresta, então desta vez tem de ser o castelo.
lesson-kingdomino-last-done = Só o 45 sobrou para este rei: quem age por último fica com o resto. E uma nova fila se forma.
lesson-kingdomino-first = Veja quem começa este turno: seu rei no 7, o número mais baixo. Primeiro coloque o lago.
lesson-kingdomino-first-done = Muito bem. Agora o rei pode escolher, antes de todos.
lesson-kingdomino-choice = A fila inteira está livre para você. Escolha o 48: três coroas, o melhor dominó de todos.
lesson-kingdomino-choice-otherwise = Esse pode esperar. Você escolhe primeiro, então fique com o melhor: o 48.
lesson-kingdomino-choice-done = Foi a recompensa pelo simples 7. Números baixos trazem a primeira escolha, números altos trazem coroas: você pesa isso a cada turno.
lesson-kingdomino-property = Um pouco mais tarde. Quadrados da mesma paisagem que se tocam pelos lados são uma propriedade. Ela vale seus quadrados vezes suas coroas: seus 3 quadrados de trigo com 1 coroa valem 3 pontos.
    Coloque o 41 de modo que o trigo se junte ao seu trigo e as duas coroas se juntem à outra campina com coroas. Isso traz 7 pontos.
lesson-kingdomino-property-otherwise = Isso traz menos. Acima do castelo há uma campina com duas coroas, e à direita dele está o seu trigo. Coloque o 41 entre os dois, com a campina em cima, ao lado da outra.
lesson-kingdomino-property-done = Sete pontos em uma jogada: 2 quadrados de campina com 4 coroas valem 8, e seu trigo cresceu para 4.
lesson-kingdomino-frame = Seu reino nunca pode ter mais de 5 quadrados de largura nem de altura, incluindo o castelo. O seu já tem 5 de altura, então só pode crescer para os lados.
    Toque em um quadrado apagado e a página diz por que ali não dá. Depois coloque o dominó 43 onde couber.
lesson-kingdomino-frame-done = Coube. Não deixe buracos de um só quadrado: nenhum dominó os preenche.
lesson-kingdomino-discard = O último turno: a pilha acabou, e os dominós são apenas colocados. Você tem dois, o 25 e o 31. Coloque o 25.
lesson-kingdomino-discard-done = Não havia mais lugar para o 31, então ele foi descartado. Descartar não é escolha sua: o que cabe tem de ser colocado. Iris também teve de descartar um.
lesson-kingdomino-end = A partida acabou: 30 pontos para você, 22 para Iris. Só a sua floresta, 6 quadrados com 3 coroas, valeu 18. Sua campina não tem coroa e não valeu nada.
    Em caso de empate, decide a maior propriedade e depois a maior quantidade de coroas. Agora você conhece todas as regras!
