import { batch } from '@preact/signals'
import { CallError, toProblem } from '../../shared/errors.ts'
import { type RoundTrip, timed } from '../../shared/round/round-clock.ts'
import type { StateResponse } from '../rules/live.simulator.ts'
import { type GameStore, isOpen } from './game-store.ts'
import { applyNews } from './news.ts'
import { MAX_SPOTS, type Stakes, stakesOf, sumStakes } from './slip.ts'

/** Returns whether chips may be changed: not while the outcome of sent bets is unknown. */
export const canChangeChips = (store: GameStore) =>
  isOpen(store) && !store.placing.isUnknown && !store.placing.isPending

export const addChip = (store: GameStore, pick: string) => addChips(store, { [pick]: store.chip.value })

export const repeatBets = (store: GameStore) => addChips(store, store.previousStakes.value)

function addChips(store: GameStore, chips: Stakes) {
  const { slip, message, sound, t } = store
  if (!canChangeChips(store)) return void (message.value = t('tooLate'))
  const limit = limitOf(store, sumStakes([slip.stakes.value, chips]))
  if (limit) return void (message.value = limit)
  batch(() => {
    slip.addChips(chips)
    message.value = t('toConfirm')
    store.problem.value = undefined
  })
  sound.play('tap')
}

function limitOf({ table, money, t }: GameStore, stakes: Stakes): string | undefined {
  const { minStake, maxStake } = table
  if (Object.keys(stakes).length > MAX_SPOTS) return t('spotsLimit', { count: MAX_SPOTS })
  const isWithin = (stake: number) => stake >= minStake && stake <= maxStake
  if (Object.values(stakes).every(isWithin)) return undefined
  return t('spotLimit', { min: money.plain(minStake), max: money.plain(maxStake) })
}

export function removeChips({ slip, message, sound, t }: GameStore, which: 'last' | 'all') {
  if (which === 'last') slip.undo()
  else slip.clear()
  message.value = t(slip.total.value > 0 ? 'toConfirm' : 'chooseSpot')
  sound.play('tap')
}

export async function placeBets(store: GameStore) {
  const { placing, slip, state, tableQuery, problem } = store
  problem.value = undefined
  const input = { ...tableQuery(), round: state.value.round.key, bets: slip.bets() }
  try {
    const answer = await timed(() => placing.send(input))
    batch(() => applyAccepted(store, ...answer))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!error.isUnknown) applyRefusal(store, error)
  }
}

/** Applies accepted bets. A repeated answer may contain a round that is over, whose state is ignored. */
function applyAccepted(store: GameStore, news: StateResponse, roundTrip: RoundTrip) {
  const { slip, previousStakes, message, sound, money, t } = store
  message.value = t('placed', { amount: money.plain(slip.total.value), index: news.round.index })
  previousStakes.value = stakesOf(news.bets)
  slip.clear()
  if (news.round.index === store.state.value.round.index) applyNews(store, news, roundTrip)
  sound.play('accepted')
}

/** After the round has closed the chips are returned; after other refusals they may be changed. */
function applyRefusal({ problem, slip, message, t }: GameStore, error: CallError) {
  problem.value = toProblem(t, error)
  if (error.code !== 'market.closed') return
  slip.clear()
  message.value = t('tooLate')
}

export function returnChips({ slip, placing, message, money, t }: GameStore) {
  if (slip.total.value === 0 || placing.isPending || placing.isUnknown) return
  message.value = t('givenBack', { amount: money.plain(slip.total.value) })
  slip.clear()
}
