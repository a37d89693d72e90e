/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import { PastHead, PastRow } from '../../shared/past.tsx'
import type { PastSpinOnWire } from '../rules/slot.routes.ts'
import type { OfGame } from './game.ts'

/** The latest spins, newest first. */
export function SpinHistory({ game }: OfGame) {
  const { t } = game.stage
  async function load(): Promise<Page<PastSpinOnWire>> {
    const { spins } = await game.kit.calls.get<{ spins: PastSpinOnWire[] }>('/partners/slot/history')
    return { content: spins, number: 0, totalPages: 1 }
  }
  return (
    <HistoryList
      load={load}
      row={(spin) => <PastRow past={spin} {...(spin.isFree && { staked: t('freeSpin') })} />}
      empty={t('noHistory')}
      head={<PastHead />}
    />
  )
}
