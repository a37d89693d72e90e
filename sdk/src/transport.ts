import createClient, { type Middleware } from 'openapi-fetch'
import { GatewayError } from './gateway-error.ts'
import type { GatewayOptions } from './gateway-options.ts'
import type { Http } from './http.ts'
import type { Operation, Operations, PathsOf } from './operations/operation.ts'
import { resilientFetch } from './resilient-fetch.ts'

type Cipher = Pick<Http, 'encrypt' | 'forgetKey'>
const captchaHeader = 'X-Captcha-Id'

/**
 * Everything every call needs, once: headers, encryption, time-out and retries, and one kind of error for all that can go
 * wrong. openapi-fetch does the rest; its clients differ only in the operations they know.
 */
export function createTransport(options: GatewayOptions, cipher: Cipher): Http['clientOf'] {
  const baseUrl = options.baseUrl || globalThis.location?.origin || ''
  const send = resilientFetch(options)
  const nonRepeatable = new WeakSet<Request>()
  const fetch = (request: Request) => send(request, request.method === 'GET' && !nonRepeatable.has(request))
  const captcha = { id: '' }

  const createMiddleware = (operationOf: (method: string, path: string) => Target): Middleware => ({
    async onRequest({ schemaPath, request }) {
      const operation = operationOf(request.method, schemaPath)
      const headers = { ...headersOf(operation, options), [captchaHeader]: operation.captcha && captcha.id }
      for (const [name, text] of Object.entries(headers)) if (text) request.headers.set(name, text)
      const sent = operation.encrypted ? await encryptRequest(operation, request, cipher) : request
      if (operation.once) nonRepeatable.add(sent)
      return sent
    },
    async onResponse({ schemaPath, request, response }) {
      const operation = operationOf(request.method, schemaPath)
      captcha.id = response.headers.get(captchaHeader) ?? captcha.id
      const text = await response.clone().text()
      const body = parseJson(text)
      const { method, url } = request
      options.onReply?.({ method, url, operation: operation.id, status: response.status, body })
      if (!isSuccess(operation, response, body))
        throw toRefusalError(operation, { status: response.status, body }, cipher)
      return operation.text ? new Response(JSON.stringify(text), response) : response
    },
    onError: ({ schemaPath, request, error }) =>
      request.signal.aborted ? undefined : toNetworkError(operationOf(request.method, schemaPath), error),
  })

  return <Own extends Operations>(operations: Own) => {
    const client = createClient<PathsOf<Own>>({ baseUrl, fetch })
    client.use(createMiddleware((method, path) => ({ ...operations[`${method} ${path}`]!, address: baseUrl + path })))
    return client
  }
}

/** An operation, and its address without the query and the parameters. */
type Target = Operation & { address: string }

const headersOf = ({ module, token: takesToken }: Operation, { merchant, language, token }: GatewayOptions) => ({
  Merchant: merchant,
  Language: language?.(),
  'X-Gateway-Version': '3',
  ModuleId: module,
  Authorization: takesToken && token?.(),
})

async function encryptRequest(target: Target, request: Request, { encrypt }: Cipher): Promise<Request> {
  const payload = await encrypt(await request.text()).catch((error: unknown) => {
    throw error instanceof GatewayError ? error : toNetworkError(target, error)
  })
  const { url, method, headers, signal } = request
  headers.set('Encryption', payload.encryption)
  return new Request(url, { method, headers, signal, body: payload.body })
}

type NetworkFailure = { name?: unknown; cause?: { code?: string } }

function toNetworkError({ id: operation, address }: Target, error: unknown): GatewayError {
  const { name, cause } = error as NetworkFailure
  // A DOMException is not an Error everywhere (jsdom), so the name decides.
  const code = name === 'TimeoutError' ? 'request.timeout' : 'network.failed'
  // Node's fetch has its reason one level down: ECONNREFUSED. Other texts may contain the whole URL.
  const message = `Failed to call ${operation} at ${address}: ${cause?.code ?? code}`
  return new GatewayError({ operation, status: 0, code, message }, { cause: error })
}

type FailedReply = { status: number; body: unknown }

function toRefusalError(
  { id, encrypted }: Operation,
  { status, body }: FailedReply,
  { forgetKey }: Cipher,
): GatewayError {
  const error = GatewayError.fromReply(id, status, body)
  // The gateway could not read what was encrypted: perhaps its key has changed since we asked.
  if (encrypted && error.code === 'request_body_required') forgetKey()
  return error
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
function isSuccess({ text }: Operation, { ok, status }: Response, body: unknown): boolean {
  if (!ok) return false
  if (text) return status === 200
  if (status === 204) return true
  return typeof body === 'object' && body !== null && (!('success' in body) || body.success === true)
}
