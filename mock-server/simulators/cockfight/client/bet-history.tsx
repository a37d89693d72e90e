/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import { PastHead, PastRow } from '../../shared/past.tsx'
import type { PastBetOnWire } from '../rules/cockfight.routes.ts'
import type { OfDesk } from './desk.ts'
import { bettedBefore } from './news.ts'

/** The player's latest bets here, newest first; those of a fight that is not over wait. */
export function BetHistory({ desk }: OfDesk) {
  const { t, state, frame, money } = desk
  const load = async (): Promise<Page<PastBetOnWire>> => ({
    content: await bettedBefore(desk),
    number: 0,
    totalPages: 1,
  })
  const about = ({ event, selection, odds, isOpen }: PastBetOnWire) => {
    const bet = { event: event[frame.language], name: selection[frame.language], odds: money.format(odds) }
    return t('betOn', bet) + (isOpen ? ` · ${t('waiting')}` : '')
  }
  return (
    <HistoryList
      load={load}
      row={(bet) => <PastRow past={bet} about={about(bet)} />}
      empty={t('noHistory')}
      head={<PastHead />}
      edition={state.value.winner}
    />
  )
}
