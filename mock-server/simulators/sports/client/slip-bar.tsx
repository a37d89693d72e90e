/** @jsxImportSource preact */
import type { GameStore, OfDesk } from './desk.ts'
import { returnsOf } from './returns.ts'

/** What the slip costs and brings back, at a glance, and the way to it. */
export function SlipBar({ desk }: OfDesk) {
  const { t, slip, said, open } = desk
  const count = slip.lines.value.length
  return (
    <footer class="bar">
      <p class="sum" role="status">
        {count > 0 && !said.value ? glanceOf(desk) : said.value || t('pickFirst')}
      </p>
      <button class={count > 0 ? 'primary' : undefined} onClick={() => open('slip')}>
        {t('slipCount', { count })}
      </button>
    </footer>
  )
}

function glanceOf(desk: GameStore): string {
  const { t, money } = desk
  const { cost, returns } = sumsOf(desk)
  return t('atGlance', { stake: money.plain(cost), returns: money.plain(returns) })
}

/** What the slip costs, and what it brings back at the odds of now when all of it wins. */
export function sumsOf({ slip, stake, book }: GameStore) {
  const odds = slip.lines.value.map((line) => slip.now(line) ?? line.agreed)
  return returnsOf({ kind: slip.kind(), stake: stake.value, odds, mostPaid: book.value.mostPaid })
}
