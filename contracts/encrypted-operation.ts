import type { GatewayDialect } from '@longan/sdk'
import { createMockServer } from '@longan/mock-server'
import { MERCHANT } from './examples.ts'
import { type Operation, operation } from './pact.ts'
import type { Request as Asked } from './request.ts'
import { encryptBody } from './encrypted-body.ts'
import { regex } from './shapes.ts'

const mock = createMockServer()
/** The key comes from the mock, so that it can read the examples; everything else goes to the pact. */
const withKey = (request: Request) => (request.url.includes('/key/rsa') ? mock.fetch(request) : fetch(request))
const steady = () => 0.5
const sealedText = (example: string) => regex('^[A-Za-z0-9+/]+=*$', example)
const sealedKey = (example: string) => regex('^[0-9a-f]+$', example)

/** The mock's public key. */
export async function mockKey(): Promise<string> {
  const request = new Request('http://mock/wps/session/key/rsa', { headers: { merchant: MERCHANT } })
  return (await mock.fetch(request)).text()
}

/** Encrypts `plain` for the mock; verify.ts encrypts it again for another gateway. */
export async function sealed(plain: object) {
  const door = { baseUrl: 'http://mock', merchant: MERCHANT, fetch: mock.fetch, random: steady }
  const { encryption, body } = await encryptBody(plain, door)
  return {
    headers: { Encryption: sealedKey(encryption) },
    body: { value: sealedText(body.value) },
    gateway: { fetch: withKey, random: steady },
    plain,
  }
}

/** An operation whose body travels encrypted, called with `plain`. */
export const sealedOperation = async (id: string, plain: object, asked: Asked): Promise<Operation> =>
  operation(id, { ...asked, ...(await sealed(plain)) })

/** Something on the way has dropped the header of a call under this reading. */
const withoutKeyUnder = (profile: Partial<GatewayDialect>) => (one: Operation) =>
  one.refuses(400, 'missing_encryption', {
    headers: {},
    plain: undefined,
    gateway: {
      dialect: profile,
      random: steady,
      fetch: (request) => {
        request.headers.delete('encryption')
        return withKey(request)
      },
    },
  })

/** Refusals that all operations with an encrypted body share. */
export const sealedRefusals = {
  /** The body is encrypted for another key. */
  unreadable: (one: Operation) =>
    one.refuses(400, 'request_body_required', {
      headers: { Encryption: sealedKey('a1'.repeat(128)) },
      body: { value: sealedText('bm8gY2lwaGVyIHRleHQ=') },
      plain: undefined,
    }),
  withoutKeyUnder,
  withoutKey: withoutKeyUnder({}),
}
