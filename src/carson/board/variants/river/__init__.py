"""Carson River (BG-11.2): where water is, nothing is built, and roads across it are bridges."""
