"""Numbers and articles before English nouns."""


def count(number: int, noun: str, nouns: str = "") -> str:
    """`1 card`, `2 cards`; `1 city`, `2 cities` where the plural is given."""
    return f"{number} {noun if number == 1 else nouns or f'{noun}s'}"


def a(noun: str) -> str:
    """`a Trade City`, `an Art City`."""
    return f"{'an' if noun[0].lower() in 'aeio' else 'a'} {noun}"
