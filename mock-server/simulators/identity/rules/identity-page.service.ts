import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import type { IdentityService } from '#mock/domains/verification/identity.service.ts'
import { invalidField } from '#mock/kernel/validation/refusal.ts'

export type IdentityPageDependencies = { identity: IdentityService; launches: LaunchesService }
export type IdentityPageService = ReturnType<typeof identityPageService>
export type ProviderName = 'google.com' | 'facebook.com'
type Visit = { provider: ProviderName; origin: string }

const PAGE = 'identity'

export const identityPageService = ({ identity, launches }: IdentityPageDependencies) => {
  function visitOf(launch: string): Visit {
    const { gameCode: origin, gameType } = launches.find(launch, PAGE)
    return { origin, provider: gameType as ProviderName }
  }

  return {
    async createVisit({ provider, origin }: Visit): Promise<string> {
      const { id } = await launches.openForGuest({
        partner: PAGE,
        gameCode: origin,
        vassalage: PAGE,
        gameType: provider,
      })
      return id
    },
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

type Person = { id: string; name: string; email?: string }

/** The invented accounts: two have the address of a member, the others are unknown to the site. */
const people: readonly Person[] = [
  { id: 'minh-anh', name: 'Minh Anh', email: 'demo01@test.site.example' },
  { id: 'bao-ngoc', name: 'Bảo Ngọc', email: 'demo02@site.example' },
  { id: 'hoang-phuc', name: 'Lê Hoàng Phúc', email: 'hoang.phuc@site.example' },
  { id: 'thu-trang', name: 'Trần Thu Trang' },
]
