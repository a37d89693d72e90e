export const unreadable = (status = 200) => new CallError(status, 'answer.unreadable')

/** A failed call: the status and code of the refusal. The status is 0 without a usable response. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }

  /** The outcome is unknown: a command may or may not have been executed. */
  get isUnknown() {
    return this.status === 0
  }

  get isSessionEnd() {
    return this.status === 401
  }
}
