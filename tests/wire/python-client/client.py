"""
A client of the gateway in another language. Calls and shapes are those that a generator made of the description
(`generated`, `npm run foreign`): written by hand are what seals a body, and what somebody does here. Prints JSON.

    client.py play URL            logs in, bets on an open issue and reads the bet's record
    client.py seal DESCRIPTION    seals the description's own test vector
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "generated"))

import gateway_client as gateway
from seal import new_key, sealed

MERCHANT = "DEMO"


def logged_in(client, who):
    """A session begins: from here on each call that needs its token has it."""
    sessions = gateway.SessionApi(client)
    text = json.dumps(client.sanitize_for_serialization(who), ensure_ascii=False)
    header, value = sealed(text, new_key(), sessions.get_rsa_key(MERCHANT))
    session = sessions.login(MERCHANT, header, gateway.EncryptedValue(value), language="VI").value
    client.configuration.api_key["token"] = session.token
    return session


def play(url):
    client = gateway.ApiClient(gateway.Configuration(host=url, api_key={}))
    lotteries, wallets = gateway.LotteryApi(client), gateway.WalletApi(client)
    session = logged_in(client, gateway.LoginInput(type="username", username="demo01", password="Demo@123"))
    [issue] = [one for one in lotteries.list_open_issues(merchant=MERCHANT) if one.game_id == 307]
    before = wallets.get_wallet(MERCHANT).value.sum_balance
    bet = gateway.LotteryBet(
        game_id=issue.game_id,
        win_stop=False,
        play_id=1,
        betting_content="05,27",
        single_bet_price=10,
        betting_approach="STANDARD",
        numero=[gateway.BetNumero(numero=issue.numero, multiple=1)],
    )
    cart = gateway.LotteryBetting(
        prize_mode=gateway.PrizeMode.ELOTT, device=gateway.LotteryDevice.MOBILE, contents=[bet]
    )
    [order] = lotteries.place_lottery_bets(cart, merchant=MERCHANT)
    records = lotteries.list_orders_today(game_id=issue.game_id, page=0, size=10, merchant=MERCHANT).content
    seen = {
        "userName": session.user_name,
        "order": order,
        "record": records[0],
        "paid": round(before - wallets.get_wallet(MERCHANT).value.sum_balance, 2),
    }
    return client.sanitize_for_serialization(seen)


def seal(path):
    description = json.loads(Path(path).read_text(encoding="utf-8"))
    vector = description["components"]["parameters"]["Encryption"]["x-test-vector"]
    header, value = sealed(vector["plain"], vector["key"], vector["modulus"])
    return {"encryption": header, "value": value}


what, where = sys.argv[1:]
print(json.dumps({"play": play, "seal": seal}[what](where), ensure_ascii=False))
