import type { ErrorCode } from '@longan/sdk'
import type { Words } from './error-messages.ts'

/** Why a service will not do what was asked. The kernel turns it into the gateway's failure envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: ErrorCode
  /** What the reader of the failure needs besides the words: the offending field, limits, a captcha flag. */
  readonly value: Record<string, unknown> | undefined

  /** What it says to people, where that is more than the words of its code. */
  readonly words: Words | undefined

  // oxlint-disable-next-line eslint/max-params -- read as a sentence: how bad, which code, in words, with details
  constructor(status: number, code: ErrorCode, message: string | Words, value?: Record<string, unknown>) {
    super(typeof message === 'string' ? message : message.en)
    this.words = typeof message === 'string' ? undefined : message
    this.status = status
    this.code = code
    this.value = value
  }
}

/** A field of the request is missing or wrong. */
export const invalidField = (field: string, reason: string) =>
  new Refusal(400, 'request_param_err', `${field}: ${reason}`, { field, reason })

/** The same, by a rule for which a client has words of its own: `characters` is that of every text. */
export const unfitField = (field: string, rule: 'characters' | 'most' | 'below', reason: string) =>
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

export const unknownOperation = (method: string, path: string) =>
  new Refusal(404, 'function.not.available', `There is no operation ${method} ${path}`, { method, path })

/** The mock's own mistake: an answer that the description does not know. */
export const responseInvalid = (violation: string) =>
  new Refusal(500, 'response.invalid', `The mock broke its own description: ${violation}`)

export const bodyMissing = () =>
  new Refusal(400, 'request_body_required', 'The body is missing', { field: 'body', reason: 'is missing' })

/** Bytes of a body that are still read. */
export const MAX_BODY = 1024 * 1024

/** And of an encrypted one: to decrypt a MB takes half a second, in which nobody else is answered. */
export const MAX_SEALED_BODY = 16 * 1024

/** Counts bytes as they travel; the encoder runs only where the number of characters leaves a doubt. */
export function refuseTooLarge(body: string, most = MAX_BODY) {
  const isDoubtful = body.length * 3 > most
  if (body.length <= most && !(isDoubtful && new TextEncoder().encode(body).length > most)) return
  const value = { field: 'body', reason: `is larger than ${most} bytes` }
  throw new Refusal(413, 'request.too.large', `The body is larger than ${most} bytes`, value)
}
