import * as v from 'valibot'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import type { IdentityPageService } from './identity-page.service.ts'

const person = v.pipe(v.string('is missing'), v.maxLength(64, 'is too long'))

/** The calls of the identity provider's page. */
export const identityRoutes = ({ identityPage }: { identityPage: IdentityPageService }): PartnerRoute[] => [
  partnerRoute('POST', '/partners/identity/open', {
    schema: v.object({ launch }),
    handle: ({ input }) => asVisit(identityPage.open(input.launch)),
  }),
  partnerRoute('POST', '/partners/identity/vouch', {
    schema: v.object({ launch, person }),
    handle: ({ input }): VouchedOnWire => ({ firebaseIdToken: identityPage.vouch(input.launch, input.person) }),
  }),
]

export type VisitOnWire = ReturnType<typeof asVisit>
export type VouchedOnWire = { firebaseIdToken: string }

const asVisit = ({ provider, origin, people }: ReturnType<IdentityPageService['open']>) => ({
  provider,
  origin,
  people: people.map(({ id, name, email }) => ({ id, name, ...(email && { email }) })),
})
