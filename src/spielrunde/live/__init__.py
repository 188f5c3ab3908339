"""Live tables in memory, with the people who look at them. No network, no framework, no clock, no threads, no disk."""
