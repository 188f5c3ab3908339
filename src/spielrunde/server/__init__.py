"""The web server: HTTP routes, the websocket, and storage around live tables."""
