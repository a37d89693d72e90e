import { isSecret } from '../../kernel/http/redact-input.ts'
import type { MockServer } from '../../mock-server.ts'
import { PERSONA_PASSWORD } from '../../histories/personas.ts'
import { exampleRequests, type ExampleRequest, plainBodyOf } from '../example-requests.ts'
import { compareHeaders } from './compare-headers.ts'
import { sendExample, type ParsedResponse, parseResponse, findRequestError } from './build-request.ts'
import { compare, type Difference } from './differences.ts'
import type { GatewayClient } from './gateway-client.ts'
import { isSafe } from './safe-operations.ts'
import { gatewayCore } from '@longan/sdk/core'
import type { Operation } from '../../kernel/validation/openapi-document.ts'

const PERSONAL =
  /^(ip|zalo|qq|wechat|line|facebook|birth\w*|dob|sex|gender|remark|tel|iban|contact|holder|owner)$|(passport|identity|account|mobile|phone|mail|address|card|bank|avatar|balance|upline|downline|referr\w*|code|link|url)(no|num|number|id|name)?$|(user|real|full|given|family|first|last|nick|member|login|customer|holder|friend|subordinate|player)_?name$|customerid|memberid|userid|playerid/i
const CREDENTIAL = /^(pin|otp|jwt|cookie|sid)$|session_?(id|key)|api_?key|credential|signature/i
/** Addresses of mails, long numbers (of phones with blanks, too), and long words that no language has. */
const SENSITIVE_TEXT = /\S+@\S+|\+?\d{8,}|(?:\+|\b0)\d(?:[ .-]?\d){7,}|[\w.-]{24,}/g
const HIDDEN = '(hidden)'

/** Returns a copy of a response that may be shown: without credentials and personal data. Lists show their first entry. */
export function redact(value: unknown, secrets: readonly string[] = []): unknown {
  if (typeof value === 'string') return redactText(value, secrets)
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => redact(one, secrets))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      redactText(name, secrets),
      isPersonal(name, inner) ? hide(inner, secrets) : redact(inner, secrets),
    ]),
  )
}

/** Checks whether a field may have something of a person, or a credential. */
export const isPersonal = (name: string, value: unknown): boolean =>
  (typeof value !== 'boolean' && value !== null && PERSONAL.test(name)) || isSecret(name) || CREDENTIAL.test(name)

const hide = (value: unknown, secrets: readonly string[]): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.keys(value).map((name) => [redactText(name, secrets), HIDDEN]))
    : HIDDEN

function redactText(text: string, secrets: readonly string[]): string {
  const open = secrets.filter((secret) => secret !== '').reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
  return open.replace(SENSITIVE_TEXT, HIDDEN).slice(0, 200)
}

export type OperationDiff = { operation: string; tag: string; method: string; path: string } & (
  | { status: 'same'; absent: string[] }
  | { status: 'differs'; differences: Difference[]; absent: string[]; received?: unknown }
  | { status: 'refused'; reason: string; code: string }
  | { status: 'skipped'; reason: string }
)
export type DriftOptions = {
  gateway: GatewayClient
  /** The mock to compare with. Each operation uses a world of its own. */
  mock: MockServer
  merchant: string
  token?: string | undefined
  only?: string | undefined
  isUnsafe?: boolean
}

/** Compares a gateway with the document and the mock, operation by operation. Sends queries only, unless `isUnsafe` is set. */
export async function* drift(options: DriftOptions): AsyncGenerator<OperationDiff> {
  const { only, isUnsafe = false } = options
  for (const example of exampleRequests()) {
    const { id, domain, method, path } = example.operation
    if (only !== undefined && domain !== only) continue
    if (!isUnsafe && !isSafe(example.operation)) continue
    const reason = reasonToSkip(example, options)
    const result = reason ? { status: 'skipped' as const, reason } : await compareOperation(example, options)
    yield { operation: id, tag: domain, method, path, ...result }
  }
}

export const driftTags = (): string[] => [...new Set(exampleRequests().map(({ operation }) => operation.domain))]

function reasonToSkip({ operation }: ExampleRequest, { token }: DriftOptions): string | undefined {
  if (operation.token === 'required' && !token) return 'it needs a session: --token'
  // A member has one session: a login with the token's account would end it.
  const endsSession = token ? /^(logout|login$|verifyLogin)/ : /^logout/
  return endsSession.test(operation.id) ? 'it would end the session' : undefined
}

const SESSION_ERRORS: readonly string[] = ['login.not.session', 'user.or.token.invalid']

/** Counts the operations that were refused because of the token. Something in front of a gateway may refuse all with a bare 401. */
export function countSessionErrors(results: readonly OperationDiff[]): number {
  const refused = results.filter((one) => one.status === 'refused' && SESSION_ERRORS.includes(one.code)).length
  const unauthorized = results.filter(
    (one) => one.status === 'differs' && one.differences.some(({ status }) => status === 401),
  ).length
  return unauthorized > 0 && unauthorized === results.filter(({ status }) => status !== 'skipped').length
    ? unauthorized
    : refused
}

async function compareOperation(example: ExampleRequest, options: DriftOptions) {
  const { operation } = example
  const fault = findRequestError(example)
  if (fault) return toDiff([{ field: 'request', kind: 'request', says: fault }])
  const answer = await requestGateway(example, options)
  if ('failure' in answer) {
    const kind = answer.isTimeout ? 'timeout' : 'no response'
    return toDiff([{ field: 'answer', kind, says: `is missing: ${answer.failure}` }])
  }
  const read = parseResponse(operation, answer)
  if ('fault' in read) return toDiff([{ field: 'answer', kind: 'status', status: read.status, says: read.fault }])
  const ours = await requestMock(example, options)
  const headerDifferences = compareHeaders(operation, answer, read)
  if ('refused' in read) {
    const says = compareRefusal(operation, read, ours)
    const all = says ? [{ field: 'answer', kind: 'refusal' as const, says }, ...headerDifferences] : headerDifferences
    return all.length > 0 ? toDiff(all) : { status: 'refused' as const, reason: read.refused, code: read.code }
  }
  const mock = 'value' in ours ? ours.value : undefined
  const { differences: bodyDifferences, absent } = compare(operation, { answer: read.value, mock })
  const differences = [...headerDifferences, ...bodyDifferences]
  if (differences.length === 0) return { status: 'same' as const, absent }
  return { ...toDiff(differences, absent), received: redact(read.value, options.token ? [options.token] : []) }
}

async function requestGateway(example: ExampleRequest, { gateway, merchant, token }: DriftOptions) {
  try {
    return await sendExample(gateway, await encryptFor(gateway, example, merchant), { merchant, token })
  } catch (error) {
    return { failure: `failed to encrypt the body (${(error as { code?: string }).code})` }
  }
}

const toDiff = (differences: Difference[], absent: string[] = []) => ({
  status: 'differs' as const,
  differences,
  absent,
})

/** Returns the mock's response to the same request, for a persona. Commands use a new world. */
async function requestMock(example: ExampleRequest, { mock }: DriftOptions): Promise<ParsedResponse> {
  const { operation, persona } = example
  const hasOwnWorld = !isSafe(operation)
  const name = hasOwnWorld ? operation.id : persona
  const side: GatewayClient = async (path, { headers, ...init }) => {
    const own = { ...headers, 'x-mock-world': name }
    const response = await mock.fetch(new Request(`http://mock.local${path}`, { ...init, headers: own }))
    return { status: response.status, body: await response.text() }
  }
  const { world } = await mock.worlds.open(name)
  if (operation.module) world.settings.flags = { ...world.settings.flags, [operation.module]: true }
  const token = operation.token === 'none' ? undefined : await signIn(side, persona)
  const answer = await sendExample(side, example, { merchant: 'DEMO', token })
  const read = 'failure' in answer ? { fault: answer.failure, status: 0 } : parseResponse(operation, answer)
  if (hasOwnWorld) mock.worlds.remove(name)
  return read
}

async function signIn(side: GatewayClient, username: string): Promise<string> {
  const headers = { merchant: 'DEMO', 'content-type': 'application/json', encryption: 'plain' }
  const body = JSON.stringify({ type: 'username', username, password: PERSONA_PASSWORD })
  const answer = await side('/wps/session/login', { method: 'POST', headers, body })
  if ('failure' in answer) throw new Error(`Failed to sign in at the mock: ${answer.failure}`)
  return (JSON.parse(answer.body) as { value: { token: string } }).value.token
}

const PLACEHOLDER_ORIGIN = 'http://gateway.invalid'

async function encryptFor(side: GatewayClient, example: ExampleRequest, merchant: string): Promise<ExampleRequest> {
  if (!example.operation.encrypted) return example
  const { encrypt } = gatewayCore({ baseUrl: PLACEHOLDER_ORIGIN, merchant, fetch: createFetch(side) })
  const { encryption, body } = await encrypt(JSON.stringify(plainBodyOf(example)))
  return { ...example, headers: { ...example.headers, encryption }, body: JSON.parse(body) }
}

const createFetch = (side: GatewayClient) => async (request: Request) => {
  const headers = Object.fromEntries(request.headers)
  const answer = await side(request.url.replace(PLACEHOLDER_ORIGIN, ''), { method: request.method, headers })
  if ('failure' in answer) throw new TypeError(answer.failure)
  return new Response(answer.body, { status: answer.status })
}

const PERMISSION_CODES: readonly string[] = [
  'permission.denied',
  'login.not.session',
  'user.or.token.invalid',
  'CUSTOMER_NOT_LOGIN',
  'token_ip_different',
]
/** Failures of the gateway itself, which do not depend on the request. */
const FAILURE_CODE = /^(?:system|response|ledger)\./

/** Returns how an error differs from the mock's response; undefined if it depends on the account, or if the mock refuses the same. */
function compareRefusal(
  operation: Operation,
  { refused, code }: RefusedResponse,
  ours: ParsedResponse,
): string | undefined {
  if (FAILURE_CODE.test(code)) return `is a failure: ${refused}`
  // A command may find its resource used up.
  if (PERMISSION_CODES.includes(code) || !isSafe(operation)) return undefined
  if ('value' in ours) return `is a refusal, but the mock succeeds: ${refused}`
  return 'refused' in ours && ours.code !== code
    ? `is a refusal, but the mock refuses with ${ours.code}: ${refused}`
    : undefined
}
type RefusedResponse = { refused: string; code: string }
