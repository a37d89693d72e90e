import { getDocumentedOperation, getReplySchema, resolve, type Schema } from '../openapi-document.ts'
import type { Interaction } from '../pact-file.ts'

/** A matched field of a reply with its schema in the document. `*` means every row or entry. */
export type Field = { path: string[]; kind: Kind }
/** `id`: a number that names something; `person`: whose it is; `word`: one of a closed list; `digits`: a text of nothing else. */
export type Kind =
  | 'money'
  | 'milliseconds'
  | 'number'
  | 'id'
  | 'text'
  | 'person'
  | 'word'
  | 'digits'
  | 'boolean'
  | 'list'
  | 'list in order'
  | 'map'
  | 'object'

const inOrder = /newest first|in the order|the first one|one first/
const anId = /(^i|I)ds?$/
const aPerson = /^(account|customerName|userName|username|memberName|agentName|parentAccount|downline)$/

export function fieldsOf({ description, response }: Interaction): Field[] {
  const [id = ''] = description.split(' ')
  const schema = getReplySchema(id, response.status)
  const content = response.body?.content
  if (!schema || typeof content !== 'object') return []
  const fields = walk(content, schema, [])
  const outermost = fields.find(({ kind }) => kind.startsWith('list'))
  if (outermost && inOrder.test(getDocumentedOperation(id).description ?? '')) outermost.kind = 'list in order'
  return fields
}

function walk(value: unknown, unresolved: Schema, path: string[]): Field[] {
  const schema = resolve(unresolved)
  const kind = kindOf(value, { ...schema, $ref: unresolved.$ref ?? '' }, path.at(-1))
  return [
    { path, kind },
    ...partsOf(value, schema).flatMap(([name, part, shape]) => walk(part, shape, [...path, name])),
  ]
}

function partsOf(
  value: unknown,
  { items = {}, properties = {}, additionalProperties }: Schema,
): [string, unknown, Schema][] {
  if (Array.isArray(value)) return value.length > 0 ? [['*', value[0], items]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, part]) => {
    const known = properties[name]
    return known
      ? [name, part, known]
      : ['*', part, typeof additionalProperties === 'object' ? additionalProperties : {}]
  })
}

export function kindOf(value: unknown, schema: Schema, name = ''): Kind {
  if (Array.isArray(value)) return inOrder.test(schema.description ?? '') ? 'list in order' : 'list'
  if (typeof value === 'number') return kindOfNumber(schema, name)
  if (typeof value === 'object') return schema.additionalProperties && !schema.properties ? 'map' : 'object'
  return typeof value === 'string' ? kindOfText(value, schema, name) : 'boolean'
}

function kindOfNumber({ $ref = '', description = '' }: Schema, name: string): Kind {
  if ($ref.endsWith('/Money')) return 'money'
  if ($ref.endsWith('/Timestamp') || description.startsWith('Milliseconds')) return 'milliseconds'
  return anId.test(name) ? 'id' : 'number'
}

function kindOfText(text: string, { enum: words }: Schema, name: string): Kind {
  if (words) return 'word'
  if (aPerson.test(name)) return 'person'
  return /^\d+$/.test(text) ? 'digits' : 'text'
}
