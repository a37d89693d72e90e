import type { Json } from '../../../openapi/json.ts'
import { resolve } from '../../../openapi/compact-operations.ts'
import { fileURLToPath } from 'node:url'
import document from '@longan/openapi/document' with { type: 'json' }

/**
 * Reduces the document to what a client generator needs: these operations, their success responses and references, without prose, as
 * OpenAPI 3.0, which more generators support. Schemas of encrypted bodies are included.
 */
export function reduceDocument(document: Json, operationIds: readonly string[]): Json {
  const { info, servers } = document
  const paths = keepSuccesses(pickOperations(document, operationIds))
  return {
    openapi: '3.0.3',
    info: { title: info.title, version: info.version },
    servers: [{ url: servers[0].url }],
    paths: toOpenApi30(paths),
    components: toOpenApi30(collectComponents(document, paths)),
  }
}

type Entry = [name: string, node: Json]
const filtered = (node: Json, isKept: (entry: Entry) => boolean): Json =>
  Object.fromEntries(Object.entries<Json>(node).filter(isKept))
const mapped = (node: Json, change: (value: Json) => unknown): Json =>
  Object.fromEntries(Object.entries<Json>(node).map(([name, value]) => [name, change(value)]))
const isFilled: (entry: Entry) => boolean = ([, node]) => Object.keys(node).length > 0

function pickOperations({ paths }: Json, operationIds: readonly string[]): Json {
  const isWanted = ([, { operationId }]: Entry) => operationIds.includes(operationId)
  return filtered(
    mapped(paths, (item) => filtered(item, isWanted)),
    isFilled,
  )
}

/** Removes error responses: they have one shape, and a new error code must not change the client. */
const keepSuccesses = (paths: Json): Json =>
  mapped(paths, (item) =>
    mapped(item, (operation) => ({
      ...operation,
      responses: filtered(operation.responses, ([status]) => status.startsWith('2')),
    })),
  )

function collectComponents(document: Json, paths: Json): Json {
  const found = new Set<string>()
  const follow = (node: Json) => {
    // It names the bodies of all encrypted operations.
    const text = JSON.stringify(node, (key, value: unknown) => (key === 'contentSchema' ? undefined : value))
    for (const [, pointer] of text.matchAll(/"(#\/components\/[^"]+)"/g)) {
      if (found.has(pointer!)) continue
      found.add(pointer!)
      follow(resolve(document, { $ref: pointer }))
    }
  }
  follow(paths)
  const { securitySchemes, ...kinds } = document.components
  const reached = Object.entries<Json>(kinds).map(([kind, all]): Entry => {
    return [kind, filtered(all, ([name]) => found.has(`#/components/${kind}/${name}`))]
  })
  return { securitySchemes, ...Object.fromEntries(reached.filter(isFilled)) }
}

const prose = new Set(['description', 'summary', 'example', 'examples'])
/** Keywords that OpenAPI 3.0 does not have. */
const ofContent = new Set(['contentEncoding', 'contentMediaType', 'contentSchema'])

/** Converts to OpenAPI 3.0: a reference has no siblings, a constant is an enum of one, a list of types is any type. */
function toOpenApi30(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toOpenApi30)
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node) return { $ref: node.$ref }
  const schema = filtered(
    node,
    ([key]) => !prose.has(key) && !ofContent.has(key) && (!key.startsWith('x-') || key === 'x-enum-varnames'),
  )
  return Object.fromEntries(Object.entries(schema).flatMap(toOpenApi30Entry))
}

function toOpenApi30Entry([key, value]: [string, unknown]): [string, unknown][] {
  if (key === 'properties') return [[key, mapped(value as Json, toOpenApi30)]]
  // OpenAPI requires a description of a response.
  if (key === 'responses')
    return [[key, mapped(value as Json, (one) => ({ description: '', ...(toOpenApi30(one) as Json) }))]]
  if (key === 'type' && Array.isArray(value)) return []
  // Generators produce invalid code for an enum of `true`; the type is enough.
  if (key === 'const') return typeof value === 'boolean' ? [] : [['enum', [value]]]
  return [[key, toOpenApi30(value)]]
}

const operationIds = ['getRsaKey', 'login', 'getWallet', 'listOpenIssues', 'placeLotteryBets', 'listOrdersToday']

export const GENERATED = fileURLToPath(new URL('generated/', import.meta.url))
export const SOURCE_DOCUMENT = `${GENERATED}description.gen.json`

export const serializeReducedDocument = () => `${JSON.stringify(reduceDocument(document, operationIds), null, 1)}\n`
