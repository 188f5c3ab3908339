"""One folder per game; the kernel finds them by listing this folder."""
