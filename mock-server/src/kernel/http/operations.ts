import { type OpenApiDocument, openApiDocument, type Operation } from '../validation/openapi-document.ts'
import { MAX_BODY } from '../validation/refusal.ts'
import { isOperationOf } from '../world/faults.ts'
import { createRouter, type Match } from './router.ts'

export type Operations = {
  find(method: string, path: string): Match<Operation> | undefined
  /** True for an operationId, and for the beginning of one and `*`. */
  has(pattern: string): boolean
  /** The methods of a path; none if it is unknown. */
  methodsOf(path: string): string[]
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']

export function indexOperations({ operations }: OpenApiDocument): Operations {
  const router = createRouter(operations)
  return {
    find: (method, path) => router.find(method, path),
    has: (pattern) => operations.some(({ id }) => isOperationOf(pattern, id)),
    methodsOf: (path) => METHODS.filter((method) => router.find(method, path)),
  }
}

export const gatewayOperations = indexOperations(openApiDocument)
/** Returns the operation of a request, by method and path; undefined if the OpenAPI document has none. */
export const findOperation = gatewayOperations.find
export const operationById = new Map<string, Operation>(openApiDocument.operations.map((one) => [one.id, one]))

/** Maximum body size of the control API, bytes: a snapshot is larger than any body of an operation. */
export const MAX_CONTROL_BODY = 64 * 1024 * 1024

export const maxBodyBytes = (method: string, path: string, isMultipart = false): number =>
  path.startsWith('/__admin/') ? MAX_CONTROL_BODY : maxBodyOf(findOperation(method, path)?.target, isMultipart)

/** Pictures are base64 in JSON, which is a third longer than their bytes in a multipart form. */
export const maxBodyOf = ({ maxBody = MAX_BODY }: Pick<Operation, 'maxBody'> = {}, isMultipart = false): number =>
  isMultipart ? maxBody * 0.75 : maxBody
