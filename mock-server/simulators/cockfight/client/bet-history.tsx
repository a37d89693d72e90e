/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import { HistoryHead, HistoryRow } from '../../shared/history-row.tsx'
import type { PastBetResponse } from '../rules/cockfight.routes.ts'
import type { StoreProps } from './game-store.ts'
import { loadPastBets } from './news.ts'

export function BetHistory({ store }: StoreProps) {
  const { t, state, frame, money } = store
  const load = async (): Promise<Page<PastBetResponse>> => ({
    content: await loadPastBets(store),
    number: 0,
    totalPages: 1,
  })
  const describe = ({ event, selection, odds, isOpen }: PastBetResponse) => {
    const bet = { event: event[frame.language], name: selection[frame.language], odds: money.format(odds) }
    return t('betOn', bet) + (isOpen ? ` · ${t('waiting')}` : '')
  }
  return (
    <HistoryList
      load={load}
      row={(bet) => <HistoryRow entry={bet} description={describe(bet)} />}
      empty={t('noHistory')}
      head={<HistoryHead />}
      version={state.value.winner}
    />
  )
}
