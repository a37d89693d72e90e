import * as v from 'valibot'
import { house, type Site } from '../gateway.ts'
import { reasonOf } from '../kernel/validation-error.ts'
import { invalidField } from '../kernel/refusal.ts'

const statesOf = ({ world, services }: Site) => house.states(world, services)

/** What the contracts may presuppose, by name. contracts/states.ts says what each means to a backend team. */
export const providerStateNames = (site: Site): string[] => Object.keys(statesOf(site))

/** Brings `site` into the state called `name`; an unknown one, or parameters that do not fit it, are refused. */
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
