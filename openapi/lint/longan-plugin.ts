import { basename } from 'node:path'
import { addFailures } from './failures.ts'
import { mapValues, type Operation, type Response, type ShorthandResponse } from './shorthand.ts'
import { type Plugin, type Oas3Preprocessor, parseYaml } from '@redocly/openapi-core'
import { errorCodes, module, provenance, requestExamples, responseExamples, units } from './rules.ts'

type Described = Operation & {
  operationId: string
  summary?: string
  description?: string
  deprecated?: boolean
  'x-sdk-module'?: string
  'x-path-designed'?: boolean
  'x-encrypted-schema'?: string
  'x-replaced-by'?: string
  'x-own-shape'?: true
}
type PathFile = Record<string, Record<string, Described>>

/** What an older form may have of its own; otherwise it is what the newer operation has. */
const SHAPE = ['parameters', 'requestBody', 'responses', 'security', 'x-encrypted'] as const

/**
 * Completes an older form of a call, which names the newer operation of the same file in `x-replaced-by`: it is deprecated and has everything
 * of that operation that it does not have itself.
 */
function completeOlderForm(operation: Described, source: { absoluteRef: string; body: string }): Described {
  const { 'x-replaced-by': name } = operation
  if (name === undefined) return operation
  const newer = findOperation(parseYaml(source.body) as PathFile, name)
  if (!newer)
    throw new Error(
      `${source.absoluteRef}: ${operation.operationId} names ${name} in x-replaced-by, which is no operation of this file`,
    )
  const { 'x-sdk-module': _its, 'x-path-designed': _own, 'x-encrypted-schema': plain, ...inherited } = newer
  const isEncrypted = operation['x-encrypted'] ?? newer['x-encrypted'] ?? false
  const completed = {
    ...structuredClone(inherited),
    summary: `${newer.summary} (older form)`,
    description: `Replaced by \`${name}\`, and does the same.`,
    ...operation,
    deprecated: true,
    ...(isEncrypted && { 'x-encrypted-schema': plain }),
    ...(SHAPE.some((part) => part in operation) && { 'x-own-shape': true as const }),
  }
  if (!isEncrypted) delete completed['x-encrypted']
  return completed
}

const findOperation = (file: PathFile, name: string) =>
  Object.values(file)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === name)

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * Expands the shorthand of responses. `x-envelope-value: Wallet` names the schema of the value, in the file of `schemas/` with the same name as the
 * file of the path; `[Country]` is a list. `x-response-example` is an example of the value. Under `/wps` both get the envelope. Also adds the failures
 * that follow from the properties of an operation, the idempotency header of commands, and the values of a list of codes with `x-messages`.
 */
const completion: Oas3Preprocessor = () => ({
  PathItem(item, { key, location }) {
    const context = { path: String(key), schemas: `../schemas/${basename(location.source.absoluteRef)}` }
    for (const method of methods) {
      if (!item[method]) continue
      const operation = completeOlderForm(item[method] as never, location.source)
      item[method] = operation as never
      completeOperation(operation, method, context)
    }
  },
  Schema(schema: CodeList) {
    const { 'x-messages': messages } = schema
    if (!messages) return
    const codes = Object.keys(messages)
    schema.enum = codes
    schema['x-designed-codes'] = codes.filter((code) => messages[code]!.designed)
  },
})

/** The sentence for players of each error code. `designed`: the name of the code is ours. */
export type CodeMessages = Record<string, { designed?: true; vi: string; en: string }>
type CodeList = { 'x-messages'?: CodeMessages; 'x-designed-codes'?: string[]; enum?: unknown[] }

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

export default function longanPlugin(): Plugin {
  return {
    id: 'longan',
    preprocessors: { oas3: { completion } },
    rules: {
      oas3: {
        provenance,
        module,
        'response-examples': responseExamples,
        'request-examples': requestExamples,
        'error-codes': errorCodes,
        units,
      },
    },
  }
}
