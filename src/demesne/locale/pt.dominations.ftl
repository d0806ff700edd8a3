## Dominations
prompt-dominations-wild = Diga de que Domínio é o que você ganha (por nomear: { $number })
prompt-dominations-wild_harvest = Diga de que Domínio é o que você produz (por nomear: { $number })
prompt-dominations-objective = Fique com um Objetivo
prompt-dominations-monument = Fique com um Monumento
prompt-dominations-return = { $count ->
    [0] Devolva peças ou fique com a mão que tem
   *[other] Devolva mais peças ou continue (até agora: { $count })
}
prompt-dominations-tile = Escolha uma peça
prompt-dominations-second = Posicionar uma segunda peça, como Trabalhador?
prompt-dominations-place = Posicione a peça
prompt-dominations-reactivate = Reative uma peça
hint-dominations-place = Clique em um espaço tracejado; outro clique ou R gira a peça. Números: o máximo que rende ali.
hint-dominations-construct = Clique em um Campo com preço, ou em um Monumento ao lado do mapa.
prompt-dominations-source = O que vai produzir?
prompt-dominations-construct = Construir uma Cidade ou um nível de um Monumento?
prompt-dominations-piece = Posicione o Monumento: { $monument }
prompt-dominations-pay = Quanto pagar de { $domain }? (ao todo: { $number })
prompt-dominations-fit = Ponha a carta na sua árvore
prompt-dominations-develop = Desenvolver ou aprimorar uma Maestria?
prompt-dominations-farewell = Trocar Conhecimento ou continuar?
prompt-dominations-trade = Troque Conhecimento
prompt-dominations-assimilate = Assimilar uma Maestria?
prompt-dominations-order = O que vem primeiro?
prompt-dominations-initiative = Quem é o próximo na ordem de Iniciativa?
dominations-map = Mapa
dominations-era = Era { $era } de { $eras }, turno { $turn } de { $turns }
dominations-supply = { $count ->
    [1] { $count } peça por comprar
   *[other] { $count } peças por comprar
}
dominations-knowledge = Conhecimento (limite da Reserva)
dominations-influence = Influência
dominations-markers = Marcadores
dominations-tiles-held = Peças na mão
dominations-roles = Papéis
dominations-hand = Suas peças
dominations-tree = Maestrias
dominations-objective = Objetivo
dominations-monuments = Monumentos
dominations-built = { $count ->
    [1] { $count } nível construído
   *[other] { $count } níveis construídos
}
dominations-not-placed = ainda não posicionado
dominations-city = Cidade de { $name }, nível { $level }
dominations-tile = Peça com Campo de { $camp }: { $corners } ({ $known })
dominations-cradle = O Berço: { $corners } ({ $known })
dominations-card-known = { $card } ({ $known })
dominations-cell = { $x }, { $y }, apontando para { $pointing ->
    [up] cima
   *[down] baixo
}
dominations-mastery-about = { $domain } { $value } · custa { $cost } · { $effect } ({ $known })
dominations-basic = Básica
dominations-advanced = Avançada
dominations-goal-adjacent_cities = Cidades adjacentes
dominations-goal-nonadjacent_cities = Cidades não adjacentes
dominations-goal-monument_control = Monumentos controlados
dominations-goal-influence = Influência
dominations-goal-city = Cidades de nível { $level } ou mais
dominations-goal-nodus-of = Nodus de { $domain }
dominations-goal-mastery = Maestrias de valor { $value } de { $domains }
dominations-goal-wanted = { $what }: { $number }
dominations-progress = { $has } de { $wanted }
source-masteries = Maestrias
source-monuments = Monumentos
source-influence = Influência
source-roles = Papéis
source-objectives = Objetivos
source-overflow = Conhecimento acima de 20
group-dominations-place = Lugares para a peça
group-dominations-develop = Desenvolver
group-dominations-upgrade = Aprimorar
group-dominations-assimilate = Assimilar
group-dominations-turn_over = Virar
group-dominations-city = Cidades
group-dominations-trade = Trocar
group-dominations-other = Continuar
move-dominations-keep = Ficar com: { $what }
move-dominations-return = Devolver: { $what }
move-dominations-tile = Escolher: { $what }
move-dominations-place = Posicionar em { dominations-cell }, girada { $turned }°: { $gain }
move-dominations-reactivate = Reativar uma peça
move-dominations-reactivate_tile = Reativar { dominations-cell }: { $gain }
move-dominations-all_sides = Todos os lados: { $gain }
move-dominations-side = O lado voltado para { dominations-cell }: { $gain }
move-dominations-locus = O Locus em { $x }, { $y }: { $gain }
move-dominations-gain = Ganhar { $number } de { $domain }
move-dominations-produce = Produzir { $number } de { $domain }
move-dominations-city = Cidade em { dominations-cell }: { $price } → { $gain }
move-dominations-monument = Construir { $monument }
move-dominations-diamond = Posicionar { $monument } em { dominations-cell }, com a ponta em { $tip_x }, { $tip_y }: { $gain }
move-dominations-circle = Posicionar { $monument } em { $x }, { $y }: { $gain }
move-dominations-pay = Pagar { $number } de { $domain }
move-dominations-develop = { $mastery }: { $about }
move-dominations-upgrade = { $mastery }: { $about }
move-dominations-assimilate = { $mastery }: { $about }
move-dominations-turn_over = { $mastery }: { $about }
move-dominations-put = Pôr { $what } em { $x }, { $y }: { $gain }
move-dominations-put_turned = Pôr { $what } em { $x }, { $y }, girada { $turned }°: { $gain }
move-dominations-to_trade = Trocar Conhecimento
move-dominations-trade = Trocar { $give } de { $from } por { $get } de { $to }
move-dominations-resolve = Primeiro { $what }
move-dominations-let_go = Receber o que cabe e perder { $number }
move-dominations-next = { $who }
move-dominations-done = Continuar
dominations-copy = cópia { $letter } ({ $known })
dominations-level-card = { $monument }, nível { $level }
event-dominations-reveal = { $name } lidera a civilização { $objective } e fica com { $monument }
event-dominations-draw = { $name } compra { $number ->
    [1] { $number } peça
   *[other] { $number } peças
}
event-dominations-drawn = As peças de { $name }: { $what }
event-dominations-return = { $name } devolve { $number ->
    [1] { $number } peça
   *[other] { $number } peças
}
event-dominations-era = Começa a Era { $era }
event-dominations-era_end = Fim da Era { $era }: { $step }
event-dominations-initiative = Ordem de Iniciativa: { $names }
event-dominations-turn = Vez de { $name }
event-dominations-place = { $name } posiciona uma peça em { dominations-cell }
event-dominations-reactivate = { $name } reativa { dominations-cell }
event-dominations-locus = { $name } usa o Locus em { $x }, { $y }
event-dominations-activate = Uma Cidade de { $name } é ativada: { $level } de { $domain }
event-dominations-knowledge = { $name } +{ $number } de { $domain } (limite { $limit })
event-dominations-lost = { $name } perde { $number } de Vestigium por falta de espaço
event-dominations-pay = { $name } paga { $number } de { $domain }
event-dominations-trade = { $name } troca { $give } por { $get }
event-dominations-city = { $name } constrói uma Cidade de nível { $level } em { dominations-cell }
event-dominations-piece = { $name } posiciona { $monument } em { $x }, { $y }
event-dominations-level = { $name } constrói { $level }
event-dominations-develop = { $name } desenvolve { $mastery }
event-dominations-upgrade = { $name } aprimora { $mastery }
event-dominations-assimilate = { $name } assimila { $mastery }
event-dominations-influence = { $name } +{ $number } de Influência
event-dominations-points = { $name } +{ $points } ({ $source })
event-dominations-objective = { $name } cumpre { $goals ->
    [1] { $goals } meta
   *[other] { $goals } metas
} da civilização { $objective }
event-dominations-role = { $name } recebe o Papel de { $role }
event-dominations-role_used = { $name } usa o Papel de { $role }
event-dominations-end = Fim da partida: { $scores }
refused-dominations-not-now = ‘{ $words }’ não pode ser feito agora: a pergunta é outra.
refused-dominations-other-tile = A peça a posicionar é { $due }, não { $tile }.
refused-dominations-too-far = { dominations-cell }: fica longe demais.
refused-dominations-taken = Já há algo em { dominations-cell }.
refused-dominations-turned = A peça { $tile } não pode ser girada { $turned } graus; ela fica girada 0, 120 ou 240, ou 0 se todos os lados forem iguais.
refused-dominations-closed-side = Em { dominations-cell }, a peça tocaria um lado de um Monumento ao qual nada pode ser unido.
refused-dominations-corner-only = Em { dominations-cell }, a peça tocaria outras só num canto: é preciso unir um lado inteiro.
refused-dominations-alone = Em { dominations-cell }, a peça ficaria isolada: é preciso unir um lado inteiro.
refused-dominations-no-camp = Não há peça com um Campo em { dominations-cell }.
refused-dominations-occupied = O Campo em { dominations-cell }, está ocupado: outra pessoa tem uma Cidade ali.
refused-dominations-highest = A Cidade em { dominations-cell }, já tem o nível mais alto.
refused-dominations-no-marker = Não resta nenhum marcador de Cidade.
refused-dominations-city-cost = A Cidade em { dominations-cell }, custa { $cost } de { $domain }, e só há { $has }.
refused-dominations-no-mastery = Não há nenhuma Maestria chamada ‘{ $words }’.
refused-dominations-advanced-already = { $mastery } já está no lado avançado.
refused-dominations-not-in-tree = { $mastery } não está na árvore.
refused-dominations-in-tree-already = { $mastery } já está na árvore: o limite é uma cópia de cada Maestria.
refused-dominations-requires = { $mastery } requer na árvore outra Maestria de { $domain } com valor { $value } ou mais.
refused-dominations-develop-cost = Desenvolver { $mastery } custa { $cost } de { $domain }, e só há { $has }.
refused-dominations-upgrade-cost = Aprimorar { $mastery } custa { $cost } de { $domain }, e só há { $has }.
refused-dominations-no-fit = Nenhuma cópia restante de { $mastery } cabe na árvore.
refused-dominations-nobody-has = Ninguém mais tem { $mastery }; não dá para assimilar essa Maestria.
refused-dominations-nobody-advanced = Ninguém mais tem o lado avançado de { $mastery }; não dá para virar essa Maestria sem pagar.
refused-dominations-too-valuable = { $mastery } tem valor { $value }, demais para assimilar com { $influence } de Influência.
refused-dominations-no-copy = Não resta nenhuma cópia ‘{ $copy }’ desta carta.
refused-dominations-card-there = Já há uma carta em { $x },{ $y }.
refused-dominations-not-beside = Em { $x },{ $y } a carta não ficaria ao lado de outra.
refused-dominations-not-joined = Em { $x },{ $y } a carta não ficaria unida a cada carta vizinha por um Nodus de uma só cor.
refused-dominations-not-in-hand = A peça { $tile } não está na mão, que tem { $tiles }.
refused-dominations-not-in-play = { $monument } não está em jogo; os Monumentos são { $monuments }.
refused-dominations-all-built = Todos os níveis deste Monumento estão construídos: { $monument }.
refused-dominations-level-cost = O próximo nível deste Monumento ({ $monument }) custa { $cost }{ $less ->
    [0] {""}
   *[other] {" "}menos { $less }
}, o que não pode ser pago.
refused-dominations-no-place = Não há lugar no mapa para este Monumento: { $monument }.
refused-dominations-level-no-fit = O próximo nível deste Monumento não cabe na árvore: { $monument }.
refused-dominations-no-domain = Não há nenhum Domínio chamado ‘{ $words }’.
refused-dominations-no-trade = { $from } não pode ser trocado por { $to }: há pouco, não há espaço, ou acaba de vir de uma troca.
refused-dominations-data = { option-dominations-data }:
dominations-amount = { $number } de { $domain }
dominations-barred = O que não se pode ter agora, e por quê
dominations-advanced-for = Avançada por mais { $number } { $domain }
dominations-all = Ao seu alcance
dominations-choice = O que pode ser escolhido
dominations-choosing = está escolhendo …
dominations-scale = Metas cumpridas no fim:
dominations-then-monument = Depois você fica com um destes Monumentos
dominations-secret = Objetivos e Monumentos são mostrados quando todos tiverem escolhido.
dominations-city-activated = Cidade de { $name }
dominations-city-level = Cidade, nível { $level }
dominations-controlled = controlado por { $name }
dominations-choose-copy = Escolha uma cópia e depois o lugar dela
dominations-copies-fit = { $count ->
    [1] cabe
   *[other] cabem
}
dominations-fits-here = caberia nos lugares tracejados: suas cópias A a D e os Nodus que fariam ali.
dominations-look-where = Olhe para uma carta e veja onde ela caberia na sua árvore.
dominations-era-ended = Como terminou a Era { $era }
dominations-era-before = Antes
dominations-era-now = Agora
dominations-era-nothing = Não deu em nada.
dominations-era-show = Como terminou a última Era
dominations-step-effects = Efeitos de cartas
dominations-step-assimilation = Assimilação
dominations-step-influence = Influência
dominations-step-roles = Papéis
dominations-about-effects = As cartas que agem no fim de uma Era pontuam.
dominations-about-assimilation = Quem tem mais Influência pode assumir uma Maestria de outra pessoa sem pagar.
dominations-about-influence = Todos marcam 1 PV por Influência.
dominations-about-roles = Em cada Domínio, quem tem mais Conhecimento restante recebe o Papel e seus PV.
dominations-about-era = Todo o Conhecimento cai para 0, e todos compram novas peças.
dominations-copies = As cópias da carta
dominations-filters = Mostrar
dominations-free = grátis
dominations-gain = Aqui você ganha { $count }
dominations-give = Dar
dominations-goals-met = { $count } de { $all } metas cumpridas
dominations-history = História
dominations-what-if = O que poderia ter sido
dominations-initiative = Iniciativa
dominations-limit = Limite de { $domain }: { $limit }
dominations-locus = O Locus produz
dominations-pairs = Pares iguais se tocam
dominations-lost = { $count } a mais que os limites: perde-se
dominations-masteries = Maestrias
dominations-met = cumprida
dominations-needs = Exige { $domain } { $value }
dominations-nodus = Nodus
dominations-none-to-take = Nada disto está ao seu alcance agora.
dominations-out-of-reach = Fora de alcance agora
dominations-people = O povo
dominations-places = { $count ->
    [1] { $count } lugar
   *[other] { $count } lugares
}
dominations-placing = Colocando
dominations-returned = Devolvida: { $tile }
dominations-rewards-nobody = Não recompensa ninguém de imediato
dominations-spot = Lugar { $at } de { $count }. { $move }
dominations-to-choice = Voltar à escolha
dominations-to-map = Ver o mapa
dominations-track = { $domain }: { $has } de { $limit }
dominations-tree-of = De quem é a árvore
dominations-tab-map = Mapa
dominations-tab-players = Jogadores
dominations-tab-goals = Metas
dominations-tab-tree = Árvores
dominations-tab-monuments = Monumentos
dominations-tab-roles = Papéis
dominations-phase-growth = Crescimento
dominations-phase-construction = Construção
dominations-phase-development = Desenvolvimento
dominations-shape-circle = Monumento: um círculo num Locus
dominations-shape-diamond = Monumento: um losango ao lado de uma Cidade
option-dominations-concentration_counts_for_per_two = A Concentração conta como produção
option-dominations-concentration_counts_for_per_two-help = O que a Concentração acrescenta conta para os ganhos por produção.
option-dominations-cradle_counts_for_locus = O Berço conta para um Locus
option-dominations-cradle_counts_for_locus-help = O Berço pode fazer parte do círculo em volta de um Locus.
option-dominations-multi_edge = Peça que conecta vários lados
option-dominations-multi_edge-help = O que produz quando uma peça conecta vários lados.
option-dominations-multi_edge-all_once = todos os lados, cada um uma vez
option-dominations-multi_edge-choose_one = um lado à sua escolha
option-dominations-multi_edge-per_edge = cada lado por si
option-dominations-locus_mandatory = Locus obrigatório
option-dominations-locus_mandatory-help = Um Locus completo produz no lugar dos lados, mesmo que o jogador não queira.
option-dominations-city_influence_cumulative = Influência de cada nível de Cidade
option-dominations-city_influence_cumulative-help = Cada nível de uma Cidade soma toda a sua Influência.
option-dominations-card_rotation = As cartas podem ser giradas
option-dominations-card_rotation-help = As cartas podem ser giradas na árvore.
option-dominations-role_bonus_needs_remaining = O bônus de Papel exige Conhecimento
option-dominations-role_bonus_needs_remaining-help = Um bônus para Papéis só conta nos Domínios em que resta Conhecimento.
option-dominations-hidden_hands = Peças ocultas
option-dominations-hidden_hands-help = As peças na mão ficam ocultas para os outros.
option-dominations-data = Arquivos de dados próprios
option-dominations-data-help = O que você corrigiu: arquivos JSON, tabelas ou um zip com eles.
