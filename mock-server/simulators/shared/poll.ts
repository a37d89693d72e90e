import type { Signal } from '@preact/signals'
import { CallError } from './call-error.ts'
import { explain, type Problem } from './error-message.ts'
import type { KitWords } from './words.ts'

/** Between two questions where nothing is awaited, ms. */
export const USUAL_PAUSE = 4000
/** What is awaited now is asked for in these steps, ms. */
export const SHORT_PAUSE = 500
/** After a deadline the server has its news so long later at the latest, ms. */
export const AFTER_DEADLINE = 120

/** Asks; what comes back takes in what was heard. */
type Ask = () => Promise<() => void>
type Page = { t: KitWords; connection: Signal<Problem | undefined> }

/**
 * Keeps a page's news fresh: `poll` asks now, and again after each `pause` (ms). The more often nobody answered, the longer the pause, up to
 * the usual one. Without an answer the page says so by its `connection`; where the session has ended, nothing more is asked.
 */
export function poll({ t, connection }: Page, { ask, pause }: { ask: Ask; pause(): number }) {
  const latest = { poll: 0, timer: 0, failures: 0, isStopped: false }

  /** A question asked later makes this one old: what it still hears is not taken in, and the later one goes on. */
  async function poll() {
    const turn = ++latest.poll
    clearTimeout(latest.timer)
    if (latest.isStopped) return
    const take = await ask().then(heard, failed)
    if (turn !== latest.poll || latest.isStopped) return
    take()
    latest.timer = window.setTimeout(() => void poll(), untilNext())
  }

  const heard = (take: () => void) => () => {
    latest.failures = 0
    connection.value = undefined
    take()
  }

  const failed = (error: unknown) => () => {
    latest.failures++
    if (!(error instanceof CallError)) return reportError(error)
    latest.isStopped = error.isSessionEnd
    connection.value = explain(t, error, () => void poll())
  }

  const untilNext = () => (latest.failures > 0 ? Math.min(USUAL_PAUSE, SHORT_PAUSE * 2 ** latest.failures) : pause())

  function stop() {
    latest.isStopped = true
    clearTimeout(latest.timer)
  }

  return { poll, stop }
}
