## The lesson of Dominations
lesson-dominations-welcome = Welcome! You lead a people through three Eras of five turns each. In the middle of the map lies the Cradle; around it the world grows, tile by tile.
    Tiles bring Knowledge of six Domains: Trade, Craft, Art, Science, Government and Religion. Knowledge pays for Cities, Monuments and Masteries, and these bring points.
lesson-dominations-tile = A turn begins with Growth: you place one of your tiles. Every tile has a Camp in its middle and a resource in each corner. Take the tile with the Trade Camp.
lesson-dominations-tile-otherwise = A fine tile for later. Take the only one whose Camp, in the middle, is Trade.
lesson-dominations-tile-done = In its corners it has Trade, Government and Religion.
lesson-dominations-colours = A whole side of it has to join the Cradle or another tile. The four resources at the ends of the joined side produce 1 Knowledge each, and so does the Camp. Where equal colours meet, they produce 1 more.
    Join it to the side of the Cradle between Trade and Craft, turned so that Trade meets Trade and Religion meets Craft.
lesson-dominations-colours-otherwise = Every place is allowed, but this one brings less Trade. Look for the side of the Cradle between Trade and Craft, and rotate the tile until Trade meets Trade and Religion meets Craft.
lesson-dominations-colours-done = Four Trade: two for the corners that meet, one because they are equal, one for the Camp. And one Craft and one Religion from the other end.
lesson-dominations-city = Now Construction. A City stands on a free Camp and costs 3 Knowledge of its Domain. Build one on your tile.
lesson-dominations-city-otherwise = You could pass or trade 2 Knowledge for 1 of another Domain. But you have just what a City costs: build it.
lesson-dominations-city-done = The City brings 1 Influence and lets you hold up to 10 Trade instead of 5. And look: Iris joined a tile to yours, and that activated your City, so you got 1 Trade in her turn.
lesson-dominations-locus = Some turns later. Around one point lie five tiles, and the sixth place is open. Whoever closes such a ring makes a Locus: instead of the joined sides, all six resources at that point produce, without any extra for equal colours. And every City on the ring is activated.
    Your tile is ready. Close the ring, whichever way it is turned.
lesson-dominations-locus-otherwise = That does not close the ring. Look for the gap between the tiles, farthest from the Cradle, where five corners already meet.
lesson-dominations-locus-done = Eight Knowledge with a single tile: six from the point, one from the Camp, and one from your City on the ring. So watch for rings that lack one tile, and do not leave them to Iris.
lesson-dominations-mastery = The third phase is Development: you may develop one Mastery. It costs its value in Knowledge of its Domain and then helps you for the rest of the game. You have 4 Religion: develop Temples, for 3.
lesson-dominations-mastery-otherwise = Another time. For this lesson develop Temples, a Mastery of Religion.
lesson-dominations-mastery-done = Paid. Now the card needs its place in your tree, which begins with the Campfire.
lesson-dominations-nodus = Where two cards of your tree touch, their halves must have one colour, and together they form a Nodus of that Domain. The Campfire is Vestigium, white, and joins any colour.
    Of each Mastery there are four copies with different halves. Temples gives 2 Religion whenever you create a Religion Nodus. So choose a copy and a place where a Religion half touches the Campfire.
lesson-dominations-nodus-otherwise = That makes a Nodus, but of another Domain, and Temples stays silent. Turn to a copy whose Religion half touches the Campfire.
lesson-dominations-nodus-done = A Religion Nodus, and 2 Religion at once. Many Masteries and Objectives count Nodus, so plan where the next cards will go: each has to fit every card beside it.
lesson-dominations-era = The last turn of the Era. You have 2 Trade and 2 Religion left, and Iris has 3 Craft. You could spend some, but the most Knowledge left in a Domain wins its Role. End your turn.
lesson-dominations-era-otherwise = Trading would cost you a Role. Just end your turn.
lesson-dominations-era-done = Everybody scores their Influence: 3 for you, 1 for Iris. In Trade and in Religion you had the most left: Merchant and High Priest are yours in the next Era, 3 and 5 points. Then all Knowledge goes back to 0.
lesson-dominations-end = After three Eras the goals of your Objective are counted, too, up to 100 points. Monuments are built by everybody, level by level: round ones stand on a Locus.
    Whoever has the most Influence at the end of an Era may also assimilate a Mastery of somebody else. The rest you will find in the help while you play.
