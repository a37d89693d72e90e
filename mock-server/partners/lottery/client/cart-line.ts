import { make } from '../../kit/dom.ts'
import { type Line, stakeOf } from './cart.ts'
import type { Desk } from './desk.ts'
import { icon } from './icons.ts'

type Place = { index: number; changed(change: () => void): void }

/** One line of the cart: what it bets on, a stake that can be changed, and a way out. */
export function cartLine({ t, cart, money }: Desk, line: Line, { index, changed }: Place) {
  const { play, price } = line
  const nameOf = (number: string) => play.options?.find(({ content }) => content === number)?.optionName ?? number
  const input = make('input', {
    class: 'amount',
    inputmode: 'numeric',
    value: money.plain(price),
    'aria-label': `${t('stakeEach')}, ${play.playName}`,
    onchange: () => changed(() => cart.setPrice(index, Number(input.value.replaceAll(/\D/g, '')) || price)),
  })
  const removal = {
    'aria-label': t('removeLine', { line: play.playName }),
    onclick: () => changed(() => cart.remove(index)),
  }
  const numbers = make('span', { class: 'amount' }, line.numbers.map(nameOf).join(' '))
  return make(
    'li',
    {},
    make('div', { class: 'what' }, make('strong', {}, play.playName), numbers),
    make('div', { class: 'edit' }, input, make('span', { class: 'amount' }, money.plain(stakeOf(line)))),
    make('button', { class: 'quiet', ...removal }, icon('bin')),
  )
}
