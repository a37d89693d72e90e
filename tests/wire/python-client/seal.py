"""What the description says in words of an encrypted body."""

import base64
import secrets
import string

from des import encrypt


def new_key():
    return "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(16))


def sealed(text, key, modulus):
    """The key for its header, and the body: the key's last character is the lowest byte, under textbook RSA."""
    number = int.from_bytes(key[::-1].encode(), "little")
    header = format(pow(number, 65537, int(modulus, 16)), "x").zfill(len(modulus))
    return header, base64.b64encode(encrypt(text.encode(), key.encode())).decode()
