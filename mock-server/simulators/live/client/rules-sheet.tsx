/** @jsxImportSource preact */
import type { TableResponse } from '../rules/live.routes.ts'
import type { StoreProps } from './game-store.ts'
import { oddsOf } from './spots.tsx'
import type { Kind } from './announcements.ts'

const RULES_MESSAGES = {
  baccarat: 'rulesBaccarat',
  dragonTiger: 'rulesDragonTiger',
  roulette: 'rulesRoulette',
  sicBo: 'rulesSicBo',
} as const satisfies Record<Kind, string>

export function Rules({ store }: StoreProps) {
  const { t, money, kind, table, state } = store
  const { startAt, closeAt, nextAt } = state.value.round
  const limits = { min: money.plain(table.minStake), max: money.plain(table.maxStake) }
  return (
    <>
      <p>
        {t('playedAs', { kind: t(kind) })} {t(RULES_MESSAGES[kind])}
      </p>
      <p>{t('rulesTime', { whole: (nextAt - startAt) / 1000, open: (closeAt - startAt) / 1000 })}</p>
      <p>{t('spotLimit', limits)}</p>
      <Odds store={store} />
      <p class="meta">{t('returnsAbout')}</p>
      <p class="meta">{t('guestsAbout')}</p>
      <p class="meta">{t('playMoney')}</p>
    </>
  )
}

function Odds({ store }: StoreProps) {
  const { t, nameOf, table } = store
  const percent = new Intl.NumberFormat(store.frame.language, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('bet')}</th>
          <th scope="col">{t('odds')}</th>
          <th scope="col">{t('returns')}</th>
        </tr>
      </thead>
      <tbody>
        {distinctChoices(table.choices).map(({ pick, returns }) => (
          <tr key={pick}>
            <th scope="row">{pick === '0' ? `${t('numbers')} (0–36)` : nameOf(pick)}</th>
            <td class="amount">{oddsOf(store, pick)}</td>
            <td class="amount">{percent.format(returns / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const distinctChoices = (choices: TableResponse['choices']) => {
  const numbers = choices.filter(({ pick }) => /^\d/.test(pick))
  return [...choices.filter((choice) => !numbers.includes(choice)), ...numbers.slice(0, 1)]
}
