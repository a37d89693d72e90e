import description from '@longan/openapi/operations' with { type: 'json' }
import { createGateway, type Gateway, type GatewayOptions } from '@longan/sdk'
import { LANGUAGE, MERCHANT, NOW, signedIn, TOKEN } from './examples.ts'
import { injected, injectedPath, namesIn } from './injected.ts'
import { fromProviderState, type regex } from './shapes.ts'
import type { Given } from './states.ts'

/** The parts of an operation that a request needs. */
export type Described = {
  id: string
  method: string
  path: string
  module?: string
  token: string
  enveloped: boolean
  responses: Record<string, { contentType: string }>
}

/** A call of the app and its request. `token` in the query or the body is the session's. */
export type Request = {
  call: (gateway: Gateway) => Promise<unknown>
  /** Parts of the path by name. */
  path?: Record<string, number | string>
  query?: Record<string, string | ReturnType<typeof regex>>
  headers?: Record<string, string | ReturnType<typeof regex>>
  body?: unknown
  /** A body that travels as a form. */
  form?: Record<string, string>
  /** Guests send no token. Without it, members ask wherever a token is needed. */
  as?: 'guest' | 'member'
  /** The owner of the token. */
  account?: string
  given?: Given[]
  gateway?: Partial<GatewayOptions>
  /** The plain text of an encrypted body, so that it can be encrypted for another key. */
  plain?: object
}
const operations = new Map((description.operations as unknown as Described[]).map((one) => [one.id, one]))

export function describedAs(id: string): Described {
  const described = operations.get(id)
  if (!described) throw new Error(`Failed to write a contract: the description has no operation ${id}`)
  return described
}

const isMember = (described: Described, { as }: Request) =>
  (as ?? (described.token === 'required' ? 'member' : '')) === 'member'

/** The path with its parts filled in. */
export const pathOf = (described: Described, asked: Request) =>
  injectedPath(described.path, asked.path ?? {}, namesIn(statesOf(described, asked)))

/** The login comes before other states, unless the interaction is about an ended session. */
export function statesOf(described: Described, asked: Request): Given[] {
  const { given = [], account } = asked
  const hasEnded = given.some(([name]) => name === 'a session has ended')
  if (isMember(described, asked) && !hasEnded) return [signedIn(account), ...given]
  return given.length > 0 ? given : [['the site is open', {}]]
}

/** Headers of every call. */
export const headersOf = (described: Described, asked: Request) => ({
  Merchant: asked.gateway?.merchant ?? MERCHANT,
  Language: asked.gateway?.language?.() ?? LANGUAGE,
  'X-Gateway-Version': '3',
  ...(described.module && { ModuleId: described.module }),
  ...(isMember(described, asked) && { Authorization: fromProviderState('token', TOKEN) }),
  ...asked.headers,
})

/** A query or a body as it travels. A guest has no token to put into it. */
export function signed<Part>(described: Described, asked: Request, part: Part): Part {
  const names = namesIn(statesOf(described, asked))
  if (isMember(described, asked) || typeof part !== 'object' || part === null || !('token' in part))
    return injected(part, names)
  const { token: _token, ...rest } = part
  return injected(rest, names) as Part
}

/** The app's SDK in front of the pact, with a still clock and a steady chance: the same calls give the same bytes. */
export const gatewayAt = (baseUrl: string, described: Described, asked: Request) =>
  createGateway({
    baseUrl,
    merchant: MERCHANT,
    language: () => LANGUAGE,
    token: () => (isMember(described, asked) ? TOKEN : undefined),
    now: () => NOW,
    random: () => 0.5,
    ...asked.gateway,
  })
