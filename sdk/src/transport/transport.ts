import createClient, { type Middleware } from 'openapi-fetch'
import { GatewayError, refusalOf, type LocalErrorCode } from '../gateway-error.ts'
import type { GatewayOptions, ObservedCall } from '../gateway-options.ts'
import type { Call, Http } from '../http.ts'
import type { Operation, Operations, PathsOf } from '../operations/operation.ts'
import { assertAddress, limitsOf } from './assert-options.ts'
import { type Attempts, inTime, type Limits, parseJson, resilientFetch, ResponseTooLarge } from './resilient-fetch.ts'

/** Returns what is wrong with a response that is no refusal, in words for a developer; undefined if it is as the document describes it. */
function describeProblem(operation: Operation, response: Response, body: unknown): string | undefined {
  const { text } = operation
  const value: string = operation.value ?? 'object'
  const { status, headers } = response
  if (status >= 300 && status < 400) return describeRedirect(headers.get('location'))
  if (!response.ok) return 'no error code'
  const isPage = /html/.test(headers.get('content-type') ?? '')
  if (text) return status !== 200 ? 'no text' : isPage ? 'a page' : undefined
  if (value === 'none' && status === 204) return undefined
  if (body === undefined) return isPage ? 'a page' : 'no JSON'
  const isEnvelope = typeof body === 'object' && body !== null && 'success' in body
  if (isEnvelope && body.success !== true) return 'no error code'
  if (isEnvelope) return describeType(value, (body as { value?: unknown }).value)
  return describeType(value === 'none' ? 'object' : value, body)
}

function describeType(expected: string, value: unknown): string | undefined {
  if (expected === 'none') return undefined
  if (value === undefined) return 'no value'
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return expected === 'any' || type === expected ? undefined : `${type} instead of ${expected}`
}

/** Only the origin: the rest may contain a token. React Native has no `URL.canParse`. */
function describeRedirect(location: string | null) {
  const [, scheme = '', host = ''] = /^(https?:\/\/)(?:[^/?#]*@)?([^/?#@]+)/.exec(location ?? '') ?? []
  return `a redirect${host && ` to ${scheme}${host}`}, which is not followed`
}

/** An operation, and its address without the query and the parameters. */
type Target = Operation & { address: string; method: string }

/** Returns the error of a response; undefined for a success. A status of 200 is not enough: the body decides. */
function responseError(target: Target, response: Response, body: unknown): GatewayError | undefined {
  const { status, headers } = response
  const fields = { ...fieldsOf(target), status, headers }
  const refusal = isFailure(response, body) ? refusalOf(body) : undefined
  if (refusal) return new GatewayError({ ...fields, ...refusal })
  const reason = describeProblem(target, response, body)
  return reason === undefined ? undefined : new GatewayError({ ...fields, code: 'response.unreadable', reason })
}

type Failure = { name?: unknown; cause?: { code?: string } }

/** Returns the error of a call without a usable response; `caller` is the signal of its caller. */
function localError(target: Target, error: unknown, caller: AbortSignal): GatewayError {
  const { cause } = error as Failure
  const code = localCodeOf(error, caller)
  // Node's fetch has its reason one level down: ECONNREFUSED. Other texts may contain the whole URL.
  const reason = error instanceof ResponseTooLarge ? error.message : cause?.code
  const at = code === 'network.failed' ? [reason, target.address].filter(Boolean).join(' at ') : reason
  return new GatewayError({ ...fieldsOf(target), status: 0, code, reason: at }, { cause: error })
}

function localCodeOf(error: unknown, caller: AbortSignal): LocalErrorCode {
  if (caller.aborted) return 'request.aborted'
  if (error instanceof ResponseTooLarge) return 'response.unreadable'
  // A DOMException is not an Error everywhere (jsdom), so the name decides.
  return (error as Failure).name === 'TimeoutError' ? 'request.timeout' : 'network.failed'
}

const fieldsOf = ({ id, address, method }: Target) => ({ operation: id, method, url: address })

const isFailure = ({ ok }: Response, body: unknown) =>
  !ok || (typeof body === 'object' && body !== null && 'success' in body && body.success !== true)

/** The token is missing, unknown or has expired. */
const UNAUTHORIZED = ['login.not.session', 'user.or.token.invalid']

const failWith = (target: Target, caller: AbortSignal) => (error: unknown) => {
  throw localError(target, error, caller)
}

/** Asks the application for the token. */
async function tokenInTime({ token }: GatewayOptions, wait: Limits) {
  const answer = token?.()
  return !answer || typeof answer === 'string' ? answer : inTime(() => answer, wait)
}

/**
 * Returns a function that sends a request, and sends it again once if the token has expired and `onUnauthorized` has refreshed the session. Calls
 * that fail together refresh it together.
 */
function createRefresh(options: GatewayOptions) {
  const { onUnauthorized } = options
  let refreshing: Promise<boolean> | undefined

  async function refresh(wait: Limits): Promise<boolean> {
    refreshing ??= Promise.resolve(onUnauthorized!()).finally(() => (refreshing = undefined))
    const shared = refreshing
    return inTime(() => shared, wait).catch((error: unknown) => {
      // The next call refreshes the session again, rather than wait for this one.
      if (refreshing === shared) refreshing = undefined
      throw error
    })
  }

  type Sent = { request: Request; target: Target; timeout: number }
  return async (
    { request, target, timeout }: Sent,
    send: (request: Request) => Promise<Response>,
  ): Promise<Response> => {
    if (!onUnauthorized || !target.token) return send(request)
    const again = request.clone()
    const response = await send(request)
    if (!(await isUnauthorized(response))) return response
    const wait = { caller: request.signal, timeout }
    if (!(await refresh(wait))) return response
    const fresh = await tokenInTime(options, wait)
    if (fresh) again.headers.set('Authorization', fresh)
    return send(again)
  }
}

async function isUnauthorized(response: Response): Promise<boolean> {
  if (response.ok) return false
  const refusal = refusalOf(parseJson(await response.clone().text()))
  return response.status === 401 || UNAUTHORIZED.includes(refusal?.code ?? '')
}

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

/**
 * Everything every call needs, once: headers, encryption, time limit and retries, and one kind of error for all that can go wrong. openapi-fetch
 * does the rest; its clients differ only in the operations they know.
 */
export function createTransport(given: GatewayOptions, cipher: Cipher): Http['clientOf'] {
  assertAddress(given.baseUrl)
  const options = { ...given, ...limitsOf(given) }
  const shared: Shared = { options, cipher, calls: new WeakMap(), callsByRequest: new WeakMap(), captcha: { id: '' } }
  const baseUrl = options.baseUrl || (globalThis as { location?: { origin: string } }).location?.origin || ''
  const fetch = createFetch(shared)

  return <Own extends Operations>(operations: Own) => {
    const client = createClient<PathsOf<Own>>({ baseUrl, fetch, redirect: 'manual' })
    const targetOf = (method: string, path: string) => ({
      ...operations[`${method} ${path}`]!,
      address: baseUrl + path,
      method,
    })
    client.use(firstMiddleware(shared, targetOf), ...(options.middleware ?? []), lastMiddleware(shared))
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      client[method] = withOptions(client[method] as Send, (path) => targetOf(method, path)) as never
    return client
  }
}

function createFetch({ options, callsByRequest }: Shared) {
  const send = resilientFetch(options)
  const sendWithFreshToken = createRefresh(options)

  return async (request: Request): Promise<Response> => {
    const { target, timeout, retries, onProgress } = callsByRequest.get(request)!
    const mayRepeat = target.method === 'GET' ? !target.once : request.headers.has(KEY)
    const attempts = { timeout, retries: mayRepeat ? retries : 0, ...(onProgress && { onProgress }) }
    return sendWithFreshToken({ request, target, timeout }, (one) => send(one, attempts))
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
    const call = request as unknown as Call
    const { timeout = limit, retries = options.retries, idempotencyKey, onResponse, onProgress } = call
    const listeners = { ...(onResponse && { onResponse }), ...(onProgress && { onProgress }) }
    calls.set(key, { target, startedAt: Date.now(), timeout, retries, ...listeners })
    const wait = { caller: request.signal, timeout }
    const headers = {
      ...headersOf(target, options),
      Language: request.headers.get('Language') ?? options.language?.(),
      Authorization: target.token && (await tokenInTime(options, wait).catch(failWith(target, wait.caller))),
      [KEY]: idempotencyKey,
      [CAPTCHA]: target.captcha && captcha.id,
    }
    for (const [name, text] of Object.entries(headers)) if (text) setHeader(request.headers, target, [name, text])
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

/** Throws a GatewayError without the text, which may be a token. */
function setHeader(headers: Headers, target: Target, [name, text]: [name: string, text: string]) {
  try {
    headers.set(name, text)
  } catch {
    throw new GatewayError({ ...fieldsOf(target), status: 0, code: 'network.failed', reason: `invalid header ${name}` })
  }
}

type Send = (path: string, call?: Call) => Promise<unknown>

/** Checks the options of one call. openapi-fetch would reject with an error that has the text of a header that cannot be sent. */
const withOptions =
  (send: Send, targetOf: (path: string) => Target): Send =>
  async (path, call) => {
    limitsOf(call)
    const headers = new Headers()
    for (const header of Object.entries(call?.headers ?? {})) setHeader(headers, targetOf(path), header)
    return send(path, call)
  }

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
  const { url, method, headers, signal, redirect, keepalive } = request
  headers.set('Encryption', payload.encryption)
  return new Request(url, { method, headers, signal, redirect, keepalive, body: payload.body })
}

type Outcome = Pick<ObservedCall, 'url' | 'status' | 'body' | 'error'>

function observe({ onCall }: GatewayOptions, { target: { id, method }, startedAt }: Started, outcome: Outcome) {
  try {
    onCall?.({ operation: id, method, duration: Date.now() - startedAt, ...outcome })
  } catch {
    // An observer must not change what it observes.
  }
}
