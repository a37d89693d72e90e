import compactDocument from '@longan/openapi/operations' with { type: 'json' }
import type { Call } from '@longan/mock-server'
import { type Interaction, outcomeOf } from '../../pact-file.ts'

/** A request in parts that a variant can change. */
export type Request = {
  method: string
  path: string
  query: Record<string, string[]>
  headers: Record<string, string>
  body: string
}
type Parameter = { name: string; in: string; required?: boolean }

const requiredById = new Map(
  compactDocument.operations.map(({ id, parameters }) => {
    const all = parameters as unknown as Parameter[]
    return [id, new Set(all.filter((one) => one.in === 'query' && one.required).map(({ name }) => name))]
  }),
)

/** They repeat what headers say, or only keep caches from answering: a gateway need not read them. */
export const REPEATED = new Set(['language', 'lang', 'merchant', 'merchantCode', 'merchant_code', 'token', '_', 't'])

export function toRequest({ request }: Interaction): Request {
  const {
    method,
    path,
    headers = {},
    body,
    query = {},
  } = request as Interaction['request'] & Partial<Pick<Request, 'query'>>
  const content = body?.content
  return {
    method,
    path,
    query,
    headers: Object.fromEntries(Object.entries(headers).map(([name, texts]) => [name.toLowerCase(), texts.join(', ')])),
    body: content === undefined ? '' : typeof content === 'string' ? content : JSON.stringify(content),
  }
}

export function toCall({ method, path, query, headers, body }: Request): Call {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]))
  return { method, path, query: new URLSearchParams(pairs), body, header: (name) => headers[name] }
}

/** The request to a gateway that always uses the other language. */
export function inOtherLanguage(request: Request): Request {
  const query = { ...request.query }
  for (const name of ['language', 'lang']) if (query[name]) query[name] = query[name].map(otherLanguage)
  return { ...request, query, headers: { ...request.headers, language: otherLanguage(request.headers['language']) } }
}

const otherLanguage = (code = 'VI') => (code.startsWith('EN') ? 'VI' : 'EN')

/** The query as a gateway understands it that ignores one parameter: without it, or with another value if it is required. */
export function ignoringOne(interaction: Interaction, valuesByName: Map<string, Set<string>>): [string, Request[]][] {
  const request = toRequest(interaction)
  const required = requiredById.get(outcomeOf(interaction).operation)
  return Object.entries(request.query)
    .filter(([name]) => !REPEATED.has(name))
    .map(([name, values]) => {
      const { [name]: _ignored, ...rest } = request.query
      if (!required?.has(name)) return [name, [{ ...request, query: rest }]]
      const others = [...(valuesByName.get(name) ?? [])].filter((value) => !values.includes(value))
      return [name, others.map((value) => ({ ...request, query: { ...rest, [name]: [value] } }))]
    })
}

export function queryValues(interactions: Interaction[]): Map<string, Set<string>> {
  const byName = new Map<string, Set<string>>()
  for (const interaction of interactions)
    for (const [name, values] of Object.entries(toRequest(interaction).query)) {
      byName.set(name, byName.get(name) ?? new Set())
      for (const value of values) byName.get(name)!.add(value)
    }
  return byName
}
