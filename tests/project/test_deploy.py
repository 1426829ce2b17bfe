"""What a host copies from deploy/ fits what the server does: settings, commands, metrics."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from carson import __version__
from carson.cli.app import make_app
from carson.server import settings
from carson.server.metrics import Metrics
from carson.words import Words

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
KUBERNETES: list[dict[str, Any]] = list(yaml.safe_load_all((ROOT / "deploy/kubernetes/carson.yaml").read_text()))
ALERTS = (ROOT / "deploy/prometheus/alerts.yml").read_text()
DASHBOARD = json.loads((ROOT / "deploy/grafana/dashboard.json").read_text())
KNOWN = {value for value in vars(settings).values() if isinstance(value, str) and value.startswith("CARSON_")}
OTHERS = {"FORWARDED_ALLOW_IPS"}  # uvicorn's


def containers() -> list[dict[str, Any]]:
    return [
        one
        for thing in KUBERNETES
        if thing["kind"] == "Deployment"
        for one in thing["spec"]["template"]["spec"]["containers"]
    ]


def ours() -> list[tuple[str, list[str]]]:
    """Where it stands, and the command, of each container that runs carson."""
    composed = [
        (f"compose {name}", one["command"])
        for name, one in COMPOSE["services"].items()
        if one.get("image", "").startswith("carson:")
    ]
    return composed + [(f"kubernetes {one['name']}", one["args"]) for one in containers() if "/carson:" in one["image"]]


@pytest.mark.parametrize("command", [command for _, command in ours()], ids=[where for where, _ in ours()])
def test_every_command_exists_with_its_options(command: list[str]) -> None:
    """Parsed, not run: what does not fit is refused here."""
    make_app(Words("en")).parse_args(command, exit_on_error=False, print_error=False)


def test_there_are_containers_of_ours() -> None:
    assert len(ours()) == 4


def test_every_setting_is_one_that_the_server_reads() -> None:
    named = set(COMPOSE["x-carson"]["environment"])
    named |= {name for thing in KUBERNETES if thing["kind"] == "ConfigMap" for name in thing["data"]}
    named |= {one["name"] for container in containers() for one in container.get("env", [])}
    assert named - KNOWN - OTHERS == set()


def test_the_images_have_the_version_that_is_built_here() -> None:
    images = [one["image"] for one in containers()] + [one["image"] for one in COMPOSE["services"].values()]
    assert {image.rpartition(":")[2] for image in images if "carson:" in image} == {__version__}


def test_every_metric_that_is_drawn_or_watched_is_counted() -> None:
    counted = set(re.findall(r"^# TYPE (\w+)", Metrics().text().decode(), re.MULTILINE))
    drawn = " ".join(target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"])
    rules = " ".join(rule["expr"] for group in yaml.safe_load(ALERTS)["groups"] for rule in group["rules"])
    for text in (drawn, rules):
        named = {re.sub(r"_bucket$", "", name) for name in re.findall(r"\b(?:carson|process)_[a-z_]+", text)}
        assert len(named) > 5
        assert named - counted == set()


def test_prometheus_asks_everybody_who_serves_metrics() -> None:
    jobs = yaml.safe_load((ROOT / "deploy/prometheus/prometheus.yml").read_text())["scrape_configs"]
    targets = {target for job in jobs for given in job["static_configs"] for target in given["targets"]}
    assert {target.partition(":")[0] for target in targets} == {"server", "bots"}
    for target in targets:
        service, _, port = target.partition(":")
        assert port in COMPOSE["services"][service]["command"]


def test_every_variable_of_compose_is_explained_in_the_example() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    example = (ROOT / "deploy/example.env").read_text()
    assert {name for name in wanted if f"\n{name}=" not in example} == set()
