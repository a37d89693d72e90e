import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { GatewayError } from './gateway-error.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { operationIndex } from './operations.gen.ts'
import { resilientFetch } from './resilient-fetch.ts'
import type { paths } from './schema.gen.ts'

export type Transport = Client<paths>

const captchaHeader = 'X-Captcha-Id'
/** Making a trial user is a GET in one reading, and makes another one each time. */
const makesSomething = '/wps/member/trialuser'

/** Everything every call needs, once: headers, time-out and retries, and one kind of error for all that can go wrong. */
export function createTransport(options: GatewayOptions): Transport {
  const { baseUrl, fetch, timeout, wait } = options
  const isRepeatable = ({ method, url }: Request) => method === 'GET' && !url.endsWith(makesSomething)
  const transport = createClient<paths>({
    baseUrl,
    fetch: resilientFetch({ isRepeatable, fetch, timeout, wait }),
    // A bare string is a ciphertext, which travels without quotes.
    bodySerializer: (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body)),
  })
  transport.use(introduce(options), rememberCaptcha(), judge(options))
  return transport
}

const operationOf = ({ method }: Request, path: string) => operationIndex[`${method} ${path}`] ?? [path, '', 0]

/** Says who is calling, in which language, for which module. */
const introduce = ({ merchant, language = () => 'VI', token }: GatewayOptions): Middleware => ({
  onRequest({ request, schemaPath }) {
    const [, module, takesToken] = operationOf(request, schemaPath)
    const headers = {
      Merchant: merchant,
      Language: language(),
      'X-Gateway-Version': '3',
      ModuleId: module,
      Authorization: takesToken ? token?.() : undefined,
    }
    for (const [name, value] of Object.entries(headers)) if (value) request.headers.set(name, value)
  },
})

/** Ties the next login to the captcha shown last, also where cookies cannot travel. */
function rememberCaptcha(): Middleware {
  let captchaId: string | null = null
  return {
    onRequest({ request, schemaPath }) {
      if (captchaId && schemaPath === '/wps/session/login') request.headers.set(captchaHeader, captchaId)
    },
    onResponse({ response }) {
      captchaId = response.headers.get(captchaHeader) ?? captchaId
    },
  }
}

/** Lets only success through. A status of 200 is not enough: the body decides. */
const judge = ({ onReply }: GatewayOptions): Middleware => ({
  async onResponse({ request, response, schemaPath, options }) {
    const [operation] = operationOf(request, schemaPath)
    const { method, url } = request
    const { ok, status } = response
    const body = await readJson(response.clone())
    onReply?.({ operation, method, url, status, body })
    if (ok && (status === 204 || options.parseAs === 'text' || isSuccess(body))) return
    throw GatewayError.fromReply(operation, status, body)
  },
  onError({ error, request, schemaPath }) {
    if (request.signal.aborted) return
    // A DOMException is not an Error everywhere (jsdom), so the name decides.
    const late = (error as { name?: unknown }).name === 'TimeoutError'
    const [operation] = operationOf(request, schemaPath)
    return new GatewayError(
      { operation, status: 0, code: late ? 'request.timeout' : 'network.failed' },
      { cause: error },
    )
  },
})

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch {
    // An empty or foreign body has nothing to say; the caller turns that into an error.
    return undefined
  }
}

const isSuccess = (body: unknown) =>
  typeof body === 'object' && body !== null && !('success' in body && body.success !== true)

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
