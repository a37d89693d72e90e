import type { Json } from './json.ts'
import { resolve } from './compact-operations.ts'
import { findPlainBody } from './plain-body.ts'

/** Headers that the SDK's transport adds to operations that declare them, in addition to the common headers. */
const addedHeaders = ['Encryption', 'X-Captcha-Id']

/**
 * Converts the document to the view of an SDK user: bodies are plain, headers of the transport are removed, and so are error responses, which have
 * one type for all operations.
 */
export function toSdkDocument(document: Json): Json {
  const result = structuredClone(document)
  const common = Object.values<Json[]>(result['x-common-headers'] ?? {}).flat()
  const omittedHeaders = new Set([...addedHeaders, ...common.map((header) => resolve(result, header).name)])
  for (const operation of Object.values<Json>(result.paths).flatMap((item) => Object.values<Json>(item))) {
    const isKept = (parameter: Json) => !omittedHeaders.has(resolve(result, parameter).name)
    if (operation.parameters) operation.parameters = operation.parameters.filter(isKept)
    for (const status of Object.keys(operation.responses))
      if (!status.startsWith('2')) delete operation.responses[status]
    const plain = findPlainBody(result, operation)
    if (plain) operation.requestBody.content = { 'application/json': { schema: plain } }
  }
  return result
}
