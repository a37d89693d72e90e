import { openApiDocument } from '../../kernel/validation/openapi-document.ts'

/** The fields of an answer by their path (`value.list[].id`), each with the JSON types seen there. */
export type Shape = Map<string, Field>
export type Field = { types: Set<string>; isDescribed: boolean }
type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
} & { [Union in 'allOf' | 'anyOf' | 'oneOf']?: Schema[] }

/** The shape of `value`. Keys that are data, where the schema says so, are all called `*`. */
export function shapeOf(value: unknown, schema: object): Shape {
  const shape: Shape = new Map()
  walk({ value, path: '', schemas: branchesOf(schema), isDescribed: true }, shape)
  return shape
}

type ShapeNode = { value: unknown; path: string; schemas: Schema[]; isDescribed: boolean }

function walk({ value, path, schemas, isDescribed }: ShapeNode, shape: Shape) {
  const field = shape.get(path) ?? { types: new Set(), isDescribed }
  shape.set(path, field)
  field.types.add(typeOf(value))
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => branchesOf(one.items))
    for (const item of value) walk({ value: item, path: `${path}[]`, schemas: items, isDescribed }, shape)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) walk(toChildNode({ name, inner, path, schemas }), shape)
  }
}

function toChildNode({
  name,
  inner,
  path,
  schemas,
}: {
  name: string
  inner: unknown
  path: string
  schemas: Schema[]
}): ShapeNode {
  const named = schemas.flatMap((one) => branchesOf(own(one.properties, name)))
  const others = schemas.flatMap((one) =>
    typeof one.additionalProperties === 'object' ? branchesOf(one.additionalProperties) : [],
  )
  const isKey = named.length === 0 && others.length > 0
  const step = isKey ? '*' : toSafeName(name)
  return {
    value: inner,
    path: path === '' ? step : `${path}.${step}`,
    schemas: isKey ? others : named,
    isDescribed: named.length + others.length > 0 || schemas.some(isOpen),
  }
}

/** An object of which no field is described may have any. */
const isOpen = ({ type, properties, additionalProperties }: Schema) =>
  additionalProperties === true || ([type].flat().includes('object') && !properties)

/** A field name that is not an identifier (a number, an account) may be personal. */
const toSafeName = (name: string) => (/^[A-Za-z_$][\w$-]{0,60}$/.test(name) && !/\d{5}/.test(name) ? name : '?')

const own = <Value>(record: Record<string, Value> | undefined, name: string) =>
  record && Object.hasOwn(record, name) ? record[name] : undefined

function branchesOf(schema: Schema | undefined): Schema[] {
  if (!schema) return []
  if (schema.$ref) return branchesOf(openApiDocument.schemas[schema.$ref.split('/').at(-1)!] as Schema)
  const { allOf = [], anyOf = [], oneOf = [] } = schema
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(branchesOf)]
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
