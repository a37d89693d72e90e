/** The answer came, and nobody can make sense of it. */
export const unreadable = (status = 200) => new CallError(status, 'answer.unreadable')

/** Why a call failed: what the other side refused, or 0 when nothing came that says anything. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }

  /** Nobody knows what became of the call: a command may or may not have been carried out. */
  get isUnknown() {
    return this.status === 0
  }

  /** The launch or the login behind it has ended. */
  get isSessionEnd() {
    return this.status === 401
  }
}
