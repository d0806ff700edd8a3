## What cards of Dominations do, made from their effects
dominations-when-immediate = Imediatamente, { $what }.
dominations-when-start_turn = No início do seu turno, { $what }.
dominations-when-start_era =
    { $by ->
        [role] No início da Era, { $what }.
       *[card] No início de cada Era, { $what }.
    }
dominations-when-end_era = No fim de cada Era, { $what }.
dominations-when-produced = No seu turno, { $what }.
dominations-when-nodus_created =
    { $of ->
        [any] Sempre que você criar um Nodus, { $what }.
        [not] Sempre que você criar um Nodus que não seja de { $domain }, { $what }.
       *[single] Sempre que você criar um Nodus de { $domain }, { $what }.
    }
dominations-when-city_built =
    { $of ->
        [any] Sempre que você construir ou aprimorar uma Cidade, { $what }.
        [not] Sempre que você construir ou aprimorar uma Cidade que não seja de { $domain }, { $what }.
       *[single] Sempre que você construir ou aprimorar uma Cidade de { $domain }, { $what }.
    }
dominations-when-city_activated =
    { $of ->
        [any] Sempre que uma das suas Cidades for ativada, { $what }.
        [not] Sempre que uma das suas Cidades que não seja de { $domain } for ativada, { $what }.
       *[single] Sempre que uma das suas Cidades de { $domain } for ativada, { $what }.
    }
dominations-when-mastery_developed = Sempre que você desenvolver uma Maestria, { $what }.
dominations-when-mastery_upgraded = Sempre que você aprimorar uma Maestria, { $what }.
dominations-when-monument_level = Sempre que você construir um nível de um Monumento, { $what }.
dominations-when-locus = Sempre que você completar um Locus, { $what }.
dominations-when-role_obtained = Para cada Papel que você receber, { $what }.
dominations-when-passive =
    { $by ->
        [role] Nesta Era, { $what }.
       *[card] A partir de agora, { $what }.
    }
dominations-when-once_per_era = Uma vez nesta Era, { $what }.
dominations-do-knowledge =
    { $of ->
        [any] ganhe { $n } de Conhecimento Vestigium
        [city] ganhe { $n } de Conhecimento do Domínio da Cidade
       *[single] ganhe { $n } de { $domain }
    }
dominations-do-vp = ganhe { $n } PV
dominations-do-influence = ganhe { $n } de Influência
dominations-do-discount =
    { $of ->
        [any] pague { $n } a menos { $target }
       *[single] pague { $n } de { $domain } a menos { $target }
    }
dominations-do-camp_bonus =
    { $of ->
        [camp] os Campos das peças que você posiciona produzem mais { $n } do próprio Domínio
       *[single] os Campos das peças que você posiciona produzem também { $n } de { $domain }
    }
dominations-do-exchange = você pode trocar { $give } por { $get } no seu turno, quantas vezes quiser
dominations-do-reserve =
    { $of ->
        [all] todos os seus limites de Reserva aumentam { $n }
       *[single] o seu limite de Reserva de { $domain } aumenta { $n }
    }
dominations-do-role_bonus =
    { $of ->
        [all] conte mais { $n } de Conhecimento em cada Domínio quando os Papéis são determinados
       *[single] conte mais { $n } de { $domain } quando os Papéis são determinados
    }
dominations-do-fill_reserve = ganhe { $domain } até o limite da Reserva
dominations-do-tiles =
    { $n ->
        [1] a sua mão tem mais { $n } peça
       *[other] a sua mão tem mais { $n } peças
    }
dominations-do-second_tile = posicione uma segunda peça logo depois da primeira
dominations-do-reactivate_tile = reative uma peça do mapa em vez de posicionar outra
dominations-do-set_initiative = defina a ordem de Iniciativa
dominations-given =
    { $of ->
        [any] { $n } de Conhecimento
        [not] { $n } de Conhecimento que não seja de { $domain }
       *[single] { $n } de { $domain }
    }
dominations-got =
    { $of ->
        [any] { $n } de outro Domínio
        [not] { $n } de outro Domínio que não seja { $domain }
       *[single] { $n } de { $domain }
    }
dominations-both = { $one } e { $other }
dominations-several = { $one }, { $other }
dominations-nothing = nada
dominations-no-effect = Sem outro efeito.
dominations-per =
    { $step ->
        [1] { $what } para cada { $counted }
       *[other] { $what } a cada { $step } { $counted }
    }
dominations-per-amount = { $what } a cada { $step } de { $counted }
dominations-count-nodus =
    { $of ->
        [any] Nodus na sua árvore
        [all] Nodus na sua árvore
        [not] Nodus na sua árvore que não for de { $domain }
       *[single] Nodus de { $domain } na sua árvore
    }
dominations-count-domains_with_nodus =
    { $step ->
        [1] Domínio com um Nodus na sua árvore
       *[other] Domínios com um Nodus na sua árvore
    }
dominations-count-domains_with_city =
    { $step ->
        [1] Domínio em que você tem uma Cidade
       *[other] Domínios em que você tem uma Cidade
    }
dominations-count-city =
    { $step ->
        [1] Cidade sua
       *[other] Cidades suas
    }{ $of ->
        [single] {" "}de { $domain }
        [not] {" "}fora de { $domain }
       *[other] {""}
    }{ $level ->
        [1] {""}
       *[other] {" "}de nível { $level } ou mais
    }
dominations-count-city_level =
    { $step ->
        [1] nível das suas Cidades
       *[other] níveis das suas Cidades
    }{ $of ->
        [single] {" "}de { $domain }
        [not] {" "}fora de { $domain }
       *[other] {""}
    }
dominations-count-largest_group =
    { $step ->
        [1] Cidade do seu maior grupo de Cidades adjacentes
       *[other] Cidades do seu maior grupo de Cidades adjacentes
    }
dominations-count-city_level_near_monument =
    { $step ->
        [1] nível das suas Cidades ao lado de um Monumento
       *[other] níveis das suas Cidades ao lado de um Monumento
    }
dominations-count-monument_level_card =
    { $step ->
        [1] nível de Monumento na sua árvore
       *[other] níveis de Monumento na sua árvore
    }
dominations-count-mastery =
    { $step ->
        [1] Maestria
       *[other] Maestrias
    }{ $side ->
        [basic] {" "}{ $step ->
        [1] básica
       *[other] básicas
    }
        [advanced] {" "}{ $step ->
        [1] avançada
       *[other] avançadas
    }
       *[any] {""}
    }{ $of ->
        [single] {" "}de { $domain }
        [not] {" "}fora de { $domain }
       *[other] {""}
    } na sua árvore{ $values ->
        [all] {""}
       *[other] {" "}de valor { $values }
    }
dominations-count-remaining =
    { $of ->
        [single] { $domain } que lhe restar
        [not] Conhecimento que lhe restar fora de { $domain }
       *[other] Conhecimento que lhe restar
    }
dominations-count-produced = { $domain } que produzir
dominations-count-influence = Influência que tiver
dominations-count-board_city =
    { $step ->
        [1] Cidade
       *[other] Cidades
    }{ $of ->
        [single] {" "}de { $domain }
        [not] {" "}fora de { $domain }
       *[other] {""}
    } no mapa
dominations-count-board_monument =
    { $step ->
        [1] Monumento no mapa
       *[other] Monumentos no mapa
    }
dominations-target-develop = ao desenvolver Maestrias
dominations-target-upgrade = ao aprimorar Maestrias
dominations-target-city = ao construir ou aprimorar Cidades
dominations-target-monument = ao construir níveis de Monumentos
dominations-reward-diamond = Cada Cidade ao lado de um lado com a recompensa, uma vez: { $what }.
dominations-reward-circle = Cada Cidade de { $domain } nas peças do seu Locus, uma vez: { $what }.
dominations-known-printed = impresso
dominations-known-inferred = deduzido
dominations-known-public = de fonte pública
dominations-known-reconstructed = reconstruído
dominations-known-own = dados próprios
