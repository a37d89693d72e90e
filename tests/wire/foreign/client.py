"""
A client of the gateway in another language. All it knows of the calls is the description: paths, parameters, what is
encrypted, what needs a token. It prints what it saw as JSON.

    client.py DESCRIPTION URL    logs in, bets on an open issue and reads the bet's record
    client.py DESCRIPTION        seals the description's own test vector
"""

import base64
import json
import secrets
import string
import sys
import urllib.error
import urllib.parse
import urllib.request

from des import encrypt

# No proxy stands between a test and its own machine.
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def seal(text, key, modulus):
    """The body, and the key for its header: reversed, its first character the lowest byte, under textbook RSA."""
    number = int.from_bytes(key[::-1].encode(), "little")
    header = format(pow(number, 65537, int(modulus, 16)), "x").zfill(len(modulus))
    return header, base64.b64encode(encrypt(text.encode(), key.encode())).decode()


class Gateway:
    def __init__(self, description, url):
        self.url, self.token = url, None
        self.calls = {
            operation["operationId"]: (method.upper(), path, operation)
            for path, item in description["paths"].items()
            for method, operation in item.items()
            if isinstance(operation, dict) and "operationId" in operation
        }

    def ask(self, name, body=None, query=None):
        method, path, operation = self.calls[name]
        headers = {"Merchant": "DEMO", "Language": "VI", "Content-Type": "application/json"}
        text = None if body is None else json.dumps(body, ensure_ascii=False)
        if operation.get("x-encrypted"):
            key = "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(16))
            headers["Encryption"], value = seal(text, key, self.ask("getRsaKey"))
            text = json.dumps({"value": value})
        if operation.get("security") and self.token:
            headers["Authorization"] = self.token
        address = self.url + path + ("?" + urllib.parse.urlencode(query) if query else "")
        data = None if text is None else text.encode()
        try:
            with opener.open(urllib.request.Request(address, data, headers, method=method)) as reply:
                return self.read(name, reply.read().decode(), reply.headers["Content-Type"])
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{name} was answered {error.code}: {error.read().decode()}")

    def read(self, name, text, kind):
        if not kind.startswith("application/json"):
            return text
        said = json.loads(text)
        if not (isinstance(said, dict) and "success" in said):
            return said
        if said["success"] is not True:
            raise SystemExit(f"{name} was refused: {text}")
        return said.get("value")


def play(gateway):
    session = gateway.ask("login", {"type": "username", "username": "demo01", "password": "Demo@123"})
    gateway.token = session["token"]
    [issue] = [one for one in gateway.ask("listOpenIssues") if one["gameId"] == 307]
    before = gateway.ask("getWallet")["sumBalance"]
    bet = {
        "gameId": issue["gameId"],
        "winStop": False,
        "playId": 1,
        "bettingContent": "05,27",
        "singleBetPrice": 10,
        "bettingApproach": "STANDARD",
        "numero": [{"numero": issue["numero"], "multiple": 1}],
    }
    [order] = gateway.ask("placeLotteryBets", {"prizeMode": "Elott", "device": "MOBILE", "contents": [bet]})
    record = gateway.ask("listOrdersToday", query={"gameId": issue["gameId"], "page": 0, "size": 10})["content"][0]
    return {
        "userName": session["userName"],
        "order": order,
        "record": record,
        "paid": round(before - gateway.ask("getWallet")["sumBalance"], 2),
    }


def main(path, url=None):
    with open(path, encoding="utf-8") as file:
        description = json.load(file)
    if url is None:
        vector = description["components"]["parameters"]["Encryption"]["x-test-vector"]
        header, value = seal(vector["plain"], vector["key"], vector["modulus"])
        return {"encryption": header, "value": value}
    return play(Gateway(description, url))


print(json.dumps(main(*sys.argv[1:]), ensure_ascii=False))
