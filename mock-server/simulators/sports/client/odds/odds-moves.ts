import type { OfferResponse, Pick } from '../../rules/sports.simulator.ts'

export type OddsMove = { direction: 'up' | 'down'; until: number }
export type OddsMoves = Readonly<Record<string, OddsMove>>

/** Duration of a mark, ms. */
const MARK_DURATION = 20_000

export const priceKey = (id: string, pick: Pick) => `${id} ${pick}`

type BookChange = { before: readonly OfferResponse[]; after: readonly OfferResponse[]; now: number }

export function computeMoves(moves: OddsMoves, { before, after, now }: BookChange): OddsMoves {
  const known = new Map(before.map(({ id, odds }) => [id, odds]))
  const unchanged = Object.entries(moves).filter(([, { until }]) => until > now)
  const fresh = after.flatMap(({ id, odds }) =>
    Object.entries(odds).flatMap(([pick, price]) => {
      const before = known.get(id)?.[pick]
      if (before === undefined || before === price) return []
      return [
        [
          priceKey(id, pick as Pick),
          { direction: price > before ? 'up' : 'down', until: now + MARK_DURATION },
        ] as const,
      ]
    }),
  )
  return Object.fromEntries([...unchanged, ...fresh])
}
