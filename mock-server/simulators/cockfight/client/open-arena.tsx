/** @jsxImportSource preact */
import { AFTER_DEADLINE, poll, SHORT_PAUSE } from '../../shared/round/poll.ts'
import { onVisible } from '../../shared/browser.ts'
import { applyNews } from './news.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { timed } from '../../shared/round/round-clock.ts'
import type { ArenaResponse, ResultResponse, StateResponse } from '../rules/cockfight.simulator.ts'
import { ArenaPage } from './arena-page.tsx'
import { createGameStore, type GameStore } from './game-store.ts'

const REQUIRED_FIELDS = ['now', 'fight', 'bets', 'balance'] as const
/** Polling interval while bets are open and the odds move, ms. */
const ODDS_PAUSE = 2500
/** Polling interval between the end of a fight and the next, which opens 10 s later, ms. */
const NEXT_FIGHT_PAUSE = 1000

function createSync(store: GameStore) {
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

export async function openArena(context: ClientContext) {
  const response = await timed(() => context.calls.open<ArenaResponse>('/partners/cockfight/open'))
  const store = createGameStore(context, ...response)
  const { poll } = createSync(store)
  void poll()
  return <ArenaPage store={store} poll={poll} />
}
