## The house
unreachable = Não foi possível chegar à mesa
unreachable-about = Não há conexão, ou o servidor não está no ar. Suas partidas estão guardadas lá e continuam de onde você parou.
try-again = Tentar de novo
home = Início
help = Regras e ajuda
close = Fechar
cancel = Cancelar
theme = Cores
theme-system = Auto
theme-light = Claro
theme-dark = Escuro
this-language = Português
language = Idioma
guest = Visitante
name = Nome
your-name = Seu nome
games = Jogos
home-title = Uma mesa para jogos de construir reinos
home-promise = Regras exatas, robôs que pensam, amigos por um link. Sem cadastro, sem nada para instalar.
players = { $least } a { $most } jogadores
about-kingdomino = Escolha dominós, coloque-os em volta do seu castelo e deixe as coroas multiplicarem suas terras.
about-carcassonne = Monte uma só paisagem com as cartelas e envie seguidores a cidades, estradas, mosteiros e campos.
about-dominion = Monte um deck, turno a turno, até que ele lhe traga Províncias.
about-dominations = Conduza uma civilização ao longo das eras com peças triangulares, Cidades e Maestrias.
play-bots = Jogar contra robôs
new-table = Nova mesa …
new-table-of = Nova mesa de { $game }
lobby = Mesas abertas
lobby-empty = Nenhuma mesa está esperando jogadores. Abra uma e envie o link aos amigos.
notices = Licenças do software desta página
import-record = Abrir um registro …
your-games = Suas partidas
waiting-for-you = { $count ->
    [1] { $count } espera por você
   *[other] { $count } esperam por você
}
moves-made = { $count ->
    [1] { $count } jogada até agora
   *[other] { $count } jogadas até agora
}
continue = Continuar
leave = Sair
leave-really = Sair mesmo? Um robô continua no seu lugar
about-what = Demesne é uma mesa para jogos de construir reinos: regras exatas, robôs que pensam, amigos por link.
about-glyphs = Glifos
about-glyphs-by = Os glifos das cartas, das peças e dos robôs são de { $authors } e outros:
about-glyphs-changed = As cores são nossas.
about-fonts = Tipos de letra
about-fonts-by = { $fonts }, de { $author }, sob a
about-pictures = Imagens
about-pictures-own = Paisagens, peças, dominós, cartas e figuras são desenhados pela própria página, a partir de tabelas.
about-games = Os jogos
about-games-whose = Os jogos pertencem aos seus autores e editoras; as regras estão aqui em nossas próprias palavras, e nenhuma imagem deles é usada.
seats-free = { $count ->
    [1] { $count } lugar livre
   *[other] { $count } lugares livres
}
go-there = Ir para lá
how-many = Número de jogadores
seats = Lugares
seat-number = Jogador { $number }
seat-you = Você
seat-here = Nesta tela
seat-open = Por link
seat-bot = Robô
seat-open-note = Quem abrir o link primeiro
which-bot = Qual robô
options = Opções
open-table = Abrir a mesa
plans = Quem joga
plan-duel = Partida rápida
plan-duel-about = você e { $bots ->
    [1] um robô
   *[other] { $bots } robôs
}
plan-full = Mesa cheia
plan-full-about = você e { $bots ->
    [1] um robô
   *[other] { $bots } robôs
}
plan-friends = Com amigos
plan-friends-about = lugares livres, convite por link
plan-here = Na mesma tela
plan-here-about = cada um joga aqui na sua vez
plan-watch = Assistir
plan-watch-about = robôs entre si
sum-here = { $count ->
    [1] { $count } pessoa aqui
   *[other] { $count } pessoas aqui
}
sum-bot = { $count ->
    [1] { $count } robô
   *[other] { $count } robôs
}
sum-open = { $count ->
    [1] { $count } lugar por link
   *[other] { $count } lugares por link
}
bots-other = outro
more-options = Mais opções
pick-files = Escolher arquivos …
own-data = Dados próprios
bot-beginner = iniciante
bot-beginner-about = joga e erra bastante
bot-easy = fácil
bot-easy-about = erra de vez em quando
bot-medium = médio
bot-medium-about = um adversário à altura
bot-hard = difícil
bot-hard-about = pensa um pouco adiante
bot-master = mestre
bot-master-about = pensa muito adiante
bot-random = aleatório
bot-random-about = gentil com iniciantes
bot-greedy = ganancioso
bot-greedy-about = joga bem
bot-full-greedy = ganancioso atento
bot-full-greedy-about = observa todos

## At the table
table = Mesa
board = Tabuleiro
views = Vistas
status-connecting = Conectando …
status-live = Ao vivo
status-lost = Conexão perdida, tentando de novo …
status-gone = Não encontrada
no-table = Essa mesa não existe.
points = { $points ->
    [-1] { $points } ponto
    [1] { $points } ponto
   *[other] { $points } pontos
}
points-ahead = { $points ->
    [-1] { $points } ponto
    [1] { $points } ponto
   *[other] { $points } pontos
}, { $lead } à frente de { $name }
points-even = { $points ->
    [-1] { $points } ponto
    [1] { $points } ponto
   *[other] { $points } pontos
}, tantos quanto { $name }
resigned = desistiu
bot-kind = robô: { $bot }
bot-choice = { $bot } ({ $about })
bot-name = { $bot } { $number }
bot-named = { $name } · { $bot }
your-seat = seu lugar
seat-free = livre
decides = decidindo
sit-here = Sentar
invite-link = Link de convite
invite-local = Este link só funciona nesta máquina. Para jogar com outros na rede, abra o servidor com: demesne serve --host 0.0.0.0
invite-code = Link de convite como código para escanear
curtain = Passe a tela para { $name }
unveil = Sou { $name }: mostrar meu lado
copy = Copiar link
share = Link desta mesa
share-note = Quem abrir o link pode ocupar um lugar livre ou assistir. Ele continua valendo.
copied = Copiado
waiting-for-people = Esperando jogadores: envie este link.
waiting-for = { $name } está decidindo …
prompt = Sua vez
prompt-kingdomino-take = Sua vez: escolha um dominó
prompt-kingdomino-place = Sua vez: coloque seu dominó
prompt-carcassonne-lay = Sua vez: coloque a cartela
hint-kingdomino-take = Clique no que você colocará a seguir; quanto menor o número, mais cedo você escolhe de novo.
hint-kingdomino-place = Clique em um anel; outro clique, a roda ou R gira o dominó.
hint-carcassonne-lay = Clique em um lugar tracejado; outro clique, a roda ou R gira a cartela.
prompt-carcassonne-follower = Sua vez: colocar um seguidor?

confirm = Confirmar
rotate = Girar
undo = Desfazer
undo-here = Desfazer até aqui
reset-turn = Recomeçar o turno
resign = Desistir
resign-really = Desistir mesmo? Um robô continua no seu lugar
free-seat = Liberar este lugar
allow-several = Deixar os outros ocuparem vários lugares
close-table = Encerrar a mesa
close-really = Encerrar mesmo? A partida acaba aqui
closed = Esta mesa está encerrada.
trouble = O servidor está com dificuldade para guardar esta mesa; ele tenta de novo sozinho.
asks-undo = { $name } pede para desfazer uma jogada.
asking-undo = { $name } pede aos outros para desfazer uma jogada …
agree = Permitir
refuse = Recusar
looking-on = Você está assistindo.
moves-list = { $count ->
    [1] { $count } jogada possível
   *[other] { $count } jogadas possíveis
}
no-moves = Nada a decidir agora.
tab-moves = Jogadas
tab-log = Histórico
tab-result = Resultado
log = O que aconteceu
since = desde o seu último turno
note-sit = { $name } se senta
note-undo = { $name } desfaz
note-ask_undo = { $name } pede para desfazer
note-agree_undo = { $name } permite
note-refuse_undo = { $name } recusa
note-resign = { $name } desiste; um robô continua
note-rematch = { $name } abre a próxima partida
note-free = Quem abriu a mesa libera um lugar
note-allow_several = Quem abriu a mesa deixa cada um ocupar vários lugares
note-close = Quem abriu a mesa a encerra
winners = { $count ->
    [1] { $names } venceu
   *[other] { $names } dividem a vitória
}
source = Origem dos pontos
source-earlier = Partidas anteriores
source-middle_kingdom = Reino Central
source-harmony = Harmonia
total = Total
rematch = Jogar de novo
rematch-go = Ir para a próxima partida
export-record = Registro (JSON)
export-points = Pontos (CSV)
nobody = ninguém
keys = Teclas
key-Enter = escolher, depois confirmar
key-R = girar o que foi escolhido
key-Esc = devolver
key-M = ir para a lista de jogadas possíveis
key-U = desfazer
key-arrows = ir de quadrado em quadrado
key-shift = passar também por quadrados não permitidos, dizendo por quê
key-help = regras, ajustes e teclas
key-zoom = aumentar ou diminuir a mesa
key-fit = mostrar a mesa inteira
confirm-switch = Escolher e confirmar são passos separados
confirm-switch-turned = Escolher e confirmar são passos separados (sempre, para o que pode ser girado)
forced = Não havia outra jogada possível: { $what }.
forced-switch = Mostrar jogadas obrigatórias
sound = Sons
settings = Ajustes
motion = Velocidade das peças
motion-none = sem movimento
pace = Ritmo dos robôs
pace-instant = imediato
pace-normal = normal
pace-slow = lento
pace-step = um passo de cada vez
next-step = Próximo passo
skip-ahead = Pular
looking-back = O que aconteceu
to-present = Voltar ao presente
look-again = Mostrar de novo o que { $name } fez
see-board = Ver o tabuleiro
about = Sobre o Demesne
key-L = mostrar o histórico

## Refusals
refused-no-table = Esta mesa não existe.
refused-no-page = Não há nada aqui.
refused-no-seat = Este lugar não existe.
refused-no-lesson = Não há lição para este jogo; há para { $games }.
refused-no-step = A lição tem { $count } passos, contados a partir de 0.
refused-not-asked = ‘{ $words }’ não é o que este passo pede.
refused-seat-taken = Este lugar não está livre.
refused-closed = Esta mesa está encerrada.
refused-one-seat = Você já tem um lugar nesta mesa; quem a abriu pode deixar cada um ocupar vários.
refused-not-owner = Só quem abriu esta mesa pode fazer isso.
refused-not-theirs = Esse lugar não pode ser liberado: só o de outra pessoa que ainda não jogou.
refused-name-taken = Alguém nesta mesa já se chama { $name }.
refused-no-name = Diga quem você é: o nome está vazio.
refused-not-yours = Este lugar não é seu.
refused-resigned = Você desistiu; um robô joga no seu lugar.
refused-not-begun = A partida começa quando todos os lugares estiverem ocupados.
refused-over = A partida terminou.
refused-goes-on = A partida ainda está em andamento; isso só é possível quando ela terminar.
refused-gone-on = A partida já avançou; veja de novo.
refused-not-your-turn = Não é a sua vez.
refused-illegal = ‘{ $words }’ não pode ser jogado agora.
refused-nothing-to-undo = Não há nada seu para desfazer.
refused-asking-already = Alguém já está pedindo para desfazer.
refused-nobody-asks = Ninguém está pedindo a você para desfazer nada.
refused-stranger = Só quem tem ou ocupa um lugar pode fazer isso; permita os cookies e recarregue a página.
refused-too-long = Esta mensagem é longa demais: o máximo são { $most } caracteres.
refused-too-fast = Rápido demais; espere um momento.
refused-full-log = Já aconteceu tanto nesta mesa ({ $most } registros) que nada mais pode ser acrescentado.
refused-too-many-lines = Você tem mesas demais abertas ao mesmo tempo; feche algumas.
refused-too-many-imports = Dá para trazer no máximo { $most } registros por hora; volte mais tarde.
refused-malformed = Esta mensagem não está no formato certo.
refused-too-many-tables = Você tem { $count } mesas abertas com partidas em andamento; termine uma delas primeiro.
refused-no-bot = Não existe um robô ‘{ $bot }’ aqui.
refused-impossible-table = Uma mesa assim não é possível.
refused-bad-data = Não se pode jogar com estes arquivos de dados. { $what }
refused-bad-record = Este não é o registro de uma partida que possa ser reproduzida.
refused-record-goes-on = A partida registrada não terminou depois de { $count } ações; só partidas terminadas podem ser abertas aqui.
refused-elsewhere = Só uma página deste servidor pode fazer isso.
refused-too-big = Isto é mais do que o servidor aceita de uma vez.
refused-method = Isto não pode ser feito aqui.
refused-broken = Algo deu errado no servidor; olhe de novo se foi feito.
refused-strange-host = Este servidor não atende pelo nome ‘{ $name }’; quem o mantém pode acrescentá-lo com --host-name.
refused-wrong-players = { $game } é para { $least } a { $most } jogadores, não { $players }.
refused-no-option = { $option }: { $game } não tem essa opção; tem { $options }.
refused-no-value = { $option }: { $value } não é possível; pode ser { $values }.
refused-no-game = Não há nenhum jogo chamado ‘{ $word }’; há { $games }.
refused-unknown-bot = Não há nenhum robô chamado ‘{ $bot }’ para { $game }; há { $bots }, ou module:Class feito por você.
refused-nobody-called = Ninguém aqui se chama ‘{ $word }’; há { $people }.
refused-no-action = ‘{ $words }’ não é uma jogada; aqui se pode jogar, por exemplo, ‘{ $example }’.
refused-kingdomino-place-first = O dominó { $domino } tem de ser colocado antes de se escolher outro.
refused-kingdomino-take-first = Não há nada para colocar agora: é preciso escolher um dominó da nova fila.
refused-kingdomino-king-there = Já há um rei no dominó { $domino }.
refused-kingdomino-not-in-line = O dominó { $domino } não está na nova fila.
refused-kingdomino-other-domino = O dominó a colocar agora não é o { $domino }, mas o { $due }.
refused-kingdomino-taken = O quadrado { $x },{ $y } está ocupado.
refused-kingdomino-too-wide = O reino teria { $squares } quadrados de largura; o limite é { $size }.
refused-kingdomino-too-high = O reino teria { $squares } quadrados de altura; o limite é { $size }.
refused-kingdomino-half-outside = Uma das metades ficaria fora dos { $size } por { $size } quadrados do reino.
refused-kingdomino-no-room = Não há espaço ao lado para a outra metade.
refused-kingdomino-no-match = Ali o dominó { $domino } não tocaria nem o castelo nem um quadrado de uma das suas paisagens ({ $one }, { $other }).
refused-kingdomino-duel = O Duelo Implacável é para 2 jogadores, não { $players }.
refused-carcassonne-lay-first = A cartela { $letter } precisa ser colocada primeiro.
refused-carcassonne-laid = A cartela já foi colocada; agora é possível colocar nela um seguidor, ou nenhum.
refused-carcassonne-other-tile = Não é a cartela { $letter } que deve ser colocada agora, e sim a cartela { $due }.
refused-carcassonne-cell-taken = Já há uma cartela em { $x },{ $y }.
refused-carcassonne-alone = A cartela { $letter } ficaria isolada em { $x },{ $y }: pelo menos um lado precisa encostar em outra cartela.
refused-carcassonne-corner-only = A cartela { $letter } só encostaria em outras pelo canto em { $x },{ $y }: pelo menos um lado precisa encostar em outra cartela.
refused-carcassonne-clash = A cartela { $letter } girada { $rotation } não encaixa em { $x },{ $y }: ao { $side } ela tem { $mine }, mas a cartela vizinha tem { $theirs }.
refused-carcassonne-no-fit = Não encaixa em nenhuma posição. A mais próxima: { $clashes }.
refused-carcassonne-no-followers = Não há mais nenhum seguidor na reserva.
refused-carcassonne-no-segment = A cartela { $letter } não tem a parte ‘{ $segment }’; ela tem { $segments }.
refused-carcassonne-other-role = Um seguidor em { $segment } é { $proper }, e não { $role }.
refused-carcassonne-occupied = { $feature ->
    [cidade] Nesta cidade
    [estrada] Nesta estrada
    [campo] Neste campo
   *[other] Neste mosteiro
} já há um seguidor: { $names }.

## Lessons
learn = Aprender a jogar
learn-on = Lição: { $at } de { $last }
learn-again = Repetir a lição
lesson = Lição
lesson-words = O que se diz
lesson-steps = Passos
lesson-step = Passo { $at } de { $last }
lesson-back = Voltar
lesson-next = Avançar
lesson-show = Mostrar
lesson-end = Concluir
lesson-over = Essa foi a lição
lesson-over-about = Agora você já sabe o bastante para jogar. Seu primeiro adversário é iniciante e erra, então não há pressa.
lesson-play = Jogar a primeira partida
lesson-others = Outras lições
lesson-start = Desde o começo
lesson-offer = Primeira vez neste jogo? Aprenda jogando, em poucos minutos.
lesson-offer-no = Não, obrigado

## Replay
replay = Reprise
step-of = Jogada { $at } de { $last }
first = Ir para o início
back = Voltar uma
forward = Avançar uma
to-end = Ir para o fim
autoplay = Reproduzir
pause = Pausar
speed = Velocidade
seen-by = Visto por
onlooker = espectador
all-hands = todas as mãos abertas
play-on = Continuar a jogar daqui
play-on-about = Uma nova mesa começa com esta posição. Cartas e peças vêm na ordem em que vieram nesta partida.
play-on-as = No lugar de
play-on-against = Contra
play-on-go = Jogar
chart = Pontos ao longo da partida
reading-start = Procurar erros
reading-about = Um robô examina cada decisão com o que o jogador sabia então.
reading-at = Decisão { $at } de { $last }
reading-stop = Parar
reading-found = Jogadas duvidosas: { $slips } · Erros graves: { $blunders }
reading-back = Ao erro anterior
reading-on = Ao próximo erro
verdict-best = A melhor jogada
verdict-fine = Uma boa jogada
verdict-slip = Uma jogada duvidosa
verdict-blunder = Um erro grave
verdict-better = Melhor: { $move }

## Kingdomino
letter-wheat = T
letter-forest = F
letter-lake = L
letter-grass = C
letter-swamp = P
letter-mine = M
kingdomino-terrain-wheat = trigo
kingdomino-terrain-forest = floresta
kingdomino-terrain-lake = lago
kingdomino-terrain-grass = campina
kingdomino-terrain-swamp = pântano
kingdomino-terrain-mine = mina
kingdomino-direction-east = leste
kingdomino-direction-south = sul
kingdomino-direction-west = oeste
kingdomino-direction-north = norte
castle = Castelo
lines = Dominós
line-placing = Para colocar agora
line-offer = Para escolher
line-last = Último turno: nada para escolher.
pile = { $count ->
    [1] resta { $count } dominó na pilha
   *[other] restam { $count } dominós na pilha
}
half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } com 1 coroa
   *[other] { $terrain } com { $crowns } coroas
}
domino-of = Dominó { $domino } ({ $what }), rei de { $name }
domino-free = Dominó { $domino } ({ $what }), livre
domino-own = Dominó { $domino } ({ $what }), seu rei
kingdom-of = Reino de { $name }
kingdom-own = Seu reino
look-closer = Ver de perto
coming = Ainda por vir: { $count }
standing = Classificação
squares = { $count ->
    [1] { $count } quadrado
   *[other] { $count } quadrados
}
crowns = { $count ->
    [1] { $count } coroa
   *[other] { $count } coroas
}
counted-so-far = Contado até agora
count-skip = Contar tudo
count-again = Contar de novo
property = { $terrain }: { $squares } × { $crowns } = { $points }
legal-square = Quadrado possível em { $x }, { $y } a partir do castelo
move-kingdomino-take = Escolher o dominó { $domino }: { $what }
move-kingdomino-place = { $at } do castelo, virado para { $direction }: { $gain }
offset-east = { $count } a leste
offset-west = { $count } a oeste
offset-south = { $count } ao sul
offset-north = { $count } ao norte
event-kingdomino-line = Nova fila: { $dominoes }
event-kingdomino-king = É sorteado um rei de { $name }
event-kingdomino-take = { $name } escolhe o dominó { $domino }
event-kingdomino-place = { $name } coloca o dominó { $domino }
event-kingdomino-discard = { $name } tem de descartar o dominó { $domino }
event-kingdomino-end = Fim da partida: { $scores }
option-kingdomino-dynasty = Dinastia
option-kingdomino-dynasty-help = Três partidas seguidas; os pontos são somados.
option-kingdomino-middle_kingdom = O Reino Central
option-kingdomino-middle_kingdom-help = 10 pontos extras se o castelo terminar no centro.
option-kingdomino-harmony = Harmonia
option-kingdomino-harmony-help = 5 pontos extras se nenhum dominó for descartado.
option-kingdomino-mighty_duel = Duelo Implacável
option-kingdomino-mighty_duel-help = Para dois jogadores: reinos de 7 por 7 com todos os dominós.

## Carcassonne
carcassonne-feature-city = cidade
carcassonne-feature-road = estrada
carcassonne-feature-field = campo
carcassonne-feature-monastery = mosteiro
carcassonne-role-farmer = fazendeiro
carcassonne-role-thief = ladrão
carcassonne-role-knight = cavaleiro
carcassonne-role-monk = monge
carcassonne-tile-A = mosteiro com estrada
carcassonne-tile-B = mosteiro
carcassonne-tile-C = cidade em todos os lados, brasão
carcassonne-tile-D = ponta de cidade e estrada reta
carcassonne-tile-E = ponta de cidade
carcassonne-tile-F = cidade de lado a lado, brasão
carcassonne-tile-G = cidade de lado a lado
carcassonne-tile-H = duas pontas de cidade opostas
carcassonne-tile-I = duas pontas de cidade vizinhas
carcassonne-tile-J = ponta de cidade, estrada em curva à direita
carcassonne-tile-K = ponta de cidade, estrada em curva à esquerda
carcassonne-tile-L = ponta de cidade e cruzamento
carcassonne-tile-M = canto de cidade, brasão
carcassonne-tile-N = canto de cidade
carcassonne-tile-O = canto de cidade, estrada, brasão
carcassonne-tile-P = canto de cidade e estrada
carcassonne-tile-Q = cidade em três lados, brasão
carcassonne-tile-R = cidade em três lados
carcassonne-tile-S = portão de cidade, brasão
carcassonne-tile-T = portão de cidade
carcassonne-tile-U = estrada reta
carcassonne-tile-V = estrada em curva
carcassonne-tile-W = cruzamento de três estradas
carcassonne-tile-X = cruzamento de quatro estradas
carcassonne-place-n = norte
carcassonne-place-ne = nordeste
carcassonne-place-e = leste
carcassonne-place-se = sudeste
carcassonne-place-s = sul
carcassonne-place-sw = sudoeste
carcassonne-place-w = oeste
carcassonne-place-nw = noroeste
carcassonne-place-middle = centro
table-of-tiles = A mesa, { $count ->
    [1] { $count } cartela
   *[other] { $count } cartelas
}
legal-spot = Lugar possível em { $x }, { $y }
carcassonne-clash = { $side }: { $mine } contra { $theirs }
pays = { $name } +{ $points }
pays-now = Vale { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} agora
pays-nothing = Não vale nada agora
zoom-in = Aproximar
zoom-out = Afastar
fit = Ajustar
tint-fields = Campos
fields-pay = 3 pontos para cada cidade concluída em que o campo toca
remaining = Cartelas restantes: { $count }
tile-to-lay = Para colocar
followers-of = Seguidores de { $name }: { $count }
points-now = agora
points-if-ended = se acabasse agora
points-played = durante o jogo
carcassonne-players = Jogadores, pontos e seguidores
feature = { $feature }, { $tiles ->
    [1] { $tiles } cartela
   *[other] { $tiles } cartelas
} · { $owners } · agora { $points }, { $feature ->
    [cidade] completa
    [estrada] completa
   *[other] completo
} { $projected }
move-carcassonne-lay = Colocar em { $x }, { $y }, girada { $rotation }°
move-carcassonne-follower = { $role } { $feature ->
    [cidade] na cidade
    [estrada] na estrada
    [campo] no campo
   *[other] no mosteiro
} ({ $place })
move-carcassonne-no_follower = Nenhum seguidor
event-carcassonne-draw = { $name } compra: { $tile }
event-carcassonne-remove = Não cabe em lugar nenhum e sai do jogo: { $tile }
event-carcassonne-place = { $name } coloca uma cartela em { $x }, { $y }
event-carcassonne-follower = { $name } coloca um { $role }
event-carcassonne-decline = { $name } não coloca nenhum seguidor
event-carcassonne-score = { $feature ->
    [cidade] Cidade completa
    [estrada] Estrada completa
   *[other] Mosteiro completo
}: { $people ->
    [0] ninguém tem um seguidor ali
   *[other] { $names } +{ $points }
}
event-carcassonne-return = O { $role } de { $name } volta para a reserva
event-carcassonne-final = No fim, { $feature }: { $names } +{ $points }
event-carcassonne-end = Fim da partida: { $scores }
option-carcassonne-random_start = Sortear quem começa
option-carcassonne-random_start-help = Caso contrário, começa o primeiro lugar.
