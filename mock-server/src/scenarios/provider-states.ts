import * as v from 'valibot'
import { gateway, type Site } from '../gateway.ts'
import { parseInput } from '../kernel/validation/validation-error.ts'
import { invalidField } from '../kernel/validation/refusal.ts'

/** Names of the provider states that contracts can use. contracts/states/states.ts describes each for backend teams. */
export const providerStateNames = ({ world, services }: Site): string[] => Object.keys(gateway.states(world, services))

export async function applyProviderState(site: Site, name: string, params: unknown): Promise<void> {
  const state = gateway.findState(name, site.world, site.services)
  if (!state) {
    const count = providerStateNames(site).length
    throw invalidField('state', `is not one of the ${count} states of GET /__admin/provider-states`)
  }
  const parsed = parseInput(state.schema, params)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw invalidField(['params', v.getDotPath(issue)].filter(Boolean).join('.'), issue.message)
  }
  await happeningAt(site, timeIn(params), () => state.run(parsed.output as never))
}

const timeIn = (params: unknown) => v.parse(v.fallback(v.object({ at: v.optional(v.number()) }), {}), params).at

/** What a state says to have happened at a time is written at that time of the world's clock. */
async function happeningAt({ world: { clock } }: Site, time: number | undefined, run: () => unknown) {
  if (time === undefined) return run()
  const now = clock.now()
  clock.set(time)
  try {
    await run()
  } finally {
    clock.set(now)
  }
}
