"""Galaxis: hidden bids for planets and multipliers that make pairs, one's own or somebody else's."""
