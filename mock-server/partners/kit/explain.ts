import type { CallError } from './call-error.ts'
import { tellParent } from './frame.ts'
import { type KitWords, problemOf } from './words.ts'

/** What went wrong, in one sentence, and at most one thing to do about it. Calm is what the player has asked to be told. */
export type Problem = { text: string; action?: { label: string; run(): void } | undefined; isCalm?: boolean }

/** Puts a failed call into words. A session that has ended is the site's to renew; what is left may be tried again by `retry`. */
export function explain(t: KitWords, failure: Pick<CallError, 'status' | 'code'>, retry?: () => void): Problem {
  const text = t(problemOf(failure), { code: failure.code })
  const label = t(failure.code === 'outcome.unknown' ? 'askAgain' : 'retry')
  if (failure.status !== 401) return { text, action: retry && { label, run: retry } }
  const signIn = () => tellParent({ relogin: true })
  signIn()
  return { text, action: { label: t('signIn'), run: signIn } }
}
