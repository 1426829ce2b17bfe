"""Traces for OpenTelemetry, if OTEL_EXPORTER_OTLP_ENDPOINT names somebody to send them to: requests, the moves and
transactions in them, and what bots are asked. Without it nothing is measured, and nothing has to be installed.

A span has the pattern of an address, a method, a status, the name of a bot: nothing that names a person or a table, and
no text of an exception, which may quote a bid or a token.
"""

import contextlib
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter
    from opentelemetry.trace import Tracer

SERVICE: Final = "carson"
# Milliseconds that a server that stops waits for the collector.
LAST_WORDS: Final = 3_000

_tracer: "Tracer | None" = None
_NOTHING: Final = contextlib.nullcontext()


def installed() -> bool:
    """Whether the packages of carson[telemetry] are here."""
    try:
        return find_spec("opentelemetry.exporter.otlp.proto.http.trace_exporter") is not None
    except ModuleNotFoundError:
        return False


def span(name: str, **attributes: str | int) -> contextlib.AbstractContextManager[Any]:
    """What happens within it is a span of the current trace. Its value is None where nobody listens."""
    if _tracer is None:
        return _NOTHING
    return _tracer.start_as_current_span(
        name, attributes=attributes, record_exception=False, set_status_on_exception=False
    )


@contextlib.contextmanager
def tracing(wanted: bool, exporter: "SpanExporter | None" = None) -> Iterator[None]:
    """Within it spans are sent, in batches from a thread of their own, as the OTEL_… settings say."""
    global _tracer
    if not wanted:
        yield
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    # OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES count for more.
    resource = Resource.create({"service.name": SERVICE}).merge(Resource.create())
    provider = TracerProvider(resource=resource, shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(exporter or OTLPSpanExporter()))
    _tracer = provider.get_tracer(SERVICE)
    try:
        yield
    finally:
        _tracer = None
        provider.force_flush(LAST_WORDS)
        provider.shutdown()
