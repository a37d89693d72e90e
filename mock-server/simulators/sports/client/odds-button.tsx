/** @jsxImportSource preact */
import type { OfferOnWire, Pick } from '../rules/sports.routes.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { type Market, pickName, pickSign } from './market.ts'
import { priceKey } from './moves.ts'
import { MOST_LINES } from './slip.ts'

type Props = OfDesk & { offer: OfferOnWire }
/** With `isNamed` each pick is written out. */
type OfRow = Props & { market: Market; isNamed?: boolean }

/** The picks of a market with their odds; a tap takes one up, or puts it back. */
export const OddsRow = ({ desk, offer, market, isNamed = false }: OfRow) => (
  <div class="odds" role="group" aria-label={desk.t(market.name)}>
    {market.picks.map((pick) => (
      <OddsButton key={pick} desk={desk} offer={offer} pick={pick} isNamed={isNamed} />
    ))}
  </div>
)

function OddsButton({ desk, offer, pick, isNamed }: Props & { pick: Pick; isNamed: boolean }) {
  const { t, money, slip, moves, placing } = desk
  const odds = offer.odds[pick]
  const way = moves.value[priceKey(offer.id, pick)]?.way
  const isFixed = placing.isUnknown || placing.isUnderWay
  return (
    <button
      class="price"
      disabled={odds === undefined || isFixed}
      aria-pressed={slip.has(offer, pick)}
      onClick={() => take(desk, offer, pick)}
    >
      <span class="sign" aria-hidden="true">
        {isNamed ? pickName(offer, pick, desk) : pickSign(pick)}
      </span>
      <span class="visually-hidden">
        {pickName(offer, pick, desk)} {odds === undefined && t('closed')}
      </span>
      {odds === undefined ? <span aria-hidden="true">–</span> : <span class="amount">{money.format(odds)}</span>}
      {odds !== undefined && way && <Mark way={way} />}
      {odds !== undefined && way && <span class="visually-hidden">, {t(way === 'up' ? 'wentUp' : 'wentDown')}</span>}
    </button>
  )
}

/** Odds that have just moved: never by colour alone. */
export const Mark = ({ way }: { way: 'up' | 'down' }) => (
  <span class="mark" data-way={way} aria-hidden="true">
    {way === 'up' ? '▲' : '▼'}
  </span>
)

function take({ slip, sound, said, t, problem }: GameStore, offer: OfferOnWire, pick: Pick) {
  const isTaken = slip.toggle(offer, pick)
  problem.value = undefined
  said.value = isTaken ? '' : t('slipFull', { count: MOST_LINES })
  if (isTaken) sound.play('tap')
}
