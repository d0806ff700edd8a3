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
terminal-dominion-asked = { $name }: { $question }
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
terminal-dominion-no-card = Não há carta chamada “{ $word }”.
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
