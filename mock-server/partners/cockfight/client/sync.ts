import { CallError } from '../../kit/call-error.ts'
import { explain } from '../../kit/explain.ts'
import { timed } from '../../kit/round-clock.ts'
import { whenSeenAgain } from '../../kit/seen-again.ts'
import type { ResultOnWire, StateOnWire } from '../rules/cockfight.routes.ts'
import type { Desk } from './desk.ts'
import { takeNews } from './news.ts'

const EVERY = 4000
/** Once a fight is over, its winner is asked for in these steps. */
const SOON = 500
const AFTER = 120
/** And then the next fight, which opens a quarter of a minute later. */
const NEXT = 1000

/** Keeps the page's news fresh: every few seconds, at the end of each fight, and whenever the page is seen again. */
export function createSync(desk: Desk) {
  const { calls, clock, state, results, connection, t } = desk
  const latest = { poll: 0, timer: 0, failures: 0, isStopped: false, board: '' }

  /** A question asked later makes this one old: what it still hears is not taken in, and the later one goes on. */
  async function poll() {
    const turn = ++latest.poll
    clearTimeout(latest.timer)
    if (latest.isStopped) return
    const take = await ask().catch(failed)
    if (turn !== latest.poll) return
    take()
    latest.timer = window.setTimeout(() => void poll(), pause())
  }

  async function ask() {
    const needs = ['now', 'fight', 'bets', 'balance'] as const
    const [news, passage] = await timed(() => calls.get<StateOnWire>('/partners/cockfight/state', {}, needs))
    const board = news.fight.key === latest.board ? undefined : await boardOf(desk)
    return () => {
      latest.failures = 0
      connection.value = undefined
      if (board) results.value = board
      latest.board = news.fight.key
      takeNews(desk, news, passage)
    }
  }

  const failed = (error: unknown) => () => {
    latest.failures++
    if (!(error instanceof CallError)) return reportError(error)
    latest.isStopped = error.isSessionEnd
    connection.value = explain(t, error, () => void poll())
  }

  /** The more often nobody answered, the longer the pause, up to the usual one. */
  function pause() {
    if (latest.failures > 0) return Math.min(EVERY, SOON * 2 ** latest.failures)
    const { winner } = state.value
    if (clock.left() > 0) return Math.min(EVERY, clock.left() + AFTER)
    return winner === undefined ? SOON : NEXT
  }

  whenSeenAgain(() => void poll())
  return { poll }
}

const boardOf = async ({ calls }: Desk) =>
  (await calls.get<{ results: ResultOnWire[] }>('/partners/cockfight/results', {}, ['results'])).results
