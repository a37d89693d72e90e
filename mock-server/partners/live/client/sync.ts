import { CallError } from '../../kit/call-error.ts'
import { explain } from '../../kit/explain.ts'
import { timed } from '../../kit/round-clock.ts'
import type { StateOnWire } from '../rules/live.routes.ts'
import type { Desk } from './desk.ts'
import { readResults, takeNews } from './news.ts'

const EVERY = 4000
/** After a deadline the server's news is looked for in these steps. */
const SOON = 500
const AFTER = 120

const NEEDS = ['now', 'round', 'bets', 'balance'] as const

export type Sync = ReturnType<typeof createSync>

/** Keeps a table's news fresh: every few seconds, and whenever a round ends or begins. */
export function createSync(desk: Desk) {
  const { calls, place, show, connection, t } = desk
  const latest = { poll: 0, timer: 0, failures: 0, isStopped: false }

  /** A question asked later makes this one old: what it still hears is not taken in, and the later one goes on. */
  async function poll() {
    const turn = ++latest.poll
    clearTimeout(latest.timer)
    if (latest.isStopped) return
    const take = await ask().catch(failed)
    if (turn !== latest.poll || latest.isStopped) return
    take()
    latest.timer = window.setTimeout(() => void poll(), pause(desk, latest.failures))
  }

  async function ask() {
    const query = { ...place(), since: String(show.awaited) }
    const [news, passage] = await timed(() => calls.get<StateOnWire>('/partners/live/state', query, NEEDS))
    return () => {
      latest.failures = 0
      connection.value = undefined
      takeNews(desk, news, passage)
    }
  }

  const failed = (error: unknown) => () => {
    latest.failures++
    if (!(error instanceof CallError)) return reportError(error)
    latest.isStopped = error.isSessionEnd
    connection.value = explain(t, error, () => void poll())
  }

  void readResults(desk)

  function stop() {
    latest.isStopped = true
    clearTimeout(latest.timer)
  }

  return { poll, stop }
}

/** Until the next question. The more often nobody answered, the longer, up to the usual pause. */
function pause({ clock, state }: Desk, failures: number) {
  if (failures > 0) return Math.min(EVERY, SOON * 2 ** failures)
  if (clock.left() > 0) return Math.min(EVERY, clock.left() + AFTER)
  const { now, round } = state.value
  return now < round.endAt ? SOON : Math.min(EVERY, Math.max(SOON, round.nextAt - now + AFTER))
}
