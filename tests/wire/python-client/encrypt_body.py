"""Encrypts a body as the OpenAPI document describes."""

import base64
import secrets
import string

from des import encrypt


def new_key():
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(16))


def encrypt_body(text, key, modulus):
    """Returns the header with the key, and the body. The last character of the key is the lowest byte, under textbook RSA."""
    number = int.from_bytes(key[::-1].encode(), "little")
    header = format(pow(number, 65537, int(modulus, 16)), "x").zfill(len(modulus))
    return header, base64.b64encode(encrypt(text.encode(), key.encode())).decode()
