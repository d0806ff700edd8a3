"""The compiled and the interpreted engine play alike."""
