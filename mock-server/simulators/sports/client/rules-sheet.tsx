/** @jsxImportSource preact */
import { Sheet } from '../../shared/sheet.tsx'
import type { OfDesk } from './desk.ts'
import { rulesTexts } from './rules-texts.ts'

const PERCENT = 100

/** How bets are taken, settled and bought back, and what the book keeps. */
export function RulesSheet({ desk, close }: OfDesk & { close(): void }) {
  const { t, money, book } = desk
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
        {(Object.keys(rulesTexts) as (keyof typeof rulesTexts)[]).map((rule) => (
          <li key={rule}>{t(rule, values)}</li>
        ))}
      </ul>
      <p class="meta">{t('playMoney')}</p>
    </Sheet>
  )
}
