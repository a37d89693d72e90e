import type { OlderForms } from '@longan/sdk'
import { domains } from './domains/domains.ts'
import { admit } from './domains/system/admission.ts'
import { simulators } from '@longan/simulators'
import type { OperationId } from './kernel/validation/openapi-document.ts'
import type { AllServices, EveryServiceProvided, Merged, MissingHandler } from './kernel/world/domain.ts'
import { type GatewayDefinition, composeDomains } from './kernel/http/compose-domains.ts'
import type { Handlers } from './kernel/http/http.ts'
import type * as Kernel from './kernel/site.ts'
import { history } from './histories/seed-history.ts'

const all = [...domains, ...simulators, history] as const
// Fails to compile if a domain uses a service that none provides. The error names both.
true satisfies EveryServiceProvided<typeof all, AllServices<typeof all>>

type AllHandlers = Merged<typeof all, 'handlers'>
/** The handler of the operation that replaces an older form answers it too, unless it has a shape of its own. */
type NeededId = Exclude<OperationId, keyof OlderForms>
// Fails to compile if an operation of the OpenAPI document has no handler. The error names the operation and the file to edit.
true satisfies AllHandlers extends Handlers<NeededId> ? true : MissingHandler<Exclude<NeededId, keyof AllHandlers>>

const composed = composeDomains(all)

export type Services = ReturnType<typeof composed.services>
export type Settings = ReturnType<typeof composed.settings>
export type Site = Kernel.Site<Services, Settings>

export const gateway: GatewayDefinition<Services, Settings> = {
  ...composed,
  admit,
  authenticate: ({ session }, token) => session.authenticate(token),
  openedBy({ launches, members }, launch, simulator) {
    const { memberId, gameType, vassalage, gameCode, nodeId, roomId } = launches.find(launch, simulator)
    const member = memberId === undefined ? undefined : members.get(memberId)
    return { member, game: [gameType, vassalage, gameCode, nodeId, roomId] }
  },
}
