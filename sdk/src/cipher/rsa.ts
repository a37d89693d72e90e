const exponent = 65537n

/**
 * Textbook RSA as the gateway reads it: the characters are the bytes of a little-endian number, without any padding scheme
 * (the zeros that fill the chunk up to 126 bytes do not change the number), and the result is hex of the modulus' length.
 */
export function encryptRsa(text: string, modulusHex: string): string {
  const message = [...new TextEncoder().encode(text)].reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n)
  return modularPower(message, exponent, BigInt(`0x${modulusHex}`))
    .toString(16)
    .padStart(modulusHex.length, '0')
}

function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}
