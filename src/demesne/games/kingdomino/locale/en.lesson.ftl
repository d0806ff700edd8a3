## The lesson of Kingdomino
lesson-kingdomino-welcome = Welcome! In the middle stands your castle. Around it grows your kingdom, domino by domino.
    Every domino has two squares of terrain. Some squares carry crowns: without crowns, land is worth nothing.
    The number on a domino tells how good it is: low numbers are plain, high numbers have crowns.
lesson-kingdomino-king = Four dominoes lie in a line, and you have two kings, as has Iris. The kings are drawn by lot; the first one drawn is yours.
    Put it on domino 41: two crowns at once.
lesson-kingdomino-king-otherwise = You may take that one. But today we want crowns: look for domino 41, at the end of the line.
lesson-kingdomino-king-done = Iris took 19 and 26, so your second king got the one that was left, 4. Now a new line is laid out beside the first.
lesson-kingdomino-castle = The kings act in the order of their dominoes, lowest number first. Yours is on 4, so you begin.
    Place domino 4 against your castle: the castle takes any terrain on its four sides. Turn it as you like.
lesson-kingdomino-castle-done = Your first forest. Once it is placed, a domino never moves again.
lesson-kingdomino-order = The same king now takes a domino of the new line, and this is the heart of the game: the order of the numbers is the order of the next turn.
    45 has two crowns, but whoever takes it acts last. 7 is plain, but whoever takes it acts first. Take 7.
lesson-kingdomino-order-otherwise = A good domino, perhaps, but with a higher number you would not be the first to act next turn. Take 7, the lowest.
lesson-kingdomino-order-done = Iris has placed her two dominoes and taken 15 and 27. Your king on 41 comes last.
lesson-kingdomino-last = Place domino 41, wheat and grass. One of its halves has to touch the castle or a square of its own terrain. So far you have only forest, so this time it must be the castle.
lesson-kingdomino-last-done = Only 45 was left for this king: whoever acts last takes what remains. And a new line is laid out.
lesson-kingdomino-first = Look who begins this turn: your king on 7, the lowest number. First place its lake.
lesson-kingdomino-first-done = Well placed. Now the king may choose, before anybody else.
lesson-kingdomino-choice = The whole line is free for you. Take 48: three crowns, the best domino of all.
lesson-kingdomino-choice-otherwise = That one can wait. You are the first to choose, so take the best: 48.
lesson-kingdomino-choice-done = That was the reward for the plain 7. Low numbers bring the first choice, high numbers bring crowns: you weigh this every turn.
lesson-kingdomino-property = A little later. Squares of the same terrain that touch side to side are one property. It scores its squares times its crowns: your 3 squares of wheat with 1 crown make 3 points.
    Place 41 so that its wheat joins your wheat and its two crowns join the other grass with crowns. That brings 7 points.
lesson-kingdomino-property-otherwise = That brings less. Above the castle there is grass with two crowns, and to its right your wheat. Put 41 between them, its grass on top, next to the other grass.
lesson-kingdomino-property-done = Seven points in one move: 2 squares of grass with 4 crowns make 8, and your wheat has grown to 4.
lesson-kingdomino-frame = Your kingdom may never be more than 5 squares wide or 5 squares high, castle included. Yours is 5 high already, so it can only grow to the sides.
    Touch a dimmed square and the page tells you why it will not do. Then place domino 43 somewhere that fits.
lesson-kingdomino-frame-done = It fits. Leave yourself no holes of a single square: no domino fills them.
lesson-kingdomino-discard = The last turn: the pile is empty, and the dominoes are only placed. You have two, 25 and 31. Place 25.
lesson-kingdomino-discard-done = There was no place left for 31, so it was discarded. You cannot choose to discard: what fits must be placed. Iris had to discard one, too.
lesson-kingdomino-end = The game is over: 30 points for you, 22 for Iris. Your forest alone, 6 squares with 3 crowns, made 18. Your grass has no crown and made nothing.
    If points are tied, the largest property decides, then the most crowns. Now you know all the rules!
