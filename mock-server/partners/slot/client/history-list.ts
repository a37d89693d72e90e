import { make } from '../../kit/dom.ts'
import type { Language } from '../../kit/frame.ts'
import type { PastSpinOnWire } from '../rules/slot.routes.ts'
import type { Words } from './slot-words.ts'

type Options = { t: Words; language: Language; money(amount: number): string }

/** The latest spins, newest first. */
export function historyList(spins: PastSpinOnWire[], { t, language, money }: Options): HTMLElement {
  if (spins.length === 0) return make('p', { class: 'quiet' }, t('noHistory'))
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    month: '2-digit',
    // The site's own time, as in its records, wherever the phone is.
    timeZone: 'Asia/Ho_Chi_Minh',
  })
  const rows = spins.map(({ orderNo, at, stake, won, isFree }) =>
    make(
      'li',
      { class: 'past' },
      make('div', {}, make('span', {}, time.format(at)), make('small', {}, orderNo)),
      make('span', { class: 'amount' }, isFree ? t('freeSpin') : money(stake)),
      make('span', { class: won > 0 ? 'amount gain' : 'amount' }, won > 0 ? `+${money(won)}` : '0'),
    ),
  )
  const head = make(
    'li',
    { class: 'past head' },
    ...['time', 'stake', 'win'].map((key) => make('span', {}, t(key as 'time'))),
  )
  return make('ol', { class: 'past-list' }, head, ...rows)
}
