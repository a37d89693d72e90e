"""Single DES (ECB, PKCS#7) from the tables of FIPS 46-3: the standard library of Python has no DES."""

# fmt: off
IP = [58, 50, 42, 34, 26, 18, 10, 2, 60, 52, 44, 36, 28, 20, 12, 4, 62, 54, 46, 38, 30, 22, 14, 6, 64, 56, 48, 40, 32, 24, 16, 8,
      57, 49, 41, 33, 25, 17, 9, 1, 59, 51, 43, 35, 27, 19, 11, 3, 61, 53, 45, 37, 29, 21, 13, 5, 63, 55, 47, 39, 31, 23, 15, 7]
E = [32, 1, 2, 3, 4, 5, 4, 5, 6, 7, 8, 9, 8, 9, 10, 11, 12, 13, 12, 13, 14, 15, 16, 17,
     16, 17, 18, 19, 20, 21, 20, 21, 22, 23, 24, 25, 24, 25, 26, 27, 28, 29, 28, 29, 30, 31, 32, 1]
P = [16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25]
PC1 = [57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36,
       63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4]
PC2 = [14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2,
       41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32]
SHIFTS = [1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1]
S = ["e4d12fb83a6c5907" "0f74e2d1a6cb9538" "41e8d62bfc973a50" "fc8249175b3ea06d",
     "f18e6b34972dc05a" "3d47f28ec01a69b5" "0e7ba4d158c6932f" "d8a13f42b67c05e9",
     "a09e63f51dc7b428" "d709346a285ecbf1" "d6498f30b12c5ae7" "1ad069874fe3b52c",
     "7de3069a1285bc4f" "d8b56f03472c1ae9" "a690cb7df13e5284" "3f06a1d8945bc72e",
     "2c417ab6853fd0e9" "eb2c47d150fa3986" "421bad78f9c5630e" "b8c71e2d6f09a453",
     "c1af92680d34e75b" "af427c9561de0b38" "9ef528c3704a1db6" "432c95fabe17608d",
     "4b2ef08d3c975a61" "d0b7491ae35c2f86" "14bdc37eaf680592" "6bd814a7950fe23c",
     "d2846fb1a93e50c7" "1fd8a374c56b0e92" "7b419ce206adf358" "21e74a8dfc90356b"]
# fmt: on
FP = [IP.index(position) + 1 for position in range(1, 65)]


def bits(data):
    return [byte >> position & 1 for byte in data for position in range(7, -1, -1)]


def permute(block, table):
    return [block[position - 1] for position in table]


def round_keys(key):
    halves = permute(bits(key), PC1)
    left, right = halves[:28], halves[28:]
    for shift in SHIFTS:
        left, right = left[shift:] + left[:shift], right[shift:] + right[:shift]
        yield permute(left + right, PC2)


def feistel(half, key):
    block = [a ^ b for a, b in zip(permute(half, E), key)]
    out = []
    for box in range(8):
        a, b, c, d, e, f = block[6 * box : 6 * box + 6]
        digit = int(S[box][16 * (2 * a + f) + 8 * b + 4 * c + 2 * d + e], 16)
        out += [digit >> position & 1 for position in (3, 2, 1, 0)]
    return permute(out, P)


def encrypt_block(block, keys):
    halves = permute(bits(block), IP)
    left, right = halves[:32], halves[32:]
    for key in keys:
        left, right = right, [a ^ b for a, b in zip(left, feistel(right, key))]
    output = permute(right + left, FP)
    return bytes(int("".join(map(str, output[at : at + 8])), 2) for at in range(0, 64, 8))


def encrypt(data, key):
    """Encrypts bytes under the first eight bytes of the key."""
    keys = list(round_keys(key[:8]))
    fill = 8 - len(data) % 8
    padded = data + bytes([fill]) * fill
    return b"".join(encrypt_block(padded[at : at + 8], keys) for at in range(0, len(padded), 8))
