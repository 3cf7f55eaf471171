"""Requests that never become one, and streams without end: each costs who sends it, and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from hanse.server.errors import Refused
from hanse.server.files import file_limit, most_connections
from hanse.server.lines import MOST_HEAD, MOST_HEADERS, Capacity, Line, lines
from hanse.server.streams import Streams
from tests.patience import PATIENCE
from tests.server.conftest import Come
from tests.server.player import Server

GET = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


def answer(server: Server, sent: bytes, times: int = 1) -> bytes:
    """What comes back before the connection ends or is answered."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        with contextlib.suppress(OSError):
            for _ in range(times):
                line.sendall(sent)
        with contextlib.suppress(OSError):
            return line.recv(65536)
    return b""


def test_a_head_without_end_is_refused_and_everybody_else_is_served(server: Server, come: Come) -> None:
    anna = come()
    flood = answer(server, GET + b"X-Long: " + b"x" * 65536, times=200)
    assert b" 200 " not in flood
    anna.ok(anna.get("me"))
    assert b" 400 " in answer(server, GET + b"X-Long: " + b"x" * MOST_HEAD)
    assert b" 400 " in answer(server, GET + b"X-One: 1\r\n" * (MOST_HEADERS + 1) + b"\r\n")
    assert b" 200 " in answer(server, GET + b"X-One: 1\r\n" * (MOST_HEADERS - 1) + b"\r\n")


class Hasty(Line):
    """The same, for a test that cannot wait."""

    request_seconds = 0.2


@pytest.mark.parametrize("sent", [b"", GET, GET + b"Content-Length: 7\r\n\r\nfou", GET + b"\r\n" + GET])
def test_who_does_not_finish_a_request_is_let_go(sent: bytes) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def ended() -> None:
        config = uvicorn.Config(app, log_level="critical", access_log=False, lifespan="off")
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: Hasty(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        writer.write(sent)
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        listening.close()
        await asyncio.sleep(0)

    asyncio.run(ended())


def test_one_address_follows_so_many_streams_and_no_more() -> None:
    streams = Streams(5, 3)
    with contextlib.ExitStack() as following:
        for _ in range(3):
            following.enter_context(streams.follow("192.0.2.1"))
        with pytest.raises(Refused):
            streams.check("192.0.2.1")
        for _ in range(2):
            following.enter_context(streams.follow("192.0.2.2"))
        with pytest.raises(Refused), streams.follow("192.0.2.3"):
            pass
    streams.check("192.0.2.1")
    assert not streams.here


def test_streams_of_one_address_count_through_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    streams = Streams(100, 3)
    streams.heard("first", {"192.0.2.1": 2})
    streams.heard("second", {"192.0.2.1": 1})
    with pytest.raises(Refused):
        streams.check("192.0.2.1")
    streams.heard("first", {"192.0.2.1": 0})
    streams.check("192.0.2.1")
    streams.heard("first", {"192.0.2.1": 2})
    monkeypatch.setattr("hanse.server.streams.BELIEVED_SECONDS", -1.0)  # a process that was killed tells nothing more
    streams.check("192.0.2.1")
    streams.forget_old()
    assert not streams._elsewhere


def test_one_address_holds_so_many_connections_but_a_proxy_brings_everybody() -> None:
    capacity = Capacity(10, 3, "127.0.0.1, 10.0.0.0/8, unix:")
    assert [capacity.enter("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert [capacity.enter(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3")] == [True] * 3
    capacity.leave("192.0.2.1")
    assert [capacity.enter("10.1.2.3") for _ in range(5)] == [True] * 4 + [False]
    assert Capacity(10, 0, "*").enter("192.0.2.1")


def test_half_open_connections_of_one_address_do_not_pile_up() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def left() -> int:
        config = uvicorn.Config(app, log_level="critical", access_log=False, lifespan="off")
        config.load()
        state, kind = ServerState(), lines(Capacity(1000, 5))
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: kind(config, state, {}), "127.0.0.1", 0)
        address = listening.sockets[0].getsockname()
        opened = [await asyncio.open_connection(*address) for _ in range(50)]
        refused = 0
        for reader, writer in opened[5:]:
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            refused += 1
            writer.close()
        assert len(state.connections) == 5
        for _, writer in opened[:5]:
            writer.close()
        listening.close()
        await asyncio.sleep(0)
        return refused

    assert asyncio.run(left()) == 45


def test_the_file_limit_is_raised_and_known() -> None:
    limit = file_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= limit
    assert (most_connections(65_536), most_connections(256)) == (65_336, 128)
