about-matches = Take matches from a heap, and the last one if you can.
prompt-matches-take = How many of the { $left } matches do you take?
move-matches-take = { $count ->
    [one] Take a match
   *[other] Take { $count } matches
}
event-matches-take = { $name } takes { $count }, and { $left } are left.
refused-matches-over = The game is over.
refused-matches-unknown = ‘{ $words }’ is not an action here; say, for example, take 2.
refused-matches-too-many = You may take 1 to { $most } matches.
