"""Simulation, ratings and measurements over many games."""
