import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'

/** The key of this gateway, and what was sealed for it, opened: written after the description's words, not after our code. */
export function createCipher() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 65537 })
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')

  /** The header is hex of a number whose lowest digits are the reversed key. */
  function keyIn(header: string): Buffer {
    const key = { key: privateKey, padding: constants.RSA_NO_PADDING }
    // The last sixteen bytes of the big-endian number, read backwards, are the reversed key; so, as they stand, the key.
    return privateDecrypt(key, Buffer.from(header, 'hex')).subarray(-16)
  }

  return {
    modulus,
    /** The text that was sealed; a body wrapped in an object is none of this gateway's. */
    open(body: string, header: string): string {
      const single = keyIn(header).subarray(0, 8)
      // Triple DES under one key three times is single DES.
      const decipher = createDecipheriv('des-ede3', Buffer.concat([single, single, single]), null)
      return decipher.update(body, 'base64', 'utf8') + decipher.final('utf8')
    },
  }
}
