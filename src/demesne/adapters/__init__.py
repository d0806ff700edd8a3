"""The games in the forms that programs for learning expect: PettingZoo, Gymnasium, OpenSpiel."""
