import { batch } from '@preact/signals'
import { CallError } from '../../shared/errors.ts'
import { postToParent } from '../../shared/frame.ts'
import type { RoundTrip } from '../../shared/round/round-clock.ts'
import type { PastBetResponse, StateResponse } from '../rules/cockfight.simulator.ts'
import type { Side } from '../rules/fights.ts'
import { type GameStore, type Moves, toRoundTiming } from './game-store.ts'

type SettledBet = { orderNo: string; stake: number; won: number }
type Odds = StateResponse['fight']['odds']
type FinishedFight = { number: number; winner: Side; bets: SettledBet[] }

export function applyNews(store: GameStore, news: StateResponse, roundTrip: RoundTrip) {
  const { clock, state, side } = store
  const before = state.value
  const isNext = before.fight.key !== news.fight.key
  clock.update(toRoundTiming(news), roundTrip)
  batch(() => {
    state.value = news
    store.moves.value = isNext ? {} : { ...store.moves.value, ...movesOf(before.fight.odds, news.fight.odds) }
    if (isNext) side.value = undefined
    const hasJustEnded = news.winner !== undefined && (isNext || before.winner === undefined)
    if (hasJustEnded) reportOutcome(store, { number: news.fight.number, winner: news.winner!, bets: news.bets })
  })
  if (isNext && before.winner === undefined) void reportMissed(store, before)
  if (before.balance !== news.balance) postToParent({ longan: 'balance-changed' })
}

function movesOf(before: Odds, after: Odds): Moves {
  const sides = Object.keys(after) as Side[]
  const changed = sides.filter((side) => before[side] !== after[side])
  return Object.fromEntries(changed.map((side) => [side, after[side] > before[side] ? 'up' : 'down']))
}

export async function reportMissed(
  store: GameStore,
  { fight: { key, number }, bets }: Pick<StateResponse, 'fight' | 'bets'>,
) {
  const winner = store.results.value.find((result) => result.key === key)?.winner
  if (!winner || bets.length === 0) return
  const past = await loadPastBets(store).catch((error: unknown) => {
    if (error instanceof CallError) return []
    throw error
  })
  const ownBets = past.filter(({ orderNo }) => bets.some((bet) => bet.orderNo === orderNo))
  if (ownBets.length > 0) reportOutcome(store, { number, winner, bets: ownBets })
}

export const loadPastBets = async ({ calls }: GameStore) =>
  (await calls.get<{ bets: PastBetResponse[] }>('/partners/cockfight/history', {}, ['bets'])).bets

function reportOutcome(
  { reportedOrders, message, session, sound, t, ...store }: GameStore,
  { number, winner, bets }: FinishedFight,
) {
  const ownBets = bets.filter(({ orderNo }) => !reportedOrders.has(orderNo))
  for (const { orderNo, won, stake } of ownBets) {
    reportedOrders.add(orderNo)
    session.add(won - stake)
  }
  const isGain = sum(ownBets, 'won') > sum(ownBets, 'stake')
  const text = outcomeOf({
    t,
    money: store.money,
    outcome: describeWinner({ t, nameOf: store.nameOf }, winner),
    bets: ownBets,
  })
  message.value = { text: t('ofFight', { numero: number, text }), isGain }
  if (isGain) sound.play('win')
}

export const describeWinner = ({ t, nameOf }: Pick<GameStore, 't' | 'nameOf'>, winner: Side) =>
  winner === 'draw' ? t('drawn') : t('winner', { name: nameOf(winner) })

const sum = (bets: SettledBet[], field: 'stake' | 'won') => bets.reduce((all, bet) => all + bet[field], 0)

function outcomeOf({
  t,
  money,
  outcome,
  bets,
}: Pick<GameStore, 't' | 'money'> & { outcome: string; bets: SettledBet[] }) {
  if (bets.length === 0) return outcome
  const [stake, won] = [sum(bets, 'stake'), sum(bets, 'won')]
  const { plain } = money
  const outcomeKey = won > stake ? 'won' : won > 0 ? 'returned' : 'lost'
  return t(outcomeKey, { outcome, stake: plain(stake), won: plain(won), gain: plain(won - stake) })
}
