import { AFTER_DEADLINE, poll, SHORT_PAUSE, USUAL_PAUSE } from '../../shared/poll.ts'
import { timed } from '../../shared/round-clock.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import type { GameStore } from './desk.ts'
import { takeNews } from './news.ts'

const NEEDS = ['numero', 'remainTime', 'previous', 'balance', 'results'] as const

/** Keeps the page's news fresh: every few seconds, at each deadline, and whenever the page comes back into view or to the network. */
export function createSync(desk: GameStore) {
  const { calls, clock, state, table, seat } = desk

  async function ask() {
    const query = { ...seat(), since: String(state.value.now) }
    const [news, passage] = await timed(() => calls.get<StateOnWire>('/partners/lottery/state', query, NEEDS))
    return () => {
      if (news.gameCode === table.value.game.code) takeNews(desk, news, passage)
    }
  }

  const pause = () => (clock.left() === 0 ? SHORT_PAUSE : Math.min(USUAL_PAUSE, clock.left() + AFTER_DEADLINE))
  const { poll: pollNow } = poll(desk, { ask, pause })
  onVisible(() => void pollNow())
  return { poll: pollNow }
}
