"""What the server keeps: tables with their logs, persons, and what is due, in one database with one writer."""
