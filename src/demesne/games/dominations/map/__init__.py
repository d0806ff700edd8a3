"""The map: the lattice of triangles, what lies on it, and Monument pieces."""
