import createClient, { type Middleware } from 'openapi-fetch'
import { localError, responseError, type Target } from './call-error.ts'
import { GatewayError } from '../gateway-error.ts'
import type { GatewayOptions, ObservedCall } from '../gateway-options.ts'
import type { Call, Http } from '../http.ts'
import type { Operation, Operations, PathsOf } from '../operations/operation.ts'
import { type Attempts, parseJson, resilientFetch } from './resilient-fetch.ts'
import { createRefresh, tokenInTime } from './session-token.ts'

type Cipher = Pick<Http, 'encrypt' | 'forgetKey'>
/** One call from its first middleware to its end. */
type Started = Attempts & Pick<Call, 'onResponse'> & { target: Target; startedAt: number }
type Shared = {
  options: GatewayOptions & Attempts & { uploadTimeout: number }
  cipher: Cipher
  /** By the options of openapi-fetch: one object per call, also when a middleware replaces the request. */
  calls: WeakMap<object, Started>
  callsByRequest: WeakMap<Request, Started>
  captcha: { id: string }
}

const CAPTCHA = 'X-Captcha-Id'
const KEY = 'Idempotency-Key'
const DEFAULT_TIMEOUT = 20_000
const UPLOAD_TIMEOUT = 120_000
const DEFAULT_RETRIES = 2

/**
 * Everything every call needs, once: headers, encryption, time limit and retries, and one kind of error for all that can go wrong. openapi-fetch
 * does the rest; its clients differ only in the operations they know.
 */
export function createTransport(given: GatewayOptions, cipher: Cipher): Http['clientOf'] {
  const { timeout = DEFAULT_TIMEOUT, uploadTimeout = UPLOAD_TIMEOUT, retries = DEFAULT_RETRIES } = given
  const options = { ...given, timeout, uploadTimeout, retries }
  const shared: Shared = { options, cipher, calls: new WeakMap(), callsByRequest: new WeakMap(), captcha: { id: '' } }
  const baseUrl = options.baseUrl || globalThis.location?.origin || ''
  const fetch = createFetch(shared)

  return <Own extends Operations>(operations: Own) => {
    const client = createClient<PathsOf<Own>>({ baseUrl, fetch, redirect: 'manual' })
    const targetOf = (method: string, path: string) => ({
      ...operations[`${method} ${path}`]!,
      address: baseUrl + path,
      method,
    })
    client.use(firstMiddleware(shared, targetOf), ...(options.middleware ?? []), lastMiddleware(shared))
    return client
  }
}

function createFetch({ options, callsByRequest }: Shared) {
  const send = resilientFetch(options)
  const sendWithFreshToken = createRefresh(options)

  return async (request: Request): Promise<Response> => {
    const { target, timeout, retries } = callsByRequest.get(request)!
    const mayRepeat = target.method === 'GET' ? !target.once : request.headers.has(KEY)
    const attempts = { timeout, retries: mayRepeat ? retries : 0 }
    return sendWithFreshToken(request, target, (one) => send(one, attempts))
  }
}

/** Adds the headers, and checks the response. */
const firstMiddleware = (
  { options, cipher, calls, captcha }: Shared,
  targetOf: (method: string, path: string) => Target,
): Middleware => ({
  async onRequest({ schemaPath, request, options: key }) {
    const target = targetOf(request.method, schemaPath)
    // openapi-fetch copies the options of a call that it does not know to the request.
    const limit = target.upload ? options.uploadTimeout : options.timeout
    const { timeout = limit, retries = options.retries, idempotencyKey, onResponse } = request as unknown as Call
    calls.set(key, { target, startedAt: Date.now(), timeout, retries, ...(onResponse && { onResponse }) })
    const headers = {
      ...headersOf(target, options),
      Language: request.headers.get('Language') ?? options.language?.(),
      Authorization: target.token && (await tokenInTime({ ...options, timeout }, target, request.signal)),
      [KEY]: idempotencyKey,
      [CAPTCHA]: target.captcha && captcha.id,
    }
    for (const [name, text] of Object.entries(headers)) if (text) request.headers.set(name, text)
  },
  async onResponse({ request: { url }, response, options: key }) {
    const started = calls.get(key)!
    const { target } = started
    captcha.id = response.headers.get(CAPTCHA) ?? captcha.id
    const text = await response.clone().text()
    const body = parseJson(text)
    const error = responseError(target, response, body)
    // The gateway could not read what was encrypted: perhaps its key has changed since we asked.
    if (target.encrypted && error?.code === 'request_body_required') cipher.forgetKey()
    observe(options, started, { url, status: response.status, body, error })
    if (error) throw error
    started.onResponse?.(response)
    return target.text ? new Response(JSON.stringify(text), response) : response
  },
  onError({ request: { url, signal }, error, options: key }) {
    const started = calls.get(key)!
    const failure = localError(started.target, error, signal)
    observe(options, started, { url, status: 0, body: undefined, error: failure })
    return failure
  },
})

/** Encrypts the body after all other middleware has seen it. */
const lastMiddleware = ({ cipher, calls, callsByRequest }: Shared): Middleware => ({
  async onRequest({ request, options: key }) {
    const started = calls.get(key)!
    const sent = started.target.encrypted ? await encryptRequest(started.target, request, cipher) : request
    callsByRequest.set(sent, started)
    return sent
  },
})

const headersOf = ({ module }: Operation, { merchant }: GatewayOptions) => ({
  Merchant: merchant,
  'X-Gateway-Version': '3',
  ModuleId: module,
})

async function encryptRequest(target: Target, request: Request, { encrypt }: Cipher): Promise<Request> {
  const payload = await encrypt(await request.text()).catch((error: unknown) => {
    throw error instanceof GatewayError ? error : localError(target, error, request.signal)
  })
  const { url, method, headers, signal, redirect } = request
  headers.set('Encryption', payload.encryption)
  return new Request(url, { method, headers, signal, redirect, body: payload.body })
}

type Outcome = Pick<ObservedCall, 'url' | 'status' | 'body' | 'error'>

function observe({ onCall }: GatewayOptions, { target: { id, method }, startedAt }: Started, outcome: Outcome) {
  try {
    onCall?.({ operation: id, method, duration: Date.now() - startedAt, ...outcome })
  } catch {
    // An observer must not change what it observes.
  }
}
