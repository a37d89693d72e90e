import { AFTER_DEADLINE, poll, SHORT_PAUSE, USUAL_PAUSE } from '../../shared/poll.ts'
import { timed } from '../../shared/round-clock.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { ResultOnWire, StateOnWire } from '../rules/cockfight.routes.ts'
import type { GameStore } from './desk.ts'
import { takeNews } from './news.ts'

const NEEDS = ['now', 'fight', 'bets', 'balance'] as const
/** Once there is a winner, the next fight opens a quarter of a minute later, ms. */
const NEXT = 1000

/** Keeps the page's news fresh: every few seconds, at the end of each fight, and whenever the page is seen again. */
export function createSync(desk: GameStore) {
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

  const { poll: pollNow } = poll(desk, { ask, pause: () => pause(desk) })
  onVisible(() => void pollNow())
  return { poll: pollNow }
}

function pause({ clock, state }: GameStore) {
  if (clock.left() > 0) return Math.min(USUAL_PAUSE, clock.left() + AFTER_DEADLINE)
  return state.value.winner === undefined ? SHORT_PAUSE : NEXT
}

const boardOf = async ({ calls }: GameStore) =>
  (await calls.get<{ results: ResultOnWire[] }>('/partners/cockfight/results', {}, ['results'])).results
