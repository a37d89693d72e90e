import createClient, { type Middleware } from 'openapi-fetch'
import { describeProblem } from './check-response.ts'
import { GatewayError, type GatewayErrorFields, type LocalErrorCode, refusalOf } from './gateway-error.ts'
import type { GatewayOptions } from './gateway-options.ts'
import type { Call, Http } from './http.ts'
import type { Operation, Operations, PathsOf } from './operations/operation.ts'
import { createDeadline, parseJson, resilientFetch, ResponseTooLarge } from './resilient-fetch.ts'

type Cipher = Pick<Http, 'encrypt' | 'forgetKey'>
/** An operation, and its address without the query and the parameters. */
type Target = Operation & { address: string; method: string }
/** What is known of one call from its first middleware to its end. */
type Started = Call & { target: Target; startedAt: number }

const CAPTCHA = 'X-Captcha-Id'
const KEY = 'Idempotency-Key'
/** The token is missing, unknown or has expired. */
const UNAUTHORIZED = ['login.not.session', 'user.or.token.invalid']
const DEFAULT_TIMEOUT = 20_000
const DEFAULT_RETRIES = 2

/**
 * Everything every call needs, once: headers, encryption, time limit and retries, and one kind of error for all that can go wrong. openapi-fetch
 * does the rest; its clients differ only in the operations they know.
 */
export function createTransport(options: GatewayOptions, cipher: Cipher): Http['clientOf'] {
  const baseUrl = options.baseUrl || globalThis.location?.origin || ''
  const send = resilientFetch(options)
  const withFreshToken = createRefresh(options)
  // openapi-fetch gives each call one object of options, also when a middleware replaces its request.
  const calls = new WeakMap<object, Started>()
  const callsByRequest = new WeakMap<Request, Started>()
  const captcha = { id: '' }

  async function fetch(request: Request): Promise<Response> {
    const {
      target,
      timeout = options.timeout ?? DEFAULT_TIMEOUT,
      retries = options.retries ?? DEFAULT_RETRIES,
    } = callsByRequest.get(request)!
    const mayRepeat = target.method === 'GET' ? !target.once : request.headers.has(KEY)
    const attempts = { timeout, retries: mayRepeat ? retries : 0 }
    return withFreshToken(request, target, (one) => send(one, attempts))
  }

  const first = (operationOf: (method: string, path: string) => Target): Middleware => ({
    async onRequest({ schemaPath, request, options: key }) {
      const target = operationOf(request.method, schemaPath)
      const { timeout, retries, idempotencyKey, onResponse } = request as unknown as Call
      calls.set(key, { target, startedAt: Date.now(), ...withoutUndefined({ timeout, retries, onResponse }) })
      const token = target.token && (await tokenInTime(options, target, request.signal))
      const headers = {
        ...headersOf(target, options),
        Authorization: token,
        [KEY]: idempotencyKey,
        [CAPTCHA]: target.captcha && captcha.id,
      }
      for (const [name, text] of Object.entries(headers)) if (text) request.headers.set(name, text)
    },
    async onResponse({ request, response, options: key }) {
      const started = calls.get(key)!
      const { target } = started
      captcha.id = response.headers.get(CAPTCHA) ?? captcha.id
      const text = await response.clone().text()
      const body = parseJson(text)
      const error = toError(target, response, body)
      // The gateway could not read what was encrypted: perhaps its key has changed since we asked.
      if (target.encrypted && error?.code === 'request_body_required') cipher.forgetKey()
      observe(options, started, { url: request.url, status: response.status, body, error })
      if (error) throw error
      started.onResponse?.(response)
      return target.text ? new Response(JSON.stringify(text), response) : response
    },
    onError({ request, error, options: key }) {
      const started = calls.get(key)!
      const failure = toLocalError(started.target, error, request.signal)
      observe(options, started, { url: request.url, status: 0, body: undefined, error: failure })
      return failure
    },
  })
  const last: Middleware = {
    async onRequest({ request, options: key }) {
      const started = calls.get(key)!
      const sent = started.target.encrypted ? await encryptRequest(started.target, request, cipher) : request
      callsByRequest.set(sent, started)
      return sent
    },
  }

  return <Own extends Operations>(operations: Own) => {
    const client = createClient<PathsOf<Own>>({ baseUrl, fetch, redirect: 'manual' })
    const targetOf = (method: string, path: string) => ({
      ...operations[`${method} ${path}`]!,
      address: baseUrl + path,
      method,
    })
    client.use(first(targetOf), ...(options.middleware ?? []), last)
    return client
  }
}

const headersOf = ({ module }: Operation, { merchant, language }: GatewayOptions) => ({
  Merchant: merchant,
  Language: language?.(),
  'X-Gateway-Version': '3',
  ModuleId: module,
})

/** Asks the caller for the token, but not for longer than a call may take. */
async function tokenInTime({ token, timeout = DEFAULT_TIMEOUT }: GatewayOptions, target: Target, caller: AbortSignal) {
  const answer = token?.()
  if (!answer || typeof answer === 'string') return answer
  const { signal, finish } = createDeadline(caller, timeout)
  const ended = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  return Promise.race([answer, ended])
    .catch((error: unknown) => {
      throw toLocalError(target, error, caller)
    })
    .finally(finish)
}

/** Sends a call again, once, after `onUnauthorized` has refreshed the session. Calls that fail together refresh it together. */
function createRefresh({ token, onUnauthorized }: GatewayOptions) {
  let refreshing: Promise<boolean> | undefined

  return async (request: Request, target: Target, send: (request: Request) => Promise<Response>) => {
    if (!onUnauthorized || !target.token) return send(request)
    const again = request.clone()
    const response = await send(request)
    const refusal = response.ok ? undefined : refusalOf(parseJson(await response.clone().text()))
    if (response.status !== 401 && !UNAUTHORIZED.includes(refusal?.code ?? '')) return response
    refreshing ??= Promise.resolve(onUnauthorized()).finally(() => (refreshing = undefined))
    if (!(await refreshing)) return response
    const fresh = await token?.()
    if (fresh) again.headers.set('Authorization', fresh)
    return send(again)
  }
}

type Outcome = { url: string; status: number; body: unknown; error: GatewayError | undefined }

/** An observer must not change what it observes. */
function observe({ onCall }: GatewayOptions, { target, startedAt }: Started, outcome: Outcome) {
  const { id: operation, method } = target
  try {
    onCall?.({ operation, method, duration: Date.now() - startedAt, ...outcome })
  } catch {}
}

async function encryptRequest(target: Target, request: Request, { encrypt }: Cipher): Promise<Request> {
  const payload = await encrypt(await request.text()).catch((error: unknown) => {
    throw error instanceof GatewayError ? error : toLocalError(target, error, request.signal)
  })
  const { url, method, headers, signal, redirect } = request
  headers.set('Encryption', payload.encryption)
  return new Request(url, { method, headers, signal, redirect, body: payload.body })
}

type Fields = Pick<GatewayErrorFields, 'operation' | 'method' | 'url'>
const fieldsOf = ({ id, address, method }: Target): Fields => ({ operation: id, method, url: address })

/** Returns the error of a response; undefined for a success. A status of 200 is not enough: the body decides. */
function toError(target: Target, response: Response, body: unknown): GatewayError | undefined {
  const { status, headers } = response
  const fields = { ...fieldsOf(target), status, headers }
  const refusal = isFailure(response, body) ? refusalOf(body) : undefined
  if (refusal) return new GatewayError({ ...fields, ...refusal })
  const reason = describeProblem(target, response, body)
  return reason === undefined ? undefined : new GatewayError({ ...fields, code: 'response.unreadable', reason })
}

const isFailure = ({ ok }: Response, body: unknown) =>
  !ok || (typeof body === 'object' && body !== null && 'success' in body && body.success !== true)

type Failure = { name?: unknown; cause?: { code?: string } }

/** Returns the error of a call without a usable response. */
function toLocalError(target: Target, error: unknown, caller: AbortSignal): GatewayError {
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

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }
