import * as v from 'valibot'
import { gateway, type Site } from '../gateway.ts'
import { reasonOf } from '../kernel/validation/validation-error.ts'
import { invalidField } from '../kernel/validation/refusal.ts'

const statesOf = ({ world, services }: Site) => gateway.states(world, services)

/** Names of the provider states that contracts can use. contracts/states.ts describes each for backend teams. */
export const providerStateNames = (site: Site): string[] => Object.keys(statesOf(site))

export async function applyProviderState(site: Site, name: string, params: unknown): Promise<void> {
  const states = statesOf(site)
  const state = Object.hasOwn(states, name) ? states[name] : undefined
  if (!state) {
    const count = providerStateNames(site).length
    throw invalidField('state', `is not one of the ${count} states of GET /__admin/provider-states`)
  }
  const parsed = v.safeParse(state.schema, params)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw invalidField(['params', v.getDotPath(issue)].filter(Boolean).join('.'), reasonOf(issue))
  }
  await state.run(parsed.output as never)
}
