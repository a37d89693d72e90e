import { make } from '../../kit/dom.ts'
import type { moneyOf } from '../../kit/money.ts'
import { icons } from './icons.ts'
import type { Words } from './slot-words.ts'

type Money = ReturnType<typeof moneyOf>
export type DeskEvents = {
  onSpin(): void
  onAuto(): void
  onQuick(): void
  onStake(by: -1 | 1): void
  onStakes(): void
}
/** What the desk shows; the game decides it after every change. */
export type DeskState = {
  balance: number
  stake: number
  stakes: number[]
  /** Nothing turns or is about to: the stake may be changed. */
  isStill: boolean
  busy: boolean
  quick: boolean
  locked: boolean
  /** Spins still to come by themselves; Infinity until stopped. */
  autoLeft: number
  freeLeft: number
}
export type Desk = ReturnType<typeof createDesk>

/** Balance, stake and the buttons. */
export function createDesk(parent: HTMLElement, { t, money }: { t: Words; money: Money }, events: DeskEvents) {
  const balance = make('strong', { class: 'amount' })
  const stake = make('strong', { class: 'amount' })
  const button = (name: keyof typeof icons, label: string, run: () => void) =>
    make('button', { class: 'icon', 'aria-label': label, onclick: run }, icons[name]())
  const less = button('minus', t('lessStake'), () => events.onStake(-1))
  const more = button('plus', t('moreStake'), () => events.onStake(1))
  const choose = make('button', { class: 'stake', onclick: events.onStakes }, make('span', {}, t('stake')), stake)
  const spin = make('button', { class: 'spin', onclick: events.onSpin })
  const side = (name: 'auto' | 'quick', run: () => void) =>
    make('button', { class: 'side', onclick: run }, icons[name]())
  const auto = side('auto', events.onAuto)
  const quick = side('quick', events.onQuick)
  auto.append(t('auto'))
  quick.append(t('quick'))

  parent.append(
    make('div', { class: 'plate' }, make('span', {}, t('balance')), balance),
    make('div', { class: 'plate stepper' }, less, choose, more),
    make('div', { class: 'buttons' }, auto, spin, quick),
  )

  return {
    show(state: DeskState) {
      const isAuto = state.autoLeft > 0
      balance.textContent = money.format(state.balance)
      stake.textContent = money.plain(state.stake)
      less.disabled = !state.isStill || state.stake === state.stakes[0]
      more.disabled = !state.isStill || state.stake === state.stakes.at(-1)
      choose.disabled = auto.disabled = !state.isStill
      spin.disabled = state.locked
      quick.setAttribute('aria-pressed', String(state.quick))
      spin.toggleAttribute('data-busy', state.busy && !isAuto)
      spin.replaceChildren(isAuto || state.busy ? icons.stop() : icons.spin(), make('span', {}, labelOf(state, t)))
    },
  }
}

function labelOf({ autoLeft, freeLeft, busy }: DeskState, t: Words): string {
  if (autoLeft > 0) return autoLeft === Infinity ? t('skip') : t('spinsLeft', { count: autoLeft })
  if (busy) return t('skip')
  return freeLeft > 0 ? t('spinsLeft', { count: freeLeft }) : t('spin')
}
