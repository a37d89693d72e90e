/** @jsxImportSource preact */
import { briefText } from '../../shared/round-clock.ts'
import type { OfDesk } from './desk.ts'

/** How a fight goes, what its odds mean, and what comes back. */
export function RulesSheet({ desk }: OfDesk) {
  const { t, money, arena, state } = desk
  const { startAt, closeAt, endAt } = state.value.fight
  const limits = { min: money.plain(arena.minStake), max: money.plain(arena.maxStake) }
  return (
    <div class="rules">
      <p>{t('ruleSham')}</p>
      <p>{t('ruleRound', { open: briefText(closeAt - startAt), fight: briefText(endAt - closeAt) })}</p>
      <p>{t('ruleOdds')}</p>
      <Odds desk={desk} />
      <p>
        <strong>{t('returnRate', { share: money.plain(arena.returns * 100) })}</strong>
      </p>
      <p>{t('limits', limits)}</p>
      <p class="meta">{t('playMoney')}</p>
    </div>
  )
}

/** The odds of this fight, and how likely each side is by them. */
const Odds = ({ desk: { t, money, arena, state, nameOf } }: OfDesk) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('side')}</th>
        <th scope="col">{t('odds')}</th>
        <th scope="col">{t('chance')}</th>
      </tr>
    </thead>
    <tbody>
      {arena.sides.map(({ side }) => (
        <tr key={side}>
          <th scope="row">{nameOf(side)}</th>
          <td class="amount">{money.format(state.value.fight.odds[side])}</td>
          <td class="amount">
            {t('about', { share: Math.round((arena.returns / state.value.fight.odds[side]) * 100) })}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
