"""Verifies the committed pact against a mock with pact-python: verify_pact.py PACT PORT"""

import sys

from pact import Verifier

pact, port = sys.argv[1:]
verifier = (
    Verifier("gaming-gateway", host="127.0.0.1")
    .add_transport(protocol="http", port=int(port))
    .add_source(pact)
    .state_handler(f"http://127.0.0.1:{port}/__admin/provider-states", teardown=True, body=True)
)
try:
    verifier.verify()
finally:
    results = verifier.results["interactionResults"]
    held = [one for one in results if one["result"] == "OK"]
    print(f"{len(held)} of {len(results)} interactions hold")
