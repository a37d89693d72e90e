/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import { HistoryList, type Page } from '../../shared/bets/history-list.tsx'
import { HistoryHead, HistoryRow } from '../../shared/bets/history-row.tsx'
import type { PastBetResponse } from '../rules/cockfight.simulator.ts'
import { formatShortClock } from '../../shared/round/round-clock.ts'
import { toProblem, type Problem, CallError } from '../../shared/errors.ts'
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { RoundTime } from '../../shared/round/round-time.tsx'
import { SessionLine } from '../../shared/bets/session-line.tsx'
import { Board, BoardSheet, Ring } from './ring.tsx'
import type { GameStore, StoreProps, SheetName } from './game-store.ts'
import { HistoryButton, SideHistory } from '../../shared/bets/side-history.tsx'
import { reportMissed, loadPastBets } from './news.ts'
import type { Side } from '../rules/fights.ts'
import { Balance } from '../../shared/bets/balance.tsx'
import { StakeChips } from '../../shared/bets/stake-chips.tsx'

function OpenSheet({ store }: StoreProps) {
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

function BetHistory({ store }: StoreProps) {
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
        <strong>{t('returnRate', { share: money.number(arena.returns * 100) })}</strong>
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

export function ArenaPage({ store, poll }: StoreProps & { poll(): Promise<void> }) {
  const { t, clock, state } = store
  const placeNow = () => void placeBet(store, poll)
  return (
    <>
      <Notice problem={currentProblem(store, placeNow)} />
      <main>
        <Header store={store} />
        <SessionLine context={store} />
        <RoundTime clock={clock} numero={String(state.value.fight.number)} translate={t} />
        <Ring store={store} />
        <Board store={store} />
        <ResultMessage store={store} />
        <Sides store={store} />
        <BetBar store={store} place={placeNow} />
      </main>
      <SideHistory title={t('history')}>
        <BetHistory store={store} />
      </SideHistory>
      <OpenSheet store={store} />
    </>
  )
}

const Header = ({ store: { arena, frame, t, open } }: StoreProps) => (
  <GameHeader name={arena.game.names[frame.language]}>
    <HistoryButton label={t('history')} d={icons.history} run={() => open('history')} />
    <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
  </GameHeader>
)

function ResultMessage({ store: { t, money, side, stake, state, message, nameOf, ...store } }: StoreProps) {
  const { text, isGain } = message.value
  const chosen = store.isOpen() ? side.value : undefined
  const wouldPay = (): string => {
    const won = Math.floor(stake.value * state.value.fight.odds[chosen!] * 100 + 1e-6) / 100
    return t('wouldPay', { name: nameOf(chosen!), won: money.plain(won) })
  }
  return (
    <p class="message" role="status" data-gain={(isGain && !chosen) || undefined}>
      {chosen ? wouldPay() : text}
    </p>
  )
}

/** A bet of unknown outcome has priority, then the last command, then the connection. */
function currentProblem({ t, placing, problem, connection }: GameStore, onAsk: () => void): Problem | undefined {
  if (placing.isPending) return undefined
  if (placing.isUnknown) return toProblem(t, { status: 0, code: 'outcome.unknown' }, onAsk)
  return problem.value ?? connection.value
}

const icons = {
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  rules: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6h.01',
}

async function placeBet(store: GameStore, poll: () => Promise<void>) {
  const { placing, side, stake, state, problem } = store
  if (placing.isPending || (!placing.isUnknown && side.value === undefined)) return
  problem.value = undefined
  try {
    // The answer may be outdated: only the bet is used, and the time is polled again.
    const { key, odds } = state.value.fight
    const bet = { fight: key, side: side.value!, stake: stake.value, odds: odds[side.value!] }
    const { fight, bets } = await placing.send(bet)
    showAccepted(store, bets.at(-1)!)
    await poll()
    if (fight.key !== state.value.fight.key) await reportMissed(store, { fight, bets: bets.slice(-1) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!error.isUnknown) showRefusal(store, error)
    if (isOutdated(error)) await poll()
  }
}

type Bet = GameStore['state']['value']['bets'][number]

/** The page shows a fight or odds that are no longer offered. */
const isOutdated = ({ code }: CallError) => code === 'market.closed' || code === 'odds.changed'

function showAccepted({ message, side, t, money, nameOf, sound }: GameStore, bet: Bet) {
  const accepted = { name: nameOf(bet.side), stake: money.plain(bet.stake), odds: money.format(bet.odds) }
  side.value = undefined
  message.value = { text: t('taken', accepted), isGain: false }
  sound.play('accepted')
}

/** The message for a late bet first says that it costs nothing. */
function showRefusal({ problem, t }: GameStore, error: CallError) {
  if (error.code === 'odds.changed') problem.value = { text: t('oddsChanged'), isInfo: true }
  else problem.value = error.code === 'market.closed' ? { text: t('tooLate') } : toProblem(t, error)
}

const Sides = ({ store }: StoreProps) => (
  <div class="sides" role="group" aria-label={store.t('sides')}>
    {store.arena.sides.map(({ side }) => (
      <SideButton key={side} store={store} side={side} />
    ))}
  </div>
)

function SideButton({ store, side }: StoreProps & { side: Side }) {
  const { t, money, state, placing, nameOf } = store
  const { fight, bets, winner } = state.value
  const move = store.isOpen() ? store.moves.value[side] : undefined
  const staked = bets.reduce((sum, bet) => sum + (bet.side === side ? bet.stake : 0), 0)
  const isFixed = !store.isOpen() || placing.isUnknown || placing.isPending
  return (
    <button
      data-side={side}
      data-won={winner === side || undefined}
      aria-pressed={store.side.value === side}
      disabled={isFixed}
      onClick={() => store.choose(side)}
    >
      <span class="side-name">{nameOf(side)}</span>
      <strong class="amount">
        {money.format(fight.odds[side])}
        {move && <Move direction={move} label={t(move === 'up' ? 'wentUp' : 'wentDown')} />}
      </strong>
      <span class="meta">{staked > 0 ? t('staked', { stake: money.short(staked) }) : ''}</span>
    </button>
  )
}

const Move = ({ direction, label }: { direction: 'up' | 'down'; label: string }) => (
  <span class="move" data-direction={direction}>
    <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'}</span>
    <span class="visually-hidden">{label}</span>
  </span>
)

/** Offered stakes, in lowest stakes. */
const STEPS = [1, 2, 5, 10, 50, 100, 500]

function BetBar({ store, place }: StoreProps & { place(): void }) {
  const { t, arena, stake, state, money } = store
  const limits = { min: money.plain(arena.minStake), max: money.plain(arena.maxStake) }
  return (
    <footer class="bar">
      <StakeChips
        label={t('stake')}
        stakes={STEPS.map((step) => step * arena.minStake)}
        stake={stake.value}
        defaultStake={arena.minStake}
        onStake={store.setStake}
      />
      <p class="meta" data-wrong={!isStakeAllowed(store) || undefined}>
        {t('limits', limits)}
      </p>
      <div class="actions">
        <Balance amount={state.value.balance} />
        <BetButton store={store} place={place} />
      </div>
    </footer>
  )
}

/** @note Not disabled while a bet is pending, or it would lose the keyboard focus. `placeBet` runs one at a time. */
function BetButton({ store, place }: StoreProps & { place(): void }) {
  const { placing, side } = store
  const isReady = placing.isUnknown || (side.value !== undefined && store.isOpen() && isStakeAllowed(store))
  return (
    <button class="primary go bet" aria-disabled={placing.isPending} disabled={!isReady} onClick={place}>
      {labelOf(store)}
    </button>
  )
}

function labelOf({ t, placing, side, stake, money, nameOf, isOpen }: GameStore) {
  if (placing.isUnknown) return t('askAgain')
  if (!isOpen()) return t('closed')
  if (side.value === undefined) return t('pickFirst')
  return t('place', { name: nameOf(side.value), stake: money.plain(stake.value) })
}

const isStakeAllowed = ({ arena: { minStake, maxStake }, stake: { value } }: GameStore) =>
  value >= minStake && value <= maxStake
