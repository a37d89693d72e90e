import type { Call } from './http.ts'
import type { Operation } from '../validation/openapi-document.ts'
import { parsePlainBody } from './plain-body.ts'
import { MAX_BODY, Refusal } from '../validation/refusal.ts'

/** Returns the token of a call: of its header, else of the query or the body if the operation declares a field `token` there. */
export const sessionTokenOf = (operation: Operation, call: Call): string | undefined =>
  call.header('authorization') ?? queryToken(operation, call) ?? bodyToken(operation, call)

const queryToken = ({ parameters }: Operation, { query }: Call) =>
  parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'token')
    ? query.get('token') || undefined
    : undefined

function bodyToken(operation: Operation, call: Call) {
  if (!operation.tokenInBody || call.body === '' || call.body.length > MAX_BODY) return undefined
  const { token } = withoutRefusal(() => parsePlainBody(operation, call)) ?? {}
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** An unreadable body has no token; a call that has one in its header gets the error of the body. */
function withoutRefusal(read: () => unknown): { token?: unknown } | undefined {
  try {
    return read() as { token?: unknown } | undefined
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
