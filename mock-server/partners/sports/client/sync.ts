import { keepAsking, USUAL_PAUSE } from '../../kit/keep-asking.ts'
import { whenSeenAgain } from '../../kit/seen-again.ts'
import type { BookOnWire, MyBetOnWire } from '../rules/sports.routes.ts'
import type { Desk } from './desk.ts'
import { takeBets, takeBook } from './news.ts'

/** Keeps the book fresh: every few seconds, and whenever the page comes back into view or to the network. */
export function createSync(desk: Desk) {
  const { poll } = keepAsking(desk, { ask: () => ask(desk), pause: () => USUAL_PAUSE })
  whenSeenAgain(() => void poll())
  return { poll }
}

/** What the book shows now, and what became of the player's bets where that may have changed. */
async function ask(desk: Desk) {
  const { calls, isGuest } = desk
  const book = await calls.get<BookOnWire>('/partners/sports/book', {}, ['now', 'fixtures'])
  const news = !isGuest && isAboutBets(desk, book) ? await askBets(desk) : undefined
  return () => {
    takeBook(desk, book)
    if (news) takeBets(desk, news)
  }
}

const askBets = async ({ calls }: Desk) =>
  (await calls.get<{ bets: MyBetOnWire[] }>('/partners/sports/bets', {}, ['bets'])).bets

/** Bets are read when somebody looks at them, and when another number of them waits than is known. */
function isAboutBets({ bets, isBetsOpen }: Desk, { waiting }: BookOnWire) {
  const known = bets.value?.filter(({ state }) => state === 'open').length
  return isBetsOpen.value || known !== waiting
}
