/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import { HistoryHead, HistoryRow } from '../../shared/history-row.tsx'
import type { HandResponse } from '../rules/table.routes.ts'
import type { GameProps } from './game.ts'
import { describeHandShort } from './hand-text.ts'

export function HandHistory({ game: { context, t } }: GameProps) {
  async function load(): Promise<Page<HandResponse>> {
    const { hands } = await context.calls.get<{ hands: HandResponse[] }>('/partners/table/history')
    return { content: hands, number: 0, totalPages: 1 }
  }
  const describe = (hand: HandResponse) =>
    t('compared', {
      mine: describeHandShort(hand, { seat: 'member', t }),
      theirs: describeHandShort(hand, { seat: 'dealer', t }),
    })
  return (
    <HistoryList
      load={load}
      row={(hand) => <HistoryRow entry={hand} description={describe(hand)} />}
      empty={t('noHistory')}
      head={<HistoryHead />}
    />
  )
}
