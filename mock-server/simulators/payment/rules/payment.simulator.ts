import { defineDomain } from '../../../src/kernel/domain.ts'
import type { World } from '../../../src/kernel/world.ts'
import { paymentRoutes } from './payment.routes.ts'
import { type PaymentNeeds, paymentService } from './payment.service.ts'

export const payment = defineDomain({
  name: 'payment',
  services: (_world: World, needs: PaymentNeeds) => ({ payment: paymentService(needs) }),
  routes: paymentRoutes,
})
