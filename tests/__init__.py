"""The tests of Demesne; the folders mirror those of the package."""
