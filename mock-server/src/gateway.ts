import { domains } from './domains/domains.ts'
import { admit } from './domains/system/admission.ts'
import { partners } from '../simulators/simulators.ts'
import type { OperationId } from './kernel/openapi-document.ts'
import type { InOrder, Merged, Unhandled } from './kernel/domain.ts'
import { type GatewayDefinition, composeDomains } from './kernel/compose-domains.ts'
import type { Handlers } from './kernel/http.ts'
import type * as Kernel from './kernel/site.ts'
import { history } from './scenarios/persona-histories.ts'

const all = [...domains, ...partners, history] as const
// Does not compile when a domain stands before one whose services it needs; the message names both.
true satisfies InOrder<typeof all>

type Made = Merged<typeof all, 'handlers'>
// Does not compile when an operation of the description has no handler; the message names it, and where to write one.
true satisfies Made extends Handlers<OperationId> ? true : Unhandled<Exclude<OperationId, keyof Made>>

const together = composeDomains(all)

export type Services = ReturnType<typeof together.services>
export type Settings = ReturnType<typeof together.settings>
/** A world with all its services, as the control API and the scenarios know it. */
export type Site = Kernel.Site<Services, Settings>

/** The house as it stands: every domain, every partner, and what of them the kernel asks before each call. */
export const house: GatewayDefinition<Services, Settings> = {
  ...together,
  admit,
  authenticate: ({ session }, token) => session.authenticate(token),
  memberOf({ launches, members }, launch, partner) {
    const { memberId } = launches.find(launch, partner)
    return memberId === undefined ? undefined : members.get(memberId)
  },
}
