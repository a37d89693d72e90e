import { CallError } from '../../kit/call-error.ts'
import { explain } from '../../kit/explain.ts'
import { whenSeenAgain } from '../../kit/seen-again.ts'
import type { BookOnWire, MyBetOnWire } from '../rules/sports.routes.ts'
import type { Desk } from './desk.ts'
import { takeBets, takeBook } from './news.ts'

const EVERY = 4000
const SOON = 500

/** Keeps the book fresh: every few seconds, and whenever the page comes back into view or to the network. */
export function createSync(desk: Desk) {
  const { connection, t } = desk
  const latest = { poll: 0, timer: 0, failures: 0, isStopped: false }

  /** A question asked later makes this one old: what it still hears is not taken in, and the later one goes on. */
  async function poll() {
    const turn = ++latest.poll
    clearTimeout(latest.timer)
    if (latest.isStopped) return
    const take = await ask(desk).then(taken, failed)
    if (turn !== latest.poll) return
    take()
    latest.timer = window.setTimeout(() => void poll(), pause())
  }

  const taken = (take: () => void) => () => {
    latest.failures = 0
    connection.value = undefined
    take()
  }

  const failed = (error: unknown) => () => {
    latest.failures++
    if (!(error instanceof CallError)) return reportError(error)
    latest.isStopped = error.isSessionEnd
    connection.value = explain(t, error, () => void poll())
  }

  /** The more often nobody answered, the longer the pause, up to the usual one. */
  const pause = () => (latest.failures > 0 ? Math.min(EVERY, SOON * 2 ** latest.failures) : EVERY)

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
