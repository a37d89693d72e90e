/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import type { MyBetOnWire } from '../rules/sports.routes.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { icons } from './icons.ts'
import { marketOf, matchName, pickName } from './market.ts'
import { MatchTime } from './match-time.tsx'
import { isGain, isOpen } from './news.ts'
import { returnsOf } from './returns.ts'
import type { CashOut } from './use-cash-out.ts'

type Props = OfDesk & { bet: MyBetOnWire }

/** A bet: its legs and how they stand, what was staked and what comes or came of it. */
export const BetRow = ({ desk, bet, cashOut }: Props & { cashOut: CashOut }) => (
  <li class="bet" data-gain={(!isOpen(bet) && isGain(bet)) || undefined}>
    <ul>
      {bet.legs.map((leg) => (
        <LegRow key={`${leg.fixture} ${leg.pick}`} desk={desk} leg={leg} />
      ))}
    </ul>
    <div class="money">
      <span>{desk.t('stake', { amount: desk.money.plain(bet.stake) })}</span>
      <strong class="amount">{cameOf(desk, bet)}</strong>
      <span class="meta">{bet.orderNo}</span>
    </div>
    {bet.offer !== undefined && <Offer desk={desk} bet={bet} cashOut={cashOut} />}
  </li>
)

function LegRow({ desk, leg }: OfDesk & { leg: MyBetOnWire['legs'][number] }) {
  const { t, money, language } = desk
  const { match, pick, odds, isWon } = leg
  const state = isWon === undefined ? 'legOpen' : isWon ? 'legWon' : 'legLost'
  return (
    <li class="leg" data-state={state}>
      <span role="img" aria-label={t(state)}>
        <Icon d={{ legOpen: icons.waits, legWon: icons.won, legLost: icons.cross }[state]} />
      </span>
      <div class="what">
        <strong>
          {pickName(match, pick, desk)} <span class="amount">{money.format(odds)}</span>
        </strong>
        <span class="meta">
          {t(marketOf(match.sport, pick).name)} · {matchName(match, language)}
        </span>
        <span class="meta">
          {match.score && `${t('score', match.score)} · `}
          <MatchTime desk={desk} match={match} />
        </span>
      </div>
    </li>
  )
}

/** What a bet may bring, or has brought; what comes back below the stake is no win. */
function cameOf({ t, money, book }: GameStore, bet: MyBetOnWire): string {
  const { state, won, stake, legs } = bet
  if (state === 'cancelled') return t('cancelled')
  if (state === 'settled') {
    if (won === 0) return t('lost')
    return t(isGain(bet) ? 'won' : 'returned', { amount: money.plain(won) })
  }
  const odds = legs.map((leg) => leg.odds)
  const { returns } = returnsOf({ kind: 'multiple', stake, odds, mostPaid: book.value.mostPaid })
  return t('mayReturn', { amount: money.plain(returns) })
}

/** The way to end a bet now: one tap asks, the next one does. */
function Offer({ desk, bet, cashOut }: Props & { cashOut: CashOut }) {
  const { t, money, cashing, ending } = desk
  const isBusy = cashing.isUnderWay || cashing.isUnknown
  const asked = ending.value
  if (asked?.orderNo !== bet.orderNo)
    return (
      <button class="chip offer" disabled={isBusy} onClick={() => cashOut.ask(bet)}>
        {t('cashOut', { amount: money.plain(bet.offer!) })}
      </button>
    )
  return (
    <div class="sure" role="group" aria-label={t('cashOut', { amount: money.plain(asked.offer!) })}>
      <p>{t('cashOutSure', { amount: money.plain(asked.offer!) })}</p>
      <button class="chip" disabled={isBusy} onClick={() => cashOut.ask(undefined)}>
        {t('keep')}
      </button>
      <button class="primary" disabled={isBusy} onClick={cashOut.run}>
        {cashing.isUnderWay ? t('placing') : t('confirm')}
      </button>
    </div>
  )
}
