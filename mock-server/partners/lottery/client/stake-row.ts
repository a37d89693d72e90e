import { make } from '../../kit/dom.ts'
import type { Desk } from './desk.ts'

const CHIPS = [1000, 5000, 10_000, 50_000, 100_000, 500_000]
const FIRST = 10_000

/** The stake on each number: a few usual amounts, or any other. */
export function createStakeRow({ t, money }: Desk, onChange: () => void) {
  const stake = { price: FIRST }
  const chips = CHIPS.map((amount) =>
    make('button', { class: 'chip amount', 'data-amount': amount, onclick: () => choose(amount) }, money.short(amount)),
  )
  const other = make('input', {
    class: 'amount',
    inputmode: 'numeric',
    placeholder: t('otherStake'),
    'aria-label': `${t('stakeEach')}: ${t('otherStake')}`,
    oninput: () => setPrice(Number(other.value.replaceAll(/\D/g, '')) || FIRST),
  })
  const choose = (amount: number) => {
    other.value = ''
    setPrice(amount)
  }
  const setPrice = (price: number) => {
    stake.price = price
    show()
    onChange()
  }
  const show = () => {
    for (const chip of chips) chip.setAttribute('aria-pressed', String(chip.dataset['amount'] === String(stake.price)))
    other.toggleAttribute('data-chosen', !CHIPS.includes(stake.price))
  }
  show()
  const element = make('div', { class: 'rail', role: 'group', 'aria-label': t('stakeEach') }, ...chips, other)
  return { element, price: () => stake.price }
}
