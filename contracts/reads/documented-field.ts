import { getDocumentedOperation, getReplySchema, resolve, type Schema } from '../openapi-document.ts'

/** The name in the table for the body of a refusal of an operation: `login refused`. */
export const REFUSED = ' refused'

type Variants = Schema & { allOf?: Schema[]; oneOf?: Schema[]; not?: Schema }
/** The position of a part of the document in a path: a tree of modules has its modules in one place. */
type Beginning = { ref: string; length: number }

/**
 * A path in a response as the document names it: `*` for each row and each entry of a map, one name for a field with an alias, and no level twice
 * if the schema contains itself. Returns undefined for what the document does not have.
 */
export function documentedField(operation: string, path: string[]): string | undefined {
  const isRefused = operation.endsWith(REFUSED)
  const id = isRefused ? operation.slice(0, -REFUSED.length) : operation
  let schema: Schema | undefined = getReplySchema(id, isRefused ? refusalOf(id) : successOf(id))
  const beginnings: Beginning[] = []
  const field: string[] = []
  for (const key of path) {
    const { name, part } = partOf(schema, key)
    if (!part) return undefined
    field.push(name)
    enter(part, { field, beginnings })
    schema = part
  }
  return field.length > 0 ? field.join('.') : undefined
}

/** All refusals of an operation have one schema. */
const refusalOf = (id: string) =>
  Object.keys(getDocumentedOperation(id).responses).find((status) => status.startsWith('4')) ?? 'default'

const successOf = (id: string) =>
  Object.keys(getDocumentedOperation(id).responses).find((status) => status.startsWith('2')) ?? 'default'

function enter({ $ref }: Schema, { field, beginnings }: { field: string[]; beginnings: Beginning[] }) {
  if (!$ref) return
  const known = beginnings.find(({ ref, length }) => ref === $ref && length < field.length)
  if (known) field.length = known.length
  else beginnings.push({ ref: $ref, length: field.length })
}

function partOf(schema: Schema | undefined, key: string): { name: string; part?: Schema } {
  if (!schema) return { name: key }
  const { items, properties = {}, additionalProperties, allOf = [], oneOf = [] } = resolve<Variants>(schema)
  if (items && key === '*') return { name: '*', part: items }
  const own = properties[key]
  if (own) return { name: nameOf(key, resolve(own)), part: own }
  const inherited = [...allOf, ...oneOf].map((one) => partOf(one, key)).find(({ part }) => part)
  if (inherited) return inherited
  if (general.has(key)) return { name: key }
  if (typeof additionalProperties === 'object') return { name: '*', part: additionalProperties }
  return { name: key, part: isFreeForm(schema) ? {} : undefined }
}

/** Properties that are requested of any object: by the language, and of cached data by code that looks for its pages. */
const general = new Set(['then', 'toJSON', 'constructor', 'length', 'pages'])

/** Details whose fields depend on the case, or that are described only by what they are not. */
function isFreeForm(schema: Schema): boolean {
  const { type, properties, allOf, oneOf, not } = resolve<Variants>(schema)
  return (Boolean(type?.includes('object')) && !properties && !allOf && !oneOf) || not !== undefined
}

const nameOf = (key: string, { 'x-alias': alias = key }: Schema) => (alias < key ? alias : key)
