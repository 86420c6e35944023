"""The server: tables that people reach through links, over HTTP and WebSocket. It knows only the kernel, no game."""
