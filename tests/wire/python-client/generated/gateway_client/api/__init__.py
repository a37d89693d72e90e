from __future__ import absolute_import

# flake8: noqa

# import apis into api package
from gateway_client.api.lottery_api import LotteryApi
from gateway_client.api.session_api import SessionApi
from gateway_client.api.wallet_api import WalletApi
