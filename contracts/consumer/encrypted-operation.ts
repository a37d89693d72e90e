import type { GatewayDialect } from '@longan/sdk'
import { createMockServer } from '@longan/mock-server'
import { MERCHANT } from './examples.ts'
import { type Operation, operation } from './pact.ts'
import type { InteractionRequest } from './request.ts'
import { encryptBody } from './encrypted-body.ts'
import { regex } from './shapes.ts'

const mock = createMockServer()
/** The key comes from the mock, so that it can read the examples; everything else goes to the pact. */
const withKey = (request: Request) => (request.url.includes('/key/rsa') ? mock.fetch(request) : fetch(request))
const fixedRandom = () => 0.5
const base64Text = (example: string) => regex('^[A-Za-z0-9+/]+=*$', example)
const hexText = (example: string) => regex('^[0-9a-f]+$', example)

export async function mockKey(): Promise<string> {
  const request = new Request('http://mock/wps/session/key/rsa', { headers: { merchant: MERCHANT } })
  return (await mock.fetch(request)).text()
}

/** Encrypts `plain` for the mock; verify.ts encrypts it again for another gateway. */
export async function encryptedRequest(plain: object) {
  const gateway = { baseUrl: 'http://mock', merchant: MERCHANT, fetch: mock.fetch, random: fixedRandom }
  const { encryption, body } = await encryptBody(plain, gateway)
  return {
    headers: { Encryption: hexText(encryption) },
    body: { value: base64Text(body.value) },
    gateway: { fetch: withKey, random: fixedRandom },
    plain,
  }
}

export const encryptedOperation = async (id: string, plain: object, request: InteractionRequest): Promise<Operation> =>
  operation(id, { ...request, ...(await encryptedRequest(plain)) })

/** The `Encryption` header was removed on the way, with this dialect. */
const withoutKeyFor = (dialect: Partial<GatewayDialect>) => (one: Operation) =>
  one.refuses(400, 'missing_encryption', {
    headers: {},
    plain: undefined,
    gateway: {
      dialect,
      random: fixedRandom,
      fetch: (request) => {
        request.headers.delete('encryption')
        return withKey(request)
      },
    },
  })

export const encryptionRefusals = {
  /** The body is encrypted for another key. */
  unreadable: (one: Operation) =>
    one.refuses(400, 'request_body_required', {
      headers: { Encryption: hexText('a1'.repeat(128)) },
      body: { value: base64Text('bm8gY2lwaGVyIHRleHQ=') },
      plain: undefined,
    }),
  withoutKeyUnder: withoutKeyFor,
  withoutKey: withoutKeyFor({}),
}
