/** @jsxImportSource preact */
import { toProblem, type Problem } from '../../shared/errors.ts'
import { Notice } from '../../shared/notice.tsx'
import { BetBar, Wallet, icons } from './bet-bar.tsx'
import { Strip, Board } from './boards/board.tsx'
import { placeBets, returnChips } from './commands.ts'
import { type GameStore, type StoreProps, type SheetName, phaseOf } from './game-store.ts'
import { TableView } from './table-view.tsx'
import { Spots, oddsOf } from './spots.tsx'
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { SoundSwitch } from '../../shared/sound/sound-switch.tsx'
import { titleClass, useTitle } from '../../shared/browser.ts'
import { HistoryList, type Page } from '../../shared/bets/history-list.tsx'
import { HistoryButton, SideHistory } from '../../shared/bets/side-history.tsx'
import type { PastBetResponse, TableResponse } from '../rules/live.simulator.ts'
import { isGain } from './displayed-state.ts'
import { useLayoutEffect, useState } from 'preact/hooks'
import { formatShortClock, type Phase } from '../../shared/round/round-clock.ts'
import { useTick } from '../../shared/round/use-tick.ts'
import type { Kind } from './announcements.ts'

type Props = StoreProps & { poll(): Promise<void>; showTables(): void }

export function TablePage({ store, poll, showTables }: Props) {
  const place = () => void placeBets(store).then(poll)
  return (
    <>
      <Notice problem={currentProblem(store, place)} />
      <main class="table" data-kind={store.kind}>
        <Header store={store} showTables={showTables} />
        <Wallet context={store} balance={store.displayed.balance.value} />
        <RoundBar store={store} />
        <TableView store={store} />
        <Strip store={store} />
        <Spots store={store} />
        <BetBar store={store} place={place} />
      </main>
      <SideHistory title={store.t('history')}>
        <History store={store} />
      </SideHistory>
      <OpenSheet store={store} />
    </>
  )
}

function currentProblem({ t, placing, problem, connection }: GameStore, ask: () => void): Problem | undefined {
  if (placing.isPending) return undefined
  if (placing.isUnknown) return toProblem(t, { status: 0, code: 'outcome.unknown' }, ask)
  return problem.value ?? connection.value
}

function OpenSheet({ store }: StoreProps) {
  const { t, kind, sheet, closeSheet } = store
  const sheets: Record<SheetName, [title: string, content: () => VNode]> = {
    board: [t('latest'), () => <Board store={store} />],
    history: [t('history'), () => <History store={store} />],
    rules: [`${t('rules')} · ${t(kind)}`, () => <Rules store={store} />],
  }
  if (!sheet.value) return null
  const [title, content] = sheets[sheet.value]
  return (
    <Sheet title={title} onClose={closeSheet}>
      {content()}
    </Sheet>
  )
}

function Header({ store, showTables }: StoreProps & { showTables(): void }) {
  const { t, table, kind, frame, open } = store
  const name = table.game.names[frame.language]
  useTitle(name)
  return (
    <header class="top">
      <div class="who">
        <h1 class={titleClass()}>{name}</h1>
        <p class="meta">
          <span class="demo">{t('demo')}</span> {t(kind)}
        </p>
      </div>
      <IconButton label={t('allTables')} d={icons.tables} run={showTables} />
      <SoundSwitch />
      <HistoryButton label={t('history')} d={icons.bets} run={() => open('history')} />
      <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
    </header>
  )
}

function History({ store }: StoreProps) {
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
        <span class="amount">{won > 0 ? `+${money.sum(won)}` : t('stake', { amount: money.sum(stake) })}</span>
      </div>
    </li>
  )
}

function stateOf({ state, won, stake }: PastBetResponse) {
  if (state === 'open') return 'stateOpen'
  if (won === 0) return 'stateLost'
  return isGain({ won, stake }) ? 'stateWon' : 'stateReturned'
}

const TICK = 250
const PHASE_MESSAGES = {
  open: 'phaseOpen',
  closing: 'phaseClosing',
  locked: 'phaseLocked',
  drawing: 'phaseDrawing',
  paused: 'paused',
} as const satisfies Record<Phase, string>

/** The round, its phase, and the time left; updates the phase of the store. */
function RoundBar({ store }: StoreProps) {
  const { t, clock, state } = store
  useTick(TICK)
  const phase = phaseOf(clock)
  const { startAt, closeAt, index } = state.value.round
  const open = closeAt - startAt
  const left = Math.min(open, clock.remainingToLock())
  const announcement = usePhase(store, phase)
  const second = Math.floor((open - left) / 1000)
  useLayoutEffect(() => store.setSecond(second), [store, second])
  return (
    <section class="clock" data-phase={phase}>
      <div>
        <p class="meta">{t('roundOf', { index })}</p>
        <p class="status">{t(PHASE_MESSAGES[phase])}</p>
        <p class="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </div>
      <p class="time amount" role="timer">
        {formatShortClock(left)}
      </p>
      <i class="left" style={{ scale: `${left / open} 1` }} aria-hidden="true" />
    </section>
  )
}

function usePhase(store: GameStore, phase: Phase) {
  const [announcement, announce] = useState('')
  useLayoutEffect(() => {
    const { t, clock, sound } = store
    store.setPhase(phase)
    if (phase === 'closing') sound.play('warn')
    if (phase === 'locked' || phase === 'drawing') returnChips(store)
    announce(
      phase === 'open' ? t('betFor', { time: formatShortClock(clock.remainingToLock()) }) : t(PHASE_MESSAGES[phase]),
    )
  }, [store, phase])
  return announcement
}

const RULES_MESSAGES = {
  baccarat: 'rulesBaccarat',
  dragonTiger: 'rulesDragonTiger',
  roulette: 'rulesRoulette',
  sicBo: 'rulesSicBo',
} as const satisfies Record<Kind, string>

function Rules({ store }: StoreProps) {
  const { t, money, kind, table, state } = store
  const { startAt, closeAt, nextAt } = state.value.round
  const limits = { min: money.plain(table.minStake), max: money.plain(table.maxStake) }
  return (
    <>
      <p>
        {t('playedAs', { kind: t(kind) })} {t(RULES_MESSAGES[kind])}
      </p>
      <p>{t('rulesTime', { whole: (nextAt - startAt) / 1000, open: (closeAt - startAt) / 1000 })}</p>
      <p>{t('spotLimit', limits)}</p>
      <Odds store={store} />
      <p class="meta">{t('returnsAbout')}</p>
      <p class="meta">{t('guestsAbout')}</p>
      <p class="meta">{t('playMoney')}</p>
    </>
  )
}

function Odds({ store }: StoreProps) {
  const { t, nameOf, table } = store
  const { percent } = store.money
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('bet')}</th>
          <th scope="col">{t('odds')}</th>
          <th scope="col">{t('chance')}</th>
          <th scope="col">{t('returns')}</th>
        </tr>
      </thead>
      <tbody>
        {distinctChoices(table.choices).map(({ pick, chance, returns }) => (
          <tr key={pick}>
            <th scope="row">{pick === '0' ? `${t('numbers')} (0–36)` : nameOf(pick)}</th>
            <td class="amount">{oddsOf(store, pick)}</td>
            <td class="amount">{percent(chance / 100)}</td>
            <td class="amount">{percent(returns / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const distinctChoices = (choices: TableResponse['choices']) => {
  const numbers = choices.filter(({ pick }) => /^\d/.test(pick))
  return [...choices.filter((choice) => !numbers.includes(choice)), ...numbers.slice(0, 1)]
}
