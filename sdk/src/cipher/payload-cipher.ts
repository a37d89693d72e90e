/** A body as it travels, and the header that lets the gateway read it. */
export type Encrypted = { encryption: string; body: string }

/** Encryption of the bodies of encrypted operations. */
export type PayloadCipher = { seal(text: string): Encrypted }
