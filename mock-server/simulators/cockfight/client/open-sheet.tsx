/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import { BoardSheet } from './board.tsx'
import type { StoreProps, SheetName } from './game-store.ts'
import { HistoryList, type Page } from '../../shared/bets/history-list.tsx'
import { HistoryHead, HistoryRow } from '../../shared/bets/history-row.tsx'
import type { PastBetResponse } from '../rules/cockfight.routes.ts'
import { loadPastBets } from './news.ts'
import { formatShortClock } from '../../shared/round/round-clock.ts'

export function OpenSheet({ store }: StoreProps) {
  const sheets: Record<SheetName, () => VNode> = {
    board: () => <BoardSheet store={store} />,
    history: () => <BetHistory store={store} />,
    rules: () => <RulesSheet store={store} />,
  }
  const name = store.sheet.value
  if (!name) return null
  return (
    <Sheet title={store.t(name)} onClose={() => store.open()}>
      {sheets[name]()}
    </Sheet>
  )
}

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

function RulesSheet({ store }: StoreProps) {
  const { t, money, arena, state } = store
  const { startAt, closeAt, endAt } = state.value.fight
  const limits = { min: money.plain(arena.minStake), max: money.plain(arena.maxStake) }
  return (
    <div class="rules">
      <p>{t('ruleSham')}</p>
      <p>{t('ruleRound', { open: formatShortClock(closeAt - startAt), fight: formatShortClock(endAt - closeAt) })}</p>
      <p>{t('ruleOdds')}</p>
      <Odds store={store} />
      <p>
        <strong>{t('returnRate', { share: money.plain(arena.returns * 100) })}</strong>
      </p>
      <p>{t('limits', limits)}</p>
      <p class="meta">{t('playMoney')}</p>
    </div>
  )
}

const Odds = ({ store: { t, money, arena, state, nameOf } }: StoreProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('side')}</th>
        <th scope="col">{t('odds')}</th>
        <th scope="col">{t('chance')}</th>
      </tr>
    </thead>
    <tbody>
      {arena.sides.map(({ side }) => (
        <tr key={side}>
          <th scope="row">{nameOf(side)}</th>
          <td class="amount">{money.format(state.value.fight.odds[side])}</td>
          <td class="amount">
            {t('about', { share: Math.round((arena.returns / state.value.fight.odds[side]) * 100) })}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
