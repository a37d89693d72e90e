import type { Oas3Preprocessor } from '@redocly/openapi-core'
import { basename } from 'node:path'
import { failuresOf } from './failures.ts'
import { mapValues, type Operation, type Response, type Short } from './shorthand.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * Completes what people write in short. `x-envelope-value: Wallet` on a response is the value of its reply, a schema of the file in `schemas/` that is
 * called as the file of the path; `[Country]` is a list of them. `x-response-example` shows the value alone. Under `/wps` the envelope is put around both.
 * The failures that follow from what an operation is are added, and the header that makes a command repeatable.
 */
export const completion: Oas3Preprocessor = () => ({
  PathItem(item, { key, location }) {
    const place = { path: String(key), schemas: `../schemas/${basename(location.source.absoluteRef)}` }
    for (const method of methods) {
      const operation = item[method] as unknown as Operation | undefined
      if (operation) complete(operation, method, place)
    }
  },
})

type Place = { path: string; schemas: string }

function complete(operation: Operation, method: string, place: Place) {
  const isCommand = method !== 'get'
  const repeatable = isCommand ? [{ $ref: '../schemas/headers.yaml#/IdempotencyKey' }] : []
  if (isCommand) operation.parameters = [...(operation.parameters ?? []), ...repeatable]
  const responses = { ...operation.responses, ...failuresOf(operation, { isCommand, path: place.path }) }
  operation.responses = mapValues(responses, (response) => completed(place, response))
}

function completed(place: Place, response: Response): Response {
  const {
    'x-envelope-value': name,
    'x-response-example': example,
    'x-response-examples': examples,
    ...rest
  } = response as Short
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
  shown: (example: unknown) => ({ success: false, ...(example as object) }),
})

function reply({ path, schemas }: Place, name: string | [string]) {
  const refTo = (one: string) => ({ $ref: `${schemas}#/${one}` })
  const value = Array.isArray(name) ? { type: 'array', items: refTo(name[0]) } : refTo(name)
  if (!path.startsWith('/wps/')) return { schema: value, shown: (example: unknown) => example }
  return { schema: envelope(value), shown: (example: unknown) => ({ success: true, value: example }) }
}

const envelope = (value: object) => ({
  type: 'object',
  required: ['success', 'value'],
  properties: { success: { type: 'boolean', const: true }, value, message: { type: 'string' } },
})
