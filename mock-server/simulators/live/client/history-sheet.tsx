/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import type { PastBetResponse } from '../rules/live.routes.ts'
import type { StoreProps } from './game-store.ts'
import { isGain } from './displayed-state.ts'

export function History({ store }: StoreProps) {
  const { t, calls, tableQuery, displayed } = store
  async function load(): Promise<Page<PastBetResponse>> {
    const { bets } = await calls.get<{ bets: PastBetResponse[] }>('/partners/live/history', tableQuery(), ['bets'])
    return { content: bets, number: 0, totalPages: 1 }
  }
  return (
    <HistoryList
      load={load}
      row={(bet) => <PastBet store={store} bet={bet} />}
      empty={t('noHistory')}
      version={displayed.outcome.value?.round.index}
    />
  )
}

function PastBet({ store: { t, money, frame }, bet }: StoreProps & { bet: PastBetResponse }) {
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

function stateOf({ state, won, stake }: PastBetResponse) {
  if (state === 'open') return 'stateOpen'
  if (won === 0) return 'stateLost'
  return isGain({ won, stake }) ? 'stateWon' : 'stateReturned'
}
