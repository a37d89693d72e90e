/** @jsxImportSource preact */
import { chipPicture } from './pictures.ts'
import type { GameProps } from './game.ts'

const SHOWN = 8

/** The middle of the table: the deck, the latest results, and the stake in chips. */
export function Centre({ game, look, back }: GameProps & { look: number; back: string }) {
  const { context, stake, view } = game
  const hand = view.hand.value
  return (
    <div class="centre">
      <span class="deck" aria-hidden="true">
        <img src={back} alt="" draggable={false} />
        <img src={back} alt="" draggable={false} />
        <img src={back} alt="" draggable={false} />
      </span>
      <Recent game={game} />
      <span class="stake-pile" aria-hidden="true">
        <img src={chipPicture(look)} alt="" draggable={false} />
        <b class="amount">{context.money.short(hand?.stake ?? stake.value)}</b>
      </span>
    </div>
  )
}

function Recent({ game: { t, recent } }: GameProps) {
  const results = recent.value.slice(0, SHOWN)
  const names = results.map(({ outcome, dealerPoints }) => t(`recent_${outcome}`, { points: dealerPoints }))
  return (
    <div class="recent">
      <span class="name">{t('recent')}</span>
      <span class="visually-hidden">{names.join(', ')}</span>
      <span class="results" aria-hidden="true">
        {results.map(({ outcome, dealerPoints }, index) => (
          <i key={index} class="amount" data-outcome={outcome}>
            {dealerPoints}
          </i>
        ))}
      </span>
    </div>
  )
}
