/** @jsxImportSource preact */
import { paletteAt } from '../../../src/art/palettes.ts'
import type { OfDesk } from './desk.ts'
import { Dice } from './dice.tsx'
import { Guests } from './guests.tsx'
import { Hands } from './hands.tsx'
import { dealerPicture, lookOf } from './pictures.ts'
import { isGain, type Outcome } from './show.ts'
import { resultText } from './telling.ts'
import { Wheel } from './wheel.tsx'

/** The table itself: who deals, what is dealt, who else sits there, and what became of the last round. It wears the colours of the game's tile. */
export function Felt({ desk }: OfDesk) {
  const { t, kind, table } = desk
  const look = lookOf(table.game)
  const { ground, deep, main, light } = paletteAt(look)
  const colours = { '--felt': ground, '--felt-deep': deep, '--felt-line': main, '--felt-ink': light }
  return (
    <section class="felt" style={colours}>
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
  const outcome = desk.show.outcome.value
  return (
    <div class="told" role="status" tabIndex={0} data-gain={(outcome && isGain(outcome)) || undefined}>
      {outcome && (
        <>
          <p>
            {desk.t('roundOf', { index: outcome.round.index })}: {resultText(desk, outcome)}
          </p>
          <p class="mine">{mineText(desk, outcome)}</p>
        </>
      )}
    </div>
  )
}

function mineText({ t, money, nameOf }: OfDesk['desk'], { bets, stake, won }: Outcome): string {
  if (bets.length === 0) return t('noBets')
  const values = { amount: money.plain(won), stake: money.plain(stake) }
  const summary = won === 0 ? t('lost', values) : t(isGain({ won, stake }) ? 'won' : 'returned', values)
  const each = bets.map((bet) => {
    const came = bet.won > 0 ? t('pays', { amount: money.plain(bet.won) }) : t('miss')
    return `${nameOf(bet.pick)} ${money.plain(bet.stake)} ${came}`
  })
  return `${summary}. ${each.join(', ')}.`
}
