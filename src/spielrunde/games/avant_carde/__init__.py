"""Avant Carde: lines of cards that match in colour or number, money for more cards, money earned for awards."""
