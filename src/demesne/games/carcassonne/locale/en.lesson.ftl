## The lesson of Carcassonne
lesson-carcassonne-welcome = Welcome! Tile by tile, you and Iris will build one landscape, with cities, roads, monasteries and fields. It belongs to both of you; what you score for are the parts on which your followers stand.
    Everybody has seven followers. We play a small game of ten tiles.
lesson-carcassonne-road = On your turn you draw a tile and lay it against those on the table. What touches must go on: road to road, city to city, field to field.
    Lay your straight road to the right of the first tile, so that it continues the road there.
lesson-carcassonne-road-otherwise = It fits there, too. But for this lesson we want the road to go on to the right of the first tile. Use Rotate if it lies crosswise.
lesson-carcassonne-road-done = The road now runs over two tiles and is open at both ends.
lesson-carcassonne-thief = Now you may place one follower on the tile you have just laid, and only there. On a road it is a thief. Place one on the road.
lesson-carcassonne-thief-otherwise = That is allowed, but this time we want the road: a thief, please.
lesson-carcassonne-thief-done = Iris closed the little city and placed a knight in it. A finished city brings 2 points for each tile, so she scored 4 at once, and her knight came straight back to her.
lesson-carcassonne-monastery = A road ends at a monastery, at a city or at a crossing. You have drawn a monastery with a road. Lay it at the right end of your road, turned so that the roads meet.
lesson-carcassonne-monastery-otherwise = It fits there, but your road would not end at it. Look for the place at the right end of your road.
lesson-carcassonne-monastery-done = One end of your road is closed. It will be finished when the other one is, too.
lesson-carcassonne-monk = The road has your thief on it already, so no other follower may go there. But the monastery is free: place a monk. It brings 1 point for itself and for each of the eight tiles around it.
lesson-carcassonne-monk-otherwise = Another time! Now place the monk in the monastery, in the middle of the tile.
lesson-carcassonne-monk-done = Iris has begun a bigger city, open at the top and at the right, with a knight in it.
lesson-carcassonne-crossing = You have drawn a crossing, where roads end. Lay it at the left end of your road, with its two other roads leaving to the left and downwards.
lesson-carcassonne-crossing-otherwise = Not quite: it goes to the left end of your road, and the two other roads leave to the left and downwards. Rotate it until they do.
lesson-carcassonne-crossing-done = Your road is finished: four tiles, four points. It is scored in a moment, after you have had the chance to place a follower.
lesson-carcassonne-farmer = Now the hard rule: fields. A follower in a field is a farmer. Farmers score only at the end of the game: 3 points for each finished city that their field borders.
    Fields end at roads and cities. The large field above your road borders the finished city and the one Iris is building; behind the monastery, where the road ends, it goes round to the other side. Place a farmer in it; ‘{ tint-fields }’ gives each field a colour of its own.
lesson-carcassonne-farmer-otherwise = Not there. The small corner at the lower left borders no city, and a thief is no farmer. Choose the large field along your road.
lesson-carcassonne-farmer-done = Your road brought 4 points and your thief is back. The farmer is not: a farmer lies in his field until the end, so never use up all your followers. Iris went on with her city; in your field she may not place anybody.
lesson-carcassonne-beside = There is a knight of Iris in her city, so you may not place one there. But you can begin a city beside it and join the two later.
    Lay your tile at the top right, above the latest tile of Iris, with its city to the left.
lesson-carcassonne-beside-otherwise = Not that one. The place is at the top right, above the latest tile of Iris, and the city on your tile has to point to the left.
lesson-carcassonne-beside-done = Between the two cities there is just one place left.
lesson-carcassonne-knight = At this moment yours is a city of its own, with nobody in it. Place a knight.
lesson-carcassonne-knight-otherwise = Without a knight the city of Iris will be hers alone. Place one.
lesson-carcassonne-knight-done = Iris did not find the tile that she needed. You have: a city corner.
lesson-carcassonne-join = Lay the corner in the gap, so that it joins both cities and closes them.
lesson-carcassonne-join-otherwise = That does not join the two. The gap is above the first city tile of Iris, to the left of your knight.
lesson-carcassonne-join-done = One city of four tiles. Each of you has one knight in it, and when players are tied, each of them gets all the points.
lesson-carcassonne-again = Before it is scored, you may place a follower. Look at the field on this tile: it is not the one in which your farmer lies, and it borders the city you have just finished. A city counts for every field that it borders. Place a second farmer.
lesson-carcassonne-again-otherwise = You could keep the follower. But the game is nearly over, and here is a field that borders a finished city: 3 points for a farmer.
lesson-carcassonne-again-done = 8 points for you and 8 for Iris, and both knights return. Iris has the last tile.
lesson-carcassonne-end = The last tile is laid. Now unfinished things score, but less: 1 point for each tile. Your monastery with five tiles around it brings 6. Then come the fields: 6 for the large one with two cities, 3 for the small one.
    27 to 13: the farmers made the difference. A real game has 72 tiles; you know its rules now.
