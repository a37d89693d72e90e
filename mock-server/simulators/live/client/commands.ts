import { batch } from '@preact/signals'
import { CallError } from '../../shared/call-error.ts'
import { explain } from '../../shared/error-message.ts'
import { type Passage, timed } from '../../shared/round-clock.ts'
import type { StateOnWire } from '../rules/live.routes.ts'
import { type GameStore, isOpen } from './desk.ts'
import { takeNews } from './news.ts'
import { MOST_SPOTS, type Stakes, stakesOf, summed } from './slip.ts'

/** Whether chips on the table may be changed: not while nobody knows what became of some. */
export const isFree = (desk: GameStore) => isOpen(desk) && !desk.placing.isUnknown && !desk.placing.isUnderWay

/** Lays a chip on a choice. */
export const layChip = (desk: GameStore, pick: string) => lay(desk, { [pick]: desk.chip.value })

/** Lays down again what was staked before. */
export const layBefore = (desk: GameStore) => lay(desk, desk.before.value)

function lay(desk: GameStore, chips: Stakes) {
  const { slip, said, sound, t } = desk
  if (!isFree(desk)) return void (said.value = t('tooLate'))
  const limit = limitOf(desk, summed([slip.stakes.value, chips]))
  if (limit) return void (said.value = limit)
  batch(() => {
    slip.lay(chips)
    said.value = t('toConfirm')
    desk.problem.value = undefined
  })
  sound.play('tap')
}

/** The limit that `stakes` break, in words. */
function limitOf({ table, money, t }: GameStore, stakes: Stakes): string | undefined {
  const { minStake, maxStake } = table
  if (Object.keys(stakes).length > MOST_SPOTS) return t('spotsLimit', { count: MOST_SPOTS })
  const isWithin = (stake: number) => stake >= minStake && stake <= maxStake
  if (Object.values(stakes).every(isWithin)) return undefined
  return t('spotLimit', { min: money.plain(minStake), max: money.plain(maxStake) })
}

/** Takes back what was laid down last, or everything. */
export function takeBack({ slip, said, sound, t }: GameStore, what: 'last' | 'all') {
  if (what === 'last') slip.undo()
  else slip.clear()
  said.value = t(slip.total.value > 0 ? 'toConfirm' : 'chooseSpot')
  sound.play('tap')
}

/** Stakes what lies on the table, or asks what became of what was sent before. */
export async function placeBets(desk: GameStore) {
  const { placing, slip, state, place, problem } = desk
  problem.value = undefined
  const input = { ...place(), round: state.value.round.key, bets: slip.bets() }
  try {
    const told = await timed(() => placing.send(input))
    batch(() => taken(desk, ...told))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!error.isUnknown) refuse(desk, error)
  }
}

/** The bets were taken. An answer that had to be asked for again may tell of a round that is over: that is no news. */
function taken(desk: GameStore, news: StateOnWire, passage: Passage) {
  const { slip, before, said, sound, money, t } = desk
  said.value = t('placed', { amount: money.plain(slip.total.value), index: news.round.index })
  before.value = stakesOf(news.bets)
  slip.clear()
  if (news.round.index === desk.state.value.round.index) takeNews(desk, news, passage)
  sound.play('taken')
}

/** A round that has closed meanwhile gives the chips back; what else was refused may be changed. */
function refuse({ problem, slip, said, t }: GameStore, error: CallError) {
  problem.value = explain(t, error)
  if (error.code !== 'market.closed') return
  slip.clear()
  said.value = t('tooLate')
}

/** Bets are over: chips that were never staked go back to the player, who is told. */
export function lock({ slip, placing, said, money, t }: GameStore) {
  if (slip.total.value === 0 || placing.isUnderWay || placing.isUnknown) return
  said.value = t('givenBack', { amount: money.plain(slip.total.value) })
  slip.clear()
}
