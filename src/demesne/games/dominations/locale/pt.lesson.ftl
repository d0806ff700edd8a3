## A lição de Dominations
lesson-dominations-welcome = Boas-vindas! Você conduz um povo por três Eras de cinco turnos cada. No meio do mapa está o Berço; em volta dele o mundo cresce, peça por peça.
    As peças trazem Conhecimento de seis Domínios: Comércio, Ofícios, Arte, Ciência, Política e Religião. O Conhecimento paga Cidades, Monumentos e Maestrias, e estes trazem pontos.
lesson-dominations-tile = O turno começa com o Crescimento: você posiciona uma das suas peças. Cada peça tem um Campo no meio e um recurso em cada ponta. Escolha a peça com o Campo de Comércio.
lesson-dominations-tile-otherwise = Uma boa peça para depois. Escolha a única cujo Campo, no meio, é de Comércio.
lesson-dominations-tile-done = Nas pontas ela tem Comércio, Política e Religião.
lesson-dominations-colours = Um lado inteiro dela precisa ficar conectado ao Berço ou a outra peça. Os quatro recursos nas pontas do lado conectado produzem 1 de Conhecimento cada, e o Campo também. Onde cores iguais se encontram, produzem mais 1.
    Conecte-a ao lado do Berço entre Comércio e Ofícios, girada de modo que Comércio encontre Comércio e Religião encontre Ofícios.
lesson-dominations-colours-otherwise = Todo lugar é permitido, mas este traz menos Comércio. Procure o lado do Berço entre Comércio e Ofícios e gire a peça até que Comércio encontre Comércio e Religião encontre Ofícios.
lesson-dominations-colours-done = Quatro de Comércio: dois das pontas que se encontram, um porque são iguais, um do Campo. E um de Ofícios e um de Religião da outra ponta.
lesson-dominations-city = Agora a Construção. Uma Cidade fica em um Campo livre e custa 3 de Conhecimento do seu Domínio. Construa uma na sua peça.
lesson-dominations-city-otherwise = Você poderia passar ou trocar 2 de Conhecimento por 1 de outro Domínio. Mas você tem exatamente o que uma Cidade pede: construa-a.
lesson-dominations-city-done = A Cidade traz 1 de Influência e permite guardar até 10 de Comércio em vez de 5. E veja: Iris conectou uma peça à sua, e isso ativou sua Cidade, então você recebeu 1 de Comércio no turno dela.
lesson-dominations-locus = Alguns turnos depois. Em volta de um ponto há cinco peças, e o sexto lugar está aberto. Quem fecha um círculo assim cria um Locus: em vez dos lados conectados, produzem todos os seis recursos desse ponto, sem bônus por cores iguais. E todas as Cidades do círculo são ativadas.
    Sua peça está pronta. Feche o círculo, girada como quiser.
lesson-dominations-locus-otherwise = Assim o círculo não se fecha. Procure o vão entre as peças, o mais longe do Berço, onde cinco pontas já se encontram.
lesson-dominations-locus-done = Oito de Conhecimento com uma só peça: seis do ponto, um do Campo e um da sua Cidade no círculo. Fique de olho nos círculos a que falta uma peça e não os deixe para Iris.
lesson-dominations-mastery = A terceira fase é o Desenvolvimento: você pode desenvolver uma Maestria. Ela custa seu valor em Conhecimento do Domínio dela e depois ajuda você até o fim da partida. Você tem 4 de Religião: desenvolva Templos, por 3.
lesson-dominations-mastery-otherwise = Fica para outra vez. Nesta lição, desenvolva Templos, uma Maestria de Religião.
lesson-dominations-mastery-done = Pago. Agora a carta precisa do seu lugar na sua árvore, que começa com a Fogueira.
lesson-dominations-nodus = Onde duas cartas da sua árvore se tocam, as metades devem ter a mesma cor, e juntas formam um Nodus desse Domínio. A Fogueira é Vestigium, branca, e se conecta a qualquer cor.
    De cada Maestria há quatro cópias com metades diferentes. Templos dá 2 de Religião sempre que você cria um Nodus de Religião. Então escolha uma cópia e um lugar em que uma metade de Religião toque a Fogueira.
lesson-dominations-nodus-otherwise = Isso forma um Nodus, mas de outro Domínio, e Templos não dá nada. Escolha uma cópia cuja metade de Religião toque a Fogueira.
lesson-dominations-nodus-done = Um Nodus de Religião, e 2 de Religião na hora. Muitas Maestrias e Objetivos contam Nodus, então planeje onde irão as próximas cartas: cada uma tem de combinar com todas as cartas ao lado.
lesson-dominations-era = O último turno da Era. Sobraram 2 de Comércio e 2 de Religião para você, e 3 de Ofícios para Iris. Você poderia gastar, mas quem tem mais Conhecimento de sobra em um Domínio fica com o Papel dele. Encerre o turno.
lesson-dominations-era-otherwise = Trocar lhe custaria um Papel. Apenas encerre o turno.
lesson-dominations-era-done = Cada um marca pontos pela sua Influência: 3 para você, 1 para Iris. Em Comércio e em Religião foi você quem teve mais de sobra: Mercador e Sumo-Sacerdote são seus na próxima Era, 3 e 5 pontos. Depois todo o Conhecimento volta a 0.
lesson-dominations-end = Depois de três Eras contam também as metas do seu Objetivo, até 100 pontos. Os Monumentos são construídos por todos, nível a nível: os redondos ficam sobre um Locus.
    Quem tem mais Influência no fim de uma Era também pode assimilar uma Maestria de outra pessoa. O resto você encontra na ajuda enquanto joga.
