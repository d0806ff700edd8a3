## The lesson of Dominion
lesson-dominion-welcome = Welcome! Everybody begins with the same poor deck of ten cards: seven Coppers and three Estates. Turn by turn you buy better ones, and whoever owns the most points at the end wins.
    Five cards are in your hand. In the middle lies the Supply: that is where you buy.
lesson-dominion-treasures = A turn has three phases: Action, Buy, Clean-up. You have no Action card yet, so this is your Buy phase. First turn your Treasures into coins: play all of them.
lesson-dominion-treasures-otherwise = You may play Treasures one by one or stop here. But we want all four Coppers: press ‘{ move-dominion-play_all_treasures }’.
lesson-dominion-treasures-done = Four coins. The Estate brings no coins: it is worth a point at the end and otherwise just fills your hand.
lesson-dominion-smithy = You have one Buy. The number on a card is what it costs. Spend your four coins on a Smithy, an Action card that draws three cards.
lesson-dominion-smithy-otherwise = You may buy that. But in this lesson we want a strong Action card: the Smithy, for four coins.
lesson-dominion-smithy-done = The Smithy went to your discard pile, not to your hand. In the Clean-up phase you discarded everything and drew five cards. Iris bought a Silver.
lesson-dominion-village = Your second turn. Your Treasures are played already and have brought three coins. Buy a Village: it gives one card and two Actions, and soon you will see what for.
lesson-dominion-village-otherwise = Not this time. Buy a Village, for three coins.
lesson-dominion-village-done = Your deck ran out, so your discard pile was shuffled into a new deck. That is how the cards you buy come to your hand.
lesson-dominion-actions = A few turns later you hold both of them. In the Action phase you have one Action: it lets you play one Action card. Play Smithy first, and the Village stays in your hand, unused.
    So play the Village first. It costs one Action and gives two, and a card as well.
lesson-dominion-actions-otherwise = Then the phase would be over with a card unused. Play the Village first: it gives you Actions for the Smithy.
lesson-dominion-actions-done = You drew a Copper, and you have two Actions left.
lesson-dominion-cards = Now play the Smithy: three more cards.
lesson-dominion-cards-otherwise = There is an Action left, so use it: play the Smithy.
lesson-dominion-cards-done = Seven cards in your hand. There is no other Action card among them, so the Buy phase begins.
lesson-dominion-gold = Your Treasures have brought six coins. That is the price of a Gold, which is worth three coins each time you play it. Buy it.
lesson-dominion-gold-otherwise = You could. But you seldom have six coins so early, and Gold is the best Treasure there is: buy it.
lesson-dominion-gold-done = Well bought. Treasures and Actions make your deck stronger; points come later.
lesson-dominion-reaction = Now the others. Iris has played a Militia, an Attack: every opponent has to discard down to three cards.
    But in your hand is a Moat, a Reaction. When an Attack is played, you may reveal it before the Attack does anything, and the Attack does not touch you. Reveal it.
lesson-dominion-reaction-otherwise = Then you would lose two cards. Reveal the Moat: it costs you nothing.
lesson-dominion-reaction-done = You still have five cards, and the Moat is back in your hand: it was only shown. It protects you from every Attack, also from the Witch and her Curses. Iris got her two coins all the same and bought a Gold.
lesson-dominion-discard = Another Militia, and this time your Moat is somewhere in your deck. You must discard two cards. Think of your next turn: which cards help you least? Discard the Estates.
lesson-dominion-discard-otherwise = That one you could use next turn. Estates do nothing in your hand: discard them first.
lesson-dominion-discard-done = The Attack hurt very little: Gold, Silver and Copper are still with you. Cards in your discard pile are not lost, they come back.
lesson-dominion-province = Much later. You have eight coins, and there is one Province left, worth six points. When the Provinces run out, or any three piles, the game ends with that turn. Buy it.
lesson-dominion-province-otherwise = More money helps no longer: the game is about to end, and points decide. Buy the Province.
lesson-dominion-province-done = That was the last Province, so the game is over.
lesson-dominion-end = All your cards count, wherever they are: five Provinces, a Duchy and three Estates make 36 points. Iris has 24.
    Victory cards win the game, but they clog your hand. When to begin buying them is the art of Dominion.
