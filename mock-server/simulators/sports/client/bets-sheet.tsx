/** @jsxImportSource preact */
import { cashOut, toCommandProblem } from './commands.ts'
import { useLayoutEffect, useState } from 'preact/hooks'
import { Choices } from '../../shared/bets/choices.tsx'
import { toProblem, type Problem } from '../../shared/errors.ts'
import { Sheet } from '../../shared/sheet.tsx'
import type { GameStore, StoreProps, Poll } from './game-store.ts'
import { isOpen, isGain } from './news.ts'
import { ProblemBox } from '../../shared/problem-box.tsx'
import { Icon } from '../../shared/icon.tsx'
import type { OwnBetResponse } from '../rules/sports.simulator.ts'
import { icons } from './icons.ts'
import { marketOf, matchName, pickName } from './market.ts'
import { MatchTime } from './match-list.tsx'
import { returnsOf } from './returns.ts'

type CashOut = ReturnType<typeof useCashOut>

const none = () => undefined

/** The cash-out of a bet: confirmed first, at the offer shown then, with the problem of a failure. */
function useCashOut(store: GameStore, poll: Poll) {
  const { cashOutBet, selectCashOut, cashing } = store
  const [problem, setProblem] = useState<Problem>()

  /** A cash-out of unknown outcome stays selected, so that it can only be repeated. */
  async function run() {
    const bet = cashOutBet.value
    const failure = bet && (await cashOut(store, bet).then(none, (error: unknown) => ({ error })))
    if (cashing.isUnknown) return
    setProblem(failure && toCommandProblem(store, failure.error, 'cashOutChanged'))
    selectCashOut(undefined)
    void poll()
  }

  return {
    problem,
    select(bet: OwnBetResponse | undefined) {
      setProblem(undefined)
      selectCashOut(bet)
    },
    run: () => void run(),
  }
}

const MAX_BETS = 50
const VIEWS = ['unsettled', 'settled'] as const
type View = (typeof VIEWS)[number]

type BetsProps = StoreProps & { poll: Poll }

export const BetsSheet = ({ store, close, poll }: BetsProps & { close(): void }) => (
  <Sheet title={store.t('myBets')} onClose={close}>
    <Bets store={store} poll={poll} />
  </Sheet>
)

export function Bets({ store, poll }: BetsProps) {
  const { t, bets, message, showBets } = store
  const [view, setView] = useState<View>('unsettled')
  const cashOut = useCashOut(store, poll)
  // Polls at once, so that bets from other windows appear and offers are current.
  useLayoutEffect(() => {
    const end = showBets()
    void poll()
    return end
  }, [poll, showBets])
  const visibleBets = bets.value?.filter((bet) => isOpen(bet) === (view === 'unsettled'))
  const problem = currentProblem(store, cashOut)
  return (
    <>
      <Choices
        class="kinds"
        label={t('myBets')}
        values={VIEWS}
        selected={view}
        format={(name) => t(name)}
        onChoose={(name) => setView(name)}
      />
      {problem && <ProblemBox {...problem} />}
      <p class="sum" role="status">
        {message.value}
      </p>
      <ul class="lines bets">
        {visibleBets?.map((bet) => (
          <BetRow key={bet.orderNo} store={store} bet={bet} cashOut={cashOut} />
        ))}
        {visibleBets?.length === 0 && <li class="empty">{t('noBets')}</li>}
        {!visibleBets && !problem && <li class="empty">{t('loadingBets')}</li>}
      </ul>
      {bets.value?.length === MAX_BETS && <p class="meta">{t('onlyLatest', { count: MAX_BETS })}</p>}
    </>
  )
}

function currentProblem({ t, cashing, connection }: GameStore, { problem, run }: CashOut) {
  const unknown: Problem | undefined =
    cashing.isUnknown && !cashing.isPending ? toProblem(t, { status: 0, code: 'outcome.unknown' }, run) : undefined
  return unknown ?? problem ?? connection.value
}

type Props = StoreProps & { bet: OwnBetResponse }

const BetRow = ({ store, bet, cashOut }: Props & { cashOut: CashOut }) => (
  <li class="bet" data-gain={(!isOpen(bet) && isGain(bet)) || undefined}>
    <ul>
      {bet.legs.map((leg) => (
        <LegRow key={`${leg.fixture} ${leg.pick}`} store={store} leg={leg} />
      ))}
    </ul>
    <div class="money">
      <span>{store.t('stake', { amount: store.money.sum(bet.stake) })}</span>
      <strong class="amount">{outcomeText(store, bet)}</strong>
      <span class="meta">{bet.orderNo}</span>
    </div>
    {bet.offer !== undefined && <Offer store={store} bet={bet} cashOut={cashOut} />}
  </li>
)

function LegRow({ store, leg }: StoreProps & { leg: OwnBetResponse['legs'][number] }) {
  const { t, money, language } = store
  const { match, pick, odds, isWon } = leg
  const state = isWon === undefined ? 'legOpen' : isWon ? 'legWon' : 'legLost'
  return (
    <li class="leg" data-state={state}>
      <span role="img" aria-label={t(state)}>
        <Icon d={{ legOpen: icons.waits, legWon: icons.won, legLost: icons.cross }[state]} />
      </span>
      <div class="what">
        <strong>
          {pickName(match, pick, store)} <span class="amount">{money.format(odds)}</span>
        </strong>
        <span class="meta">
          {t(marketOf(match.sport, pick).name)} · {matchName(match, language)}
        </span>
        <span class="meta">
          {match.score && `${t('score', match.score)} · `}
          <MatchTime store={store} match={match} />
        </span>
      </div>
    </li>
  )
}

/** Returns the possible or actual payout as text; a payout up to the stake is no win. */
function outcomeText({ t, money, book }: GameStore, bet: OwnBetResponse): string {
  const { state, won, stake, legs } = bet
  if (state === 'cancelled') return t('cancelled')
  if (state === 'settled') {
    if (won === 0) return t('lost')
    return t(isGain(bet) ? 'won' : 'returned', { amount: money.sum(won) })
  }
  const odds = legs.map((leg) => leg.odds)
  const { returns } = returnsOf({ kind: 'multiple', stake, odds, mostPaid: book.value.mostPaid })
  return t('mayReturn', { amount: money.sum(returns) })
}

function Offer({ store, bet, cashOut }: Props & { cashOut: CashOut }) {
  const { t, money, cashing, cashOutBet } = store
  const isBusy = cashing.isPending || cashing.isUnknown
  const confirmedBet = cashOutBet.value
  if (confirmedBet?.orderNo !== bet.orderNo)
    return (
      <button class="chip offer" disabled={isBusy} onClick={() => cashOut.select(bet)}>
        {t('cashOut', { amount: money.sum(bet.offer!) })}
      </button>
    )
  return (
    <div class="sure" role="group" aria-label={t('cashOut', { amount: money.sum(confirmedBet.offer!) })}>
      <p>{t('cashOutSure', { amount: money.sum(confirmedBet.offer!) })}</p>
      <button class="chip" disabled={isBusy} onClick={() => cashOut.select(undefined)}>
        {t('keep')}
      </button>
      <button class="primary" disabled={isBusy} onClick={cashOut.run}>
        {cashing.isPending ? t('placing') : t('confirm')}
      </button>
    </div>
  )
}
