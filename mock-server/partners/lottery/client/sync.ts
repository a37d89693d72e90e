import { CallError } from '../../kit/call-error.ts'
import { explain } from '../../kit/explain.ts'
import { timed } from '../../kit/round-clock.ts'
import { whenSeenAgain } from '../../kit/seen-again.ts'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import type { Desk } from './desk.ts'
import { takeNews } from './news.ts'

const EVERY = 4000
/** After the deadline the server's draw is looked for in these steps. */
const SOON = 500
const AFTER_DRAW = 120

/** Keeps the page's news fresh: every few seconds, at each deadline, and whenever the page comes back into view or to the network. */
export function createSync(desk: Desk) {
  const { calls, clock, state, table, seat, connection, t } = desk
  const latest = { poll: 0, timer: 0, failures: 0, isStopped: false }

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
    const query = { ...seat(), since: String(state.value.now) }
    const needs = ['numero', 'remainTime', 'previous', 'balance', 'results'] as const
    const [news, passage] = await timed(() => calls.get<StateOnWire>('/partners/lottery/state', query, needs))
    return () => {
      latest.failures = 0
      connection.value = undefined
      if (news.gameCode === table.value.game.code) takeNews(desk, news, passage)
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
    return clock.left() === 0 ? SOON : Math.min(EVERY, clock.left() + AFTER_DRAW)
  }

  whenSeenAgain(() => void poll())
  return { poll }
}
