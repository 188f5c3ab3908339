"""The suite: one module for each thing that must hold."""
