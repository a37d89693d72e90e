import type { Signal } from '@preact/signals'
import { CallError, toProblem, type Problem } from '../errors.ts'
import type { Translate } from '../messages.ts'

/** Pause between requests while nothing is expected, ms. */
export const DEFAULT_PAUSE = 4000
/** Pause between requests while news is expected, ms. */
export const SHORT_PAUSE = 500
/** Pause after a deadline until the server has its news at the latest, ms. */
export const AFTER_DEADLINE = 120

/** Loads data; the returned function applies it. */
type Load = () => Promise<() => void>
type PollTarget = { t: Translate; connection: Signal<Problem | undefined> }

/**
 * Polls for news: `poll` requests now and after each `pause` (ms), `pollLater` after the first pause. After failures the pause grows, up to the default. `connection` shows a
 * failure; an expired session stops polling.
 */
export function poll({ t, connection }: PollTarget, { load, pause }: { load: Load; pause(): number }) {
  const latest = { poll: 0, timer: 0, failures: 0, isStopped: false }

  /** A later request replaces this one: its answer is ignored, and the later request schedules the next. */
  async function poll() {
    const current = ++latest.poll
    clearTimeout(latest.timer)
    if (latest.isStopped) return
    const apply = await load().then(succeeded, failed)
    if (current !== latest.poll || latest.isStopped) return
    apply()
    pollLater()
  }

  function pollLater() {
    latest.timer = window.setTimeout(() => void poll(), nextPause())
  }

  const succeeded = (apply: () => void) => () => {
    latest.failures = 0
    connection.value = undefined
    apply()
  }

  const failed = (error: unknown) => () => {
    latest.failures++
    if (!(error instanceof CallError)) return reportError(error)
    latest.isStopped = error.isSessionEnd
    connection.value = toProblem(t, error, () => void poll())
  }

  const nextPause = () => (latest.failures > 0 ? Math.min(DEFAULT_PAUSE, SHORT_PAUSE * 2 ** latest.failures) : pause())

  function stop() {
    latest.isStopped = true
    clearTimeout(latest.timer)
  }

  return { poll, pollLater, stop }
}
