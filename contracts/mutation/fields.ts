import { describedOperation, replySchema, resolved, type Schema } from '../description.ts'
import type { Interaction } from '../pact-file.ts'

/** Something an interaction promises about a reply, and what the description says it is. `*` stands for every row or entry. */
export type Field = { path: string[]; kind: Kind }
export type Kind =
  'money' | 'milliseconds' | 'number' | 'text' | 'boolean' | 'list' | 'list in order' | 'map' | 'object'

const inOrder = /newest first|in the order|the first one|one first/

/** Every field of the reply that the interaction speaks of. */
export function fieldsOf({ description, response }: Interaction): Field[] {
  const [id = ''] = description.split(' ')
  const schema = replySchema(id, response.status)
  const content = response.body?.content
  if (!schema || typeof content !== 'object') return []
  const fields = walk(content, schema, [])
  const outermost = fields.find(({ kind }) => kind.startsWith('list'))
  if (outermost && inOrder.test(describedOperation(id).description ?? '')) outermost.kind = 'list in order'
  return fields
}

function walk(value: unknown, unresolved: Schema, path: string[]): Field[] {
  const schema = resolved(unresolved)
  const kind = kindOf(value, schema, unresolved.$ref)
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

function kindOf(value: unknown, { description = '', ...schema }: Schema, name = ''): Kind {
  if (Array.isArray(value)) return inOrder.test(description) ? 'list in order' : 'list'
  if (typeof value === 'number') {
    if (name.endsWith('/Money')) return 'money'
    return name.endsWith('/Timestamp') || description.startsWith('Milliseconds') ? 'milliseconds' : 'number'
  }
  if (typeof value === 'object') return schema.additionalProperties && !schema.properties ? 'map' : 'object'
  return typeof value === 'string' ? 'text' : 'boolean'
}
