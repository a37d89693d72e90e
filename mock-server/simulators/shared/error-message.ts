import type { CallError } from './call-error.ts'
import { isFramed, postToParent } from './frame.ts'
import { type KitWords, problemOf } from './words.ts'

/** What went wrong, in one sentence, and at most one thing to do about it. Calm is what the player has asked to be told. */
export type Problem = { text: string; action?: { label: string; run(): void } | undefined; isCalm?: boolean }

/** Puts a failed call into words. A session that has ended, and a balance that is too low, are the site's to renew; what is left may be tried again by `retry`. */
export function explain(t: KitWords, failure: Pick<CallError, 'status' | 'code'>, retry?: () => void): Problem {
  const text = t(problemOf(failure), { code: failure.code })
  if (failure.status === 401) return { text, action: signInAgain(t) }
  if (problemOf(failure) === 'lowBalance') return { text, action: depositOf(t) }
  const label = t(failure.code === 'outcome.unknown' ? 'askAgain' : 'retry')
  return { text, action: retry && { label, run: retry } }
}

function signInAgain(t: KitWords) {
  const run = () => postToParent({ relogin: true })
  run()
  return { label: t('signIn'), run }
}

/** Money comes from the site around the game; a page that stands alone has none to send its player to. */
const depositOf = (t: KitWords) =>
  isFramed() ? { label: t('deposit'), run: () => postToParent({ longan: 'deposit' }) } : undefined
