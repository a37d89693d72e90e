/** @jsxImportSource preact */
import { AFTER_DEADLINE, poll, SHORT_PAUSE, DEFAULT_PAUSE } from '../../shared/round/poll.ts'
import { onVisible } from '../../shared/on-visible.ts'
import { applyNews } from './news.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { timed } from '../../shared/round/round-clock.ts'
import type { TableResponse, StateResponse } from '../rules/lottery.simulator.ts'
import { createGameStore, type GameStore } from './game-store.ts'
import { LotteryPage } from './lottery-page.tsx'

const REQUIRED_FIELDS = ['numero', 'remainTime', 'previous', 'balance', 'results'] as const

function createSync(store: GameStore) {
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

export async function openLottery(context: ClientContext) {
  const { language } = context.frame
  const response = await timed(() => context.calls.open<TableResponse>('/partners/lottery/open', { language }))
  const store = createGameStore(context, ...response)
  const { poll } = createSync(store)
  void poll()
  return <LotteryPage store={store} poll={poll} />
}
