import { AFTER_DEADLINE, poll, SHORT_PAUSE, DEFAULT_PAUSE } from '../../shared/round/poll.ts'
import { timed } from '../../shared/round/round-clock.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { StateResponse } from '../rules/lottery.routes.ts'
import type { GameStore } from './game-store.ts'
import { applyNews } from './news.ts'

const REQUIRED_FIELDS = ['numero', 'remainTime', 'previous', 'balance', 'results'] as const

export function createSync(store: GameStore) {
  const { calls, clock, state, table, seat } = store

  async function fetchNews() {
    const query = { ...seat(), since: String(state.value.now) }
    const [news, roundTrip] = await timed(() =>
      calls.get<StateResponse>('/partners/lottery/state', query, REQUIRED_FIELDS),
    )
    return () => {
      if (news.gameCode === table.value.game.code) applyNews(store, news, roundTrip)
    }
  }

  const pause = () =>
    clock.remaining() === 0 ? SHORT_PAUSE : Math.min(DEFAULT_PAUSE, clock.remaining() + AFTER_DEADLINE)
  const { poll: pollNow } = poll(store, { load: fetchNews, pause })
  onVisible(() => void pollNow())
  return { poll: pollNow }
}
