import { resolve, type Schema } from '../../openapi-document.ts'
import { type Kind, kindOf } from '../fields.ts'
import type { Change } from '../wrong-answers.ts'

/** One row of each list and one entry of each map on the way to a field. */
export type Row = 'first' | 'last'
/** A field of a true response, named by the pact or not. */
export type BodyField = {
  /** `*` for a row or an entry. */
  path: string[]
  row: Row
  kind: Kind
  value: unknown
  /** The schema of the field, with its own description. */
  schema: Schema
  isOptional: boolean
}
type Variants = Schema & { required?: string[]; allOf?: Schema[]; oneOf?: Schema[] }
type Step = { name: string; value: unknown; schema: Schema; isOptional: boolean }

/** Every field of a body with one row of each list; nothing for `last` if no list on the way has a second row. */
export function listFields(body: unknown, schema: Schema, row: Row): BodyField[] {
  return walk({ value: body, schema, path: [], isLater: false }, row)
}

type Place = { value: unknown; schema: Schema; path: string[]; isLater: boolean }

function walk({ value, schema, path, isLater }: Place, row: Row): BodyField[] {
  return stepsInto(value, schema, row).flatMap((step) => {
    const own = [...path, step.name]
    const isOther = isLater || (step.name === '*' && Object.keys(value as object).length > 1)
    const shape = resolve(step.schema)
    const kind = kindOf(step.value, { ...shape, $ref: step.schema.$ref ?? '' }, step.name)
    const field = { path: own, row, kind, value: step.value, schema: shape, isOptional: step.isOptional }
    const inner = walk({ value: step.value, schema: step.schema, path: own, isLater: isOther }, row)
    return row === 'first' || isOther ? [field, ...inner] : inner
  })
}

function stepsInto(value: unknown, unresolved: Schema, row: Row): Step[] {
  if (typeof value !== 'object' || value === null) return []
  const { properties, items, required, additionalProperties } = merge(unresolved)
  const parts = Object.entries(value)
  const known = Array.isArray(value) ? [] : parts.filter(([key]) => properties[key])
  const isMap = typeof additionalProperties === 'object'
  const rows = Array.isArray(value) ? parts : parts.filter(([key]) => isMap && !properties[key])
  const rowSchema = (Array.isArray(value) ? items : isMap && additionalProperties) || {}
  return [
    ...known.map(([name, part]) => ({
      name,
      value: part as unknown,
      schema: properties[name]!,
      isOptional: !required.includes(name),
    })),
    ...rows
      .slice(row === 'first' ? 0 : -1)
      .slice(0, 1)
      .map(([, part]) => ({ name: '*', value: part as unknown, schema: rowSchema, isOptional: false })),
  ]
}

/** A schema with the properties of all its parts and variants. */
function merge(unresolved: Schema) {
  const schema = resolve<Variants>(unresolved)
  const { properties = {}, items, required = [], additionalProperties, allOf = [], oneOf = [] } = schema
  const parts: { properties: Record<string, Schema>; required: string[] }[] = [...allOf, ...oneOf].map(merge)
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), properties) as Record<string, Schema>,
    required: [...parts.flatMap((part) => (oneOf.length > 0 ? [] : part.required)), ...required],
    items,
    additionalProperties,
  }
}

/** A copy of a body with one field changed; the same body if it has no such field or the change makes no difference. */
export function changeAt(body: unknown, { path, row }: Pick<BodyField, 'path' | 'row'>, change: Change): unknown {
  const [name = '', ...rest] = path
  if (typeof body !== 'object' || body === null) return body
  const key = name === '*' ? Object.keys(body).at(row === 'first' ? 0 : -1) : name
  if (key === undefined || !Object.hasOwn(body, key)) return body
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...body }) as Record<string, unknown>
  if (rest.length === 0) {
    change(copy, key)
    return JSON.stringify(copy) === JSON.stringify(body) ? body : copy
  }
  const changed = changeAt(copy[key], { path: rest, row }, change)
  if (changed === copy[key]) return body
  copy[key] = changed
  return copy
}
