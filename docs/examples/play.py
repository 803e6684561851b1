"""Plays a campaign of two players and a game master: python3 play.py [http://localhost:3000] [rounds]
Standard library only, written from the API's description (/openapi.json) alone. The players move and attack at random.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

SERVER = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://localhost:3000"
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 3


class Problem(Exception):
    """A refusal, as the problem document says it."""
    def __init__(self, document):
        super().__init__("; ".join([document["code"], document["detail"], *(one["message"] for one in document["violations"])]))
        self.status = document["status"]


class User:
    """One account; every call is `user(method, path, body)` and answers the JSON of the answer."""
    def __init__(self, name):
        self.token = None
        account = {"email": f"{name}-{uuid.uuid4().hex}@example.org", "displayName": name, "password": uuid.uuid4().hex}
        self.token = self("POST", "/v1/auth/register", account)["accessToken"]

    def __call__(self, method, path, body=None):
        headers = {"accept-language": "en", "content-type": "application/json", "idempotency-key": uuid.uuid4().hex}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(SERVER + path, None if body is None else json.dumps(body).encode(), headers, method=method)
        while True:
            try:
                with urllib.request.urlopen(request) as answer:
                    return json.loads(answer.read() or b"null")
            except urllib.error.HTTPError as refusal:
                if refusal.code not in (429, 503):
                    raise Problem(json.loads(refusal.read())) from None
                time.sleep(int(refusal.headers["retry-after"]))


def set_up():
    """A campaign that has begun: its path, its game master, its players."""
    master, players = User("Gwen"), [User("Anna"), User("Ben")]
    options = {"startingBv": 6000, "buildingCount": 12, "startingTons": 50, "victory": {"rounds": ROUNDS}}
    campaign = "/v1/campaigns/" + master("POST", "/v1/campaigns", {"name": "From Python", "seats": 2, "options": options})["id"]
    master("POST", campaign + "/map/generate", {"seed": "python", "columns": 12, "rows": 9})
    factions = [one["faction"] for one in master("GET", "/v1/catalog/factions")["items"] if one["innerSphere"]]
    for seat, player in enumerate(players, 1):
        code = master("POST", campaign + "/invitations", {"seat": seat})["code"]
        player("POST", f"/v1/invitations/{code}/accept", {"faction": factions[seat], "forceName": f"Snakes {seat}"})
        force = player("POST", campaign + "/force/suggest", {"seed": seat})
        player("PUT", campaign + "/force", {"mechs": force["mechs"], "pilots": force["pilots"]})
        player("POST", campaign + "/force/submit", {})
    master("POST", campaign + "/start", {})
    return campaign, master, players


def orders_from(options, view):
    """Moves to buildings that others hold, or anywhere; attacks on everything in reach."""
    wanted = {building["hex"] for building in view["buildings"] if building["control"] != view["force"]}
    for mech in (options.get("move") or {"mechs": []})["mechs"]:
        if mech["reachable"]:
            goal = random.choice([one for one in mech["reachable"] if one["hex"] in wanted] or mech["reachable"])
            yield {"type": "move", "mech": mech["mech"], "path": goal["path"]}
    for mech in (options.get("attack") or {"mechs": []})["mechs"]:
        if mech["targets"]:
            yield {"type": "attack", "mechs": [mech["mech"]], "target": mech["targets"][0]}


def report_of(setup):
    """The first side holds the field; every other one leaves over an edge that is open to it, or loses its mechs."""
    holder, units = setup["sides"][0]["side"], []
    edges = {side["side"]: next(iter(side["withdrawal"]), None) for side in setup["sides"]}
    for unit in setup["units"]:
        edge = None if unit["side"] == holder else edges[unit["side"]]
        fate = "on-field-fit" if unit["side"] == holder else "withdrawn" if edge else "destroyed"
        pilot = unit["pilot"] and {"hits": unit["pilot"]["hits"], "fate": "safe" if fate == "destroyed" else "in-mech"}
        units.append({"id": unit["id"], "fate": fate, "edge": edge, "condition": unit["condition"], "pilot": pilot})
    buildings = [{"id": building["id"], "cp": building["cp"]} for building in setup["buildings"]]
    return {"hash": setup["hash"], "turns": 1, "holder": holder, "log": None, "units": units, "buildings": buildings, "minesUsed": {}}


def play(campaign, player):
    """Does what the open phase asks of a player."""
    view = player("GET", campaign + "/view")
    for battle in [one for one in view["battles"] if one["mine"] and one["state"] in ("open", "reported")]:
        path = f"{campaign}/battles/{battle['id']}"
        whole = player("GET", path)
        if whole["report"] is None:
            player("POST", path + "/reports", report_of(whole["setup"]))
        elif not any(view["force"] in one["confirmedBy"] for one in whole["reports"] if one["id"] == whole["report"]):
            player("POST", f"{path}/reports/{whole['report']}/confirm", {})
    here = player("GET", campaign + "/options")
    orders = list(orders_from(here["orders"], view))
    if orders:
        player("PUT", campaign + "/orders", {"phase": here["phase"], "orders": orders})
    if here["orders"]:  # Nothing is open while battles are fought.
        player("PUT", campaign + "/ready", {"ready": True})


def main():
    seq, (campaign, master, players) = 0, set_up()
    while master("GET", campaign)["status"] != "finished":
        for player in players:
            try:
                play(campaign, player)
            except Problem as problem:
                if problem.status != 409:  # The phase has closed meanwhile: look again.
                    raise
        for event in master("GET", f"{campaign}/events?limit=100&after={seq}")["items"]:
            seq = event["seq"]
            print(event["round"], event["phase"], event["text"])
    print(master("GET", campaign + "/statistics")["final"]["text"])


main()
