## Dominion
prompt-dominion-action = Sua vez: jogue uma Ação ou siga adiante
prompt-dominion-treasure = Sua vez: jogue Tesouros
prompt-dominion-buy = Sua vez: compre
prompt-dominion-pick = { $card }: você decide
prompt-dominion-choose = { $card }: escolha
dominion-supply = Reserva
dominion-kingdom = Reino
dominion-in-play = Em jogo
dominion-hand = Sua mão
dominion-picked = Escolhidas até agora: { $cards }
dominion-aside = À parte
dominion-others = Os outros
dominion-trash = Lixo
dominion-none = nada
dominion-turn-of = Vez de { $name }
dominion-actions = { $count ->
    [one] { $count } Ação
   *[other] { $count } Ações
}
dominion-buys = { $count ->
    [one] { $count } Compra
   *[other] { $count } Compras
}
dominion-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
dominion-pile = { $card }: custa { $cost }, restam { $count }
dominion-in-hand = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } cópias
}
dominion-seat-hand = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
dominion-seat-deck = baralho { $count }
dominion-seat-owned = { $count ->
    [one] { $count } carta ao todo
   *[other] { $count } cartas ao todo
}
dominion-seat-turns = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
dominion-seat-discard = descarte: { $card }
dominion-card-costs = Custa { $cost }
dominion-bonus-cards = { $count ->
    [one] +{ $count } carta
   *[other] +{ $count } cartas
}
dominion-bonus-actions = { $count ->
    [one] +{ $count } Ação
   *[other] +{ $count } Ações
}
dominion-bonus-buys = { $count ->
    [one] +{ $count } Compra
   *[other] +{ $count } Compras
}
dominion-bonus-coins = { $count ->
    [one] +{ $count } moeda
   *[other] +{ $count } moedas
}
dominion-bonus-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
dominion-look = Aponte para uma carta, ou segure-a, para ler o que ela faz.
dominion-type-action = Ação
dominion-type-treasure = Tesouro
dominion-type-victory = Vitória
dominion-type-curse = Maldição
dominion-type-attack = Ataque
dominion-type-reaction = Reação
why-dominion-empty = Não resta { $card } na reserva.
why-dominion-dear = { $card } custa { $cost }; você tem { $coins }.
why-dominion-no-buy = Você não tem mais Compras.
why-dominion-later = Compra-se depois de jogar Ações e Tesouros.
why-dominion-not-action = { $card } não é uma Ação, e agora só se jogam Ações.
why-dominion-not-treasure = { $card } não é um Tesouro, e agora só se jogam Tesouros.
why-dominion-only-buys = { $card } já não pode ser jogada: nesta vez só resta comprar.
why-dominion-not-here = { $card } não responde a esta pergunta.
why-dominion-wait = Não é a sua vez de decidir.
group-dominion-play = Jogar
group-dominion-buy = Comprar
group-dominion-gain = Ganhar
group-dominion-discard = Descartar
group-dominion-trash = Pôr no lixo
group-dominion-name = Nomear
group-dominion-other = Seguir
move-dominion-play = Jogar { $card }
move-dominion-play_all_treasures = Jogar todos os Tesouros
move-dominion-end_actions = Encerrar as Ações
move-dominion-no_more_treasures = Mais nenhum Tesouro
move-dominion-end_turn = Encerrar a vez
move-dominion-buy = Comprar { $card } por { $cost }
move-dominion-gain = Ganhar { $card }
move-dominion-discard = Descartar { $card }
move-dominion-trash = Pôr { $card } no lixo
move-dominion-put = Pôr { $card } no topo do baralho
move-dominion-put_into = Pôr { $card } no meio do baralho
move-dominion-pass = Passar { $card }
move-dominion-reveal = Revelar { $card }
move-dominion-set = Pôr { $card } à parte
move-dominion-name = Nomear { $card }
move-dominion-insert = { $above ->
    [0] Pôr no topo do baralho
    [one] Pôr debaixo de { $above } carta
   *[other] Pôr debaixo de { $above } cartas
}
move-dominion-no_more = Nada mais
move-dominion-no = Não
move-dominion-choose = { $way }
dominion-way-play_the_discarded_card = Jogar a carta descartada
dominion-way-leave_it = Deixar como está
dominion-way-discard_the_deck = Descartar o baralho
dominion-way-discard_it = Descartar
dominion-way-keep_it = Manter
dominion-way-discard_an_estate = Descartar uma Propriedade por 4 moedas
dominion-way-gain_an_estate = Ganhar uma Propriedade
dominion-way-trash_this_for_2_coins = Pôr esta carta no lixo por 2 moedas
dominion-way-take_2_coins = 2 moedas
dominion-way-change_hands = Descartar a mão e comprar quatro
dominion-way-draw_3_cards = Pegar 3 cartas
dominion-way-take_2_actions = 2 Ações
dominion-way-draw_1_card = Pegar 1 carta
dominion-way-take_1_action = 1 Ação
dominion-way-take_1_buy = 1 Compra
dominion-way-take_1_coin = 1 moeda
dominion-way-draw_2_cards = Pegar 2 cartas
dominion-way-trash_2_cards = Pôr 2 cartas no lixo
dominion-way-discard_2_cards = Descartar 2 cartas
dominion-way-gain_a_curse_to_hand = Receber uma Maldição na mão
dominion-way-take_3_coins = 3 moedas
dominion-way-gain_a_gold = Ganhar um Ouro
dominion-way-trash_an_action_of_the_supply = Pôr uma Ação da reserva no lixo
dominion-way-gain_an_action_of_the_trash = Ganhar uma Ação do lixo
dominion-way-discard_2_for_2_coins = Descartar 2 cartas por 2 moedas
dominion-zone-hand = mão
dominion-zone-deck = baralho
dominion-zone-aside = à parte
dominion-zone-latest = à parte
dominion-zone-trash = lixo
dominion-zone-discard = descarte
event-dominion-setup = O reino: { $kingdom }
event-dominion-turn = Rodada { $number } de { $name }
event-dominion-play = { $name } joga { $card }
event-dominion-buy = { $name } compra { $card }
event-dominion-gain = { $name } ganha { $card } ({ $to })
event-dominion-trash = { $name } põe no lixo { $cards }
event-dominion-discard = { $name } descarta { $cards }
event-dominion-discard-hidden = { $name } descarta { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}, { $top } em cima
event-dominion-draw = { $name } pega { $cards }
event-dominion-draw-hidden = { $name } pega { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
event-dominion-look = { $name } olha { $cards }
event-dominion-look-hidden = { $name } olha { $number ->
    [one] uma carta
   *[other] { $number } cartas
} do baralho
event-dominion-discard_deck = { $name } vira o baralho sobre a pilha de descarte; { $top } fica no topo
event-dominion-reveal = { $name } revela { $cards } ({ $from })
event-dominion-put_on_deck = { $name } põe { $cards } no topo do baralho
event-dominion-put_on_deck-hidden = { $name } põe { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} no topo do baralho
event-dominion-put_into_deck = { $name } põe { $card } no baralho, { $above } abaixo do topo
event-dominion-put_into_deck-hidden = { $name } põe uma carta no baralho, { $above } abaixo do topo
event-dominion-set_aside = { $name } põe { $cards } à parte
event-dominion-shuffle = { $name } embaralha
event-dominion-pass = { $name } passa { $card } para { $to }
event-dominion-pass-hidden = { $name } passa uma carta para { $to }
event-dominion-name = { $name } nomeia { $card }
event-dominion-clean_up = { $name } arruma a mesa
event-dominion-end = A partida acabou: { $scores }
option-dominion-kingdom = Reino
option-dominion-kingdom-help = “random” (sorteado), algumas cartas e “random”, o nome de um conjunto recomendado, ou dez cartas; separadas por vírgulas.
option-dominion-sets = Coleções
option-dominion-sets-help = De onde se sorteia o reino; cada coleção pode ter seu número de cartas.
option-dominion-previous_winners = Vencedores da partida anterior
option-dominion-previous_winners-help = Seus lugares, que decidem quem começa.
bot-big-money = big-money (compra Tesouros e Províncias)
