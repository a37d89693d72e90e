/** @jsxImportSource preact */
import type { OfferResponse, Pick } from '../../rules/sports.simulator.ts'
import type { GameStore, StoreProps } from '../game-store.ts'
import { type Market, pickName, pickSign } from '../market.ts'
import { priceKey } from './odds-moves.ts'
import { MAX_LINES } from '../slip/slip.ts'

type Props = StoreProps & { offer: OfferResponse }
type OddsRowProps = Props & { market: Market; isNamed?: boolean }

export const OddsRow = ({ store, offer, market, isNamed = false }: OddsRowProps) => (
  <div class="odds" role="group" aria-label={store.t(market.name)}>
    {market.picks.map((pick) => (
      <OddsButton key={pick} store={store} offer={offer} pick={pick} isNamed={isNamed} />
    ))}
  </div>
)

function OddsButton({ store, offer, pick, isNamed }: Props & { pick: Pick; isNamed: boolean }) {
  const { t, money, slip, moves, placing } = store
  const odds = offer.odds[pick]
  const direction = moves.value[priceKey(offer.id, pick)]?.direction
  const isFixed = placing.isUnknown || placing.isPending
  return (
    <button
      class="price"
      disabled={odds === undefined || isFixed}
      aria-pressed={slip.has(offer, pick)}
      onClick={() => togglePick(store, offer, pick)}
    >
      <span class="sign" aria-hidden="true">
        {isNamed ? pickName(offer, pick, store) : pickSign(pick)}
      </span>
      <span class="visually-hidden">
        {pickName(offer, pick, store)} {odds === undefined && t('closed')}
      </span>
      {odds === undefined ? <span aria-hidden="true">–</span> : <span class="amount">{money.format(odds)}</span>}
      {odds !== undefined && direction && <MoveMark direction={direction} />}
      {odds !== undefined && direction && (
        <span class="visually-hidden">, {t(direction === 'up' ? 'wentUp' : 'wentDown')}</span>
      )}
    </button>
  )
}

export const MoveMark = ({ direction }: { direction: 'up' | 'down' }) => (
  <span class="mark" data-direction={direction} aria-hidden="true">
    {direction === 'up' ? '▲' : '▼'}
  </span>
)

function togglePick({ slip, sound, message, t, problem }: GameStore, offer: OfferResponse, pick: Pick) {
  const isAdded = slip.toggle(offer, pick)
  problem.value = undefined
  message.value = isAdded ? '' : t('slipFull', { count: MAX_LINES })
  if (isAdded) sound.play('tap')
}
