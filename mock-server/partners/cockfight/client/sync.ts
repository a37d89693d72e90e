import { AFTER_DEADLINE, keepAsking, SHORT_PAUSE, USUAL_PAUSE } from '../../kit/keep-asking.ts'
import { timed } from '../../kit/round-clock.ts'
import { whenSeenAgain } from '../../kit/seen-again.ts'
import type { ResultOnWire, StateOnWire } from '../rules/cockfight.routes.ts'
import type { Desk } from './desk.ts'
import { takeNews } from './news.ts'

const NEEDS = ['now', 'fight', 'bets', 'balance'] as const
/** Once there is a winner, the next fight opens a quarter of a minute later, ms. */
const NEXT = 1000

/** Keeps the page's news fresh: every few seconds, at the end of each fight, and whenever the page is seen again. */
export function createSync(desk: Desk) {
  const { calls, results } = desk
  let known = ''

  async function ask() {
    const [news, passage] = await timed(() => calls.get<StateOnWire>('/partners/cockfight/state', {}, NEEDS))
    const board = news.fight.key === known ? undefined : await boardOf(desk)
    return () => {
      if (board) results.value = board
      known = news.fight.key
      takeNews(desk, news, passage)
    }
  }

  const { poll } = keepAsking(desk, { ask, pause: () => pause(desk) })
  whenSeenAgain(() => void poll())
  return { poll }
}

function pause({ clock, state }: Desk) {
  if (clock.left() > 0) return Math.min(USUAL_PAUSE, clock.left() + AFTER_DEADLINE)
  return state.value.winner === undefined ? SHORT_PAUSE : NEXT
}

const boardOf = async ({ calls }: Desk) =>
  (await calls.get<{ results: ResultOnWire[] }>('/partners/cockfight/results', {}, ['results'])).results
