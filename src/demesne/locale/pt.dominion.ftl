## Dominion
prompt-dominion-action = Sua vez: jogue uma Ação ou siga adiante
prompt-dominion-treasure = Sua vez: jogue Tesouros
prompt-dominion-buy = Sua vez: compre
prompt-dominion-pick = { $card }: a escolha é sua
prompt-dominion-choose = { $card }: escolha
dominion-supply = Suprimento
dominion-kingdom = Reino
dominion-in-play = Em jogo
dominion-hand = Sua mão
dominion-picked = Escolhidas até agora: { $cards }
dominion-aside = De lado
dominion-others = Os outros
dominion-trash = Lixo
dominion-none = nada
dominion-turn-of = Vez de { $name }
dominion-actions = { $count ->
    [1] { $count } Ação
   *[other] { $count } Ações
}
dominion-buys = { $count ->
    [1] { $count } Compra
   *[other] { $count } Compras
}
dominion-coins = { $count ->
    [1] { $count } moeda
   *[other] { $count } moedas
}
dominion-pile = { $card }: custa { $cost }, { $count ->
    [1] resta { $count }
   *[other] restam { $count }
}
dominion-in-hand = { $count ->
    [1] { $card }
   *[other] { $card }, { $count } cópias
}
dominion-seat-hand = { $count ->
    [1] { $count } carta na mão
   *[other] { $count } cartas na mão
}
dominion-seat-deck = deck: { $count }
dominion-seat-owned = { $count ->
    [1] { $count } carta ao todo
   *[other] { $count } cartas ao todo
}
dominion-seat-turns = { $count ->
    [1] { $count } turno
   *[other] { $count } turnos
}
dominion-seat-discard = pilha de descarte: { $card }
dominion-card-costs = Custa { $cost }
dominion-bonus-cards = { $count ->
    [1] +{ $count } carta
   *[other] +{ $count } cartas
}
dominion-bonus-actions = { $count ->
    [1] +{ $count } Ação
   *[other] +{ $count } Ações
}
dominion-bonus-buys = { $count ->
    [1] +{ $count } Compra
   *[other] +{ $count } Compras
}
dominion-bonus-coins = { $count ->
    [1] +{ $count } moeda
   *[other] +{ $count } moedas
}
dominion-bonus-points = { $count ->
    [-1] { $count } ponto
    [1] { $count } ponto
   *[other] { $count } pontos
}
dominion-look = Aponte para uma carta, ou segure-a, para ler o que ela faz.
dominion-type-action = Ação
dominion-type-treasure = Tesouro
dominion-type-victory = Vitória
dominion-type-curse = Maldição
dominion-type-attack = Ataque
dominion-type-reaction = Reação
why-dominion-empty = Não há mais { $card } no Suprimento.
why-dominion-dear = { $card } custa { $cost }; você tem { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}.
why-dominion-no-buy = Você não tem mais Compras.
why-dominion-later = As compras vêm depois de jogar as Ações e os Tesouros.
why-dominion-not-action = { $card } não é uma Ação, e agora só é possível jogar Ações.
why-dominion-not-treasure = { $card } não é um Tesouro, e agora só é possível jogar Tesouros.
why-dominion-only-buys = A carta { $card } já não pode ser jogada: neste turno só resta comprar.
why-dominion-not-here = A carta { $card } não pode ser escolhida aqui.
why-dominion-wait = Não é a sua vez de decidir.
group-dominion-play = Jogar
group-dominion-buy = Comprar
group-dominion-gain = Ganhar
group-dominion-discard = Descartar
group-dominion-trash = Jogar no lixo
group-dominion-name = Nomear
group-dominion-other = Continuar
move-dominion-play = Jogar { $card }
move-dominion-play_all_treasures = Jogar todos os Tesouros
move-dominion-end_actions = Encerrar a fase de Ação
move-dominion-no_more_treasures = Nenhum Tesouro mais
move-dominion-end_turn = Encerrar o turno
move-dominion-buy = Comprar { $card } por { $cost }
move-dominion-gain = Ganhar { $card }
move-dominion-discard = Descartar { $card }
move-dominion-trash = Jogar { $card } no lixo
move-dominion-put = Colocar { $card } no topo do deck
move-dominion-put_into = Colocar { $card } no deck
move-dominion-pass = Passar { $card }
move-dominion-reveal = Revelar { $card }
move-dominion-set = Colocar { $card } de lado
move-dominion-name = Nomear { $card }
move-dominion-name_another = Nomear outra carta
move-dominion-insert = { $above ->
    [0] Colocar no topo do deck
    [1] Colocar debaixo de { $above } carta
   *[other] Colocar debaixo de { $above } cartas
}
move-dominion-no_more = Mais nada
move-dominion-no = Não
move-dominion-choose = { $way }
dominion-way-play_the_discarded_card = Jogar a carta descartada
dominion-way-leave_it = Não jogar
dominion-way-discard_the_deck = Descartar o deck
dominion-way-discard_it = Descartar
dominion-way-keep_it = Deixar no lugar
dominion-way-discard_an_estate = Descartar uma Propriedade em troca de 4 moedas
dominion-way-gain_an_estate = Ganhar uma Propriedade
dominion-way-trash_this_for_2_coins = Jogar esta carta no lixo em troca de 2 moedas
dominion-way-take_2_coins = 2 moedas
dominion-way-change_hands = Descartar a mão e sacar quatro cartas
dominion-way-draw_3_cards = Sacar 3 cartas
dominion-way-take_2_actions = 2 Ações
dominion-way-draw_1_card = Sacar 1 carta
dominion-way-take_1_action = 1 Ação
dominion-way-take_1_buy = 1 Compra
dominion-way-take_1_coin = 1 moeda
dominion-way-draw_2_cards = Sacar 2 cartas
dominion-way-trash_2_cards = Jogar 2 cartas no lixo
dominion-way-discard_2_cards = Descartar 2 cartas
dominion-way-gain_a_curse_to_hand = Ganhar uma Maldição, direto na mão
dominion-way-take_3_coins = 3 moedas
dominion-way-gain_a_gold = Ganhar um Ouro
dominion-way-trash_an_action_of_the_supply = Jogar no lixo uma Ação do Suprimento
dominion-way-gain_an_action_of_the_trash = Ganhar uma Ação do lixo
dominion-way-discard_2_for_2_coins = Descartar 2 cartas em troca de 2 moedas
dominion-zone-hand = mão
dominion-zone-deck = deck
dominion-zone-aside = de lado
dominion-zone-latest = de lado
dominion-zone-trash = lixo
dominion-zone-discard = pilha de descarte
event-dominion-setup = O reino: { $kingdom }
event-dominion-turn = Turno { $number } de { $name }
event-dominion-play = { $name } joga { $card }
event-dominion-buy = { $name } compra { $card }
event-dominion-gain = { $name } ganha { $card } ({ $to })
event-dominion-trash = { $name } joga no lixo: { $cards }
event-dominion-discard = { $name } descarta { $cards }
event-dominion-discard-hidden = { $name } descarta { $number ->
    [1] { $number } carta
   *[other] { $number } cartas
}, com { $top } por cima
event-dominion-draw = { $name } saca { $cards }
event-dominion-draw-hidden = { $name } saca { $number ->
    [1] { $number } carta
   *[other] { $number } cartas
}
event-dominion-look = { $name } olha { $cards }
event-dominion-look-hidden = { $name } olha { $number ->
    [1] uma carta
   *[other] { $number } cartas
} do deck
event-dominion-discard_deck = { $name } coloca o deck inteiro na pilha de descarte; { $top } fica no topo
event-dominion-reveal = { $name } revela { $cards } ({ $from })
event-dominion-put_on_deck = { $name } coloca { $cards } no topo do deck
event-dominion-put_on_deck-hidden = { $name } coloca { $number ->
    [1] { $number } carta
   *[other] { $number } cartas
} no topo do deck
event-dominion-put_into_deck = { $name } coloca { $card } no deck, { $above ->
    [0] no topo
    [1] debaixo de { $above } carta
   *[other] debaixo de { $above } cartas
}
event-dominion-put_into_deck-hidden = { $name } coloca uma carta no deck, { $above ->
    [0] no topo
    [1] debaixo de { $above } carta
   *[other] debaixo de { $above } cartas
}
event-dominion-set_aside = { $name } coloca { $cards } de lado
event-dominion-shuffle = { $name } embaralha
event-dominion-pass = { $name } passa { $card } para { $to }
event-dominion-pass-hidden = { $name } passa uma carta para { $to }
event-dominion-name = { $name } nomeia { $card }
event-dominion-name-hidden = { $name } nomeia uma carta que não está neste jogo
event-dominion-clean_up = { $name } encerra o turno
event-dominion-end = Fim da partida: { $scores }
option-dominion-kingdom = Reino
option-dominion-kingdom-help = “random” (sorteado), algumas cartas e “random”, o nome de um conjunto recomendado, ou dez cartas; separadas por vírgulas.
option-dominion-sets = Coleções
option-dominion-sets-help = As coleções das quais o reino é sorteado; cada uma pode ter seu número de cartas.
option-dominion-previous_winners = Vencedores da partida anterior
option-dominion-previous_winners-help = Os lugares deles; isso decide quem começa.
bot-big-money = big-money (compra Tesouros e Províncias)
