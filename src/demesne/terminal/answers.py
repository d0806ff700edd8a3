"""What somebody means who types a line of the list, the beginning of one, or something like it."""

import re
import unicodedata


def meant(answer: str, wordings: dict[int, list[str]]) -> int | None:
    """The one action that can be said so, or whose words begin so; None if there is none or several."""
    said = words_of(answer)
    spoken = {action: [words_of(words) for words in found] for action, found in wordings.items()}
    exactly = [action for action, found in spoken.items() if said in found]
    begun = [action for action, found in spoken.items() if any(words[: len(said)] == said for words in found)]
    matching = exactly or begun
    return matching[0] if len(matching) == 1 else None


def words_of(text: str) -> list[str]:
    """The words without accents, capitals, and the marks behind them; `1, 0` is one word."""
    letters = unicodedata.normalize("NFKD", text.lower())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[:;.!?,](?=\s|$)", "", re.sub(r"(-?\d)\s*,\s*(?=-?\d)", r"\1,", plain)).split()
