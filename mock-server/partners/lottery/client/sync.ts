import { CallError } from '../../kit/call.ts'
import { explain } from '../../kit/explain.ts'
import { timed } from '../../kit/round-clock.ts'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import type { Desk } from './desk.ts'
import { takeNews } from './news.ts'

const EVERY = 4000
/** After the deadline the server's draw is looked for in these steps. */
const SOON = 500
const AFTER_DRAW = 120

/** Keeps the page's news fresh: every few seconds, at each deadline, and whenever the page comes back into view. */
export function createSync(desk: Desk) {
  const { calls, clock, table, seat, problem, t } = desk
  const timer = { id: 0, isStopped: false }

  async function poll() {
    clearTimeout(timer.id)
    if (timer.isStopped) return
    await ask().catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
      timer.isStopped = error.isSessionEnd
      problem.value = explain(t, error, () => void poll())
    })
    clearTimeout(timer.id)
    const pause = clock.left() === 0 ? SOON : Math.min(EVERY, clock.left() + AFTER_DRAW)
    timer.id = window.setTimeout(() => void poll(), pause)
  }
  async function ask() {
    const [news, passage] = await timed(() => calls.get<StateOnWire>('/partners/lottery/state', seat()))
    problem.value = undefined
    if (news.gameCode !== table.value.game.code) return
    await takeNews(desk, news, passage)
  }

  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void poll())
  addEventListener('online', () => void poll())
  return { poll }
}
