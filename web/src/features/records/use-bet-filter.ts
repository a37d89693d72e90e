import { type BetFilter, type BetKind, type BetState, waits } from '#api/records.queries.ts'
import type { useSpan } from '#shared/records/use-span.ts'

export const kinds = ['slots', 'live', 'fish', 'cards', 'sports', 'lottery'] as const satisfies readonly BetKind[]
const states = ['open', 'won', 'lost', 'tied', 'cancelled'] as const satisfies readonly BetState[]

/** Which bets are shown. The address keeps it; another kind of games begins with all its vendors and outcomes. */
export function useBetFilter({ query, change }: Pick<ReturnType<typeof useSpan>, 'query' | 'change'>) {
  const kind = kinds.find((one) => one === query.get('kind')) ?? 'slots'
  const possible = states.filter((state) => state !== 'open' || waits(kind))
  const wanted: BetFilter = {
    kind,
    state: possible.find((state) => state === query.get('state')),
    vendor: query.get('vendor') ?? '',
    order: query.get('order') ?? '',
  }
  return {
    wanted,
    states: possible,
    change,
    choose: (next: BetKind) => change({ kind: next, state: '', vendor: '' }),
    isNarrowed: Boolean(wanted.state || wanted.vendor || wanted.order),
    clear: () => change({ state: '', vendor: '', order: '' }),
  }
}
