import { GatewayError } from '@longan/sdk'
import type { VerifierOptions } from '@pact-foundation/pact'
import { MERCHANT, NOW } from '../consumer/examples.ts'
import { sendRequest } from './gateway-request.ts'
import type { Interaction, PactFile } from '../pact-file.ts'
import { type EncryptedBody, encryptBody } from '../consumer/encrypted-body.ts'
import type { Target } from './verification.ts'

/** A smaller difference is the network's, and that of a header that counts in seconds. */
const MIN_DIFFERENCE_MS = 60_000

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const toText = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Compares the `Date` header of a response with the time of the examples. Returns a sentence if they differ by a minute or more. */
function clockNoteOf(date: string | undefined): string | undefined {
  const time = Date.parse(date ?? '')
  const difference = Math.abs(time - NOW)
  if (Number.isNaN(difference) || difference < MIN_DIFFERENCE_MS) return undefined
  const [unit, length] = UNITS.find(([, ms]) => difference >= ms)!
  const count = Math.round(difference / length)
  const size = `${count} ${unit}${count === 1 ? '' : 's'} ${time < NOW ? 'before' : 'after'}`
  return `The gateway’s clock shows ${toText(time)}, ${size} the time of the examples (${toText(NOW)}): interactions with times may fail for this reason alone`
}

type RequestFilter = NonNullable<VerifierOptions['requestFilter']>
type EncryptedBodies = Map<string, EncryptedBody>

/** The mock's world of a concurrent run; other gateways ignore the header. */
export type WorldHeader = { 'x-mock-world': string }
export const worldOf = (index: number): WorldHeader => ({ 'x-mock-world': `pact-${index}` })

export type ProviderSetup = { fit(world: WorldHeader): RequestFilter; notes: string[] }

/**
 * Makes the examples fit the provider: its merchant, and bodies encrypted for its own key. Tokens come with the states. `notes` say in sentences what
 * could explain many failures at once: no key, or another time.
 */
export async function createProviderSetup(target: Target, pact: PactFile): Promise<ProviderSetup> {
  const { bodies, notes } = await encryptBodies(target, pact)
  const fit =
    (world: WorldHeader): RequestFilter =>
    (request, _response, next) => {
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
  return { fit, notes }
}

type Form = Record<string, string>
const isForm = (headers: Record<string, unknown>) =>
  String(headers['content-type']).startsWith('application/x-www-form-urlencoded')

const hasBody = (headers: Record<string, unknown>) =>
  Number(headers['content-length']) > 0 && String(headers['content-type']).startsWith('application/json')

/** The examples are encrypted for the mock's key. For a gateway with another key each body is encrypted again, from the plain body in its comment. */
async function encryptBodies(target: Target, pact: PactFile): Promise<{ bodies: EncryptedBodies; notes: string[] }> {
  const bodies: EncryptedBodies = new Map()
  const { key, clockNote, failure } = await fetchKey(target)
  const notes = clockNote === undefined ? [] : [clockNote]
  if (key === exampleKey(pact)) return { bodies, notes }
  try {
    if (key === undefined) throw new Error(failure)
    // The key is asked for once: the SDK gets it from memory.
    const gateway = { baseUrl: target.provider, merchant: MERCHANT, fetch: () => Promise.resolve(new Response(key)) }
    for (const { comments, request } of pact.interactions) {
      if (!comments?.plain || !request.body) continue
      const { value } = request.body.content as EncryptedBody['body']
      if (!bodies.has(value)) bodies.set(value, await encryptBody(comments.plain, gateway))
    }
    return { bodies, notes }
  } catch (error) {
    // Without a key the examples stay as they are, and the interaction of the key fails.
    const reason = error instanceof GatewayError ? 'the response is not an RSA key' : (error as Error).message
    const note = `The bodies of logins cannot be encrypted for the gateway, so their interactions fail. GET ${KEY_PATH}: ${reason}`
    return { bodies: new Map(), notes: [...notes, note] }
  }
}

const KEY_PATH = '/wps/session/key/rsa'

type FetchedKey = { key?: string; clockNote?: string | undefined; failure?: string }

async function fetchKey({ provider, merchant = MERCHANT, timeoutMs }: Target): Promise<FetchedKey> {
  const request = { method: 'GET', url: `${KEY_PATH}?t=${Date.now()}`, headers: { merchant }, body: Buffer.alloc(0) }
  try {
    const { status, headers, body } = await sendRequest(new URL(provider), request, { timeoutMs })
    const clockNote = clockNoteOf(headers.date)
    return status === 200 ? { key: body.toString(), clockNote } : { failure: `the status is ${status}`, clockNote }
  } catch (error) {
    return { failure: (error as Error).message }
  }
}

function exampleKey({ interactions }: PactFile) {
  const expected: Interaction | undefined = interactions.find(({ description }) => description === 'getRsaKey')
  const { content, encoded } = expected?.response.body ?? {}
  return encoded === 'base64' ? Buffer.from(String(content), 'base64').toString() : content
}
