/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import { PastHead, PastRow } from '../../shared/past.tsx'
import type { HandOnWire } from '../rules/table.routes.ts'
import type { OfGame } from './game.ts'
import { shortWorthOf } from './worth.ts'

/** The latest hands, newest first. */
export function HandHistory({ game: { kit, t } }: OfGame) {
  async function load(): Promise<Page<HandOnWire>> {
    const { hands } = await kit.calls.get<{ hands: HandOnWire[] }>('/partners/table/history')
    return { content: hands, number: 0, totalPages: 1 }
  }
  const about = (hand: HandOnWire) =>
    t('compared', {
      mine: shortWorthOf(hand, { seat: 'member', t }),
      theirs: shortWorthOf(hand, { seat: 'dealer', t }),
    })
  return (
    <HistoryList
      load={load}
      row={(hand) => <PastRow past={hand} about={about(hand)} />}
      empty={t('noHistory')}
      head={<PastHead />}
    />
  )
}
