import { AFTER_DEADLINE, poll, SHORT_PAUSE, USUAL_PAUSE } from '../../shared/poll.ts'
import { timed } from '../../shared/round-clock.ts'
import type { StateOnWire } from '../rules/live.routes.ts'
import type { GameStore } from './desk.ts'
import { readResults, takeNews } from './news.ts'

const NEEDS = ['now', 'round', 'bets', 'balance'] as const

export type Sync = ReturnType<typeof createSync>

/** Keeps a table's news fresh: every few seconds, and whenever a round ends or begins. */
export function createSync(desk: GameStore) {
  const { calls, place, show } = desk

  async function ask() {
    const query = { ...place(), since: String(show.awaited) }
    const [news, passage] = await timed(() => calls.get<StateOnWire>('/partners/live/state', query, NEEDS))
    return () => takeNews(desk, news, passage)
  }

  void readResults(desk)
  return poll(desk, { ask, pause: () => pause(desk) })
}

function pause({ clock, state }: GameStore) {
  if (clock.left() > 0) return Math.min(USUAL_PAUSE, clock.left() + AFTER_DEADLINE)
  const { now, round } = state.value
  return now < round.endAt
    ? SHORT_PAUSE
    : Math.min(USUAL_PAUSE, Math.max(SHORT_PAUSE, round.nextAt - now + AFTER_DEADLINE))
}
