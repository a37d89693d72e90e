import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import {
  type IdentityPageDependencies,
  identityPageService,
  type IdentityPageService,
} from './identity-page.service.ts'
import * as v from 'valibot'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'

const person = v.pipe(v.string('is missing'), v.maxLength(64, 'is too long'))

const { post } = simulatorRoutes('identity')

const identityRoutes = ({ identityPage }: { identityPage: IdentityPageService }): SimulatorRoute[] => [
  post('open', {}, ({ input }) => toVisitResponse(identityPage.open(input.launch))),
  post('vouch', { person }, ({ input }): IdentityTokenResponse => ({
    firebaseIdToken: identityPage.issueToken(input.launch, input.person),
  })),
]

export type VisitResponse = ReturnType<typeof toVisitResponse>
export type IdentityTokenResponse = { firebaseIdToken: string }

const toVisitResponse = ({ provider, origin, people }: ReturnType<IdentityPageService['open']>) => ({
  provider,
  origin,
  people: people.map(({ id, name, email }) => ({ id, name, ...(email && { email }) })),
})

export const identityPage = defineDomain({
  name: 'identity-page',
  services: {
    identityPage: (_world: World, dependencies: IdentityPageDependencies) => identityPageService(dependencies),
  },
  routes: identityRoutes,
})
