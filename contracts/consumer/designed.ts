import { getDocumentedOperation, errorCodes, getReplySchema, resolve, type Schema } from '../openapi-document.ts'

/**
 * Checks whether a part of a response is our own design, which a real gateway need not support: such interactions are `pending` in the pact, so
 * that a verifier reports them without failing.
 */
const isDesignedSchema = (schema: { 'x-provenance'?: string } | undefined) => schema?.['x-provenance'] === 'designed'

export function isDesigned(id: string): boolean {
  const reply = getReplySchema(id, 200)
  const body = reply && resolve(reply)
  const value = body?.properties?.['value']
  return [getDocumentedOperation(id), body, value && resolve(value)].some(isDesignedSchema)
}

export const isDesignedCode = (code: string) => errorCodes['x-designed-codes']?.includes(code) ?? false

export function knownHeaders<Header>(id: string, headers: Record<string, Header>): Record<string, Header> {
  const documented = getDocumentedOperation(id).responses['200']?.headers ?? {}
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDesignedSchema(documented[name])))
}

/** The gateway may use another name for this field. */
const isOneOfTwoNames = (schema: Schema) => schema['x-alias'] !== undefined

/**
 * Removes designed fields and fields with two possible names from an example with matchers. A row that is completely designed becomes an empty
 * object.
 */
export function withoutDesigned<Template>(template: Template, unresolved: Schema): Template
export function withoutDesigned(template: unknown, unresolved: Schema): unknown {
  const schema = resolve(unresolved)
  if (Array.isArray(template)) return template.map((row) => withoutDesigned(row, schema.items ?? {}))
  if (typeof template !== 'object' || template === null) return template
  if (isDesignedSchema(schema) && !('pact:matcher:type' in template)) return {}
  const entries: [string, unknown][] = Object.entries(template)
  if ('pact:matcher:type' in template)
    return Object.fromEntries(
      entries.map(([key, part]) => [
        key,
        key === 'value' || key === 'variants' ? withoutDesigned(part, unresolved) : part,
      ]),
    )
  const parts = entries.map(([name, part]) => ({ name, part, shape: shapeOf(schema, name) }))
  return Object.fromEntries(
    parts
      .filter(({ shape }) => !isDesignedSchema(resolve(shape)) && !isOneOfTwoNames(shape))
      .map(({ name, part, shape }) => [name, withoutDesigned(part, shape)]),
  )
}

function shapeOf({ properties, additionalProperties: others }: Schema, name: string): Schema {
  return properties?.[name] ?? (typeof others === 'object' ? others : {})
}
