"""The kingdoms that the rule books recommend, with those that need cards of other sets."""

from typing import Final

#: by name: the cards
RECOMMENDED: Final[dict[str, str]] = {
    "First Game": "cellar village smithy moat market merchant militia mine workshop remodel",
    "Size Distortion": "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop",
    "Deck Top": "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village",
    "Sleight of Hand": "cellar council_room festival gardens library harbinger militia poacher smithy throne_room",
    "Improvements": "artisan cellar market merchant mine moat moneylender poacher remodel witch",
    "Silver & Gold": "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal",
    "Underlings (second edition)": "cellar festival library sentry vassal courtier diplomat minion nobles pawn",
    "Grand Scheme": "artisan council_room market militia workshop bridge mill mining_village patrol shanty_town",
    "Deconstruction (second edition)": "bandit mine remodel throne_room village diplomat harem lurker replace swindler",
    "Reach for Tomorrow": "artisan cellar council_room vassal village cutpurse ghost_ship lookout sea_hag treasure_map",
    "Repetition": "festival harbinger militia workshop caravan explorer outpost pearl_diver pirate_ship treasury",
    "Give and Take": "library market moneylender witch ambassador fishing_village haven island salvager smugglers",
    "Forbidden Arts": "bandit cellar council_room gardens laboratory throne_room "
    "apprentice familiar possession university",
    "Potion Mixers": "cellar festival militia poacher smithy alchemist apothecary golem herbalist transmute",
    "Chemistry Lesson": "bureaucrat market moat remodel vassal witch alchemist golem philosophers_stone university",
    "Biggest Money": "artisan harbinger laboratory mine moneylender bank grand_market mint royal_seal venture",
    "The King's Army": "bureaucrat council_room merchant moat village expand goons kings_court rabble vault",
    "The Good Life": "artisan bureaucrat cellar gardens village contraband counting_house hoard monument mountebank",
    "Bounty of the Hunt": "cellar festival militia moneylender smithy harvest "
    "horn_of_plenty hunting_party menagerie tournament",
    "Bad Omens": "bureaucrat laboratory merchant poacher throne_room fortune_teller "
    "hamlet horn_of_plenty jester remake",
    "The Jester's Workshop": "artisan laboratory market remodel workshop fairgrounds "
    "farming_village horse_traders jester young_witch",
    "Arts and Crafts": "laboratory cellar workshop festival moneylender stonemason "
    "advisor baker journeyman merchant_guild",
    "Clean Living": "bandit militia moneylender gardens village butcher baker candlestick_maker doctor soothsayer",
    "Gilding the Lily": "library merchant remodel market sentry plaza masterpiece candlestick_maker taxman herald",
    "Highway Robbery": "cellar library moneylender throne_room workshop highway inn margrave noble_brigand oasis",
    "Adventures Abroad": "festival laboratory remodel sentry vassal crossroads "
    "farmland fools_gold oracle spice_merchant",
    "High and Low": "cellar moneylender throne_room witch workshop hermit "
    "hunting_grounds mystic poor_house wandering_minstrel",
    "Chivalry and Revelry": "festival gardens laboratory library remodel altar knights rats scavenger squire",
    "Level Up": "market merchant militia throne_room workshop dungeon gear guide lost_city miser",
    "Son of Size Distortion": "bandit bureaucrat gardens moneylender witch amulet "
    "duplicate giant messenger treasure_trove event:raid",
    "Everything in Moderation": "cellar library remodel village workshop enchantress "
    "forum legionary overlord temple event:windfall",
    "Silver Bullets": "bureaucrat gardens laboratory market moneylender catapult_rocks "
    "charm farmers_market groundskeeper patrician_emporium",
    "Victory Dance": "duke scout ironworks great_hall harem masquerade upgrade nobles pawn bridge",
    "Secret Schemes": "conspirator shanty_town swindler ironworks harem steward pawn trading_post saboteur tribute",
    "Best Wishes": "coppersmith shanty_town scout masquerade steward upgrade "
    "courtyard wishing_well trading_post torturer",
    "Deconstruction": "mining_village secret_chamber swindler spy thief bridge remodel saboteur throne_room torturer",
    "Hand Madness": "bureaucrat chancellor minion steward militia mine nobles courtyard council_room torturer",
    "Underlings": "baron library witch cellar minion festival masquerade steward nobles pawn",
    "Underlings (Chancellor)": "baron library witch chancellor minion festival masquerade steward nobles pawn",
}
