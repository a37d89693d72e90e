/** @jsxImportSource preact */
import type { OfDesk } from './desk.ts'
import { backPicture, cardPicture, lookOf } from './pictures.ts'
import { EACH_CARD, handLabel, handsOf, pointsOf } from './announcements.ts'

/** The games of cards, and who gets some. */
export const HANDS: Record<string, string[]> = { baccarat: ['player', 'banker'], dragonTiger: ['dragon', 'tiger'] }

/** The two hands of a game of cards: card backs until the cards come, one after another, from side to side. */
export function Hands({ desk }: OfDesk) {
  const dealt = desk.show.dealt.value
  const hands = dealt ? handsOf(dealt.result) : HANDS[desk.kind]!.map((pick) => ({ pick, cards: [] }))
  return (
    <div class="hands" key={dealt?.round.index}>
      {hands.map(({ pick, cards }, side) => (
        <Hand key={pick} desk={desk} pick={pick} cards={cards} side={side} />
      ))}
    </div>
  )
}

type Props = OfDesk & { pick: string; cards: number[]; side: number }

function Hand({ desk, pick, cards, side }: Props) {
  const { t, kind, nameOf, show, table } = desk
  const isTold = cards.length > 0 && !show.isDealing.value
  const isWinner = isTold && show.dealt.value!.winners.includes(pick)
  return (
    <div class="hand" data-won={isWinner || undefined}>
      <p>
        {nameOf(pick)} {kind === 'baccarat' && <b class="amount">{isTold ? pointsOf(cards) : ''}</b>}
      </p>
      <div role="img" aria-label={isTold ? handLabel(t, nameOf(pick), cards) : nameOf(pick)}>
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
const delayOf = (side: number, index: number) => `${(index * 2 + side) * EACH_CARD}ms`
