"""Traces: sent where somebody asked for them, and with nothing in them that is anybody's business."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx2 as httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from carson.server import tracing
from carson.server.settings import Settings, SettingsError, from_environment
from carson.words import LANGUAGES, Words
from carson.words.sentences import Sentences
from server.club import Club, in_club
from server.served import PATIENCE, started

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"


@contextmanager
def collector() -> Iterator[tuple[str, list[Any]]]:
    """Its address, and the spans that it has been sent."""
    spans: list[Any] = []

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["content-length"])))
            spans.extend(one for of in sent.resource_spans for scope in of.scope_spans for one in scope.spans)
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    house = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    Thread(target=house.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{house.server_port}", spans
    finally:
        house.shutdown()
        house.server_close()


def test_a_server_sends_its_last_spans_before_it_stops(tmp_path: Path) -> None:
    with (
        collector() as (address, spans),
        started(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, **{ENDPOINT: address}) as server,
    ):
        server.until_said("ready")
        assert httpx.get(f"{server.here}/api/tables?of=open", timeout=PATIENCE).status_code == 200
        assert server.stop() == 0
        [found] = [one for one in spans if one.name == "GET /api/tables"]
        assert {one.key: one.value for one in found.attributes}["http.response.status_code"].int_value == 200
        assert any(one.name == "database read" and one.parent_span_id == found.span_id for one in spans)


def test_a_collector_that_does_not_answer_stops_nobody(tmp_path: Path) -> None:
    nobody = {ENDPOINT: "http://127.0.0.1:9"}
    with started(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, **nobody) as server:
        server.until_said("ready")
        assert httpx.get(f"{server.here}/healthz", timeout=PATIENCE).status_code == 200
        assert server.stop() == 0


def test_a_span_names_no_person_and_no_table(sqlite: str) -> None:
    sent = InMemorySpanExporter()

    async def story(club: Club) -> None:
        ann = await club.guest("Ann Secret")
        table = await ann.post("/api/tables", {"game": "cards", "options": {"real": 2}, "seats": ["me", "random"]}, 201)
        await ann.post(f"/api/tables/{table['id']}/start")
        await ann.post(f"/api/tables/{table['id']}/actions", {"action": "bid 7", "question": 0, "id": "the-first-bid"})
        await ann.post(
            f"/api/tables/{table['id']}/actions", {"action": "bid 7", "question": 9, "id": "too-late-a-bid"}, 409
        )
        await ann.http.request("BREW", "/api/coffee")
        await club.quiet()
        names.append(table["id"])

    names: list[str] = ["Ann", "Secret", "bid", "BREW", "coffee"]
    with tracing.tracing(True, sent):
        in_club(sqlite, story)
    found = sent.get_finished_spans()
    assert {"POST /api/tables/{table_id}/actions", "move", "database write", "other other"} <= {
        one.name for one in found
    }
    assert {one.attributes["by"] for one in found if one.name == "move" and one.attributes} == {"person", "bot"}
    moves = [one.parent for one in found if one.name == "move" and one.attributes == {"by": "person"}]
    acts = [one.context for one in found if one.name == "POST /api/tables/{table_id}/actions"]
    assert {one.span_id for one in moves if one} == {one.span_id for one in acts if one}
    written = "\n".join(one.to_json() for one in found)
    assert [name for name in names if name in written] == []


def test_nobody_asked_and_nothing_is_measured() -> None:
    assert not from_environment({}).traced
    assert not Settings().traced
    with tracing.span("move") as seen:
        assert seen is None


@pytest.mark.parametrize("name", [ENDPOINT, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"])
def test_traces_without_their_packages_are_refused_in_a_sentence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert from_environment({name: "http://127.0.0.1:4318"}).traced
    monkeypatch.setattr(tracing, "find_spec", missing)
    with pytest.raises(SettingsError) as refused:
        from_environment({name: "http://127.0.0.1:4318"})
    for language in LANGUAGES:
        told = Sentences(Words(language), str).error(refused.value)
        assert "carson[telemetry]" in told
        assert name in told


def missing(name: str) -> None:
    raise ModuleNotFoundError(name)
