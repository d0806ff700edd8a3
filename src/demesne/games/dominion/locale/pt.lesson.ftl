## A lição de Dominion
lesson-dominion-welcome = Boas-vindas! Todos começam com o mesmo deck modesto de dez cartas: sete Cobres e três Propriedades. A cada turno você compra cartas melhores, e quem tiver mais pontos no fim vence.
    Há cinco cartas na sua mão. No meio está o Suprimento: é ali que você compra.
lesson-dominion-treasures = Um turno tem três fases: Ação, Compra e Descarte. Você ainda não tem cartas de Ação, então esta é a sua Fase de Compra. Primeiro transforme seus Tesouros em moedas: jogue todos.
lesson-dominion-treasures-otherwise = Você pode jogar os Tesouros um a um ou parar aqui. Mas queremos os quatro Cobres: aperte ‘{ move-dominion-play_all_treasures }’.
lesson-dominion-treasures-done = Quatro moedas. A Propriedade não dá moedas: vale um ponto no fim e, até lá, só ocupa a sua mão.
lesson-dominion-smithy = Você tem uma Compra. O número de uma carta é o que ela custa. Gaste suas quatro moedas em uma Forja, uma carta de Ação que saca três cartas.
lesson-dominion-smithy-otherwise = Você pode comprar essa. Mas nesta lição queremos uma boa carta de Ação: a Forja, por quatro moedas.
lesson-dominion-smithy-done = A Forja foi para a sua pilha de descarte, não para a mão. Na Fase de Descarte você descartou tudo e sacou cinco cartas. Iris comprou uma Prata.
lesson-dominion-village = Seu segundo turno. Seus Tesouros já foram jogados e deram três moedas. Compre uma Aldeia: ela dá uma carta e duas Ações, e logo você verá para quê.
lesson-dominion-village-otherwise = Desta vez, não. Compre uma Aldeia, por três moedas.
lesson-dominion-village-done = Seu deck acabou, então a pilha de descarte foi embaralhada e virou um novo deck. É assim que as cartas que você compra chegam à sua mão.
lesson-dominion-actions = Alguns turnos depois, as duas estão na sua mão. Na Fase de Ação você tem uma Ação: ela permite jogar uma carta de Ação. Se jogar a Forja primeiro, a Aldeia fica na mão, sem uso.
    Então jogue a Aldeia primeiro. Ela gasta uma Ação e dá duas, além de uma carta.
lesson-dominion-actions-otherwise = Assim a fase acabaria com uma carta sem uso. Jogue a Aldeia primeiro: ela dá Ações para a Forja.
lesson-dominion-actions-done = Você sacou um Cobre e ainda tem duas Ações.
lesson-dominion-cards = Agora jogue a Forja: mais três cartas.
lesson-dominion-cards-otherwise = Ainda há uma Ação, então use-a: jogue a Forja.
lesson-dominion-cards-done = Sete cartas na mão. Não há outra carta de Ação entre elas, então começa a Fase de Compra.
lesson-dominion-gold = Seus Tesouros deram seis moedas. É o preço de um Ouro, que vale três moedas cada vez que você o joga. Compre-o.
lesson-dominion-gold-otherwise = Poderia ser. Mas é raro ter seis moedas tão cedo, e o Ouro é o melhor Tesouro que há: compre-o.
lesson-dominion-gold-done = Boa compra. Tesouros e Ações deixam seu deck mais forte; os pontos vêm depois.
lesson-dominion-reaction = Agora, os outros jogadores. Iris jogou uma Milícia, um Ataque: todos os outros jogadores têm de descartar até ficar com três cartas.
    Mas na sua mão há um Fosso, uma Reação. Quando um Ataque é jogado, você pode revelá-lo antes que o Ataque faça qualquer coisa, e o Ataque não afeta você. Revele-o.
lesson-dominion-reaction-otherwise = Assim você perderia duas cartas. Revele o Fosso: não custa nada.
lesson-dominion-reaction-done = Você continua com cinco cartas, e o Fosso voltou para a sua mão: ele só foi mostrado. Ele protege de qualquer Ataque, também da Bruxa e das Maldições dela. Iris ganhou suas duas moedas mesmo assim e comprou um Ouro.
lesson-dominion-discard = Outra Milícia, e desta vez seu Fosso está em algum lugar do deck. Você tem de descartar duas cartas. Pense no próximo turno: quais cartas ajudam menos? Descarte as Propriedades.
lesson-dominion-discard-otherwise = Essa serviria no próximo turno. Propriedades não fazem nada na mão: descarte-as primeiro.
lesson-dominion-discard-done = O Ataque quase não doeu: o Ouro, a Prata e o Cobre continuam com você. As cartas da pilha de descarte não se perdem, elas voltam.
lesson-dominion-province = Bem mais tarde. Você tem oito moedas e resta uma Província, que vale seis pontos. Quando acabam as Províncias, ou três pilhas quaisquer, a partida termina com aquele turno. Compre-a.
lesson-dominion-province-otherwise = Mais dinheiro já não ajuda: a partida está para acabar, e o que decide são os pontos. Compre a Província.
lesson-dominion-province-done = Era a última Província, então a partida acabou.
lesson-dominion-end = Todas as suas cartas contam, onde quer que estejam: cinco Províncias, um Ducado e três Propriedades valem 36 pontos. Iris tem 24.
    As cartas de Vitória vencem a partida, mas atrapalham a mão. Saber quando começar a comprá-las é a arte de Dominion.
