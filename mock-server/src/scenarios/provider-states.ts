import * as v from 'valibot'
import { badField } from '../kernel/refusal.ts'
import type { Site } from '../kernel/site.ts'
import { gameStates } from './provider-states/game-states.ts'
import { lotteryStates } from './provider-states/lottery-states.ts'
import { memberStates } from './provider-states/member-states.ts'
import type { ProviderState } from './provider-states/provider-state.ts'
import { siteStates } from './provider-states/site-states.ts'

/** What the contracts may presuppose, by name. contracts/states.ts says what each means to a backend team. */
const providerStates: Record<string, ProviderState> = {
  ...siteStates,
  ...memberStates,
  ...gameStates,
  ...lotteryStates,
}

export const providerStateNames = Object.keys(providerStates)

/** Brings `site` into the state called `name`; an unknown one, or parameters that do not fit it, are refused. */
export async function bringAbout(site: Site, name: string, params: unknown): Promise<void> {
  const state = providerStates[name]
  if (!state)
    throw badField('state', `is not one of the ${providerStateNames.length} states of GET /__admin/provider-states`)
  const parsed = v.safeParse(state.schema, params)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw badField(['params', v.getDotPath(issue)].filter(Boolean).join('.'), issue.message)
  }
  await state.run(site, parsed.output as never)
}
