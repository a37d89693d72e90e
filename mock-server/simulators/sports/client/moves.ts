import type { OfferOnWire, Pick } from '../rules/sports.routes.ts'

export type Move = { way: 'up' | 'down'; until: number }
export type Moves = Readonly<Record<string, Move>>

/** So long odds are marked as changed, ms. */
const MARKED = 20_000

export const priceKey = (id: string, pick: Pick) => `${id} ${pick}`

type Seen = { before: readonly OfferOnWire[]; after: readonly OfferOnWire[]; now: number }

/** Which odds have gone up or down lately, once a book has followed another one. */
export function movesAfter(moves: Moves, { before, after, now }: Seen): Moves {
  const known = new Map(before.map(({ id, odds }) => [id, odds]))
  const kept = Object.entries(moves).filter(([, { until }]) => until > now)
  const fresh = after.flatMap(({ id, odds }) =>
    Object.entries(odds).flatMap(([pick, price]) => {
      const was = known.get(id)?.[pick]
      if (was === undefined || was === price) return []
      return [[priceKey(id, pick as Pick), { way: price > was ? 'up' : 'down', until: now + MARKED }] as const]
    }),
  )
  return Object.fromEntries([...kept, ...fresh])
}
