import description from '@longan/openapi/operations' with { type: 'json' }
import { createGateway, type Gateway, type GatewayOptions } from '@longan/sdk'
import { LANGUAGE, MERCHANT, NOW, signedIn, TOKEN } from './examples.ts'
import { injected, injectedPath, namesIn } from './injected.ts'
import { fromProviderState, type regex } from './shapes.ts'
import type { Given } from './states.ts'

/** What the description says of an operation. */
export type Described = {
  id: string
  method: string
  path: string
  module?: string
  token: string
  enveloped: boolean
  responses: Record<string, { contentType: string }>
}

/** How the app makes a call, and what of it travels. `token` in the query or the body is the session's. */
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
  /** Whose token it is. */
  account?: string
  given?: Given[]
  gateway?: Partial<GatewayOptions>
  /** What is inside an encrypted body, for whoever must encrypt it anew. */
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

/** Whoever is signed in is so before anything else, unless the matter is a session that has ended. */
export function statesOf(described: Described, asked: Request): Given[] {
  const { given = [], account } = asked
  const hasEnded = given.some(([name]) => name === 'a session has ended')
  if (isMember(described, asked) && !hasEnded) return [signedIn(account), ...given]
  return given.length > 0 ? given : [['the site is open', {}]]
}

/** What the SDK says with every call. */
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
