import type { Oas3Preprocessor } from '@redocly/openapi-core'
import { basename } from 'node:path'

type Json = Record<string, unknown>
type Response = Json & { 'x-value'?: string | [string]; 'x-example'?: unknown; 'x-examples'?: Json }
type Operation = { responses: Record<string, Response> }

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * Completes what people write in short. `x-value: Wallet` on a response is the value of its reply, a schema of the file in `schemas/` that is
 * called as the file of the path; `[Country]` is a list of them. `x-example` shows the value alone. Under `/wps` the envelope is put around both.
 */
export const completion: Oas3Preprocessor = () => ({
  PathItem(item, { key, location }) {
    const place = { path: String(key), schemas: `../schemas/${basename(location.source.absoluteRef)}` }
    for (const method of methods) {
      const operation = item[method] as unknown as Operation | undefined
      if (operation) operation.responses = mapValues(operation.responses, (response) => completed(place, response))
    }
  },
})

type Place = { path: string; schemas: string }

function completed(place: Place, response: Response): Response {
  const { 'x-value': name, 'x-example': example, 'x-examples': examples, ...rest } = response
  if (example === undefined && examples === undefined && name === undefined) return response
  const { schema, shown } = name === undefined ? failure() : reply(place, name)
  const media = {
    schema,
    ...(example !== undefined && { example: shown(example) }),
    ...(examples && { examples: mapValues(examples, (one) => ({ value: shown(one) })) }),
  }
  return { ...rest, content: { 'application/json': media } }
}

/** Made anew each time: the bundler tells references apart by identity. */
const failure = () => ({
  schema: { $ref: '../schemas/envelope.yaml#/Failure' },
  shown: (example: unknown) => ({ success: false, ...(example as Json) }),
})

function reply({ path, schemas }: Place, name: string | [string]) {
  const refTo = (one: string) => ({ $ref: `${schemas}#/${one}` })
  const value = Array.isArray(name) ? { type: 'array', items: refTo(name[0]) } : refTo(name)
  if (!path.startsWith('/wps/')) return { schema: value, shown: (example: unknown) => example }
  return { schema: envelope(value), shown: (example: unknown) => ({ success: true, value: example }) }
}

const envelope = (value: Json) => ({
  type: 'object',
  required: ['success', 'value'],
  properties: { success: { type: 'boolean', const: true }, value, message: { type: 'string' } },
})

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
