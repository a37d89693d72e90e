import { gatewayCore, type GatewayOptions } from '@longan/sdk/core'

/** An encrypted body as it travels, and the header that lets the gateway read it. */
export type SealedBody = { encryption: string; body: { value: string } }
type Door = Pick<GatewayOptions, 'baseUrl' | 'merchant' | 'fetch' | 'random'>

/**
 * A body encrypted by the SDK for the key of the gateway behind `door`, and not sent. Every gateway has a key of its own, so what was encrypted
 * for one is unreadable to another.
 */
export async function encryptBody(plain: object, door: Door): Promise<SealedBody> {
  const { encryption, body } = await gatewayCore(door).seal(JSON.stringify(plain))
  return { encryption, body: JSON.parse(body) as SealedBody['body'] }
}
