"""
A Python client of the gateway. Calls and models are generated from the OpenAPI document (`generated`,
`npm run tool -- python`); only the encryption and this script are written by hand. Prints JSON.

    client.py play URL            logs in, bets on an open issue and reads the bet's record
    client.py seal DOCUMENT       encrypts the document's test vector
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "generated"))

import gateway_client as gateway
from encrypt_body import encrypt_body, new_key

MERCHANT = "DEMO"


def log_in(client, credentials):
    """Logs in and stores the token for later calls."""
    sessions = gateway.SessionApi(client)
    text = json.dumps(client.sanitize_for_serialization(credentials), ensure_ascii=False)
    header, value = encrypt_body(text, new_key(), sessions.get_rsa_key(MERCHANT))
    session = sessions.login(MERCHANT, header, gateway.EncryptedValue(value), language="VI").value
    client.configuration.api_key["token"] = session.token
    return session


def play(url):
    client = gateway.ApiClient(gateway.Configuration(host=url, api_key={}))
    lotteries, wallets = gateway.LotteryApi(client), gateway.WalletApi(client)
    session = log_in(client, gateway.LoginInput(type="username", username="demo01", password="Demo@123"))
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
    result = {
        "userName": session.user_name,
        "order": order,
        "record": records[0],
        "paid": round(before - wallets.get_wallet(MERCHANT).value.sum_balance, 2),
    }
    return client.sanitize_for_serialization(result)


def seal(path):
    document = json.loads(Path(path).read_text(encoding="utf-8"))
    vector = document["components"]["parameters"]["Encryption"]["x-test-vector"]
    header, value = encrypt_body(vector["plain"], vector["key"], vector["modulus"])
    return {"encryption": header, "value": value}


command, argument = sys.argv[1:]
print(json.dumps({"play": play, "seal": seal}[command](argument), ensure_ascii=False))
