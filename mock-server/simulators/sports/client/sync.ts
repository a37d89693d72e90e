import { poll, USUAL_PAUSE } from '../../shared/poll.ts'
import { onVisible } from '../../shared/on-visible.ts'
import type { BookOnWire, MyBetOnWire } from '../rules/sports.routes.ts'
import type { GameStore } from './desk.ts'
import { takeBets, takeBook } from './news.ts'

/** Keeps the book fresh: every few seconds, and whenever the page comes back into view or to the network. */
export function createSync(desk: GameStore) {
  const { poll: pollNow } = poll(desk, { ask: () => ask(desk), pause: () => USUAL_PAUSE })
  onVisible(() => void pollNow())
  return { poll: pollNow }
}

/** What the book shows now, and what became of the player's bets where that may have changed. */
async function ask(desk: GameStore) {
  const { calls, isGuest } = desk
  const book = await calls.get<BookOnWire>('/partners/sports/book', {}, ['now', 'fixtures'])
  const news = !isGuest && isAboutBets(desk, book) ? await askBets(desk) : undefined
  return () => {
    takeBook(desk, book)
    if (news) takeBets(desk, news)
  }
}

const askBets = async ({ calls }: GameStore) =>
  (await calls.get<{ bets: MyBetOnWire[] }>('/partners/sports/bets', {}, ['bets'])).bets

/** Bets are read when somebody looks at them, and when another number of them waits than is known. */
function isAboutBets({ bets, isBetsOpen }: GameStore, { waiting }: BookOnWire) {
  const known = bets.value?.filter(({ state }) => state === 'open').length
  return isBetsOpen.value || known !== waiting
}
