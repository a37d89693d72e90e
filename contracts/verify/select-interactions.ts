import type { Interaction, PactFile } from '../pact-file.ts'
import type { StateName } from '../states/states.ts'
import type { Target } from './verification.ts'

/** States of features that not every gateway has. */
export const optionalStates: StateName[] = ['a response has optional fields', 'the gateway has one dialect']
/** Without a server of provider states the site cannot be closed, and operations cannot fail. */
const statesThatNeedSetup: StateName[] = ['the site is under maintenance', 'an operation fails', ...optionalStates]

const stateNamesOf = ({ providerStates = [] }: Interaction) => providerStates.map(({ name }) => name as StateName)
const isLogout = ({ description }: Interaction) => /^logout(ByPost)?( as designed)?$/.test(description)

/** The interactions in an order that the target survives: a token given by hand ends with the first logout. */
export function selectInteractions({ interactions }: PactFile, { token, statesUrl }: Target) {
  if (statesUrl) return { tried: interactions, skipped: [] }
  const isTried = (one: Interaction) => !stateNamesOf(one).some((name) => statesThatNeedSetup.includes(name))
  const [lastLogout, ...otherLogouts] = token ? interactions.filter(isLogout) : []
  const tried = interactions.filter((one) => isTried(one) && !(token && isLogout(one)))
  const skipped = [...interactions.filter((one) => !isTried(one)), ...otherLogouts]
  return { tried: lastLogout ? [...tried, lastLogout] : tried, skipped: skipped.map(({ description }) => description) }
}
