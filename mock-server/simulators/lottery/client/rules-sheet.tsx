/** @jsxImportSource preact */
import { briefText } from '../../shared/round-clock.ts'
import type { OfDesk } from './desk.ts'
import { DeskSheet } from './desk-sheet.tsx'

/** How each play wins, what it pays, its limits, and when bets close. */
export function RulesSheet({ desk, close }: OfDesk & { close(): void }) {
  const { t, money, table, state, plays } = desk
  return (
    <DeskSheet desk={desk} title={`${t('rules')} · ${table.value.game.name}`} onClose={close}>
      <p>{t('lockRule', { time: briefText(state.value.lockTime * 1000) })}</p>
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
    </DeskSheet>
  )
}
