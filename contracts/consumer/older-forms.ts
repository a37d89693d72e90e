import compactDocument from '@longan/openapi/operations' with { type: 'json' }
import { type CompactOperation, headersOf, injectSession, type InteractionRequest, pathOf } from './request.ts'
import { reify } from './shapes.ts'

type OlderForm = CompactOperation & { replacedBy?: string; ownShape?: true }
const all: OlderForm[] = compactDocument.operations as unknown as OlderForm[]

/** The older forms of an operation that have its shape: what the contract says of the operation, it says of them. */
export const olderFormsOf = (id: string): CompactOperation[] =>
  all.filter(({ replacedBy, ownShape }) => replacedBy === id && !ownShape)

export const isOlderForm = (id: string) => all.some((one) => one.id === id && one.replacedBy !== undefined)

/** Sends an older form, which has no method in the SDK, and returns or throws what a method of the SDK would. */
export async function sendOlderForm(url: string, operation: CompactOperation, request: InteractionRequest) {
  const { query = {}, body, form } = request
  const search = new URLSearchParams(reify(injectSession(operation, request, query)) as Record<string, string>)
  const json = body === undefined ? undefined : JSON.stringify(reify(injectSession(operation, request, body) as object))
  const response = await fetch(`${url}${reify(pathOf(operation, request))}?${search}`, {
    method: operation.method,
    headers: {
      ...(reify(headersOf(operation, request)) as Record<string, string>),
      ...(json && { 'Content-Type': 'application/json' }),
    },
    ...(json && { body: json }),
    ...(form && { body: new URLSearchParams(form) }),
  })
  const answer = await response.json()
  if (response.ok) return operation.enveloped ? answer.value : answer
  throw Object.assign(new Error(answer.message), {
    name: 'GatewayError',
    operation: operation.id,
    status: response.status,
    code: answer.errorCode,
    value: answer.value,
  })
}
