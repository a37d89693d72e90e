/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import { HistoryHead, HistoryRow } from '../../shared/history-row.tsx'
import type { PastSpinResponse } from '../rules/slot.routes.ts'
import type { GameProps } from './game.ts'

export function SpinHistory({ game }: GameProps) {
  const { t } = game.stage
  async function load(): Promise<Page<PastSpinResponse>> {
    const { spins } = await game.context.calls.get<{ spins: PastSpinResponse[] }>('/partners/slot/history')
    return { content: spins, number: 0, totalPages: 1 }
  }
  return (
    <HistoryList
      load={load}
      row={(spin) => <HistoryRow entry={spin} {...(spin.isFree && { stakeText: t('freeSpin') })} />}
      empty={t('noHistory')}
      head={<HistoryHead />}
    />
  )
}
