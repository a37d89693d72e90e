import type { EncryptedBody, LoginInput } from '../schema.gen.ts'

/** A body as it travels, and the header that lets the gateway read it. */
export type SealedPayload = { headers: { Encryption: string }; body: EncryptedBody | LoginInput }

/** How the bodies of encrypted operations travel. */
export type PayloadCipher = { seal(payload: LoginInput): Promise<SealedPayload> }
