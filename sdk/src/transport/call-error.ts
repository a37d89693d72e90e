import { describeProblem } from './check-response.ts'
import { GatewayError, type LocalErrorCode, refusalOf } from '../gateway-error.ts'
import type { Operation } from '../operations/operation.ts'
import { ResponseTooLarge } from './resilient-fetch.ts'

/** An operation, and its address without the query and the parameters. */
export type Target = Operation & { address: string; method: string }

/** Returns the error of a response; undefined for a success. A status of 200 is not enough: the body decides. */
export function responseError(target: Target, response: Response, body: unknown): GatewayError | undefined {
  const { status, headers } = response
  const fields = { ...fieldsOf(target), status, headers }
  const refusal = isFailure(response, body) ? refusalOf(body) : undefined
  if (refusal) return new GatewayError({ ...fields, ...refusal })
  const reason = describeProblem(target, response, body)
  return reason === undefined ? undefined : new GatewayError({ ...fields, code: 'response.unreadable', reason })
}

type Failure = { name?: unknown; cause?: { code?: string } }

/** Returns the error of a call without a usable response; `caller` is the signal of its caller. */
export function localError(target: Target, error: unknown, caller: AbortSignal): GatewayError {
  const { cause } = error as Failure
  const code = localCodeOf(error, caller)
  // Node's fetch has its reason one level down: ECONNREFUSED. Other texts may contain the whole URL.
  const reason = error instanceof ResponseTooLarge ? error.message : cause?.code
  const at = code === 'network.failed' ? [reason, target.address].filter(Boolean).join(' at ') : reason
  return new GatewayError({ ...fieldsOf(target), status: 0, code, reason: at }, { cause: error })
}

function localCodeOf(error: unknown, caller: AbortSignal): LocalErrorCode {
  if (caller.aborted) return 'request.aborted'
  if (error instanceof ResponseTooLarge) return 'response.unreadable'
  // A DOMException is not an Error everywhere (jsdom), so the name decides.
  return (error as Failure).name === 'TimeoutError' ? 'request.timeout' : 'network.failed'
}

const fieldsOf = ({ id, address, method }: Target) => ({ operation: id, method, url: address })

const isFailure = ({ ok }: Response, body: unknown) =>
  !ok || (typeof body === 'object' && body !== null && 'success' in body && body.success !== true)
