import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import type { IdentityService } from '../../../src/domains/verification/identity.service.ts'
import { invalidField } from '../../../src/kernel/refusal.ts'
import { people, type Person } from './people.ts'

export type IdentityPageNeeds = { identity: IdentityService; launches: LaunchesService }
export type IdentityPageService = ReturnType<typeof identityPageService>
/** Whom the page stands in for. */
export type Stand = 'google.com' | 'facebook.com'
/** Who sent somebody here: the answer goes to that site alone. */
type Visit = { provider: Stand; origin: string }

const PAGE = 'identity'

/** The page of the identity provider: a person says who they are, and takes a token for it back to the site they came from. */
export const identityPageService = ({ identity, launches }: IdentityPageNeeds) => {
  function visitOf(launch: string): Visit {
    const { gameCode: origin, gameType } = launches.find(launch, PAGE)
    return { origin, provider: gameType as Stand }
  }

  return {
    /** A way in for somebody whom the site at `origin` sends here; answers its id. */
    async welcome({ provider, origin }: Visit): Promise<string> {
      const { id } = await launches.openForGuest({
        partner: PAGE,
        gameCode: origin,
        vassalage: PAGE,
        gameType: provider,
      })
      return id
    },
    /** Whose page it is, for which site, and who can be chosen there. */
    open: (launch: string): Visit & { people: readonly Person[] } => ({ ...visitOf(launch), people }),
    /** A token for the person who was chosen, good for an hour; refuses somebody who has no account here. */
    vouch(launch: string, id: string): string {
      const { provider } = visitOf(launch)
      const person = people.find((one) => one.id === id)
      if (!person) throw invalidField('person', 'has no account at this provider')
      return identity.issue({ sub: person.id, provider, email: person.email })
    },
  }
}
