"""The small language the rules of a game are written in, and the running game made from it."""
