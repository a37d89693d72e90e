import document from '@longan/openapi/operations' with { type: 'json' }
import type { ErrorCode, operations } from '@longan/sdk'

export type OperationId = keyof operations

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: object }
type OperationResponse = {
  schema?: object
  contentType?: string
  codes?: ErrorCode[]
  /** Status of a success if it is not 200. */
  status?: number
}

export type Operation = {
  id: OperationId
  /** The operation that replaces this one, an older form of its call; its handler also answers the older form, unless that has its own. */
  replacedBy?: OperationId
  method: string
  path: string
  domain: string
  /** Module of the operation; `modules` if any one of several must be on. */
  module?: string
  modules?: string[]
  alsoModule?: string
  encrypted?: boolean
  /** Maximum body size in bytes, if larger than the default. */
  maxBody?: number
  token: 'required' | 'optional' | 'none'
  /** The token may also be the field `token` of the body. */
  tokenInBody?: boolean
  enveloped: boolean
  parameters: Parameter[]
  body?: { required: boolean; schema: object; contentTypes: string[] }
  responses: Record<string, OperationResponse>
}

export type OpenApiDocument = {
  /** The version that the document states. */
  version: string
  fingerprint: string
  operations: Operation[]
  schemas: Record<string, object>
}

/** Responses and parameters of a document in which operations refer to them by index: a response set maps statuses to responses. */
export type SharedParts = {
  responses: OperationResponse[]
  responseSets: Record<string, number>[]
  parameters: Parameter[]
}

type SharingDocument = Omit<OpenApiDocument, 'operations'> & {
  operations: (Omit<Operation, 'parameters' | 'responses'> & { parameters: number[]; responses: number })[]
  shared: SharedParts
}

/** Returns a document of `shrinkDocument`, which it changes, with the parts of each operation, and a full document as it is. */
export function withSharedParts(own: OpenApiDocument | SharingDocument): OpenApiDocument {
  if (!('shared' in own)) return own
  const { version, fingerprint, shared, operations } = own
  const responseSets = shared.responseSets as Record<string, unknown>[]
  // In place: V8 gives a new object with the key 200 a list of 300 elements, which takes a start 4 ms for all sets.
  for (const set of responseSets) for (const status in set) set[status] = shared.responses[Number(set[status])]
  return {
    version,
    fingerprint,
    // Read when they are used: the command line's bundle parses them then.
    get schemas() {
      return own.schemas
    },
    operations: operations.map((operation) => ({
      ...operation,
      parameters: operation.parameters.map((index) => shared.parameters[index]!),
      responses: responseSets[operation.responses] as Operation['responses'],
    })),
  }
}

export const openApiDocument = withSharedParts(document as unknown as OpenApiDocument)
