import type { ErrorCode, FailureDetail } from './schema.gen.ts'

/** Codes of failures without a response of the gateway: none, a late one, or an invalid one. */
export const localErrorCodes = ['network.failed', 'request.timeout', 'response.unreadable'] as const
export type LocalErrorCode = (typeof localErrorCodes)[number]

/** A known code, or one that this version of the document does not know yet. */
export type GatewayErrorCode = ErrorCode | LocalErrorCode | (string & {})

export type GatewayErrorFields = {
  /** The HTTP status; 0 when there was no reply. */
  status: number
  code: GatewayErrorCode
  /** The gateway's own words, empty when it said nothing; with status 0, what happened and where. */
  message?: string
  value?: FailureDetail
  /** The operationId of the call. */
  operation: string
}

/** A call that did not succeed, whatever the reason. `code` says why, `value` what to do about it. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly status: number
  readonly code: GatewayErrorCode
  readonly value: FailureDetail | undefined
  readonly operation: string

  constructor({ status, code, message = '', value, operation }: GatewayErrorFields, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
    this.value = value
    this.operation = operation
  }

  /** Reads the refusal out of a reply; a reply that is no refusal either is unreadable. */
  static fromReply(operation: string, status: number, body: unknown): GatewayError {
    if (!isRefusal(body)) return new GatewayError({ operation, status, code: 'response.unreadable' })
    const { errorCode: code, value } = body
    return new GatewayError({ operation, status, code, message: body.message ?? body.description, value })
  }
}

/** Older gateways send `status: "failed"` and `description`. */
type Refusal = { errorCode: string; message?: string; description?: string; value?: FailureDetail }

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'errorCode' in body && typeof body.errorCode === 'string'
}
