/** @jsxImportSource preact */
import { formatShortClock } from '../../shared/round-clock.ts'
import type { StoreProps } from './game-store.ts'

export function RulesSheet({ store }: StoreProps) {
  const { t, money, arena, state } = store
  const { startAt, closeAt, endAt } = state.value.fight
  const limits = { min: money.plain(arena.minStake), max: money.plain(arena.maxStake) }
  return (
    <div class="rules">
      <p>{t('ruleSham')}</p>
      <p>{t('ruleRound', { open: formatShortClock(closeAt - startAt), fight: formatShortClock(endAt - closeAt) })}</p>
      <p>{t('ruleOdds')}</p>
      <Odds store={store} />
      <p>
        <strong>{t('returnRate', { share: money.plain(arena.returns * 100) })}</strong>
      </p>
      <p>{t('limits', limits)}</p>
      <p class="meta">{t('playMoney')}</p>
    </div>
  )
}

const Odds = ({ store: { t, money, arena, state, nameOf } }: StoreProps) => (
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
