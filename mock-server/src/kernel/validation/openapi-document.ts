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

export const openApiDocument = document as unknown as OpenApiDocument
