import { batch } from '@preact/signals'
import { CallError } from '../../shared/call-error.ts'
import { postToParent } from '../../shared/frame.ts'
import type { Passage } from '../../shared/round-clock.ts'
import type { PastBetOnWire, StateOnWire } from '../rules/cockfight.routes.ts'
import type { Side } from '../rules/fights.ts'
import { type GameStore, heardIn } from './desk.ts'

/** Somebody's bet once it is settled. */
type Settled = { orderNo: string; stake: number; won: number }
type Ended = { number: number; winner: Side; bets: Settled[] }

/** Takes in a state that the server told: the clock, the money, and who has won. */
export function takeNews(desk: GameStore, news: StateOnWire, passage: Passage) {
  const { clock, state, side } = desk
  const before = state.value
  const isNext = before.fight.key !== news.fight.key
  clock.hear(heardIn(news), passage)
  batch(() => {
    state.value = news
    if (isNext) side.value = undefined
    const isNewlyOver = news.winner !== undefined && (isNext || before.winner === undefined)
    if (isNewlyOver) tell(desk, { number: news.fight.number, winner: news.winner!, bets: news.bets })
  })
  if (isNext && before.winner === undefined) void tellMissed(desk, before)
  if (before.balance !== news.balance) postToParent({ longan: 'balance-changed' })
}

/** Says what became of the player's bets on a fight whose end this page has not seen. */
export async function tellMissed(desk: GameStore, { fight: { key, number }, bets }: Pick<StateOnWire, 'fight' | 'bets'>) {
  const winner = desk.results.value.find((result) => result.key === key)?.winner
  if (!winner || bets.length === 0) return
  const past = await bettedBefore(desk).catch((error: unknown) => {
    if (error instanceof CallError) return []
    throw error
  })
  const mine = past.filter(({ orderNo }) => bets.some((bet) => bet.orderNo === orderNo))
  if (mine.length > 0) tell(desk, { number, winner, bets: mine })
}

/** The player's latest bets at this arena, newest first. */
export const bettedBefore = async ({ calls }: GameStore) =>
  (await calls.get<{ bets: PastBetOnWire[] }>('/partners/cockfight/history', {}, ['bets'])).bets

/** Says who has won and what became of the player's bets, each of them once. */
function tell({ told, said, session, sound, t, ...desk }: GameStore, { number, winner, bets }: Ended) {
  const mine = bets.filter(({ orderNo }) => !told.has(orderNo))
  for (const { orderNo, won, stake } of mine) {
    told.add(orderNo)
    session.add(won - stake)
  }
  const isGain = sum(mine, 'won') > sum(mine, 'stake')
  const text = outcomeOf({ t, money: desk.money, outcome: wordsOf({ t, nameOf: desk.nameOf }, winner), bets: mine })
  said.value = { text: t('ofFight', { numero: number, text }), isGain }
  if (isGain) sound.play('win')
}

/** `Meron wins`, or that the fight is a draw. */
export const wordsOf = ({ t, nameOf }: Pick<GameStore, 't' | 'nameOf'>, winner: Side) =>
  winner === 'draw' ? t('drawn') : t('winner', { name: nameOf(winner) })

const sum = (bets: Settled[], what: 'stake' | 'won') => bets.reduce((all, bet) => all + bet[what], 0)

function outcomeOf({ t, money, outcome, bets }: Pick<GameStore, 't' | 'money'> & { outcome: string; bets: Settled[] }) {
  if (bets.length === 0) return outcome
  const [stake, won] = [sum(bets, 'stake'), sum(bets, 'won')]
  const { plain } = money
  const came = won > stake ? 'won' : won > 0 ? 'returned' : 'lost'
  return t(came, { outcome, stake: plain(stake), won: plain(won), gain: plain(won - stake) })
}
