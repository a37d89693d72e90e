/** @jsxImportSource preact */
import { poll, DEFAULT_PAUSE } from '../../shared/round/poll.ts'
import { onVisible } from '../../shared/browser.ts'
import { applyBets, applyBook } from './news.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import type { BookResponse, OfferResponse, OwnBetResponse, Pick } from '../rules/sports.simulator.ts'
import { createGameStore, type GameStore } from './game-store.ts'
import { SportsPage } from './sports-page.tsx'

function createSync(store: GameStore) {
  const { poll: pollNow, pollLater } = poll(store, { load: () => fetchNews(store), pause: () => DEFAULT_PAUSE })
  onVisible(() => void pollNow())
  return { poll: pollNow, pollLater }
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

/** Bets are loaded while their list is shown, and when the number of open ones has changed. */
function needsBets({ bets, areBetsShown }: GameStore, { waiting }: BookResponse) {
  const known = bets.value?.filter(({ state }) => state === 'open').length
  return areBetsShown() || known !== waiting
}

/** A link to the book may name a pick and its odds: `pick=F12:home:1.85`. The slip opens with it, and shows whether the odds have moved. */
function openLinkedPick({ frame, book, slip, open }: GameStore) {
  const [id, pick = '', odds] = frame.query.get('pick')?.split(':') ?? []
  const match = book.value.fixtures.find((one) => one.id === id)
  if (!match || !isPick(match, pick)) return
  slip.toggle(match, pick, Number(odds) || undefined)
  open('slip')
}

const isPick = ({ odds }: OfferResponse, pick: string): pick is Pick => Object.hasOwn(odds, pick)

export async function openSports(context: ClientContext) {
  const store = createGameStore(context, await context.calls.open<BookResponse>('/partners/sports/open'))
  openLinkedPick(store)
  const { poll, pollLater } = createSync(store)
  // A member's bets are still missing; a guest has none, and the book is new.
  if (store.isGuest) pollLater()
  else void poll()
  return <SportsPage store={store} poll={poll} />
}
