import document from '@longan/openapi/operations' with { type: 'json' }
import type { ErrorCode, operations } from '@longan/sdk'

export type OperationId = keyof operations

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: object }
/** A success has a shape, a failure has codes. */
type Answer = {
  schema?: object
  contentType?: string
  codes?: ErrorCode[]
  /** What a success is answered with, where that is another 2xx. */
  status?: number
}

/** One operation of the description, without its prose. */
export type Operation = {
  id: OperationId
  method: string
  path: string
  domain: string
  /** The module it belongs to, and where one of several must be on, all of them. */
  module?: string
  modules?: string[]
  alsoModule?: string
  encrypted?: boolean
  /** Bytes that are read of its body, where they are more than of any other. */
  maxBody?: number
  token: 'required' | 'optional' | 'none'
  /** Whether the answer's value travels in the gateway's envelope. */
  enveloped: boolean
  parameters: Parameter[]
  body?: { required: boolean; schema: object; contentTypes: string[] }
  responses: Record<string, Answer>
}

export type Description = {
  /** Tells one description from another. */
  fingerprint: string
  operations: Operation[]
  schemas: Record<string, object>
}

/** The description of the gaming gateway, which its doors answer by; `operations` in its order, `schemas` by name. */
export const description = document as unknown as Description
