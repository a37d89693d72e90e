import { describedOperation, errorCodes, replySchema, resolved, type Schema } from './description.ts'

/**
 * What of a promise is our own design. A true gateway need not know it: such interactions are `pending` in the pact, so that every verifier
 * tells of them without failing.
 */
const isOurs = (schema: { 'x-provenance'?: string } | undefined) => schema?.['x-provenance'] === 'designed'

/** The whole operation is ours, or whatever it answers. */
export function isDesigned(id: string): boolean {
  const reply = replySchema(id, 200)
  const body = reply && resolved(reply)
  const value = body?.properties?.['value']
  return [describedOperation(id), body, value && resolved(value)].some(isOurs)
}

/** Returns true if the gateway is known to use this error code. */
export const isDesignedCode = (code: string) => errorCodes['x-designed-codes']?.includes(code) ?? false

/** The headers of a success that the gateway is known to send. */
export function knownHeaders<Header>(id: string, headers: Record<string, Header>): Record<string, Header> {
  const described = describedOperation(id).responses['200']?.headers ?? {}
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isOurs(described[name])))
}

/** The gateway may call this field otherwise; our mock has to choose. */
const isOneOfTwoNames = (schema: Schema) => schema['x-alias'] !== undefined

/**
 * What is left of an example with its matchers when the fields of our own design, and those of an uncertain name, are taken away. Of a row
 * that is ours as a whole it is known only that there is one.
 */
export function known<Template>(template: Template, unresolved: Schema): Template
export function known(template: unknown, unresolved: Schema): unknown {
  const schema = resolved(unresolved)
  if (Array.isArray(template)) return template.map((row) => known(row, schema.items ?? {}))
  if (typeof template !== 'object' || template === null) return template
  if (isOurs(schema) && !('pact:matcher:type' in template)) return {}
  const entries: [string, unknown][] = Object.entries(template)
  if ('pact:matcher:type' in template)
    return Object.fromEntries(
      entries.map(([key, part]) => [key, key === 'value' || key === 'variants' ? known(part, unresolved) : part]),
    )
  const parts = entries.map(([name, part]) => ({ name, part, shape: shapeOf(schema, name) }))
  return Object.fromEntries(
    parts
      .filter(({ shape }) => !isOurs(resolved(shape)) && !isOneOfTwoNames(shape))
      .map(({ name, part, shape }) => [name, known(part, shape)]),
  )
}

function shapeOf({ properties, additionalProperties: others }: Schema, name: string): Schema {
  return properties?.[name] ?? (typeof others === 'object' ? others : {})
}
