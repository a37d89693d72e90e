import type { Client } from 'openapi-fetch'
import { GatewayError } from './gateway-error.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { operationIndex } from './operations.gen.ts'
import { buildRequest, type CallInit } from './request.ts'
import { resilientFetch } from './resilient-fetch.ts'
import type { paths } from './schema.gen.ts'

/** openapi-fetch's types over a runtime of our own, which reads a reply once and weighs a fifth (see size.ts). */
export type Transport = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'DELETE'>

const captchaHeader = 'X-Captcha-Id'
/** Making a trial user is a GET in one reading, and makes another one each time. */
const notRepeatable = 'createTrialUserByGet'

/** Everything every call needs, once: headers, time-out and retries, and one kind of error for all that can go wrong. */
export function createTransport(options: GatewayOptions): Transport {
  const { baseUrl, merchant, language = () => 'VI', token, onReply } = options
  const send = resilientFetch(options)
  const base = baseUrl || globalThis.location?.origin || ''
  let captchaId: string | null = null

  async function call(method: string, path: string, init: CallInit = {}) {
    const [operation, module, takesToken] = operationIndex[`${method} ${path}`]!
    const headers = {
      Merchant: merchant,
      Language: language(),
      'X-Gateway-Version': '3',
      ModuleId: module || undefined,
      Authorization: takesToken ? token?.() : undefined,
      // Ties a login to the captcha shown last, also where cookies cannot travel.
      [captchaHeader]: operation === 'login' ? captchaId : undefined,
      ...init.headers,
    }
    const request = buildRequest(method, base + path, { ...init, headers })
    const repeatable = method === 'GET' && operation !== notRepeatable
    const reply = await send(request, repeatable).catch((error: unknown) => {
      throw request.signal.aborted ? error : unanswered(operation, error)
    })
    captchaId = reply.headers.get(captchaHeader) ?? captchaId
    const body = parseJson(reply.text)
    onReply?.({ operation, method, url: request.url, status: reply.status, body })
    if (reply.ok && init.parseAs === 'text') return { data: reply.text }
    if (reply.ok && (reply.status === 204 || isSuccess(body))) return { data: body }
    throw GatewayError.fromReply(operation, reply.status, body)
  }

  const by = (method: string) => (path: string, init?: CallInit) => call(method, path, init)
  return { GET: by('GET'), POST: by('POST'), PUT: by('PUT'), DELETE: by('DELETE') } as unknown as Transport
}

function unanswered(operation: string, cause: unknown): GatewayError {
  // A DOMException is not an Error everywhere (jsdom), so the name decides.
  const late = (cause as { name?: unknown }).name === 'TimeoutError'
  return new GatewayError({ operation, status: 0, code: late ? 'request.timeout' : 'network.failed' }, { cause })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An empty or foreign body has nothing to say; the caller turns that into an error.
    return undefined
  }
}

/** A status of 200 is not enough: the body decides. */
function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && (!('success' in body) || body.success === true)
}

type Value<Body> = Body extends { success: true; value?: infer V } ? V : Body

/** The value inside the envelope, or the whole body of a call without one. Failures never get here. */
export async function value<Body>(call: Promise<{ data?: Body }>): Promise<Value<Body>> {
  const { data } = await call
  const wrapped = typeof data === 'object' && data !== null && 'success' in data
  return (wrapped ? (data as { value?: unknown }).value : data) as Value<Body>
}

/** For commands that have nothing to tell. */
export async function done(call: Promise<unknown>): Promise<void> {
  await call
}
