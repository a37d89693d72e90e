import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'

/** Creates a key pair and decrypts bodies; written from the text of the document, not from our code. */
export function createCipher() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 65537 })
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex')

  /** The header is the hex of a number whose lowest bytes are the reversed key. */
  function decryptKey(header: string): Buffer {
    const key = { key: privateKey, padding: constants.RSA_NO_PADDING }
    // The last sixteen bytes of the big-endian number, reversed, are the reversed key; so, unchanged, they are the key.
    return privateDecrypt(key, Buffer.from(header, 'hex')).subarray(-16)
  }

  return {
    modulus,
    /** Returns the plain text; this gateway does not accept a body wrapped in an object. */
    decrypt(body: string, header: string): string {
      const single = decryptKey(header).subarray(0, 8)
      // Triple DES under one key three times is single DES.
      const decipher = createDecipheriv('des-ede3', Buffer.concat([single, single, single]), null)
      return decipher.update(body, 'base64', 'utf8') + decipher.final('utf8')
    },
  }
}
