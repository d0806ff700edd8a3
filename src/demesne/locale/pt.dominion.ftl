## Dominion
prompt-dominion-by = { $card }: { $question }
prompt-dominion-action = Que Ação você joga?
prompt-dominion-treasure = Que Tesouros você joga antes de comprar?
prompt-dominion-buy = O que você compra com { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}?
dominion-picks = { $amount ->
    [exactly] { $count } cartas
    [down_to] { $count } cartas
    [up_to] cartas
    [any] cartas
   *[single] { dominion-pick }
}
dominion-pick = { $sought ->
    [up_to] { $kinds } que custe até { $cost }
    [exactly] { $kinds } que custe exatamente { $cost }
    [supply] { $kinds } do Suprimento
    [trash] { $kinds } do lixo
    [discard] { $kinds } da sua pilha de descarte
    [owner] { $kinds } de { $name }
   *[any] { $kinds }
}
dominion-amount = { $amount ->
    [optional] , se quiser
    [down_to] , até ficar com { $keep } na mão
    [up_to] , até { $count }
    [any] , quantas quiser
   *[single] { "" }
}
dominion-kind-card = carta
dominion-kind-action = Ação
dominion-kind-treasure = Tesouro
dominion-kind-victory = carta de Vitória
dominion-kind-curse = Maldição
dominion-kind-attack = Ataque
dominion-kind-reaction = Reação
prompt-dominion-discard = Que { dominion-picks } você descarta{ dominion-amount }?
prompt-dominion-discard_to_draw = Que cartas você descarta, se quiser, para sacar outras tantas?
prompt-dominion-discard_for_coins = Que cartas você descarta, se quiser, por uma moeda cada?
prompt-dominion-trash = Que { dominion-picks } você joga no lixo{ dominion-amount }?
prompt-dominion-trash_for_3_coins = Você joga um Cobre no lixo em troca de 3 moedas?
prompt-dominion-gain = Que { dominion-picks } você ganha{ dominion-amount }?
prompt-dominion-gain_to_hand = Que { dominion-picks } você ganha direto na mão{ dominion-amount }?
prompt-dominion-gain_for = Que { dominion-picks } { $name } ganha?
prompt-dominion-play_twice = Que { dominion-picks } você joga duas vezes{ dominion-amount }?
prompt-dominion-put = Que { dominion-picks } você coloca no topo do deck{ dominion-amount }?
prompt-dominion-put_in_order = Que carta você coloca agora no topo do deck? A última ficará por cima.
prompt-dominion-put_into = Que { dominion-picks } você coloca no deck{ dominion-amount }?
prompt-dominion-pass = Que carta você passa para { $to }?
prompt-dominion-reveal = Que { dominion-picks } você revela{ dominion-amount }?
prompt-dominion-react = Você revela uma Reação?
prompt-dominion-set = Você coloca { $what } de lado?
prompt-dominion-name = Que carta você nomeia?
prompt-dominion-insert = Em que lugar do deck você coloca { $what }?
prompt-dominion-choose = O que você escolhe?
prompt-dominion-several = { $count ->
    [1] O que mais você escolhe?
   *[other] Que { $count } coisas diferentes você escolhe?
}
prompt-dominion-may_play_the_discarded_card = Você joga { $what }, que acabou de descartar?
prompt-dominion-may_discard_the_deck = Você descarta o deck inteiro?
prompt-dominion-may_trash_this_for_2_coins = Você joga esta carta no lixo em troca de 2 moedas?
prompt-dominion-may_discard_2_for_2_coins = Você descarta 2 cartas em troca de 2 moedas?
prompt-dominion-spy = Você descarta { $what } do topo do deck de { $name }?
prompt-dominion-spy_own = Você descarta { $what } do topo do seu deck?
dominion-to-the-end = { $provinces ->
    [1] Resta { $provinces } Província
   *[other] Restam { $provinces } Províncias
} · { $empty ->
    [0] nenhuma pilha vazia
    [1] { $empty } pilha vazia
   *[other] { $empty } pilhas vazias
}
dominion-supply = Suprimento
dominion-kingdom = Reino
dominion-in-play = Em jogo
dominion-hand = Sua mão
dominion-picked = Escolhidas até agora: { $cards }
dominion-deck = Deck
dominion-discard = Descarte
dominion-all = ao todo
dominion-last-play = jogou
dominion-last-gain = ganhou
dominion-more = { $verb ->
    [discard] Descarte
    [trash] Jogue no lixo
   *[other] Escolha
} { $amount ->
    [up_to] até mais { $count }
    [any] quantas quiser
    [optional] uma, se quiser
   *[exactly] mais { $count }
}
dominion-pick-all = { $verb ->
    [discard] Descartar
    [trash] Jogar no lixo
   *[other] Escolher
} { $count ->
    [0] estas
   *[other] { $count }
}
dominion-enough = São todas.
dominion-clear = Limpar
dominion-aside = De lado
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
dominion-left = { $count ->
    [1] Resta { $count } na pilha.
   *[other] Restam { $count } na pilha.
} Você tem { $owned }.
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
dominion-short = { $count ->
    [1] falta 1
   *[other] faltam { $count }
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
refused-dominion-empty = Não há mais { $card } no Suprimento.
refused-dominion-dear = { $card } custa { $cost }; você tem { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}.
refused-dominion-later = As compras vêm depois de jogar as Ações e os Tesouros.
refused-dominion-not-action = { $card } não é uma Ação, e agora só é possível jogar Ações.
refused-dominion-not-treasure = { $card } não é um Tesouro, e agora só é possível jogar Tesouros.
refused-dominion-only-buys = A carta { $card } já não pode ser jogada: neste turno só resta comprar.
refused-dominion-not-here = A carta { $card } não pode ser escolhida aqui.
refused-dominion-too-dear = A carta { $card } custa { $cost }, mais que { $most }.
refused-dominion-too-cheap = A carta { $card } custa { $cost }, menos que { $least }.
refused-dominion-other-kind = A carta { $card } não serve; é preciso: { $kinds }.
refused-dominion-in-order = De várias cartas, escolha antes as primeiras na ordem do Suprimento; { $card } não é a próxima.
refused-dominion-not-reaction = { $card } não é uma Reação, e agora só é possível revelar Reações.
refused-dominion-revealed = A carta { $card } já protege você deste Ataque.
refused-dominion-small-hand = A carta { $card } só pode ser revelada com { $number } ou mais cartas na mão.
refused-dominion-not-in-hand = Você não tem { $card } na mão.
refused-dominion-no-such-card = Não há “{ $words }” neste jogo; aqui é possível: { $possible }.
refused-dominion-not-possible = “{ $words }” não é possível aqui; é possível: { $possible }.
refused-dominion-no-kingdom = { option-dominion-kingdom }: não há conjunto recomendado nem carta com o nome ‘{ $word }’.
refused-dominion-kingdom-size = { option-dominion-kingdom }: um reino tem { $size } cartas, não { $number }.
refused-dominion-no-cards = { option-dominion-kingdom }: estas cartas não estão aqui: { $names }.
refused-dominion-basic-card = { option-dominion-kingdom }: { $card } é uma carta básica, que já está em todo jogo.
refused-dominion-card-again = { option-dominion-kingdom }: { $card } aparece { $number } vezes.
refused-dominion-no-set = { option-dominion-sets }: não há expansão com o nome ‘{ $word }’; há { $sets }, ou all.
refused-dominion-set-number = { option-dominion-sets }: ‘{ $word }’ não é um número de cartas de { $set }, que tem { $number }.
refused-dominion-set-twice = { option-dominion-sets }: { $set } aparece duas vezes.
refused-dominion-set-full = { option-dominion-kingdom }: há { $named } cartas de { $set } escolhidas, mas só se querem { $number }.
refused-dominion-set-size = { option-dominion-sets }: um reino tem { $size } cartas; assim são { $number }.
refused-dominion-not-a-seat = { option-dominion-previous_winners }: ‘{ $word }’ não é o número de um lugar.
refused-dominion-no-seat = { option-dominion-previous_winners }: não há lugar { $place } com { $players } jogadores.
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
   *[other] { $below ->
        [0] Colocar no fundo do deck
       *[other] Colocar debaixo de { $above ->
            [1] { $above } carta
           *[other] { $above } cartas
        }
    }
}
move-dominion-no_more = { $declines ->
    [none] Nenhuma
    [it] Ficar com ela
   *[more] Mais nada
}
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
dominion-kingdom-recommended = Recomendados
dominion-kingdom-random = Sorteado
dominion-kingdom-own = Minhas dez
dominion-box-base = Jogo base ({ $count } cartas)
dominion-box-intrigue = Intriga ({ $count } cartas)
dominion-box-base-first-edition = Jogo base, só na primeira edição ({ $count } cartas)
dominion-box-intrigue-second-edition = Intriga, só na segunda edição ({ $count } cartas)
dominion-draw-again = Sortear de novo
dominion-ban = Clique em uma carta para mantê-la quando sortear de novo. Uma carta banida dá lugar a outra.
dominion-ban-card = Banir { $card }
dominion-banned = Banidas
dominion-own-count = Suas dez: { $count } de { $size }. O que você não escolher é sorteado.
dominion-own-write = Ou escreva os nomes, separados por vírgulas
dominion-draw-from = Sortear de
dominion-keep-card = Manter { $card }
dominion-allow-card = Permitir { $card } de novo
dominion-put-back = Devolver { $card }
dominion-all-cards = Todas
dominion-seek = Procurar uma carta
dominion-kinds = Tipos de cartas
dominion-attacks = { $count ->
    [0] nenhum Ataque
    [1] { $count } Ataque
   *[other] { $count } Ataques
}
dominion-reactions = { $count ->
    [1] { $count } Reação
   *[other] { $count } Reações
}
dominion-auto-treasure = Jogar todos os Tesouros sem perguntar
dominion-auto-moat = Revelar Fosso contra todo Ataque
option-dominion-kingdom = Reino
option-dominion-kingdom-help = “random” (sorteado), algumas cartas e “random”, o nome de um conjunto recomendado, ou dez cartas; separadas por vírgulas.
option-dominion-sets = Coleções
option-dominion-sets-help = As coleções das quais o reino é sorteado; cada uma pode ter seu número de cartas.
option-dominion-previous_winners = Vencedores da partida anterior
option-dominion-previous_winners-help = Os lugares deles; isso decide quem começa.
bot-big-money = big-money
bot-big-money-about = compra Tesouros e Províncias
bot-big-money-ultimate = big-money-ultimate
bot-big-money-ultimate-about = a melhor regra só com dinheiro
