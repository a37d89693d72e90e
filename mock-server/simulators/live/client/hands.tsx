/** @jsxImportSource preact */
import type { StoreProps } from './game-store.ts'
import { backPicture, cardPicture, lookOf } from './pictures.ts'
import { CARD_INTERVAL, handLabel, handsOf, pointsOf } from './announcements.ts'

export const HANDS: Record<string, string[]> = { baccarat: ['player', 'banker'], dragonTiger: ['dragon', 'tiger'] }

export function Hands({ store }: StoreProps) {
  const dealt = store.displayed.dealt.value
  const hands = dealt ? handsOf(dealt.result) : HANDS[store.kind]!.map((pick) => ({ pick, cards: [] }))
  return (
    <div class="hands" key={dealt?.round.index}>
      {hands.map(({ pick, cards }, side) => (
        <Hand key={pick} store={store} pick={pick} cards={cards} side={side} />
      ))}
    </div>
  )
}

type Props = StoreProps & { pick: string; cards: number[]; side: number }

function Hand({ store, pick, cards, side }: Props) {
  const { t, kind, nameOf, displayed, table } = store
  const isShown = cards.length > 0 && !displayed.isDealing.value
  const isWinner = isShown && displayed.dealt.value!.winners.includes(pick)
  return (
    <div class="hand" data-won={isWinner || undefined}>
      <p>
        {nameOf(pick)} {kind === 'baccarat' && <b class="amount">{isShown ? pointsOf(cards) : ''}</b>}
      </p>
      <div role="img" aria-label={isShown ? handLabel(t, nameOf(pick), cards) : nameOf(pick)}>
        {cards.map((card, index) => (
          <img
            key={index}
            class="dealt"
            src={cardPicture(card)}
            alt=""
            style={{ animationDelay: delayOf(side, index) }}
          />
        ))}
        {cards.length === 0 && <img src={backPicture(lookOf(table.game))} alt="" />}
      </div>
    </div>
  )
}

/** Cards leave the shoe for one side and the other in turn. */
const delayOf = (side: number, index: number) => `${(index * 2 + side) * CARD_INTERVAL}ms`
