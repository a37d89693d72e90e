import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { type IdentityPageDependencies, identityPageService } from './identity-page.service.ts'
import { identityRoutes } from './identity.routes.ts'

export const identityPage = defineDomain({
  name: 'identity-page',
  services: {
    identityPage: (_world: World, dependencies: IdentityPageDependencies) => identityPageService(dependencies),
  },
  routes: identityRoutes,
})
