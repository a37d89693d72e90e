import type { Json } from '../../../openapi/json.ts'
import { resolve } from '../../../openapi/compact-operations.ts'

/**
 * What a generator of clients needs of these operations: they, their successes and what they refer to, without prose, as
 * OpenAPI 3.0, which more generators read than ours. What is inside an encrypted body is among the schemas.
 */
export function cutDescription(description: Json, operationIds: readonly string[]): Json {
  const { info, servers } = description
  const paths = lastingOf(wantedOf(description, operationIds))
  return {
    openapi: '3.0.3',
    info: { title: info.title, version: info.version },
    servers: [{ url: servers[0].url }],
    paths: older(paths),
    components: older(reachedFrom(description, paths)),
  }
}

type Entry = [name: string, node: Json]
const filtered = (node: Json, isKept: (entry: Entry) => boolean): Json =>
  Object.fromEntries(Object.entries<Json>(node).filter(isKept))
const mapped = (node: Json, change: (value: Json) => unknown): Json =>
  Object.fromEntries(Object.entries<Json>(node).map(([name, value]) => [name, change(value)]))
const isFilled: (entry: Entry) => boolean = ([, node]) => Object.keys(node).length > 0

function wantedOf({ paths }: Json, operationIds: readonly string[]): Json {
  const isWanted = ([, { operationId }]: Entry) => operationIds.includes(operationId)
  return filtered(
    mapped(paths, (item) => filtered(item, isWanted)),
    isFilled,
  )
}

/** Failures are left out: each has the same shape, and a new error code makes no other client. */
const lastingOf = (paths: Json): Json =>
  mapped(paths, (item) =>
    mapped(item, (operation) => ({
      ...operation,
      responses: filtered(operation.responses, ([status]) => status.startsWith('2')),
    })),
  )

/** The components that these paths refer to, and those that they refer to. */
function reachedFrom(description: Json, paths: Json): Json {
  const found = new Set<string>()
  const follow = (node: Json) => {
    for (const [, pointer] of JSON.stringify(node).matchAll(/"(#\/components\/[^"]+)"/g)) {
      if (found.has(pointer!)) continue
      found.add(pointer!)
      follow(resolve(description, { $ref: pointer }))
    }
  }
  follow(paths)
  const { securitySchemes, ...kinds } = description.components
  const reached = Object.entries<Json>(kinds).map(([kind, all]): Entry => {
    return [kind, filtered(all, ([name]) => found.has(`#/components/${kind}/${name}`))]
  })
  return { securitySchemes, ...Object.fromEntries(reached.filter(isFilled)) }
}

const prose = new Set(['description', 'summary', 'example', 'examples'])

/** In words of OpenAPI 3.0: nothing stands beside a reference, a constant is a list of one, several types are any. */
function older(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(older)
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node) return { $ref: node.$ref }
  const kept = filtered(node, ([key]) => !prose.has(key) && (!key.startsWith('x-') || key === 'x-enum-varnames'))
  return Object.fromEntries(Object.entries(kept).flatMap(olderEntry))
}

function olderEntry([key, value]: [string, unknown]): [string, unknown][] {
  if (key === 'properties') return [[key, mapped(value as Json, older)]]
  // `_` is left of a name in no language, and nobody has to send it.
  if (key === 'parameters' && Array.isArray(value)) return [[key, older(value.filter(({ name }) => name !== '_'))]]
  // A response has to have a description.
  if (key === 'responses')
    return [[key, mapped(value as Json, (one) => ({ description: '', ...(older(one) as Json) }))]]
  if (key === 'type' && Array.isArray(value)) return []
  // The type says enough of it: generators write a list of `true` in words that are none of their languages'.
  if (key === 'const') return typeof value === 'boolean' ? [] : [['enum', [value]]]
  return [[key, older(value)]]
}
