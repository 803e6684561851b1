"""Plays matches of BattleTech's training scenario against random legal play: python3 match_bot.py [http://localhost:3000] [matches]
Standard library only. The bot comes close, faces the nearest enemy and fires what it has. Seats are swapped after each match.
"""
import json, math, random
import sys
import time
import urllib.error
import urllib.request
import uuid

SERVER = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://localhost:3000"
MATCHES = int(sys.argv[2]) if len(sys.argv) > 2 else 20
headers = {"content-type": "application/json", "accept-language": "en"}
def call(method, path, body=None):
    request = urllib.request.Request(SERVER + path, None if body is None else json.dumps(body).encode(), headers, method=method)
    try:
        return json.loads(urllib.request.urlopen(request).read())
    except urllib.error.HTTPError as refusal:
        if refusal.code == 401 and "authorization" in headers:  # Tokens last a quarter of an hour.
            headers.update(authorization="Bearer " + call("POST", "/v1/auth/login", account)["accessToken"])
        elif refusal.code != 429:
            sys.exit(f"{method} {path}: {refusal.read().decode()}")
        time.sleep(int(refusal.headers.get("retry-after", 0)))
        return call(method, path, body)
def draft(match, seat, sending, open_ask):
    """The order made legal, with one of its asks opened."""
    return call("POST", f"/v1/matches/{match}/orders?seat={seat}&dryRun=true", {**sending, "open": open_ask})["offer"]

def bounds_of(offer, pointer):
    return next((ask["bounds"] for ask in offer["ask"] if ask["pointer"] == pointer), None)

def chosen_at_random(bounds):
    """Some legal value of an ask; None leaves the one that the offer has."""
    choices = bounds and (bounds.get("from") or bounds.get("places"))
    if not choices:
        return None
    if bounds["kind"] == "some-of":
        return [one["value"] for one in random.sample(choices, random.randint(bounds["least"], bounds["most"]))]
    return random.choice(choices)["value"]

def at_random(view, match, seat, sending_of):
    sending = sending_of(random.choice(view["offers"]))
    for pointer in ("/to", "/facing", "/target", "/weapons"):
        value = chosen_at_random(bounds_of(draft(match, seat, sending, pointer), pointer))
        if value is not None:
            sending["order"] = draft(match, seat, {**sending, "order": {**sending["order"], pointer[1:]: value}}, None)["order"]
    return sending

def with_sense(view, match, seat, sending_of):
    tokens = {token["id"]: token for token in view["scene"]["tokens"]}
    enemies = [token["at"] for token in tokens.values() if token["at"] and token["side"] not in (None, tokens[view["offers"][0]["token"]]["side"])]
    wanted = {"fire": 3, "run": 2, "deploy": 2, "walk": 1}
    offer = max(view["offers"], key=lambda one: (wanted.get(one["type"], 0 if one["type"] != "leave" else -1), sum(e["value"] for e in one["expects"])))
    sending, far = sending_of(offer), lambda a, b: math.dist((a["x"], a["y"]), (b["x"], b["y"]))
    places = (bounds_of(draft(match, seat, sending, "/to"), "/to") or {}).get("places") if enemies and offer["type"] != "fire" else None
    if not places:
        return sending
    place = min(places, key=lambda one: min(abs(far(one["at"], enemy) - 90) for enemy in enemies))
    moved = draft(match, seat, {**sending, "order": {**sending["order"], "to": place["value"]}}, "/facing")
    enemy = min(enemies, key=lambda one: far(place["at"], one))
    bearing = math.degrees(math.atan2(enemy["x"] - place["at"]["x"], place["at"]["y"] - enemy["y"])) % 360
    facings = (bounds_of(moved, "/facing") or {}).get("from") or [{"value": moved["order"].get("facing", 0)}]
    facing = min((one["value"] for one in facings), key=lambda one: abs((one - bearing + 180) % 360 - 180))
    return {**sending, "order": draft(match, seat, {**sending, "order": {**moved["order"], "facing": facing}}, None)["order"]}

account = {"email": f"bot-{uuid.uuid4().hex}@example.org", "password": uuid.uuid4().hex}
headers["authorization"] = "Bearer " + call("POST", "/v1/auth/register", {**account, "displayName": "Bot"})["accessToken"]
won = 0
for number in range(MATCHES):
    match = call("POST", "/v1/matches", {"system": "battletech", "scenario": "training", "seats": [{"me": True}, {"me": True}]})["id"]
    while (view := call("GET", f"/v1/matches/{match}/view"))["match"]["state"] != "over":
        revisions = {one["id"]: one["revision"] for one in view["decisions"]}
        play = with_sense if view["you"] == "AB"[number % 2] else at_random
        sending_of = lambda offer: {"decision": offer["decision"], "revision": revisions[offer["decision"]], "order": offer["order"]}
        call("POST", f"/v1/matches/{match}/orders?seat={view['you']}", play(view, match, view["you"], sending_of))
    won += view["match"]["outcome"]["winners"] == ["AB"[number % 2]]
print(f"won {won} of {MATCHES}")
