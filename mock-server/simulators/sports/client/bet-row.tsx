/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import type { OwnBetResponse } from '../rules/sports.routes.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { icons } from './icons.ts'
import { marketOf, matchName, pickName } from './market.ts'
import { MatchTime } from './match-time.tsx'
import { isGain, isOpen } from './news.ts'
import { returnsOf } from './returns.ts'
import type { CashOut } from './use-cash-out.ts'

type Props = StoreProps & { bet: OwnBetResponse }

export const BetRow = ({ store, bet, cashOut }: Props & { cashOut: CashOut }) => (
  <li class="bet" data-gain={(!isOpen(bet) && isGain(bet)) || undefined}>
    <ul>
      {bet.legs.map((leg) => (
        <LegRow key={`${leg.fixture} ${leg.pick}`} store={store} leg={leg} />
      ))}
    </ul>
    <div class="money">
      <span>{store.t('stake', { amount: store.money.plain(bet.stake) })}</span>
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
    return t(isGain(bet) ? 'won' : 'returned', { amount: money.plain(won) })
  }
  const odds = legs.map((leg) => leg.odds)
  const { returns } = returnsOf({ kind: 'multiple', stake, odds, mostPaid: book.value.mostPaid })
  return t('mayReturn', { amount: money.plain(returns) })
}

function Offer({ store, bet, cashOut }: Props & { cashOut: CashOut }) {
  const { t, money, cashing, cashOutBet } = store
  const isBusy = cashing.isPending || cashing.isUnknown
  const confirmedBet = cashOutBet.value
  if (confirmedBet?.orderNo !== bet.orderNo)
    return (
      <button class="chip offer" disabled={isBusy} onClick={() => cashOut.select(bet)}>
        {t('cashOut', { amount: money.plain(bet.offer!) })}
      </button>
    )
  return (
    <div class="sure" role="group" aria-label={t('cashOut', { amount: money.plain(confirmedBet.offer!) })}>
      <p>{t('cashOutSure', { amount: money.plain(confirmedBet.offer!) })}</p>
      <button class="chip" disabled={isBusy} onClick={() => cashOut.select(undefined)}>
        {t('keep')}
      </button>
      <button class="primary" disabled={isBusy} onClick={cashOut.run}>
        {cashing.isPending ? t('placing') : t('confirm')}
      </button>
    </div>
  )
}
