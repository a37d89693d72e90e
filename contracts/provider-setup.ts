import { createGateway, GatewayError } from '@longan/sdk'
import type { VerifierOptions } from '@pact-foundation/pact'
import { MERCHANT } from './examples.ts'
import type { Interaction, PactFile } from './pact-file.ts'
import { type SealedBody, encryptBody } from './encrypted-body.ts'
import type { Target } from './verification.ts'

type Fitting = NonNullable<VerifierOptions['requestFilter']>
type SealedBodies = Map<string, SealedBody>

/** The worlds of the mock that contracts are verified in, one for each that are tried at once; other gateways do not read the header. */
export type World = { 'x-mock-world': string }
export const worldOf = (lane: number): World => ({ 'x-mock-world': `pact-${lane}` })

/** Makes the examples fit the provider: its merchant, and bodies encrypted for its own key. Tokens come with the states. */
export async function createProviderSetup(target: Target, pact: PactFile): Promise<(world: World) => Fitting> {
  const bodies = await bodiesFor(target, pact)
  return (world) => (request, _response, next) => {
    Object.assign(request.headers, world)
    if (target.merchant) {
      request.url = request.url.replaceAll(`=${MERCHANT}`, `=${encodeURIComponent(target.merchant)}`)
      if (request.headers['merchant'] === MERCHANT) request.headers['merchant'] = target.merchant
    }
    const sealed = bodies.get((request.body as SealedBody['body'] | undefined)?.value ?? '')
    if (sealed && request.headers['encryption']) request.headers['encryption'] = sealed.encryption
    if (hasBody(request.headers)) {
      request.body = sealed?.body ?? (request.body as unknown)
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
async function bodiesFor({ provider, merchant = MERCHANT }: Target, pact: PactFile): Promise<SealedBodies> {
  const door = { baseUrl: provider, merchant }
  const bodies: SealedBodies = new Map()
  try {
    const key = await createGateway(door).session.getKey()
    if (key === exampleKey(pact)) return bodies
    for (const { comments, request } of pact.interactions) {
      if (!comments?.plain || !request.body) continue
      const { value } = request.body.content as SealedBody['body']
      if (!bodies.has(value)) bodies.set(value, await encryptBody(comments.plain, door))
    }
  } catch (error) {
    // Without a key the examples stay as they are, and the promise of the key is broken.
    if (!(error instanceof GatewayError)) throw error
  }
  return bodies
}

function exampleKey({ interactions }: PactFile) {
  const promised: Interaction | undefined = interactions.find(({ description }) => description === 'getRsaKey')
  const { content, encoded } = promised?.response.body ?? {}
  return encoded === 'base64' ? Buffer.from(String(content), 'base64').toString() : content
}
