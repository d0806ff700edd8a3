about-matches = Tire fósforos de um monte e, se puder, o último.
prompt-matches-take = Quantos dos { $left } fósforos você tira?
move-matches-take = { $count ->
    [one] Tirar um fósforo
   *[other] Tirar { $count } fósforos
}
event-matches-take = { $name } tira { $count }; restam { $left }.
refused-matches-over = A partida acabou.
refused-matches-unknown = ‘{ $words }’ não é uma ação aqui; diga, por exemplo, take 2.
refused-matches-too-many = Você pode tirar de 1 a { $most } fósforos.
