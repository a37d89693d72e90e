import type { Json } from './json.ts'
import { resolve } from './compact-operations.ts'
import { findPlainBody } from './plain-body.ts'

/** Headers that the SDK's transport adds to operations that declare them, in addition to the common headers. */
const addedHeaders = ['Encryption', 'X-Captcha-Id']

const FAILURE = {
  description: 'The reason of the refusal.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}

/**
 * Converts the document to the view of an SDK user: bodies are plain, headers of the transport are removed, and error responses name their
 * status and one type for all operations, the envelope `Failure`.
 */
export function toSdkDocument(document: Json): Json {
  const result = structuredClone(document)
  result.components.responses = { ...result.components.responses, Failure: FAILURE }
  const common = Object.values<Json[]>(result['x-common-headers'] ?? {}).flat()
  const omittedHeaders = new Set([...addedHeaders, ...common.map((header) => resolve(result, header).name)])
  for (const operation of Object.values<Json>(result.paths).flatMap((item) => Object.values<Json>(item))) {
    const isKept = (parameter: Json) => !omittedHeaders.has(resolve(result, parameter).name)
    if (operation.parameters) operation.parameters = operation.parameters.filter(isKept)
    for (const status of Object.keys(operation.responses))
      if (!status.startsWith('2')) operation.responses[status] = { $ref: '#/components/responses/Failure' }
    const plain = findPlainBody(result, operation)
    if (plain) operation.requestBody.content = { 'application/json': { schema: plain } }
  }
  return result
}
