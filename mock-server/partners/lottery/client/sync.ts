import { CallError } from '../../kit/call.ts'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import type { Desk } from './desk.ts'
import { createNews, type NewsHooks } from './news.ts'

type Hooks = NewsHooks & { onFailure(error: CallError): void; onRecovery(): void }

const EVERY = 4000
/** After the deadline the server's draw is looked for in these steps. */
const SOON = 500
const AFTER_DRAW = 120

/** Keeps the page's news fresh: every few seconds, at each deadline, and whenever the page comes back into view. */
export function createSync(desk: Desk, hooks: Hooks) {
  const { calls, clock, shown, seat } = desk
  const take = createNews(desk, hooks)
  const timer = { id: 0, isStopped: false }

  async function poll() {
    clearTimeout(timer.id)
    if (timer.isStopped) return
    await ask().catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
      timer.isStopped = error.isSessionEnd
      hooks.onFailure(error)
    })
    clearTimeout(timer.id)
    const pause = clock.left() === 0 ? SOON : Math.min(EVERY, clock.left() + AFTER_DRAW)
    timer.id = window.setTimeout(() => void poll(), pause)
  }
  async function ask() {
    const sentAt = performance.now()
    const state = await calls.get<StateOnWire>('/partners/lottery/state', seat())
    hooks.onRecovery()
    if (state.gameCode !== shown.table.game.code) return
    await take(state, { sentAt, receivedAt: performance.now() })
  }

  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void poll())
  addEventListener('online', () => void poll())
  return { poll }
}
