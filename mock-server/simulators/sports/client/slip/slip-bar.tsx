/** @jsxImportSource preact */
import type { GameStore, StoreProps } from '../game-store.ts'
import { returnsOf } from '../returns.ts'

export function SlipBar({ store }: StoreProps) {
  const { t, slip, message, open } = store
  const count = slip.lines.value.length
  return (
    <footer class="bar">
      <p class="sum" role="status">
        {count > 0 && !message.value ? summaryOf(store) : message.value || t('pickFirst')}
      </p>
      <button class={count > 0 ? 'primary' : undefined} onClick={() => open('slip')}>
        {t('slipCount', { count })}
      </button>
    </footer>
  )
}

function summaryOf(store: GameStore): string {
  const { t, money } = store
  const { cost, returns } = totalsOf(store)
  return t('atGlance', { stake: money.sum(cost), returns: money.sum(returns) })
}

export function totalsOf({ slip, stake, book }: GameStore) {
  const odds = slip.lines.value.map((line) => slip.now(line) ?? line.agreed)
  return returnsOf({ kind: slip.kind(), stake: stake.value, odds, mostPaid: book.value.mostPaid })
}
