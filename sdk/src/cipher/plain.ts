import type { PayloadCipher } from './payload-cipher.ts'

/** No encryption at all, to read bodies while debugging against a mock. Real gateways refuse it. */
export const plainCipher: PayloadCipher = { encrypt: (body) => ({ encryption: 'plain', body }) }
