## A lição de Carcassonne
lesson-carcassonne-welcome = Boas-vindas! Cartela por cartela, você e Iris vão montar uma só paisagem, com cidades, estradas, mosteiros e campos. Ela é dos dois; o que dá pontos são as partes onde estão os seus seguidores.
    Cada um tem sete seguidores. Vamos jogar uma pequena partida de dez cartelas.
lesson-carcassonne-road = No seu turno você compra uma cartela e a coloca junto às que estão na mesa. O que se encosta deve continuar: estrada com estrada, cidade com cidade, campo com campo.
    Coloque sua estrada reta à direita da primeira cartela, de modo que ela continue a estrada dali.
lesson-carcassonne-road-otherwise = Ali também cabe. Mas nesta lição queremos que a estrada continue à direita da primeira cartela. Se ela estiver atravessada, gire-a.
lesson-carcassonne-road-done = A estrada agora passa por duas cartelas e está aberta nas duas pontas.
lesson-carcassonne-thief = Agora você pode colocar um seguidor na cartela que acabou de colocar, e só nela. Na estrada ele é um ladrão. Coloque um na estrada.
lesson-carcassonne-thief-otherwise = É permitido, mas desta vez queremos a estrada: um ladrão, por favor.
lesson-carcassonne-thief-done = Iris fechou a pequena cidade e colocou nela um cavaleiro. Uma cidade completa vale 2 pontos por cartela, então ela ganhou 4 na hora, e o cavaleiro voltou logo para ela.
lesson-carcassonne-monastery = Uma estrada termina em um mosteiro, em uma cidade ou em um cruzamento. Você comprou um mosteiro com estrada. Coloque-o na ponta direita da sua estrada, girado para que as estradas se encontrem.
lesson-carcassonne-monastery-otherwise = Ali cabe, mas sua estrada não terminaria nele. Procure a posição na ponta direita da sua estrada.
lesson-carcassonne-monastery-done = Uma ponta da sua estrada está fechada. Ela fica completa quando a outra também estiver.
lesson-carcassonne-monk = A estrada já tem o seu ladrão, então nenhum outro seguidor pode ir para lá. Mas o mosteiro está livre: coloque um monge. Ele vale 1 ponto por si mesmo e por cada uma das oito cartelas em volta.
lesson-carcassonne-monk-otherwise = Fica para outra vez! Agora coloque o monge no mosteiro, no meio da cartela.
lesson-carcassonne-monk-done = Iris começou uma cidade maior, aberta em cima e à direita, com um cavaleiro dentro.
lesson-carcassonne-crossing = Você comprou um cruzamento, onde as estradas terminam. Coloque-o na ponta esquerda da sua estrada, com as outras duas estradas saindo para a esquerda e para baixo.
lesson-carcassonne-crossing-otherwise = Quase: ele vai na ponta esquerda da sua estrada, e as outras duas estradas saem para a esquerda e para baixo. Gire-o até ficar assim.
lesson-carcassonne-crossing-done = Sua estrada está completa: quatro cartelas, quatro pontos. Ela é pontuada daqui a pouco, depois que você puder colocar um seguidor.
lesson-carcassonne-farmer = Agora a regra difícil: os campos. Um seguidor no campo é um fazendeiro. Fazendeiros só valem pontos no fim da partida: 3 por cidade completa que faça fronteira com o campo deles.
    Os campos terminam nas estradas e nas cidades. O grande campo acima da sua estrada faz fronteira com a cidade completa e com a que Iris está construindo; atrás do mosteiro, onde a estrada termina, ele dá a volta para o outro lado. Coloque nele um fazendeiro; ‘{ tint-fields }’ dá a cada campo uma cor própria.
lesson-carcassonne-farmer-otherwise = Aí não. O cantinho embaixo à esquerda não faz fronteira com nenhuma cidade, e um ladrão não é fazendeiro. Escolha o grande campo ao longo da sua estrada.
lesson-carcassonne-farmer-done = Sua estrada valeu 4 pontos e seu ladrão voltou. O fazendeiro, não: ele fica deitado no campo até o fim, então nunca gaste todos os seus seguidores. Iris continuou a cidade dela; no seu campo ela não pode colocar ninguém.
lesson-carcassonne-beside = Há um cavaleiro de Iris na cidade dela, então você não pode colocar um ali. Mas pode começar uma cidade ao lado e unir as duas depois.
    Coloque sua cartela em cima à direita, acima da última cartela de Iris, com a cidade para a esquerda.
lesson-carcassonne-beside-otherwise = Essa não. A posição é em cima à direita, acima da última cartela de Iris, e a cidade da sua cartela deve apontar para a esquerda.
lesson-carcassonne-beside-done = Entre as duas cidades resta uma única posição.
lesson-carcassonne-knight = Neste momento a sua é uma cidade à parte, sem ninguém dentro. Coloque um cavaleiro.
lesson-carcassonne-knight-otherwise = Sem um cavaleiro, a cidade de Iris será só dela. Coloque um.
lesson-carcassonne-knight-done = Iris não achou a cartela de que precisava. Você, sim: um canto de cidade.
lesson-carcassonne-join = Coloque o canto no vão, de modo que ele una as duas cidades e as feche.
lesson-carcassonne-join-otherwise = Assim as duas não se unem. O vão fica acima da primeira cartela de cidade de Iris, à esquerda do seu cavaleiro.
lesson-carcassonne-join-done = Uma cidade de quatro cartelas. Cada um tem um cavaleiro nela e, em caso de empate, cada um dos empatados ganha todos os pontos.
lesson-carcassonne-again = Antes que ela seja pontuada, você pode colocar um seguidor. Veja o campo desta cartela: não é aquele em que está o seu fazendeiro, e faz fronteira com a cidade que você acabou de completar. Uma cidade conta para cada campo com que faz fronteira. Coloque um segundo fazendeiro.
lesson-carcassonne-again-otherwise = Você poderia guardar o seguidor. Mas a partida está quase no fim, e este campo faz fronteira com uma cidade completa: 3 pontos para um fazendeiro.
lesson-carcassonne-again-done = 8 pontos para você e 8 para Iris, e os dois cavaleiros voltam. Iris tem a última cartela.
lesson-carcassonne-end = A última cartela foi colocada. Agora o que está incompleto vale pontos, só que menos: 1 por cartela. Seu mosteiro com cinco cartelas em volta vale 6. Depois vêm os campos: 6 pelo grande, com duas cidades, e 3 pelo pequeno.
    27 a 13: os fazendeiros fizeram a diferença. Uma partida de verdade tem 72 cartelas; agora você conhece as regras.
