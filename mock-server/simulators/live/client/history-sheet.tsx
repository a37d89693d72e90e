/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import type { PastBetOnWire } from '../rules/live.routes.ts'
import type { OfDesk } from './desk.ts'
import { isGain } from './show.ts'

/** The player's latest bets at this table, newest first. */
export function History({ desk }: OfDesk) {
  const { t, calls, place, show } = desk
  async function load(): Promise<Page<PastBetOnWire>> {
    const { bets } = await calls.get<{ bets: PastBetOnWire[] }>('/partners/live/history', place(), ['bets'])
    return { content: bets, number: 0, totalPages: 1 }
  }
  return (
    <HistoryList
      load={load}
      row={(bet) => <PastBet desk={desk} bet={bet} />}
      empty={t('noHistory')}
      edition={show.outcome.value?.round.index}
    />
  )
}

function PastBet({ desk: { t, money, frame }, bet }: OfDesk & { bet: PastBetOnWire }) {
  const { event, selection, stake, won, orderNo } = bet
  return (
    <li data-gain={isGain(bet) || undefined}>
      <div class="what">
        <strong>{selection[frame.language]}</strong>
        <span class="meta">
          {event[frame.language]} · {orderNo}
        </span>
      </div>
      <div class="came">
        <span class="state">{t(stateOf(bet))}</span>
        <span class="amount">{won > 0 ? `+${money.plain(won)}` : t('stake', { amount: money.plain(stake) })}</span>
      </div>
    </li>
  )
}

function stateOf({ state, won, stake }: PastBetOnWire) {
  if (state === 'open') return 'stateOpen'
  if (won === 0) return 'stateLost'
  return isGain({ won, stake }) ? 'stateWon' : 'stateReturned'
}
