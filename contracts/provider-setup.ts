import { createGateway, GatewayError } from '@longan/sdk'
import type { VerifierOptions } from '@pact-foundation/pact'
import { MERCHANT } from './examples.ts'
import type { Interaction, PactFile } from './pact-file.ts'
import { type EncryptedBody, encryptBody } from './encrypted-body.ts'
import type { Target } from './verification.ts'

type RequestFilter = NonNullable<VerifierOptions['requestFilter']>
type EncryptedBodies = Map<string, EncryptedBody>

/** The mock's world of a concurrent run; other gateways ignore the header. */
export type WorldHeader = { 'x-mock-world': string }
export const worldOf = (index: number): WorldHeader => ({ 'x-mock-world': `pact-${index}` })

/** Makes the examples fit the provider: its merchant, and bodies encrypted for its own key. Tokens come with the states. */
export async function createProviderSetup(
  target: Target,
  pact: PactFile,
): Promise<(world: WorldHeader) => RequestFilter> {
  const bodies = await encryptBodies(target, pact)
  return (world) => (request, _response, next) => {
    Object.assign(request.headers, world)
    if (target.merchant) {
      request.url = request.url.replaceAll(`=${MERCHANT}`, `=${encodeURIComponent(target.merchant)}`)
      if (request.headers['merchant'] === MERCHANT) request.headers['merchant'] = target.merchant
    }
    const encrypted = bodies.get((request.body as EncryptedBody['body'] | undefined)?.value ?? '')
    if (encrypted && request.headers['encryption']) request.headers['encryption'] = encrypted.encryption
    if (hasBody(request.headers)) {
      request.body = encrypted?.body ?? (request.body as unknown)
      request.headers['content-length'] = String(Buffer.byteLength(JSON.stringify(request.body)))
    }
    // The tool would send a form as JSON.
    if (isForm(request.headers)) request.body = Buffer.from(new URLSearchParams(request.body as Form).toString())
    next()
  }
}

type Form = Record<string, string>
const isForm = (headers: Record<string, unknown>) =>
  String(headers['content-type']).startsWith('application/x-www-form-urlencoded')

const hasBody = (headers: Record<string, unknown>) =>
  Number(headers['content-length']) > 0 && String(headers['content-type']).startsWith('application/json')

/** The examples are encrypted for the mock's key. For a gateway with another key each body is encrypted again, from the plain body in its comment. */
async function encryptBodies({ provider, merchant = MERCHANT }: Target, pact: PactFile): Promise<EncryptedBodies> {
  const gateway = { baseUrl: provider, merchant }
  const bodies: EncryptedBodies = new Map()
  try {
    const key = await createGateway(gateway).session.getKey()
    if (key === exampleKey(pact)) return bodies
    for (const { comments, request } of pact.interactions) {
      if (!comments?.plain || !request.body) continue
      const { value } = request.body.content as EncryptedBody['body']
      if (!bodies.has(value)) bodies.set(value, await encryptBody(comments.plain, gateway))
    }
  } catch (error) {
    // Without a key the examples stay as they are, and the promise of the key is broken.
    if (!(error instanceof GatewayError)) throw error
  }
  return bodies
}

function exampleKey({ interactions }: PactFile) {
  const expected: Interaction | undefined = interactions.find(({ description }) => description === 'getRsaKey')
  const { content, encoded } = expected?.response.body ?? {}
  return encoded === 'base64' ? Buffer.from(String(content), 'base64').toString() : content
}
