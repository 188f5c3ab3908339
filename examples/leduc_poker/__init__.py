"""Leduc hold'em, the smallest poker with two rounds: two seats, six cards, and a game tree one can walk to its end."""
