"""The description of the interface, held against validators that others wrote, with messages of a real server."""

import json
import re
import shutil
import subprocess
import tempfile
import urllib.request
from pathlib import Path

import pytest

jsonschema = pytest.importorskip("jsonschema")
validator = pytest.importorskip("openapi_spec_validator")

ROOT = Path(__file__).parents[2]
DOCUMENT = json.loads((ROOT / "crates/server/openapi.json").read_text(encoding="utf-8"))


def schema(name):
    definitions = json.loads(
        json.dumps(DOCUMENT["components"]["schemas"]).replace("#/components/schemas/", "#/$defs/")
    )
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})


def test_the_document_is_openapi_3_1():
    assert DOCUMENT["openapi"].startswith("3.1")
    validator.validate(DOCUMENT)


def test_every_schema_is_a_json_schema():
    for name in DOCUMENT["components"]["schemas"]:
        jsonschema.Draft202012Validator.check_schema(schema(name).schema)


def test_wrong_messages_are_found():
    right = {"type": "act", "request": 1, "table": "x", "seq": 0, "action": "pass"}
    assert schema("ToServer").is_valid(right)
    assert not schema("ToServer").is_valid({**right, "seq": "0"})
    assert not schema("ToServer").is_valid({"type": "unknown"})


def messages_of(name):
    """The messages of an enum of the protocol with their fields, read from its source."""
    source = (ROOT / "crates/server/src/protocol.rs").read_text(encoding="utf-8")
    begin = source.index(f"pub enum {name} {{")
    found, fields = {}, set()
    for line in source[begin : source.index("\n}\n", begin)].splitlines()[1:]:
        if variant := re.match(r"    ([A-Z]\w+)", line):
            fields = found.setdefault(re.sub(r"(?<!^)([A-Z])", r"_\1", variant[1]).lower(), set())
        elif field := re.match(r"        (\w+): ", line):
            fields.add(field[1])
    return found


@pytest.mark.parametrize("name", ["ToServer", "ToClient"])
def test_every_message_of_the_protocol_is_described_with_all_its_fields(name):
    described = {}
    for message in DOCUMENT["components"]["schemas"][name]["oneOf"]:
        name_of_message = message["properties"]["type"]["enum"][0]
        described[name_of_message] = set(message["properties"]) - {"type"}
    assert messages_of(name) == described


@pytest.fixture
def server():
    target = ROOT / "target"
    program = next((path for path in (target / "debug/longhall", target / "release/longhall") if path.exists()), None)
    program = program or shutil.which("longhall")
    if program is None:
        pytest.skip("the program is not built")
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "serve", "--port", "0", "--bot-pause", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as child:
            try:
                line = next(line for line in child.stdout if "http://" in line)
                yield "http://127.0.0.1:" + line.rsplit(":", 1)[1].strip()
            finally:
                child.kill()


class Visitor:
    """A person with a cookie, or a program with a token."""

    def __init__(self, url, token=None):
        self.url, self.headers = url, {"content-type": "application/json"}
        if token:
            self.headers["authorization"] = f"Bearer {token}"

    def call(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self.headers)
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("set-cookie")
            if cookie:
                self.headers["cookie"] = cookie.split(";")[0]
            return json.load(answer)


def test_a_bot_plays_over_calls_and_the_stream_and_every_line_is_as_the_schema_says(server):
    owner = Visitor(server)
    owner.call("/api/account/register", {"account": "Engine", "password": "correct horse"})
    assert owner.call("/api/account/bot", {})["bot"] is True
    made = owner.call("/api/account/tokens", {"name": "engine", "scope": "bot", "days": 1})
    bot = Visitor(server, made["secret"])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "guest"}]
    new = {
        "game": "asgard", "name": "", "setup": {"players": 2}, "seats": seats,
        "access": "open", "clock": {"kind": "none"},
    }
    table = bot.call("/api/tables", new)["id"]
    lines = schema("ToClient")
    request = urllib.request.Request(f"{server}/api/events?table={table}", headers=bot.headers)
    with urllib.request.urlopen(request) as events:
        for line in events:
            message = json.loads(line)
            lines.validate(message)
            state = message.get("state")
            if state is None:
                continue
            if state["table"]["status"] == "finished":
                break
            if state["table"]["your_turn"]:
                act = {"seq": state["seq"], "action": state["choices"][0]["action"]}
                bot.call(f"/api/tables/{table}/act", act)
