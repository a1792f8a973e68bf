#!/usr/bin/env python3
"""A bot over HTTP, with nothing but Python's standard library.

    python3 examples/http_bot.py http://localhost:8080 TOKEN

Register a bot on the settings page of the server; TOKEN is what that page shows. The bot connects, is offered at new
tables, and plays any legal action until you stop it. Put something cleverer into `choose`.
"""

import argparse
import http.client
import json
import random
import sys
import time
import urllib.parse
import uuid


def choose(view, decision):
    """The action to play: `view` is all that the seat can know, `decision["actions"]` all that the rules allow."""
    return random.choice(decision["actions"])["action"]


class Refused(Exception):
    """The server answered with a problem document."""

    def __init__(self, problem):
        super().__init__(problem.get("detail", "no reason given"))
        self.problem = problem


class Server:
    """Requests to the server, each tried again when the line breaks."""

    def __init__(self, address, token):
        self.address = urllib.parse.urlsplit(address)
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": "en"}
        self.line = None

    def connect(self, timeout):
        secure = self.address.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        return kind(self.address.hostname, self.address.port, timeout=timeout)

    def ask(self, method, path, body=None, key=None):
        """Asks until there is an answer. With a key the server carries a request out once, however often it comes."""
        headers = dict(self.headers)
        if body is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(body)
        if key is not None:
            headers["Idempotency-Key"] = key
        pause = 0.1
        while True:
            try:
                self.line = self.line or self.connect(timeout=30)
                self.line.request(method, "/api/v1" + path, body, headers)
                answer = self.line.getresponse()
                text = answer.read()
            except (OSError, http.client.HTTPException):
                self.line, wait = None, pause
            else:
                if answer.status < 300:
                    return json.loads(text) if text else None
                if answer.status not in (429, 503):
                    raise Refused(json.loads(text))
                wait = float(answer.getheader("Retry-After", pause))
            time.sleep(wait)
            pause = min(pause * 2, 10)

    def events(self):
        """What happens at our tables, forever: after a lost line the stream goes on where it was."""
        last, pause = None, 0.1
        while True:
            try:
                line = self.connect(timeout=60)
                headers = dict(self.headers, Accept="text/event-stream")
                if last is not None:
                    headers["Last-Event-ID"] = last
                line.request("GET", "/api/v1/stream", headers=headers)
                stream = line.getresponse()
                if stream.status in (401, 403):
                    raise Refused(json.loads(stream.read()))
                while stream.status == 200:
                    field, _, value = stream.readline().decode().rstrip("\n").partition(": ")
                    if field == "id":
                        last = value
                    elif field == "data":
                        pause = 0.1
                        yield json.loads(value)
                    elif stream.isclosed():
                        break
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(pause)
            pause = min(pause * 2, 10)


def play(server, table, seat):
    """Plays as long as something is asked of this seat. A turn may have several decisions."""
    path = f"/tables/{table}/seats/{seat}"
    while True:
        state = server.ask("GET", path)
        decision = state.get("decision")
        if decision is None:
            return
        answer = {"decision": decision["decision"], "actions": [choose(state["view"], decision)]}
        try:
            server.ask("POST", path + "/play", answer, key=str(uuid.uuid4()))
        except Refused as refused:
            # The game may have moved on meanwhile, by an undo for instance: look again.
            if not refused.problem["type"].endswith("#problem-stale"):
                raise


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("server")
    arguments.add_argument("token")
    arguments.add_argument("--games", type=int, help="stop after this many games")
    given = arguments.parse_args()
    server = Server(given.server, given.token)
    finished = 0
    for event in server.events():
        table = event["table"]
        try:
            for seat in event["away"]:
                server.ask("POST", f"/tables/{table}/seats/{seat}/return")
            for seat in event["asked"]:
                play(server, table, seat)
        except Refused as refused:
            print(f"{table}: {refused}", file=sys.stderr)
        if event["phase"] in ("finished", "stopped"):
            finished += 1
            print(f"{table}: {event['phase']} after {event['step']} steps", flush=True)
            if finished == given.games:
                return


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
