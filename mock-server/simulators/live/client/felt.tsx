/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { paletteAt } from '../../../src/art/palettes.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { Dice } from './dice.tsx'
import { Guests } from './guests.tsx'
import { HANDS, Hands } from './hands.tsx'
import { dealerPicture, lookOf } from './pictures.ts'
import { isGain, type Outcome } from './show.ts'
import { stakesOf } from './slip.ts'
import { resultText } from './announcements.ts'
import { Wheel } from './wheel.tsx'

/** The table itself: who deals, what is dealt, who else sits there, and what became of the last round. It wears the colours of the game's tile. */
export function Felt({ desk }: OfDesk) {
  const { t, kind, table } = desk
  const look = lookOf(table.game)
  const felt = useRef<HTMLElement>(null)
  const isLocked = desk.phase.value === 'locked'
  // Where many bets have led far down the page, the wheel is what there is to see now.
  useLayoutEffect(() => void (isLocked && felt.current!.scrollIntoView({ block: 'nearest' })), [isLocked])
  const { ground, deep, main, light } = paletteAt(look)
  const colours = { '--felt': ground, '--felt-deep': deep, '--felt-line': main, '--felt-ink': light }
  return (
    <section ref={felt} class="felt" data-kind={kind in HANDS ? 'cards' : kind} style={colours}>
      <div class="stage">
        <img class="dealer" src={dealerPicture(look)} alt={t('dealer')} />
        {kind === 'roulette' ? <Wheel desk={desk} /> : kind === 'sicBo' ? <Dice desk={desk} /> : <Hands desk={desk} />}
      </div>
      <Guests desk={desk} />
      <Told desk={desk} />
    </section>
  )
}

/** What became of the round that was seen last, and of the player's bets on it. */
function Told({ desk }: OfDesk) {
  const { show, results } = desk
  const outcome = show.outcome.value
  const last = outcome ?? results.value[0]
  // On a small phone two lines are in sight: what somebody won or lost comes first, and that nothing was staked comes last.
  const isMine = outcome !== undefined && outcome.bets.length > 0
  return (
    <div class="told" role="status" tabIndex={0} data-gain={(outcome && isGain(outcome)) || undefined}>
      {isMine && <p class="mine">{mineText(desk, outcome)}</p>}
      {isMine && <p>{eachText(desk, outcome)}</p>}
      {last && (
        <p>
          {desk.t('roundOf', { index: last.round.index })}: {resultText(desk, last)}
        </p>
      )}
      {outcome && !isMine && <p class="mine">{desk.t('noBets')}</p>}
    </div>
  )
}

function mineText({ t, money }: GameStore, { stake, won }: Outcome): string {
  const values = { amount: money.plain(won), stake: money.plain(stake) }
  return won === 0 ? t('lost', values) : t(isGain({ won, stake }) ? 'won' : 'returned', values)
}

/** What each bet on a choice brought back. */
function eachText({ t, money, nameOf }: GameStore, { bets }: Outcome): string {
  const names = Object.keys(stakesOf(bets))
  const each = names.map((pick) => {
    const won = bets.filter((bet) => bet.pick === pick).reduce((sum, bet) => sum + bet.won, 0)
    return `${nameOf(pick)} ${won > 0 ? `+${money.plain(won)}` : t('miss')}`
  })
  return each.join(', ')
}
