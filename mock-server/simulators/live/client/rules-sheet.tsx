/** @jsxImportSource preact */
import type { TableOnWire } from '../rules/live.routes.ts'
import type { OfDesk } from './desk.ts'
import { oddsOf } from './spots.tsx'
import type { Kind } from './announcements.ts'

const ABOUT = {
  baccarat: 'rulesBaccarat',
  dragonTiger: 'rulesDragonTiger',
  roulette: 'rulesRoulette',
  sicBo: 'rulesSicBo',
} as const satisfies Record<Kind, string>

/** How the game goes, what each choice pays and gives back on the average, and its limits. */
export function Rules({ desk }: OfDesk) {
  const { t, money, kind, table, state } = desk
  const { startAt, closeAt, nextAt } = state.value.round
  const limits = { min: money.plain(table.minStake), max: money.plain(table.maxStake) }
  return (
    <>
      <p>
        {t('playedAs', { kind: t(kind) })} {t(ABOUT[kind])}
      </p>
      <p>{t('rulesTime', { whole: (nextAt - startAt) / 1000, open: (closeAt - startAt) / 1000 })}</p>
      <p>{t('spotLimit', limits)}</p>
      <Odds desk={desk} />
      <p class="meta">{t('returnsAbout')}</p>
      <p class="meta">{t('guestsAbout')}</p>
      <p class="meta">{t('playMoney')}</p>
    </>
  )
}

function Odds({ desk }: OfDesk) {
  const { t, nameOf, table } = desk
  const percent = new Intl.NumberFormat(desk.frame.language, { style: 'percent', minimumFractionDigits: 2 })
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
        {differing(table.choices).map(({ pick, returns }) => (
          <tr key={pick}>
            <th scope="row">{pick === '0' ? `${t('numbers')} (0–36)` : nameOf(pick)}</th>
            <td class="amount">{oddsOf(desk, pick)}</td>
            <td class="amount">{percent.format(returns / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** All numbers of a wheel are one line. */
const differing = (choices: TableOnWire['choices']) => {
  const numbers = choices.filter(({ pick }) => /^\d/.test(pick))
  return [...choices.filter((choice) => !numbers.includes(choice)), ...numbers.slice(0, 1)]
}
