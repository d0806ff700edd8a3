## Before a game at the terminal
terminal-which-game = Qual jogo ({ $games })?
terminal-how-many = Quantos jogadores ({ $least } a { $most })?
terminal-players = { $game } é para { $least } a { $most } jogadores.
terminal-who = Quem fica com o lugar { $number }: um nome ou um robô ({ $bots })?
terminal-options-of = As opções de { $game }
terminal-option = opção
terminal-value = agora
terminal-meaning = o que significa
terminal-examples = Por exemplo: { $values }.
terminal-values = Pode ser: { $values }.
terminal-change = O que você muda, por exemplo { $example }?
terminal-nothing = nada
terminal-on = sim
terminal-off = não
terminal-none = nenhum

## At every prompt
terminal-answer = Responda com um número da lista, com palavras, ou diga help.
terminal-no-action = ‘{ $words }’ não é uma jogada. { terminal-answer }
terminal-numbers = A lista tem os números de 1 a { $count }.
terminal-help = Responda com um número da lista ou com palavras, ou diga:
terminal-command-undo = desfazer a sua última decisão
terminal-command-save = gravar a partida num arquivo, para continuar outro dia
terminal-command-quit = sair; a partida fica gravada
terminal-command-log = o que aconteceu até agora
terminal-command-rules = as regras (em inglês), ou as que contêm uma palavra
terminal-command-rules-number = as regras (em inglês), ou as que contêm uma palavra ou um número como { $rule }
terminal-command-help = esta lista
terminal-command-seat = ver a partida como este jogador, ou como espectador
terminal-no-game = Escolha primeiro um jogo; depois pode ler as regras.
terminal-no-rule = Nenhuma regra contém “{ $word }”.
terminal-too-early = A partida ainda não começou.

## A game at the terminal
terminal-asked = { $name }: { $question }
terminal-curtain = Passe a tela para { $name }, que aperta Enter.
terminal-curtain-first = Passe primeiro a tela.
terminal-undo-others = Outros já jogaram depois. Todos concordam em desfazer (sim/não)?
terminal-undo-seen = Algo novo já foi revelado. Todos concordam em desfazer (sim/não)?
terminal-taken-back = Desfeito.
terminal-saved = Gravado. Continue com: demesne play --resume { $file }
terminal-recorded = A partida está gravada. Reveja-a com: demesne replay { $file }
terminal-record = { $game }: { $names }; { $count } decisões, semente { $seed }.
terminal-step = { $at } de { $last }
terminal-where = Enter para o próximo, um número para ir até lá, back, end, quit:
terminal-points = Pontos
terminal-join = { $names } e { $last }

## Kingdomino at the terminal
terminal-kingdomino-place = { $name }, onde você coloca { $domino }?
terminal-kingdomino-take = { $name }, qual dominó da nova fila você escolhe?
terminal-kingdomino-placements = O quadrado da primeira metade, o lado em que fica a segunda, os pontos que traz:
terminal-kingdomino-choice = escolher { $domino }
terminal-kingdomino-placed = { $name } coloca { $domino } em { $at }.
terminal-kingdomino-earlier = { $points }, { $earlier } das partidas anteriores
terminal-kingdomino-discarded = { $count ->
    [1] { $count } descartado
   *[other] { $count } descartados
}
terminal-kingdomino-game = Partida { $number } de { $games }
terminal-kingdomino-game-over = Fim da partida { $number } de { $games }; pontos até agora: { $scores }
terminal-kingdomino-dynasty-over = Fim da Dinastia: { $scores }
terminal-kingdomino-bonuses = No final: { $bonuses }
terminal-kingdomino-crown = coroa

## Carcassonne at the terminal
terminal-carcassonne-lay = { $name }, onde você coloca a cartela { $letter }?
terminal-carcassonne-follower = { $name }, você coloca um seguidor?
terminal-carcassonne-choice-lay = { $x },{ $y } girada { $rotation }
terminal-carcassonne-choice-follower = { $role } em { $segment }, { $place }
terminal-carcassonne-choice-no_follower = nenhum seguidor
terminal-carcassonne-at-once = Depois do +, os pontos que você marca agora:
terminal-carcassonne-event-draw = { $name } compra a cartela { $letter }, { $tile }.
terminal-carcassonne-event-remove = A cartela { $letter } não encaixa em lugar nenhum e sai do jogo.
terminal-carcassonne-event-place = { $name } coloca a cartela { $letter } em { $x },{ $y }, girada { $rotation }.
terminal-carcassonne-event-follower = { $name } coloca um { $role } em { $segment }.
terminal-carcassonne-event-decline = { $name } não coloca nenhum seguidor.
terminal-carcassonne-event-return = { $name } recebe de volta um seguidor de { $x },{ $y }.
terminal-carcassonne-what = { $feature ->
    [cidade] uma cidade
    [estrada] uma estrada
   *[other] um mosteiro
} de { $tiles ->
    [1] { $tiles } cartela
   *[other] { $tiles } cartelas
}{ $pennants ->
    [0] {""}
    [1] {" "}e { $pennants } brasão
   *[other] {" "}e { $pennants } brasões
}
terminal-carcassonne-what-field = um campo com { $cities ->
    [1] { $cities } cidade completa
   *[other] { $cities } cidades completas
}
terminal-carcassonne-paid = { $who }: { $points }{ $count ->
    [1] {""}
   *[other] {" "}para cada um
} por { $what }.
terminal-carcassonne-paid-nobody = { $feature ->
    [cidade] { $what } está completa
    [estrada] { $what } está completa
   *[other] { $what } está completo
}; ninguém tem um seguidor ali.
terminal-carcassonne-player = { $name }: { $points } ({ $scores } se a partida terminasse agora), { $count ->
    [1] { $count } seguidor
   *[other] { $count } seguidores
} na reserva
terminal-carcassonne-pennant = brasão
terminal-carcassonne-hand = Cartela { $letter }:
terminal-carcassonne-turned = girada { $rotation }
terminal-carcassonne-finished = { $feature ->
    [mosteiro] { $feature } completo
   *[other] { $feature } completa
}
terminal-carcassonne-unfinished = { $feature ->
    [mosteiro] { $feature } incompleto
   *[other] { $feature } incompleta
}
terminal-carcassonne-sheet-map = o mapa; quando é mais largo que a janela, com esta coluna no meio
terminal-carcassonne-sheet-fields = de quem é cada campo, e quanto vale
terminal-carcassonne-sheet-features = toda estrada, cidade e mosteiro que pertence a alguém
terminal-carcassonne-sheet-tiles = as cartelas que ainda serão compradas
terminal-carcassonne-nobody-there = Ninguém tem um seguidor em nenhum deles.
terminal-carcassonne-column-feature = o quê
terminal-carcassonne-column-who = quem
terminal-carcassonne-column-tiles = cartelas
terminal-carcassonne-column-now = agora
terminal-carcassonne-column-most = no máximo
terminal-carcassonne-columns = { $first } a { $last }
terminal-carcassonne-wide = O mapa é mais largo que a janela: para ver as colunas { $columns }, diga { $commands }.

## Dominion at the terminal
terminal-dominion-asked-by = { $name } ({ $card }): { $question }
terminal-dominion-name-all = Diga todas, por exemplo: 2 { dominion-card-copper }, { dominion-card-estate }.
terminal-dominion-name-or-none = Diga todas, por exemplo: 2 { dominion-card-copper }, { dominion-card-estate }; ou nenhuma.
terminal-dominion-name-ways = Diga todas, por exemplo: { $numbers }.
terminal-dominion-choose = { $count ->
    [1] Escolha uma delas, por exemplo: { $example }.
   *[other] Escolha { $count } diferentes, por exemplo: { $example }.
}
terminal-dominion-none-of-them = “{ $word }” não está entre elas.
terminal-dominion-only = { $count ->
    [1] Só há { $count } { $card }.
   *[other] Só há { $count } { $card }.
}
terminal-dominion-none-there = Não há { $card } para escolher.
terminal-no-card = Não há carta chamada “{ $word }”.
terminal-dominion-cards = o que fazem as cartas desta partida, ou uma delas
terminal-dominion-column-card = carta
terminal-dominion-column-cost = custo
terminal-dominion-column-types = tipos
terminal-dominion-column-text = o que faz
terminal-dominion-supply = Suprimento: custo, carta, quantas restam
terminal-dominion-face-down = cartas viradas para baixo
terminal-dominion-deck = { $count ->
    [1] seu deck: { $count } carta
   *[other] seu deck: { $count } cartas
}
terminal-dominion-known = { $above ->
    [0] { $card } no topo
    [1] { $card } debaixo de { $above } carta
   *[other] { $card } debaixo de { $above } cartas
}

## Dominations at the terminal
terminal-dominations-letter-trade = C
terminal-dominations-letter-craft = O
terminal-dominations-letter-art = A
terminal-dominations-letter-science = I
terminal-dominations-letter-government = P
terminal-dominations-letter-religion = R
terminal-dominations-side-n = n
terminal-dominations-side-e = l
terminal-dominations-side-s = s
terminal-dominations-side-w = o
terminal-dominations-cell = { $x },{ $y } { $pointing ->
    [up] cima
    [down] baixo
   *[other] {""}
}
terminal-dominations-at = em { $at }
terminal-dominations-turned = girada { $turned }
terminal-dominations-vp = { $points } PV
terminal-dominations-tiles = Peças
terminal-dominations-further = ... e à direita disso:
terminal-dominations-sheet-all = todas as escolhas, quando só as principais aparecem na lista
terminal-dominations-sheet-map = o mapa
terminal-dominations-sheet-hand = as suas peças
terminal-dominations-sheet-tree = a sua árvore da civilização, ou a de outra pessoa
terminal-dominations-sheet-cards = todas as Maestrias, ou as de um Domínio e o que impede você de tê-las
terminal-dominations-sheet-card = o que faz uma carta, um Monumento, um Papel ou uma peça, e o que disso está impresso
terminal-dominations-sheet-fits = onde uma carta cabe na sua árvore, pelas letras das cópias
terminal-dominations-sheet-why = o que impede você de ter uma Maestria ou um Monumento
terminal-dominations-sheet-goals = quanto falta a cada um para as metas dos Objetivos
terminal-dominations-sheet-players = Conhecimento, pontos por origem, Papéis e Nodus de todos
terminal-dominations-sheet-monuments = os Monumentos em jogo e os próximos níveis
terminal-dominations-map = { $camp } um Campo, { $city } com uma Cidade de { $name } de nível 1; letras minúsculas: recursos; ({ $locus }) um Locus
terminal-dominations-map-monuments = M1 ou (1) Monumento 1, com lados + de recompensa e x que nada pode tocar; * Vestigium
terminal-dominations-map-known = O Berço e as peças do mapa: { $known }.
terminal-dominations-marks = ~ reconstruído, ? deduzido, = dados próprios, sem sinal: impresso
terminal-dominations-nodus = Nodus de { $name }: { $nodus }; * Vestigium, # Corruptio
terminal-dominations-two-for-one = 2 por 1
terminal-dominations-short-advanced = av.
terminal-dominations-fit-card = Em que lugar da sua árvore fica esta carta: { $card }?
terminal-dominations-your-points = Você tem { $points }.
terminal-dominations-goals-met = { $objective }, metas cumpridas: { $met } de { $goals }
terminal-dominations-met = cumprida
terminal-dominations-not-revealed = Os Objetivos ainda não foram revelados.
terminal-dominations-scale = Pontos por metas cumpridas: { $steps }.
terminal-dominations-scale-step = { $points } por { $met }
terminal-dominations-points-met = { $points } (metas cumpridas: { $met })
terminal-dominations-tree = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
} na árvore; Nodus: { $nodus }
terminal-dominations-shape-diamond = losango
terminal-dominations-shape-circle = círculo
terminal-dominations-built = { $monument } ({ $where }): { $built } de { $total }
terminal-dominations-next = o próximo custa { $cost } e vale { $points } PV
terminal-dominations-controlled = quem controla: { $name }
terminal-dominations-which-card = Qual carta? Diga o nome dela.
terminal-dominations-meant = Você quis dizer { $near }?
terminal-dominations-mastery = Maestria de { $domain } de valor { $value }: custa { $cost }; aprimorar custa { $upgrade }.
terminal-dominations-needs = Requer outra Maestria de { $domain } com valor { $value } ou mais.
terminal-dominations-face = { $face }, { $points } PV: { $effect } ({ $known })
terminal-dominations-copies = Meios Nodus das cópias: { $copies }
terminal-dominations-put-diamond = Um losango, conectado ao mapa ao lado de uma Cidade de { $domain }.
terminal-dominations-put-circle = Um círculo, posto num Locus livre.
terminal-dominations-level-of = Nível { $level }: { $about }
terminal-dominations-level = custa { $cost }; { $points } PV. { $effect } ({ $known })
terminal-dominations-role = Para quem tem mais { $domain } no fim de uma Era: { $points } PV, na última Era { $last }.
terminal-dominations-campfire = A primeira carta de toda árvore.
terminal-dominations-cradle = O hexágono no meio do mapa; nenhuma Cidade pode ficar nele.
terminal-dominations-as-a-whole = No todo: { $known }.
terminal-dominations-field-name = nome
terminal-dominations-field-name_en = nome em inglês
terminal-dominations-field-name_pt = nome em português
terminal-dominations-field-domain = Domínio
terminal-dominations-field-value = valor
terminal-dominations-field-basic = lado básico
terminal-dominations-field-advanced = lado avançado
terminal-dominations-field-cost = custo
terminal-dominations-field-upgrade_cost = custo de aprimorar
terminal-dominations-field-vp = pontos
terminal-dominations-field-nodus = Nodus
terminal-dominations-field-effect = efeito
terminal-dominations-field-levels = níveis
terminal-dominations-field-shape = forma
terminal-dominations-field-reward = recompensa
terminal-dominations-field-piece = peça do Monumento
terminal-dominations-field-piece_corners = cantos da peça do Monumento
terminal-dominations-field-goals = metas
terminal-dominations-field-corners_clockwise = cantos
terminal-dominations-value = valor { $value }
terminal-dominations-market = + pode ser sua agora, [ ] na sua árvore, [av.] avançada; diga cards DOMÍNIO para ver o que fazem
terminal-dominations-can-develop = Nada impede: você pode desenvolver { $card } quando desenvolver no seu turno.
terminal-dominations-can-upgrade = Nada impede: você pode aprimorar { $card } quando desenvolver no seu turno.
terminal-dominations-can-construct = Nada impede: você pode construir um nível deste Monumento quando construir no seu turno: { $card }.
terminal-dominations-not-bought = { $card }: não está à venda; só Maestrias e níveis de Monumentos.
terminal-dominations-not-in-trees = { $card }: não vai para uma árvore; só Maestrias e níveis de Monumentos.
terminal-dominations-fits = cabe
terminal-dominations-more = { $count ->
    [1] ... e mais { $count } escolha: diga all para vê-la.
   *[other] ... e mais { $count } escolhas: diga all para ver todas.
}
terminal-dominations-take = { $tile }: no máximo { $knowledge }, dos quais cabem { $kept }, em { $at } girada { $turned }
terminal-dominations-locus = Locus { $at }
terminal-dominations-ways = { $count } maneiras
terminal-dominations-produced = ^ com Concentração, * Vestigium por nomear, = o que os seus limites deixam
terminal-dominations-city = { $level ->
    [1] Cidade de { $domain }
   *[other] Cidade de { $domain } ao nível { $level }
} por { $price }: { $gain }
terminal-dominations-limit = limite de { $before } para { $limit }
terminal-dominations-lay-diamond = em { $at } com a ponta em { $tip_x },{ $tip_y }
terminal-dominations-free = grátis
terminal-dominations-places = { $count ->
    [1] { $count } lugar
   *[other] { $count } lugares
}
terminal-dominations-in-place = no lugar
terminal-dominations-column-card = carta
terminal-dominations-column-cost = custo
terminal-dominations-column-now = já
terminal-dominations-column-fits = cabe
terminal-dominations-column-effect = efeito
terminal-dominations-fit = Nodus { $nodus }, deixa { $sides }
terminal-dominations-trade = { $give } de { $domain } por { $get } de
terminal-dominations-event-place = { $name } posiciona { $tile } em { $at }
terminal-dominations-event-reactivate = { $name } reativa a peça em { $at }
terminal-dominations-event-activate = Uma Cidade de { $name } em { $at } é ativada
terminal-dominations-event-city = { $name } constrói uma Cidade de nível { $level } em { $at }

## The arena
arena-title = { $game }: { $games ->
    [1] uma partida
   *[other] { $games } partidas
}, semente { $seed }
arena-bot = robô
arena-wins = vitórias
arena-share = proporção
arena-interval = intervalo de 95 %
arena-from-to = { $low } a { $high }
arena-points = média de pontos
arena-time = tempo por decisão
arena-faults = falhas
arena-ratings = Classificação, com intervalos de 95 %
arena-ratings-about = A classificação de Bradley e Terry é contada a partir da média destes robôs; 400 a mais são dez vitórias contra uma. Um prior fraco a mantém finita. O intervalo é o mais largo de dois: o de partidas independentes umas das outras e o de quanto as distribuições diferem. A classificação openskill depende da ordem das partidas.
arena-elo = Bradley-Terry, Elo
arena-skill = openskill
arena-decided = O que as partidas decidiram
arena-table = mesa
arena-games = partidas
arena-known = o que se sabe
arena-against = { $bot } contra { $others }
arena-verdict = { $verdict ->
    [less] a proporção do primeiro robô é de { $low } ou menos, não de { $high } ou mais
    [more] a proporção do primeiro robô é de { $high } ou mais, não de { $low } ou menos
    [narrow] o intervalo da proporção não passa de { $width }
   *[open] as partidas não decidiram: são precisas mais
}
arena-about = Demesne { $version }; robôs: { $bots }.
arena-before = Quantas vezes o robô da linha ficou à frente do da coluna (em tantas partidas)
arena-course = Proporção de vitórias ao longo das partidas
arena-spread = Pontos
arena-seats = Proporção de vitórias por lugar
arena-seat = lugar
arena-broken-off = Interrompido após { $played } de { $games } partidas.
arena-selfplay = { $folder }: { $games } partidas; decisões escritas agora: { $rows }.

## Analysis
analysis-seats = Como os jogadores decidiram
analysis-losses = O que custou mais
analysis-record = partida
analysis-player = jogador
analysis-decisions = decisões
analysis-same = como o robô faria
analysis-mean = perda média
analysis-number = decisão
analysis-played = jogado
analysis-best = melhor
analysis-loss = perda
