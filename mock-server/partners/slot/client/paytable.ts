import { drawing, make } from '../../kit/dom.ts'
import type { Language } from '../../kit/frame.ts'
import { FREE_SPINS, LINES, PAYS, SCATTER, SCATTER_PAYS, type SlotSymbol, WILD } from '../rules/slot.rules.ts'
import { SYMBOL_NAMES, type Words } from './slot-words.ts'
import { pictureOf, type Pictures } from './symbols.ts'

type Paytable = { pictures: Pictures; t: Words; language: Language; stake: number; money(amount: number): string }

/** What every symbol pays for the stake that is chosen, and how the lines run. */
export function paytableContent({ pictures, t, language, stake, money }: Paytable): HTMLElement[] {
  const row = (symbol: SlotSymbol, pays: number[], about = '') =>
    make(
      'div',
      { class: 'pay' },
      pictureOf(pictures, symbol),
      make('div', {}, make('strong', {}, SYMBOL_NAMES[symbol][language]), make('p', {}, about)),
      make('ol', {}, ...pays.map((pay, index) => payOf(index + 3, money(pay)))),
    )
  const lineStake = stake / LINES.length
  return [
    make('p', { class: 'quiet' }, t('payAbout', { stake: money(stake) })),
    row(WILD, [], t('wildAbout')),
    row(
      SCATTER,
      SCATTER_PAYS.map((pay) => pay * stake),
      t('scatterAbout', { spins: FREE_SPINS.join(' / ') }),
    ),
    ...Object.entries(PAYS).map(([symbol, pays]) =>
      row(
        symbol as SlotSymbol,
        pays.map((pay) => pay * lineStake),
      ),
    ),
    make('h3', {}, t('lines')),
    make('div', { class: 'line-list' }, ...LINES.map(linePicture)),
    make('p', { class: 'quiet' }, t('returned')),
  ]
}

const payOf = (count: number, amount: string) =>
  make('li', {}, make('span', {}, `${count}×`), make('span', { class: 'amount' }, amount))

function linePicture(rows: readonly number[], index: number): HTMLElement {
  const cells = rows.map((row, reel) => `<rect x="${reel * 6}" y="${row * 6}" width="5" height="5" rx="1"/>`)
  const grid = Array.from(
    { length: 15 },
    (_, cell) =>
      `<rect class="off" x="${(cell % 5) * 6}" y="${Math.floor(cell / 5) * 6}" width="5" height="5" rx="1"/>`,
  )
  const picture = drawing(`<svg viewBox="0 0 29 17" aria-hidden="true">${grid.join('')}${cells.join('')}</svg>`)
  return make('div', {}, make('span', {}, String(index + 1)), picture)
}
