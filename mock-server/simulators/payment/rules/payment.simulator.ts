import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { paymentRoutes } from './payment.routes.ts'
import { type PaymentDependencies, paymentService } from './payment.service.ts'

export const payment = defineDomain({
  name: 'payment',
  services: {
    payment: (_world: World, dependencies: PaymentDependencies) => paymentService(dependencies),
  },
  routes: paymentRoutes,
})
