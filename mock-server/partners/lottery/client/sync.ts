import { AFTER_DEADLINE, keepAsking, SHORT_PAUSE, USUAL_PAUSE } from '../../kit/keep-asking.ts'
import { timed } from '../../kit/round-clock.ts'
import { whenSeenAgain } from '../../kit/seen-again.ts'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import type { Desk } from './desk.ts'
import { takeNews } from './news.ts'

const NEEDS = ['numero', 'remainTime', 'previous', 'balance', 'results'] as const

/** Keeps the page's news fresh: every few seconds, at each deadline, and whenever the page comes back into view or to the network. */
export function createSync(desk: Desk) {
  const { calls, clock, state, table, seat } = desk

  async function ask() {
    const query = { ...seat(), since: String(state.value.now) }
    const [news, passage] = await timed(() => calls.get<StateOnWire>('/partners/lottery/state', query, NEEDS))
    return () => {
      if (news.gameCode === table.value.game.code) takeNews(desk, news, passage)
    }
  }

  const pause = () => (clock.left() === 0 ? SHORT_PAUSE : Math.min(USUAL_PAUSE, clock.left() + AFTER_DEADLINE))
  const { poll } = keepAsking(desk, { ask, pause })
  whenSeenAgain(() => void poll())
  return { poll }
}
