import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import type { IdentityService } from '../../../src/domains/verification/identity.service.ts'
import { invalidField } from '../../../src/kernel/refusal.ts'
import { people, type Person } from './people.ts'

export type IdentityPageDependencies = { identity: IdentityService; launches: LaunchesService }
export type IdentityPageService = ReturnType<typeof identityPageService>
/** The simulated services. */
export type ProviderName = 'google.com' | 'facebook.com'
/** The service and the requesting site, which alone gets the answer. */
type Visit = { provider: ProviderName; origin: string }

const PAGE = 'identity'

/** The identity provider's page: a user chooses an account and returns to the site with a token. */
export const identityPageService = ({ identity, launches }: IdentityPageDependencies) => {
  function visitOf(launch: string): Visit {
    const { gameCode: origin, gameType } = launches.find(launch, PAGE)
    return { origin, provider: gameType as ProviderName }
  }

  return {
    /** Creates a visit for a user of the site at `origin`. Returns its launch id. */
    async createVisit({ provider, origin }: Visit): Promise<string> {
      const { id } = await launches.openForGuest({
        partner: PAGE,
        gameCode: origin,
        vassalage: PAGE,
        gameType: provider,
      })
      return id
    },
    /** Returns the visit and the accounts. */
    open: (launch: string): Visit & { people: readonly Person[] } => ({ ...visitOf(launch), people }),
    /** Issues a token for the chosen person, valid for an hour. Throws for an unknown person. */
    issueToken(launch: string, id: string): string {
      const { provider } = visitOf(launch)
      const person = people.find((one) => one.id === id)
      if (!person) throw invalidField('person', 'has no account at this provider')
      return identity.issue({ sub: person.id, provider, email: person.email })
    },
  }
}
