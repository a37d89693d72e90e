import { isFramed, postToParent } from './frame.ts'
import { type Translate, errorMessageKey } from './messages.ts'

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

/** A problem in one sentence, with at most one remedy. `isInfo` marks a message that the player asked for. */
export type Problem = { text: string; action?: { label: string; run(): void } | undefined; isInfo?: boolean }

/**
 * Converts a failed call to a message. An expired session and a low balance are resolved by the site; other failures may be repeated with
 * `retry`.
 */
export function toProblem(t: Translate, failure: Pick<CallError, 'status' | 'code'>, retry?: () => void): Problem {
  const text = t(errorMessageKey(failure), { code: failure.code })
  if (failure.status === 401) return { text, action: toSignInAction(t) }
  if (errorMessageKey(failure) === 'lowBalance') return { text, action: findDepositAction(t) }
  const label = t(failure.code === 'outcome.unknown' ? 'askAgain' : 'retry')
  return { text, action: retry && { label, run: retry } }
}

function toSignInAction(t: Translate) {
  const run = () => postToParent({ relogin: true })
  run()
  return { label: t('signIn'), run }
}

/** Deposits are made on the site around the game; a page without a parent offers none. */
const findDepositAction = (t: Translate) =>
  isFramed() ? { label: t('deposit'), run: () => postToParent({ longan: 'deposit' }) } : undefined
