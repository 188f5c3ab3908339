"""Cover Your Assets: classic, advanced, for two and three players, and the edition of 2011."""
