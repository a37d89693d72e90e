import type { ErrorCode } from '@longan/sdk'
import type { LocalizedText } from './language.ts'

/** An error that the gateway answers. Services throw it; the kernel converts it to the failure envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: ErrorCode
  /** Details for the client: the invalid field, limits, a captcha flag. */
  readonly value: Record<string, unknown> | undefined

  /** Message for players, if it differs from the message of the code. */
  readonly localizedMessage: LocalizedText | undefined

  // oxlint-disable-next-line eslint/max-params -- status, code, message and details are read in this order
  constructor(status: number, code: ErrorCode, message: string | LocalizedText, value?: Record<string, unknown>) {
    super(typeof message === 'string' ? message : message.en)
    this.localizedMessage = typeof message === 'string' ? undefined : message
    this.status = status
    this.code = code
    this.value = value
  }
}

export const invalidField = (field: string, reason: string) =>
  new Refusal(400, 'request_param_err', `${field}: ${reason}`, { field, reason })

/** Returns a Refusal for a field with the violated rule, for which a client has its own messages. `characters` applies to every text. */
export const invalidFieldByRule = (field: string, rule: 'characters' | 'most' | 'below' | 'closed', reason: string) =>
  new Refusal(400, 'request_param_err', `${field}: ${reason}`, { field, rule, reason })

export const notLoggedIn = () =>
  new Refusal(401, 'login.not.session', 'Sorry, you are not logged in! please login first')

export const tokenInvalid = () =>
  new Refusal(401, 'user.or.token.invalid', 'Your session has ended. Please log in again')

export const tokenReplaced = () =>
  new Refusal(401, 'user.or.token.invalid', {
    vi: 'Tài khoản vừa đăng nhập ở nơi khác',
    en: 'Your account has just logged in elsewhere',
  })

const unknownOperation = (method: string, path: string) =>
  new Refusal(404, 'function.not.available', `There is no operation ${method} ${path}`, { method, path })

/** Methods that a gateway has at some path. */
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'DELETE', 'PATCH'])

/** Status 405 for a method that the path does not have, or that no path has; 404 for a path that is not known. */
export const unknownCall = (method: string, path: string, allowed: readonly string[]) =>
  allowed.length > 0 || !METHODS.has(method)
    ? new Refusal(405, 'function.not.available', `${path} has no method ${method}`, { method, path })
    : unknownOperation(method, path)

export const responseInvalid = (violation: string) =>
  new Refusal(500, 'response.invalid', `The response does not match the OpenAPI document: ${violation}`)

export const bodyMissing = () =>
  new Refusal(400, 'request_body_required', 'The body is missing', { field: 'body', reason: 'is missing' })

export const MAX_BODY = 1024 * 1024

/** Maximum size of an encrypted body, bytes. Decrypting 1 MB would block the server for half a second. */
export const MAX_ENCRYPTED_BODY = 16 * 1024

/** Throws a Refusal if the body has more than `maxBytes` in UTF-8. The encoder runs only if the number of characters does not decide. */
export function assertBodySize(body: string, maxBytes = MAX_BODY) {
  const needsByteCount = body.length * 3 > maxBytes
  if (body.length <= maxBytes && !(needsByteCount && new TextEncoder().encode(body).length > maxBytes)) return
  throw bodyTooLarge(maxBytes)
}

export const bodyTooLarge = (maxBytes: number) =>
  new Refusal(413, 'request.too.large', `The body is larger than ${maxBytes} bytes`, {
    field: 'body',
    reason: `is larger than ${maxBytes} bytes`,
  })
