import { batch } from '@preact/signals'
import { CallError } from '../../shared/errors.ts'
import { postToParent } from '../../shared/frame.ts'
import type { RoundTrip } from '../../shared/round/round-clock.ts'
import type { DealtResponse, StateResponse } from '../rules/live.simulator.ts'
import { type GameStore, toRoundTiming } from './game-store.ts'
import { type FinishedRound, isGain, outcomeOf } from './displayed-state.ts'

const MAX_RESULTS = 60

/** Applies a state from the server: the clock at once, the result of a round after it was dealt. */
export function applyNews(store: GameStore, news: StateResponse, roundTrip: RoundTrip) {
  const { clock, state, displayed, slip, message, t } = store
  const isNewRound = news.round.index !== state.value.round.index
  const hadBets = state.value.bets.length > 0
  batch(() => {
    clock.update(toRoundTiming(news), roundTrip)
    state.value = news
    // Removes the cards of the last round; its outcome stays visible.
    if (isNewRound) displayed.dealt.value = undefined
    // "Placed on round 7" would look like a bet on round 8.
    if (isNewRound && hadBets && slip.total.value === 0) message.value = t('chooseSpot')
  })
  if (news.ended && news.ended.round.index >= displayed.awaitedRound) deal(store, news, news.ended)
  else displayed.showAfter(undefined, () => showMoney(store, news))
}

function deal(store: GameStore, news: StateResponse, ended: FinishedRound) {
  const { displayed, sound } = store
  const isNow = ended.round.index === news.round.index
  displayed.awaitedRound = Math.max(ended.round.index + 1, news.round.index)
  if (isNow) {
    displayed.dealt.value = ended
    sound.play('start')
  }
  displayed.showAfter(isNow ? ended.result : undefined, () => showEnd(store, news, ended))
}

function showEnd(store: GameStore, news: StateResponse, ended: FinishedRound) {
  const outcome = outcomeOf(ended)
  addResult(store, ended)
  showMoney(store, news)
  store.displayed.outcome.value = outcome
  store.session.add(outcome.won - outcome.stake)
  store.sound.play(isGain(outcome) ? 'win' : 'stop')
}

function showMoney({ displayed }: GameStore, { balance }: Pick<StateResponse, 'balance'>) {
  if (displayed.balance.value === balance) return
  displayed.balance.value = balance
  postToParent({ longan: 'balance-changed' })
}

/** Adds a result to the board. If rounds are missing, reloads the board. */
function addResult(store: GameStore, { round, result, winners }: DealtResponse) {
  const { results } = store
  const isNext = results.value[0]?.round.index === round.index - 1
  if (isNext) results.value = [{ round, result, winners }, ...results.value].slice(0, MAX_RESULTS)
  else void loadResults(store)
}

/** Loads the board; without an answer the old one stays. */
export async function loadResults({ calls, tableQuery, results }: GameStore) {
  try {
    const board = await calls.get<{ results: DealtResponse[] }>('/partners/live/results', tableQuery(), ['results'])
    results.value = board.results
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
