import { type BetFilter, type BetKind, type BetState, canBeOpen } from '#api/games/records.queries.ts'
import type { usePeriod } from '#shared/records/use-period.ts'

export const kinds = ['slots', 'live', 'fish', 'cards', 'sports', 'lottery'] as const satisfies readonly BetKind[]
const states = ['open', 'won', 'lost', 'tied', 'cancelled'] as const satisfies readonly BetState[]

/** The bet filters, stored in the URL. Another kind of game clears vendor and outcome. */
export function useBetFilter({ query, change }: Pick<ReturnType<typeof usePeriod>, 'query' | 'change'>) {
  const kind = kinds.find((one) => one === query.get('kind')) ?? 'slots'
  const availableStates = states.filter((state) => state !== 'open' || canBeOpen(kind))
  const wanted: BetFilter = {
    kind,
    state: availableStates.find((state) => state === query.get('state')),
    vendor: query.get('vendor') ?? '',
    order: query.get('order') ?? '',
  }
  return {
    wanted,
    states: availableStates,
    change,
    choose: (next: BetKind) => change({ kind: next, state: '', vendor: '' }),
    isNarrowed: Boolean(wanted.state || wanted.vendor || wanted.order),
    clear: () => change({ state: '', vendor: '', order: '' }),
  }
}
