import { AFTER_DEADLINE, poll, SHORT_PAUSE, DEFAULT_PAUSE } from '../../shared/poll.ts'
import { timed } from '../../shared/round-clock.ts'
import type { StateResponse } from '../rules/live.routes.ts'
import type { GameStore } from './game-store.ts'
import { loadResults, applyNews } from './news.ts'

const REQUIRED_FIELDS = ['now', 'round', 'bets', 'balance'] as const

export type Sync = ReturnType<typeof createSync>

export function createSync(store: GameStore) {
  const { calls, tableQuery, displayed } = store

  async function fetchNews() {
    const query = { ...tableQuery(), since: String(displayed.awaitedRound) }
    const [news, roundTrip] = await timed(() =>
      calls.get<StateResponse>('/partners/live/state', query, REQUIRED_FIELDS),
    )
    return () => applyNews(store, news, roundTrip)
  }

  void loadResults(store)
  return poll(store, { load: fetchNews, pause: () => pause(store) })
}

function pause({ clock, state }: GameStore) {
  if (clock.remaining() > 0) return Math.min(DEFAULT_PAUSE, clock.remaining() + AFTER_DEADLINE)
  const { now, round } = state.value
  return now < round.endAt
    ? SHORT_PAUSE
    : Math.min(DEFAULT_PAUSE, Math.max(SHORT_PAUSE, round.nextAt - now + AFTER_DEADLINE))
}
