"""How the minds think."""
