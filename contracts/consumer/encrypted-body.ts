import { gatewayCore, type GatewayOptions } from '@longan/sdk/core'

export type EncryptedBody = { encryption: string; body: { value: string } }
type KeyProvider = Pick<GatewayOptions, 'baseUrl' | 'merchant' | 'fetch' | 'random'>

/** Encrypts a body with the SDK for the key of a gateway, without sending it. Every gateway has its own key. */
export async function encryptBody(plain: object, gateway: KeyProvider): Promise<EncryptedBody> {
  const { encryption, body } = await gatewayCore(gateway).encrypt(JSON.stringify(plain))
  return { encryption, body: JSON.parse(body) as EncryptedBody['body'] }
}
