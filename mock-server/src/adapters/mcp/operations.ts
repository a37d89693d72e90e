import { decryptBody } from '../../kernel/http/payload-cipher.ts'
import { operationById } from '../../kernel/http/operations.ts'
import type { Operation } from '../../kernel/validation/openapi-document.ts'
import {
  type DocumentedOperation,
  type GatewayDocument,
  type Parameter,
  readDocument,
  type Schema,
} from './knowledge.ts'
import { ToolFailure } from './tool-failure.ts'

export type FoundOperation = { operation: Operation; documented: DocumentedOperation; document: GatewayDocument }

let byId: Promise<Map<string, DocumentedOperation>> | undefined

const readOperations = () =>
  (byId ??= readDocument().then(
    ({ paths }) =>
      new Map(Object.values(paths).flatMap((item) => Object.values(item).map((one) => [one.operationId, one]))),
  ))

/** Returns all operations of the document except older forms of others. */
export async function listOperations(): Promise<FoundOperation[]> {
  const documented = await readOperations()
  const document = await readDocument()
  return [...operationById.values()]
    .filter(({ replacedBy }) => replacedBy === undefined)
    .flatMap((operation) => {
      const one = documented.get(operation.id)
      return one ? [{ operation, documented: one, document }] : []
    })
}

/** Throws a {@link ToolFailure} that suggests operations for an unknown id. */
export async function getOperation(id: string): Promise<FoundOperation> {
  const operation = operationById.get(id)
  const documented = (await readOperations()).get(id)
  if (operation && documented) return { operation, documented, document: await readDocument() }
  const similar = [...operationById.keys()].toSorted((a, b) => likeness(id, b) - likeness(id, a)).slice(0, 5)
  throw new ToolFailure(
    `operation: "${id}" is not an operationId of the OpenAPI document; similar ones are ${similar.join(', ')}`,
    `find_operation {"text":"${wordsOf(id).join(' ')}"}`,
  )
}

/** Refuses a misspelt id; what ends with `*` and the call of a simulator (`POST /partners/slot/spin`) are left to the mock. */
export async function assertOperation(id: string): Promise<void> {
  if (!id.endsWith('*') && !id.includes(' ')) await getOperation(id)
}

const pairsOf = (text: string) =>
  new Set([...text.toLowerCase()].map((one, index, all) => one + (all[index + 1] ?? '')))

/** The part of two names that is the same, 0 to 1, by pairs of letters. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size)
}

const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 1)

/** Points of a word by the place that contains it. */
const [IN_ID, IN_SUMMARY, IN_CODES, IN_TEXT] = [8, 5, 3, 1]

function scoreOf({ operation, documented }: FoundOperation, words: readonly string[]): number {
  const codes = Object.values(documented.responses).flatMap((one) => one['x-error-codes'] ?? [])
  const places = [
    [IN_ID, wordsOf(operation.id).join(' ')],
    [IN_SUMMARY, documented.summary.toLowerCase()],
    [IN_CODES, codes.join(' ').toLowerCase()],
    [IN_TEXT, `${operation.path} ${operation.domain} ${documented.description ?? ''}`.toLowerCase()],
  ] as const
  return words.reduce(
    (sum, word) =>
      sum + places.reduce((points, [weight, text]) => points + (text.includes(stemOf(word)) ? weight : 0), 0),
    0,
  )
}

const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ies|s|ing|al)$/, '') : word)

/** Returns the operations that match a text, the best first. */
export async function searchOperations(words: readonly string[]): Promise<FoundOperation[]> {
  const scored = (await listOperations()).map((one) => ({ one, score: scoreOf(one, words) }))
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.one.operation.id.length - b.one.operation.id.length)
    .map(({ one }) => one)
}

export const searchByText = (text: string): Promise<FoundOperation[]> => searchOperations(wordsOf(text))

/** Headers that the tool `call` sets itself. */
const OWN_HEADERS = [
  'authorization',
  'device',
  'encryption',
  'idempotency-key',
  'language',
  'merchant',
  'moduleid',
  'x-captcha-id',
  'x-gateway-version',
]

/** Returns the parameters that a caller gives. */
export function parametersOf({ documented, document }: FoundOperation): Parameter[] {
  const all = (documented.parameters ?? []).map((one) => resolveParameter(one, document))
  return all.filter(({ name, in: place }) => place !== 'header' || !OWN_HEADERS.includes(name.toLowerCase()))
}

const resolveParameter = (parameter: Parameter, { components }: GatewayDocument): Parameter =>
  parameter.$ref ? components.parameters[nameOf(parameter.$ref)]! : parameter

const nameOf = (reference: string) => reference.split('/').at(-1)!

export const exampleOfParameter = ({ example, examples }: Parameter): unknown =>
  example ?? Object.values(examples ?? {})[0]?.value

/** Returns the example of the plain body, undefined without one. */
export function exampleOfBody({ operation, documented, document }: FoundOperation): unknown {
  const { example, examples } = documented.requestBody?.content['application/json'] ?? {}
  const found = example ?? Object.values(examples ?? {})[0]?.value
  if (!operation.encrypted || found === undefined) return found
  const header = (documented.parameters ?? [])
    .map((one) => resolveParameter(one, document))
    .find(({ name }) => name.toLowerCase() === 'encryption')
  return decryptBody(JSON.stringify(found), String(header && exampleOfParameter(header)))
}

/** Returns the schema of the plain body. */
export function bodySchemaOf({ documented }: FoundOperation): Schema | undefined {
  const encrypted = documented['x-encrypted-schema']
  if (encrypted !== undefined) return { $ref: encrypted }
  const content = documented.requestBody?.content
  return content && (content['application/json'] ?? Object.values(content)[0])?.schema
}

/** Returns the schema of the value in a successful response. */
export function responseSchemaOf({ documented }: FoundOperation): Schema | undefined {
  const content = documented.responses['200']?.content
  const schema = content && Object.values(content)[0]?.schema
  return schema?.properties?.['value'] ?? schema
}

const MAX_DEPTH = 3

/** Returns a schema as a short type, with the fields of objects up to a depth: `{ amount: number, bankCode?: string }`. */
export function typeOf(schema: Schema | undefined, document: GatewayDocument, depth = 0): string {
  if (!schema) return 'none'
  if (schema.$ref) return typeOf(document.components.schemas[nameOf(schema.$ref)], document, depth)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const parts = schema.oneOf ?? schema.anyOf ?? schema.allOf
  if (parts) return parts.map((one) => typeOf(one, document, depth)).join(schema.allOf ? ' & ' : ' | ')
  if (schema.items) return `${typeOf(schema.items, document, depth)}[]`
  if (!schema.properties) return [schema.type ?? 'any'].flat().join(' | ')
  if (depth >= MAX_DEPTH) return 'object'
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field, document, depth + 1)}`,
  )
  return `{ ${fields.join(', ')} }`
}
