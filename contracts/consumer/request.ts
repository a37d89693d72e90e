import compactDocument from '@longan/openapi/operations' with { type: 'json' }
import { createGateway, type Gateway, type GatewayOptions } from '@longan/sdk'
import { LANGUAGE, MERCHANT, NOW, signedIn, TOKEN } from './examples.ts'
import { fromProviderState, type regex } from './shapes.ts'
import type { ProviderState } from '../states/states.ts'

/** Values that a provider may replace in its response to a state change; the request then contains them. */
const replaceable = ['token', 'gameId', 'numero', 'nodeId', 'gameCode', 'gameType', 'vassalage', 'bankCardId']

type Names = Map<string, unknown>

const replaceableNames = (states: ProviderState[]): Names =>
  new Map(states.flatMap(([, parameters]) => Object.entries(parameters).filter(([name]) => replaceable.includes(name))))

function injectStateValues<Part>(part: Part, names: Names, key?: string): Part
function injectStateValues(part: unknown, names: Names, key = ''): unknown {
  if (Array.isArray(part)) return part.map((row) => injectStateValues(row, names))
  if (typeof part !== 'object' || part === null) return isNamed(names, key, part) ? fromProviderState(key, part) : part
  if ('pact:matcher:type' in part) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, injectStateValues(value, names, name)]))
}

const isNamed = (names: Names, key: string, value: unknown) =>
  value !== undefined && names.has(key) && String(names.get(key)) === String(value)

function injectIntoPath(path: string, parts: Record<string, number | string>, names: Names) {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => String(parts[name]))
  const expression = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    isNamed(names, name, parts[name]) ? `\${${name}}` : String(parts[name]),
  )
  return expression === filled ? filled : fromProviderState(expression, filled)
}

export type CompactOperation = {
  id: string
  method: string
  path: string
  module?: string
  token: string
  enveloped: boolean
  responses: Record<string, { contentType: string }>
}

/** A call of the app and its request. `token` in the query or the body is the session's. */
export type InteractionRequest = {
  call: (gateway: Gateway) => Promise<unknown>
  path?: Record<string, number | string>
  query?: Record<string, string | ReturnType<typeof regex>>
  headers?: Record<string, string | ReturnType<typeof regex>>
  body?: unknown
  form?: Record<string, string>
  /** Guests send no token. By default, operations that require a token are called by members. */
  as?: 'guest' | 'member'
  account?: string
  given?: ProviderState[]
  gateway?: Partial<GatewayOptions>
  /** The plain text of an encrypted body, so that it can be encrypted for another key. */
  plain?: object
}
const operationsById = new Map(
  (compactDocument.operations as unknown as CompactOperation[]).map((one) => [one.id, one]),
)

export function getOperation(id: string): CompactOperation {
  const operation = operationsById.get(id)
  if (!operation) throw new Error(`Failed to write a contract: the document has no operation ${id}`)
  return operation
}

const isMember = (operation: CompactOperation, { as }: InteractionRequest) =>
  (as ?? (operation.token === 'required' ? 'member' : '')) === 'member'

export const pathOf = (operation: CompactOperation, request: InteractionRequest) =>
  injectIntoPath(operation.path, request.path ?? {}, replaceableNames(statesOf(operation, request)))

/** The login comes before other states, unless the interaction is about an ended session. */
export function statesOf(operation: CompactOperation, request: InteractionRequest): ProviderState[] {
  const { given = [], account } = request
  const hasEnded = given.some(([name]) => name === 'a session has ended')
  if (isMember(operation, request) && !hasEnded) return [signedIn(account), ...given]
  return given.length > 0 ? given : [['the site is open', {}]]
}

export const headersOf = (operation: CompactOperation, request: InteractionRequest) => ({
  Merchant: request.gateway?.merchant ?? MERCHANT,
  Language: request.gateway?.language?.() ?? LANGUAGE,
  'X-Gateway-Version': '3',
  ...(operation.module && { ModuleId: operation.module }),
  ...(isMember(operation, request) && { Authorization: fromProviderState('token', TOKEN) }),
  ...request.headers,
})

export function injectSession<Part>(operation: CompactOperation, request: InteractionRequest, part: Part): Part {
  const names = replaceableNames(statesOf(operation, request))
  if (isMember(operation, request) || typeof part !== 'object' || part === null || !('token' in part))
    return injectStateValues(part, names)
  const { token: _token, ...rest } = part
  return injectStateValues(rest, names) as Part
}

/** The app's SDK in front of the pact, with a fixed clock and fixed random numbers, so that the same calls send the same bytes. */
export const gatewayAt = (baseUrl: string, operation: CompactOperation, request: InteractionRequest) =>
  createGateway({
    baseUrl,
    merchant: MERCHANT,
    language: () => LANGUAGE,
    token: () => (isMember(operation, request) ? TOKEN : undefined),
    now: () => NOW,
    random: () => 0.5,
    ...request.gateway,
  })
