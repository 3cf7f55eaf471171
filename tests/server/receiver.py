"""Somebody who takes what hooks send: a real HTTP server on this machine."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from tests.patience import PATIENCE


class Receiver:
    """Keeps what it was sent, and answers with `status`."""

    def __init__(self, status: int = 204, headers: dict[str, str] | None = None) -> None:
        self.status = status
        self.got: list[tuple[str, dict[str, Any]]] = []
        self._news = threading.Condition()
        receiver = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = receiver.read(dict(self.headers), self.rfile.read(int(self.headers["Content-Length"])))
                with receiver._news:
                    receiver.got.append((self.path, body))
                    receiver._news.notify_all()
                self.send_response(receiver.status)
                for name, value in (headers or {}).items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                """Nothing is said."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.address = f"http://127.0.0.1:{self._server.server_port}/hook?for=anna"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def read(self, headers: dict[str, str], body: bytes) -> dict[str, Any]:
        """What was sent."""
        told: dict[str, Any] = json.loads(body)
        return told

    def wait(self, number: int) -> None:
        """Until so many messages have come."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.got) >= number, PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
