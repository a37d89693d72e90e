/** @jsxImportSource preact */
import { formatShortClock } from '../../shared/round-clock.ts'
import type { StoreProps } from './game-store.ts'
import { GameSheet } from './game-sheet.tsx'

export function RulesSheet({ store, close }: StoreProps & { close(): void }) {
  const { t, money, table, state, plays } = store
  return (
    <GameSheet store={store} title={`${t('rules')} · ${table.value.game.name}`} onClose={close}>
      <p>{t('lockRule', { time: formatShortClock(state.value.lockTime * 1000) })}</p>
      <ul class="lines">
        {plays().map(({ playId, playName, odds, description, minStake, maxStake }) => (
          <li key={playId}>
            <div class="what">
              <strong>
                {playName} · {t('pays', { odds: money.plain(odds) })}
              </strong>
              <span>{description}</span>
              <span class="meta">{t('limits', { min: money.plain(minStake), max: money.plain(maxStake) })}</span>
            </div>
          </li>
        ))}
      </ul>
      <p class="meta">{t('playMoney')}</p>
    </GameSheet>
  )
}
