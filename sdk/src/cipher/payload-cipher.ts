/** A body as it travels, and the header that lets the gateway read it. */
export type EncryptedPayload = { encryption: string; body: string }

/** Encryption of the bodies of encrypted operations. */
export type PayloadCipher = { encrypt(text: string): EncryptedPayload }
