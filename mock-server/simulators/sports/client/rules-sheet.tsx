/** @jsxImportSource preact */
import { Sheet } from '../../shared/sheet.tsx'
import type { StoreProps } from './game-store.ts'
import { rulesMessages } from './rules-messages.ts'

const PERCENT = 100

export function RulesSheet({ store, close }: StoreProps & { close(): void }) {
  const { t, money, book } = store
  const { returns, boughtBack, mostPaid } = book.value
  const values = {
    margin: money.plain(Math.round((1 - returns) * PERCENT)),
    returns: money.plain(returns * PERCENT),
    share: money.plain(boughtBack * PERCENT),
    most: money.plain(mostPaid),
  }
  return (
    <Sheet title={t('rules')} onClose={close}>
      <ul class="lines">
        {(Object.keys(rulesMessages) as (keyof typeof rulesMessages)[]).map((rule) => (
          <li key={rule}>{t(rule, values)}</li>
        ))}
      </ul>
      <p class="meta">{t('playMoney')}</p>
    </Sheet>
  )
}
