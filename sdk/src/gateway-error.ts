import type { OperationRefusals } from './refusals.gen.ts'
import type { ErrorCode, FailureDetail } from './schema.gen.ts'

/** Codes of failures without a valid response of the gateway. */
export const localErrorCodes = ['network.failed', 'request.timeout', 'request.aborted', 'response.unreadable'] as const
export type LocalErrorCode = (typeof localErrorCodes)[number]

/** The operationId of an operation of the document. */
export type OperationId = keyof OperationRefusals
/** The error codes that the document lists for an operation. */
export type RefusalCode<Id extends OperationId = OperationId> = OperationRefusals[Id]
/** A code of the document, or one of the SDK. At run time a gateway may send codes that the document does not know. */
export type GatewayErrorCode<Id extends OperationId = OperationId> = RefusalCode<Id> | ErrorCode | LocalErrorCode

/**
 * What happened: no connection, no response in time, cancelled by the caller, refused by the gateway, or a response that is not as the document
 * describes it.
 */
export type GatewayErrorKind = 'network' | 'timeout' | 'aborted' | 'refused' | 'unreadable'

const kinds: Readonly<Record<LocalErrorCode, GatewayErrorKind>> = {
  'network.failed': 'network',
  'request.timeout': 'timeout',
  'request.aborted': 'aborted',
  'response.unreadable': 'unreadable',
}

export type GatewayErrorFields = {
  operation: string
  /** The HTTP status; 0 without a response. */
  status: number
  code: string
  gatewayMessage?: string | undefined
  value?: FailureDetail | undefined
  method?: string
  url?: string
  headers?: Headers | undefined
  /** More about the reason, for the message: `ECONNREFUSED`. Without personal data. */
  reason?: string | undefined
}

/**
 * The only error that calls reject with. `kind` and `code` say why, `value` has the details of a refusal. `message` is for developers and has no
 * data of the user: `login failed: 400 login.incorrect`.
 */
export class GatewayError<Id extends OperationId = OperationId> extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  /** The operationId of the call. */
  readonly operation: Id
  /** The HTTP method; empty if the error is not about a request. */
  readonly method: string
  /** The address without query, user and password; empty if the error is not about a request. */
  readonly url: string
  /** The HTTP status; 0 without a response. */
  readonly status: number
  readonly code: RefusalCode<Id> | LocalErrorCode
  /** The gateway's own sentence, in the language of the call; empty without one. */
  readonly gatewayMessage: string
  readonly value: FailureDetail | undefined
  /** The headers of the response, if there is one. */
  readonly headers: Headers | undefined

  constructor(fields: GatewayErrorFields, options?: ErrorOptions) {
    const { operation, status, code, gatewayMessage = '', value, method = '', url = '', headers, reason } = fields
    super(`${operation} failed: ${status ? `${status} ` : ''}${code}${reason ? ` (${reason})` : ''}`, options)
    // A gateway may send a code that this version of the document does not know.
    this.code = code as RefusalCode<Id> | LocalErrorCode
    this.kind = kinds[code as LocalErrorCode] ?? 'refused'
    this.operation = operation as Id
    this.method = method
    this.url = url
    this.status = status
    this.gatewayMessage = gatewayMessage
    this.value = value
    this.headers = headers
  }

  /** The id by which the gateway's operators find the request in their logs, if the response has one. */
  get requestId(): string | undefined {
    return this.headers?.get('x-request-id') ?? undefined
  }

  /** How long the gateway asks to wait before the next try, in ms, if the response says so. */
  get retryAfter(): number | undefined {
    return retryAfterOf(this.headers)
  }

  /** Returns the refusal in a response; a body that is no refusal is an error `response.unreadable`. */
  static fromReply(operation: string, status: number, body: unknown): GatewayError {
    const refusal = refusalOf(body)
    return new GatewayError({ operation, status, code: 'response.unreadable', ...refusal })
  }
}

/** Returns true if the gateway refused this operation with this code. Both are checked by the compiler against the document. */
export const isRefusal = <Id extends OperationId, Code extends RefusalCode<Id>>(
  error: unknown,
  operation: Id,
  code: Code,
): error is GatewayError<Id> & { readonly code: Code } =>
  error instanceof GatewayError && error.operation === operation && error.code === code

/** Older gateways send `status: "failed"` and `description`. */
type Refusal = { errorCode: string; message?: string; description?: string; value?: FailureDetail }

/** Returns what a body says about a refusal; undefined if the body is not a refusal. */
export function refusalOf(body: unknown): Pick<GatewayErrorFields, 'code' | 'gatewayMessage' | 'value'> | undefined {
  if (typeof body !== 'object' || body === null || !('errorCode' in body) || typeof body.errorCode !== 'string')
    return undefined
  const { errorCode, message, description, value } = body as Refusal
  return { code: errorCode, gatewayMessage: message ?? description, value }
}

/** Returns the time in the header `Retry-After`, in ms: a number of seconds, or a date. */
export function retryAfterOf(headers: Headers | undefined): number | undefined {
  const text = headers?.get('retry-after')
  if (!text) return undefined
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0)
}
