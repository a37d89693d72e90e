import type { Oas3Preprocessor } from '@redocly/openapi-core'
import { basename } from 'node:path'
import { addFailures } from './failures.ts'
import { completeOlderForm } from './older-forms.ts'
import { mapValues, type Operation, type Response, type ShorthandResponse } from './shorthand.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * Expands the shorthand of responses. `x-envelope-value: Wallet` names the schema of the value, in the file of `schemas/` with the same name as the
 * file of the path; `[Country]` is a list. `x-response-example` is an example of the value. Under `/wps` both get the envelope. Also adds the failures
 * that follow from the properties of an operation, and the idempotency header of commands.
 */
export const completion: Oas3Preprocessor = () => ({
  PathItem(item, { key, location }) {
    const context = { path: String(key), schemas: `../schemas/${basename(location.source.absoluteRef)}` }
    for (const method of methods) {
      if (!item[method]) continue
      const operation = completeOlderForm(item[method] as never, location.source)
      item[method] = operation as never
      completeOperation(operation, method, context)
    }
  },
})

type PathContext = { path: string; schemas: string }

function completeOperation(operation: Operation, method: string, context: PathContext) {
  const isCommand = method !== 'get'
  const repeatable = isCommand ? [{ $ref: '../schemas/headers.yaml#/IdempotencyKey' }] : []
  if (isCommand) operation.parameters = [...(operation.parameters ?? []), ...repeatable]
  const responses = { ...operation.responses, ...addFailures(operation, { isCommand, path: context.path }) }
  operation.responses = mapValues(responses, (response) => completeResponse(context, response))
}

function completeResponse(context: PathContext, response: Response): Response {
  const {
    'x-envelope-value': name,
    'x-response-example': example,
    'x-response-examples': examples,
    ...rest
  } = response as ShorthandResponse
  if (example === undefined && examples === undefined && name === undefined) return response
  const { schema, toExample } = name === undefined ? failureContent() : successContent(context, name)
  const media = {
    schema,
    ...(example !== undefined && { example: toExample(example) }),
    ...(examples && { examples: mapValues(examples, (one) => ({ value: toExample(one) })) }),
  }
  return { ...rest, content: { 'application/json': media } }
}

/** A new object for each call, because the bundler compares references by identity. */
const failureContent = () => ({
  schema: { $ref: '../schemas/envelope.yaml#/Failure' },
  toExample: (example: unknown) => ({ success: false, ...(example as object) }),
})

function successContent({ path, schemas }: PathContext, name: string | [string]) {
  const refTo = (one: string) => ({ $ref: `${schemas}#/${one}` })
  const value = Array.isArray(name) ? { type: 'array', items: refTo(name[0]) } : refTo(name)
  if (!path.startsWith('/wps/')) return { schema: value, toExample: (example: unknown) => example }
  return { schema: envelope(value), toExample: (example: unknown) => ({ success: true, value: example }) }
}

const envelope = (value: object) => ({
  type: 'object',
  required: ['success', 'value'],
  properties: { success: { type: 'boolean', const: true }, value, message: { type: 'string' } },
})
