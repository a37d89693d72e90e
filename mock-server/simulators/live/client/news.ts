import { batch } from '@preact/signals'
import { CallError } from '../../shared/call-error.ts'
import { postToParent } from '../../shared/frame.ts'
import type { Passage } from '../../shared/round-clock.ts'
import type { DealtOnWire, StateOnWire } from '../rules/live.routes.ts'
import { type GameStore, heardIn } from './desk.ts'
import { type Ended, isGain, outcomeOf } from './show.ts'

/** The server keeps so many results for the board. */
const SHOWN = 60

/** Takes in a state that the server told: sets the clock at once; what a round brought is dealt first and told afterwards. */
export function takeNews(desk: GameStore, news: StateOnWire, passage: Passage) {
  const { clock, state, show } = desk
  const isNewRound = news.round.index !== state.value.round.index
  batch(() => {
    clock.hear(heardIn(news), passage)
    state.value = news
    // The cards of the last round are swept away; what became of it stays to be read.
    if (isNewRound) show.dealt.value = undefined
  })
  if (news.ended && news.ended.round.index >= show.awaited) deal(desk, news, news.ended)
  else show.after(undefined, () => showMoney(desk, news))
}

/** Deals what a round brought, if it still is that round; a page that comes too late is told at once. */
function deal(desk: GameStore, news: StateOnWire, ended: Ended) {
  const { show, sound } = desk
  const isNow = ended.round.index === news.round.index
  show.awaited = Math.max(ended.round.index + 1, news.round.index)
  if (isNow) {
    show.dealt.value = ended
    sound.play('start')
  }
  show.after(isNow ? ended.result : undefined, () => showEnd(desk, news, ended))
}

function showEnd(desk: GameStore, news: StateOnWire, ended: Ended) {
  const outcome = outcomeOf(ended)
  addResult(desk, ended)
  showMoney(desk, news)
  desk.show.outcome.value = outcome
  desk.session.add(outcome.won - outcome.stake)
  desk.sound.play(isGain(outcome) ? 'win' : 'stop')
}

/** Shows what the player has now, and tells the page around the frame when it has changed. */
function showMoney({ show }: GameStore, { balance }: Pick<StateOnWire, 'balance'>) {
  if (show.balance.value === balance) return
  show.balance.value = balance
  postToParent({ longan: 'balance-changed' })
}

/** Puts a result on the board; one that does not follow the last one there makes the board be read anew. */
function addResult(desk: GameStore, { round, result, winners }: DealtOnWire) {
  const { results } = desk
  const isNext = results.value[0]?.round.index === round.index - 1
  if (isNext) results.value = [{ round, result, winners }, ...results.value].slice(0, SHOWN)
  else void readResults(desk)
}

/** Reads the board; without an answer the old one stays. */
export async function readResults({ calls, place, results }: GameStore) {
  try {
    const board = await calls.get<{ results: DealtOnWire[] }>('/partners/live/results', place(), ['results'])
    results.value = board.results
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
