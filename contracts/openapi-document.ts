import bundle from '@longan/openapi/document' with { type: 'json' }

export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  additionalProperties?: Schema | boolean
  'x-provenance'?: string
  'x-alias'?: string
}
type Media = { schema: Schema }
type Response = { content?: Record<string, Media>; headers?: Record<string, Schema>; 'x-provenance'?: string }
export type Operation = {
  operationId: string
  description?: string
  'x-provenance'?: string
  responses: Record<string, Response & { $ref?: string }>
}

const operations = Object.values(bundle.paths).flatMap((item) =>
  Object.values(item as Record<string, unknown>).filter(isOperation),
)
const byId = new Map(operations.map((operation) => [operation.operationId, operation]))

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value
}

export function getDocumentedOperation(id: string): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`Failed to read the description: it has no operation ${id}`)
  return operation
}

export const errorCodes: { 'x-designed-codes'?: string[] } = bundle.components.schemas.ErrorCode

/** Resolves a reference to a part of the document; fields beside the reference are kept. */
export function resolve<Part extends { $ref?: string }>(part: Part): Part {
  if (!part.$ref) return part
  const names = part.$ref.split('/').slice(1)
  const target = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], bundle) as Part
  const { $ref: _ref, ...siblings } = part
  return { ...resolve(target), ...siblings }
}

export function getReplySchema(id: string, status: number | string): Schema | undefined {
  const { responses } = getDocumentedOperation(id)
  const response = responses[status] ?? responses['default']
  return response && resolve(response).content?.['application/json']?.schema
}
