"""A tiny game that exists for tests: everybody bids a card at the same time, in secret, for one prize after another."""
