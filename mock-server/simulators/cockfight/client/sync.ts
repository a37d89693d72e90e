import { AFTER_DEADLINE, poll, SHORT_PAUSE } from '../../shared/round/poll.ts'
import { timed } from '../../shared/round/round-clock.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { ResultResponse, StateResponse } from '../rules/cockfight.routes.ts'
import type { GameStore } from './game-store.ts'
import { applyNews } from './news.ts'

const REQUIRED_FIELDS = ['now', 'fight', 'bets', 'balance'] as const
/** Polling interval while bets are open and the odds move, ms. */
const ODDS_PAUSE = 2500
/** Polling interval between the end of a fight and the next, which opens 10 s later, ms. */
const NEXT_FIGHT_PAUSE = 1000

export function createSync(store: GameStore) {
  const { calls, results } = store
  let knownFight = ''

  async function fetchNews() {
    const [news, roundTrip] = await timed(() =>
      calls.get<StateResponse>('/partners/cockfight/state', {}, REQUIRED_FIELDS),
    )
    const board = news.fight.key === knownFight ? undefined : await loadResults(store)
    return () => {
      if (board) results.value = board
      knownFight = news.fight.key
      applyNews(store, news, roundTrip)
    }
  }

  const { poll: pollNow } = poll(store, { load: fetchNews, pause: () => pause(store) })
  onVisible(() => void pollNow())
  return { poll: pollNow }
}

function pause({ clock, state }: GameStore) {
  if (clock.remaining() > 0) return Math.min(ODDS_PAUSE, clock.remaining() + AFTER_DEADLINE)
  return state.value.winner === undefined ? SHORT_PAUSE : NEXT_FIGHT_PAUSE
}

const loadResults = async ({ calls }: GameStore) =>
  (await calls.get<{ results: ResultResponse[] }>('/partners/cockfight/results', {}, ['results'])).results
