"""What `check-api` does before and after schemathesis.

    check-api.py prepare ADDRESS CONFIG    people, tables, records and bots for the requests to meet; prints a token
    check-api.py answers DOCUMENT HAR      how each operation was answered; fails if one was never let in
"""

import collections
import http.cookiejar
import json
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

# These answers come from the checks at the door, not from what is behind it.
AT_THE_DOOR = {401, 403, 404}


class Person:
    """Somebody with an account, a browser, and a token that allows everything."""

    def __init__(self, address, name):
        self.address = address
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
        self.form("/sign-up", [("name", name), ("password", "a password for " + name)])
        scopes = [("scope", scope) for scope in ("read", "play", "tables", "chat", "bots")]
        page = self.form("/settings/tokens", [("label", "schemathesis")] + scopes)
        self.token = re.search(r'id="token"[^>]*value="([0-9a-f]{64})"', page)[1]

    def form(self, path, fields):
        data = urllib.parse.urlencode(fields).encode()
        request = urllib.request.Request(self.address + path, data, {"Origin": self.address})
        return self.browser.open(request).read().decode()

    def tournament(self, game):
        """A new tournament, which nobody has entered."""
        fields = {"name": "Anne", "title": "Cup", "players": 3, "rounds": 3, "admission": "open", "pace": "instant"}
        data = urllib.parse.urlencode(fields).encode()
        request = urllib.request.Request(f"{self.address}/tournaments/new/{game}", data, {"Origin": self.address})
        return self.browser.open(request).url.rsplit("/", 1)[1]

    def ask(self, path, body=None, method=None):
        headers = {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.address + "/api/v1" + path, data, headers, method=method)
        while True:
            try:
                with urllib.request.urlopen(request) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as problem:
                if problem.code != 429:
                    raise RuntimeError(f"{path}: {problem.read().decode()}") from problem
                time.sleep(float(problem.headers.get("Retry-After", 1)))

    def do(self, path, body=None):
        return self.ask(path, body, method="POST")

    def table(self, game, *chairs, **more):
        """A new table with these chairs: `me`, `open` or the name of a bot."""
        kinds = [{"kind": chair} if chair in ("me", "open") else {"kind": "bot", "bot": chair} for chair in chairs]
        new = {"game": game, "chairs": kinds, "draw-seats": False, "coach": True} | more
        return self.ask("/tables", new)["table"]

    def asked(self, table, seat):
        """The seat, when something is asked of it."""
        for _ in range(2400):
            state = self.ask(f"/tables/{table}/seats/{seat}")
            if "decision" in state:
                return state
            time.sleep(0.05)
        raise RuntimeError(f"nothing is asked of seat {seat} of {table}")

    def play(self, table, seat):
        decision = self.asked(table, seat)["decision"]
        answer = {"decision": decision["decision"], "actions": [decision["actions"][0]["action"]]}
        return self.do(f"/tables/{table}/seats/{seat}/play", answer)


def prepare(address, config):
    anne, ben = Person(address, "Anne"), Person(address, "Ben")

    def running():
        """A game in which Anne is to move."""
        return anne.table("puerto-rico", "me", "random", "random", **{"bot-pause": 10000})

    def with_ben(game):
        """A game with Ben, who is in seat 2 and does nothing by himself."""
        table = anne.table(game, "me", "open", *(["random"] if game == "puerto-rico" else []), open=True)
        ben.do(f"/tables/{table}/join", {})
        anne.do(f"/tables/{table}/start")
        return table

    finished = anne.table("santiago", "random", "random")
    common = running()
    away = running()
    anne.do(f"/tables/{away}/seats/1/hand-over")
    # One has announced, and both choose in secret: Anne's choice waits for Ben's.
    sealed = with_ben("mundus-novus")
    anne.play(sealed, 1)
    anne.play(sealed, 1)
    played = with_ben("puerto-rico")
    anne.play(played, 1)
    asked = with_ben("puerto-rico")
    ben.do(f"/tables/{asked}/requests", {"what": "stop"})
    lobby = anne.table("san-juan", "me", "open", open=True)
    ready = anne.table("san-juan", "me", "open", open=True)
    ben.do(f"/tables/{ready}/join", {})
    guest = ben.table("san-juan", "me", "open", "open", open=True)
    bot, removed, revoked = (anne.ask("/bots", {"name": name, "games": ["san-juan"]}) for name in ("A", "B", "C"))
    with open("crates/san-juan/tests/games/rules-1-2-players-seed-100.json") as file:
        record = anne.ask("/records", json.load(file))["record"]
    while anne.ask(f"/tables/{finished}")["phase"] != "finished":
        time.sleep(0.1)

    # What changes a table for good happens at a table of its own.
    tables = {
        "analysis": finished, "answer": asked, "ask": running(), "joinTable": guest, "leaveTable": lobby, "changeChairs": guest, "drawSeats": lobby, "setPlayers": lobby,
        "addBot": lobby, "startTable": ready, "resign": running(), "handOver": running(), "comeBack": away,
        "withdraw": sealed, "undo": played,
    }
    lines = ["", "[parameters]", '"path.seat" = 1', f'"path.table" = "{common}"', f'"path.bot" = "{bot["bot"]}"',
             '"path.order" = "forced"', '"path.name" = "Ben"', f'"path.tournament" = "{anne.tournament("santiago")}"', f'"path.record" = "{record}"', f'"path.token" = "{revoked["id"]}"']
    for operation, table in tables.items():
        parameters = f'{{ "path.seat" = 1, "path.table" = "{table}" }}'
        lines += ["", "[[operations]]", f'include-operation-id = "{operation}"', f"parameters = {parameters}"]
    lines += ["", "[[operations]]", 'include-operation-id = "removeBot"',
              f'parameters = {{ "path.bot" = "{removed["bot"]}" }}', ""]
    with open(config, "a") as file:
        file.write("\n".join(lines))
    print(anne.token)


def answers(document, har):
    with open(document) as file:
        paths = json.load(file)["paths"]
    operations = {}
    for path, methods in paths.items():
        pattern = re.compile(re.sub(r"\\\{[a-z]+\\\}", "[^/]+", re.escape(path)) + "$")
        for method, operation in methods.items():
            operations[method.upper(), pattern] = operation["operationId"]
    counts = {name: collections.Counter() for name in operations.values()}
    with open(har) as file:
        entries = json.load(file)["log"]["entries"]
    for entry in entries:
        path = urllib.parse.urlsplit(entry["request"]["url"]).path
        for (method, pattern), name in operations.items():
            if method == entry["request"]["method"] and pattern.match(path):
                counts[name][entry["response"]["status"]] += 1
    statuses = sorted({status for count in counts.values() for status in count})
    print("operation".ljust(18) + "".join(str(status).rjust(5) for status in statuses))
    for name, count in counts.items():
        print(name.ljust(18) + "".join(str(count[status] or "").rjust(5) for status in statuses))
    shut_out = [name for name, count in counts.items() if not set(count) - AT_THE_DOOR - {0}]
    if shut_out:
        sys.exit("never let in: " + ", ".join(shut_out))


if __name__ == "__main__":
    {"prepare": prepare, "answers": answers}[sys.argv[1]](*sys.argv[2:])
