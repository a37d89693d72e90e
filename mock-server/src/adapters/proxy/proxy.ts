import type { Operation } from '../../kernel/validation/openapi-document.ts'
import { toFailure } from '../../kernel/http/failure.ts'
import type { Call, Reply } from '../../kernel/http/http.ts'
import { findOperation } from '../../kernel/http/operations.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import { compareHeaders } from '../drift/compare-headers.ts'
import { parseResponse } from '../drift/build-request.ts'
import type { GatewayResult, GatewayClient } from '../drift/gateway-client.ts'
import { compare } from '../drift/differences.ts'
import { isSafe } from '../drift/safe-operations.ts'
import { isMultipart, toBytes } from '../../kernel/http/multipart.ts'
import { isDeclaredMultipart, parsePlainBody } from '../../kernel/http/plain-body.ts'
import { createValidation } from '../../kernel/validation/validation.ts'
import { compileAtRunTime } from '../../validators/at-run-time.ts'
import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'

const AS_SENT = { decode: (value: string) => value, encode: (value = '') => value }

/**
 * The gateway's cookies of a page, by which some gateways find the captcha they have shown. Only these are sent to the gateway; other
 * cookies of the page belong to the mock.
 */
function createGatewayCookies() {
  const names = new Set<string>()
  return {
    store(answer: GatewayResult) {
      const cookie = 'failure' in answer ? undefined : answer.headers?.['set-cookie']
      if (cookie) names.add(parseSetCookie(cookie).name)
    },
    of(sent = ''): string | undefined {
      const own = Object.entries(parseCookie(sent, AS_SENT)).filter(([name]) => names.has(name))
      return own.length > 0 ? stringifyCookie(Object.fromEntries(own), AS_SENT) : undefined
    },
  }
}

export type ProxyOptions = Omit<ForwardOptions, 'cookie'> & {
  /** Tags that the gateway answers. */
  real: readonly string[]
  /** Tags whose questions the gateway is asked, too; the mock answers. */
  shadow: readonly string[]
  /** Hears each difference once; no value of an answer, no token and nothing that was sent is in it. */
  log(sentence: string): void
}
type Handle = (call: Call) => Promise<Reply>

const MAX_COMPARISONS = 20

/** Combines a mock with a gateway: `real` tags are proxied, `shadow` tags are compared, all others use the mock only. */
export function proxyToGateway(handle: Handle, options: ProxyOptions): Handle {
  const { real, shadow } = options
  const log = logOnce(options.log)
  const cookies = createGatewayCookies()
  const skips = countSkips(log)
  let pending = 0
  return async (call) => {
    const operation = findOperation(call.method, call.path)?.target
    if (operation && real.includes(operation.domain)) return toReply(operation, await forwardAndCheck(operation, call))
    const reply = await handle(call)
    if (operation && shadow.includes(operation.domain) && isSafe(operation)) compareInBackground(operation, call, reply)
    return reply
  }

  /** Compares without delaying the response. A slow gateway gets fewer requests. */
  function compareInBackground(operation: Operation, call: Call, reply: Reply) {
    if (!skips.begin(pending < MAX_COMPARISONS)) return
    pending++
    compareWithMock(operation, call, reply)
      .catch((error: Error) => log(`${operation.id}: cannot be compared: ${error.message}`))
      .finally(() => pending--)
  }

  async function forwardAndCheck(operation: Operation, call: Call): Promise<GatewayResult> {
    const fault = findRequestError(operation, call)
    if (fault) log(`${operation.id}: ${fault}`)
    const answer = await forwardCall(operation, call, { ...options, cookie: cookies.of(call.header('cookie')) })
    cookies.store(answer)
    logAll(operation, describeDifferences(operation, answer))
    return answer
  }

  async function compareWithMock(operation: Operation, call: Call, { status, body }: Reply) {
    const ours = parseResponse(operation, { status, body })
    const answer = await forwardCall(operation, call, options)
    logAll(operation, describeDifferences(operation, answer, 'value' in ours ? ours.value : undefined))
  }

  function logAll({ id }: Operation, sentences: Iterable<string>) {
    for (const sentence of sentences) log(`${id}: ${sentence}`)
  }
}

function* describeDifferences(operation: Operation, answer: GatewayResult, mock?: unknown): Generator<string> {
  if ('failure' in answer) return yield `the gateway does not respond: ${answer.failure}`
  const read = parseResponse(operation, answer)
  if ('fault' in read) return yield `the gateway ${read.fault}`
  for (const { field, says } of compareHeaders(operation, answer, read)) yield `${field} ${says}`
  if ('value' in read) {
    for (const { field, says } of compare(operation, { answer: read.value, mock }).differences) yield `${field} ${says}`
  } else if (mock !== undefined) {
    // A gateway that knows no session would seem to have no differences.
    yield `not compared: the gateway refuses with ${read.refused}, the mock does not`
  }
}

/** Logs the first, tenth, hundredth ... query that was not compared, so that a report without differences is not misread. */
function countSkips(log: (sentence: string) => void) {
  let [all, skipped] = [0, 0]
  return {
    /** Counts a query and returns true if it is compared. */
    begin(isFree: boolean): boolean {
      all++
      if (!isFree && /^10*$/.test(String(++skipped)))
        log(`${skipped} of ${all} shadowed requests were not compared: the gateway is too slow`)
      return isFree
    },
  }
}

function logOnce(log: (sentence: string) => void) {
  const logged = new Set<string>()
  return (sentence: string) => {
    if (!logged.has(sentence)) log(sentence)
    logged.add(sentence)
  }
}

function toReply(operation: Operation, answer: GatewayResult): Reply {
  if ('failure' in answer)
    return toFailure(new Refusal(500, 'system.error', `The gateway does not respond: ${answer.failure}`))
  const isText = operation.responses['200']?.contentType?.startsWith('text/plain') && answer.status === 200
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'
  return { status: answer.status, headers: { 'content-type': type, ...answer.headers }, body: answer.body }
}

const validation = createValidation(compileAtRunTime)
const FORWARDED_HEADERS = [
  'merchant',
  'language',
  'encryption',
  'content-type',
  'moduleid',
  'x-captcha-id',
  'idempotency-key',
]

const MOCK_MERCHANT = 'DEMO'
const MERCHANT_PARAMETERS = ['merchant', 'merchantCode', 'merchant_code']

type ForwardOptions = {
  gateway: GatewayClient
  /** A session at the gateway, instead of the caller's at the mock. */
  token?: string | undefined
  merchant?: string | undefined
  cookie?: string | undefined
}

function forwardCall(operation: Operation, { method, path, query, header, body }: Call, options: ForwardOptions) {
  const { gateway, token, merchant = MOCK_MERCHANT, cookie } = options
  const own = operation.parameters.flatMap((one) => (one.in === 'header' ? one.name.toLowerCase() : []))
  const passed = [...FORWARDED_HEADERS, ...own].flatMap((name) =>
    header(name) === undefined ? [] : [[name, header(name)!]],
  )
  const session = token ?? header('authorization')
  const headers = {
    ...Object.fromEntries(passed),
    ...(header('merchant') === MOCK_MERCHANT && { merchant }),
    ...(session && operation.token !== 'none' && { authorization: session }),
    ...(cookie && { cookie }),
  }
  const search = new URLSearchParams(query)
  if (token && search.has('token')) search.set('token', token)
  for (const name of MERCHANT_PARAMETERS) if (search.get(name) === MOCK_MERCHANT) search.set(name, merchant)
  const line = search.size > 0 ? `${path}?${search.toString()}` : path
  const sent = isMultipart(header('content-type')) ? toBytes(body) : body
  return gateway(line, { method, headers, ...(body !== '' && { body: sent }) })
}

/** Returns the violation of the document by a call as a sentence; only the gateway can check an encrypted body. */
function findRequestError(operation: Operation, call: Call): string | undefined {
  const path = findOperation(call.method, call.path)?.params ?? {}
  try {
    validation.parseParameters(operation, 'query', Object.fromEntries(call.query))
    validation.parseParameters(operation, 'path', path)
    validation.checkHeaders(operation, call.header)
    const isPlain = operation.body && !operation.encrypted && !isDeclaredMultipart(operation, call)
    const body = isPlain ? parsePlainBody(operation, call) : undefined
    if (body !== undefined) validation.checkBody(operation, body)
    return undefined
  } catch (error) {
    // Its reason names the field and the rule, not what was sent.
    return `the request is invalid: ${(error as Error).message}`
  }
}
