/** @jsxImportSource preact */
import { poll, DEFAULT_PAUSE } from '../../shared/round/poll.ts'
import { onVisible } from '../../shared/browser.ts'
import { applyBets, applyBook } from './news.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { BookResponse, OwnBetResponse } from '../rules/sports.simulator.ts'
import { createGameStore, type GameStore } from './game-store.ts'
import { SportsPage } from './sports-page.tsx'

function createSync(store: GameStore) {
  const { poll: pollNow } = poll(store, { load: () => fetchNews(store), pause: () => DEFAULT_PAUSE })
  onVisible(() => void pollNow())
  return { poll: pollNow }
}

async function fetchNews(store: GameStore) {
  const { calls, isGuest } = store
  const book = await calls.get<BookResponse>('/partners/sports/book', {}, ['now', 'fixtures'])
  const news = !isGuest && needsBets(store, book) ? await fetchBets(store) : undefined
  return () => {
    applyBook(store, book)
    if (news) applyBets(store, news)
  }
}

const fetchBets = async ({ calls }: GameStore) =>
  (await calls.get<{ bets: OwnBetResponse[] }>('/partners/sports/bets', {}, ['bets'])).bets

/** Bets are loaded while their sheet is open, and when the number of open ones has changed. */
function needsBets({ bets, isBetsOpen }: GameStore, { waiting }: BookResponse) {
  const known = bets.value?.filter(({ state }) => state === 'open').length
  return isBetsOpen.value || known !== waiting
}

export async function openSports(context: ClientContext) {
  const store = createGameStore(context, await context.calls.open<BookResponse>('/partners/sports/open'))
  const { poll } = createSync(store)
  void poll()
  return <SportsPage store={store} poll={poll} />
}
