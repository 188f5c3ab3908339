"""Gloria Mundi: flee to Africa while the Goth marches on Rome, 2-6 players."""
