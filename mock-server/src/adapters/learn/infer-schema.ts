import { isMap } from '../drift/differences.ts'

/** The part of JSON Schema that says what a value was: types, fields and entries, and no value. */
export type InferredSchema = {
  type?: string | string[]
  properties?: Record<string, InferredSchema>
  required?: string[]
  additionalProperties?: InferredSchema
  items?: InferredSchema
}

const MAX_LEVELS = 30

/** Infers the schema of a value. Names that may be personal (an account, a number) become `additionalProperties`. */
export function inferSchema(value: unknown, levels = MAX_LEVELS): InferredSchema {
  if (levels === 0) return {}
  if (value === null) return { type: 'null' }
  if (Array.isArray(value))
    return { type: 'array', items: mergeAll(value.map((entry) => inferSchema(entry, levels - 1))) }
  if (typeof value === 'object') return inferObject(value, levels)
  return { type: typeof value }
}

function inferObject(value: object, levels: number): InferredSchema {
  const fields = Object.entries(value).map(([name, inner]) => [name, inferSchema(inner, levels - 1)] as const)
  const isNamed = ([name]: readonly [string, InferredSchema]) => isSafeName(name) && !isMap(value)
  const named = fields.filter(isNamed)
  const others = fields.filter((field) => !isNamed(field)).map(([, schema]) => schema)
  return {
    type: 'object',
    ...(named.length > 0 && { required: named.map(([name]) => name), properties: Object.fromEntries(named) }),
    ...(others.length > 0 && { additionalProperties: mergeAll(others) }),
  }
}

/** A field name that is not an identifier, or has digits like an account or a number, may be personal. */
export const isSafeName = (name: string): boolean =>
  /^[A-Za-z_$][\w$-]{0,40}$/.test(name) && !/\d{3}/.test(name) && name !== '__proto__'

const mergeAll = (schemas: readonly InferredSchema[]): InferredSchema => {
  const [first = {}, ...rest] = schemas
  return rest.reduce(mergeSchemas, first)
}

/** Returns a schema of all values of both. A field is required if both require it. */
export function mergeSchemas(one: InferredSchema, other: InferredSchema): InferredSchema {
  const types = [...new Set([one.type ?? [], other.type ?? []].flat())]
  const required = mergeRequired(one, other)
  const properties = mergeProperties(one.properties, other.properties)
  const additionalProperties = mergeOptional(one.additionalProperties, other.additionalProperties)
  const items = mergeOptional(one.items, other.items)
  return {
    ...(types.length > 0 && { type: types.length === 1 ? types[0]! : types }),
    ...(required.length > 0 && { required }),
    ...(properties && { properties }),
    ...(additionalProperties && { additionalProperties }),
    ...(items && { items }),
  }
}

const isObject = ({ type }: InferredSchema) => [type].flat().includes('object')

/** A value that is no object requires no field. */
function mergeRequired(one: InferredSchema, other: InferredSchema): string[] {
  if (!isObject(one)) return other.required ?? []
  if (!isObject(other)) return one.required ?? []
  return (one.required ?? []).filter((name) => other.required?.includes(name))
}

function mergeProperties(
  one: InferredSchema['properties'],
  other: InferredSchema['properties'],
): InferredSchema['properties'] {
  if (!one || !other) return one ?? other
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(
    names.map((name) => [
      name,
      mergeOptional(
        Object.hasOwn(one, name) ? one[name] : undefined,
        Object.hasOwn(other, name) ? other[name] : undefined,
      )!,
    ]),
  )
}

const mergeOptional = (one: InferredSchema | undefined, other: InferredSchema | undefined) =>
  one && other ? mergeSchemas(one, other) : (one ?? other)
