import { lazyPart } from '#ui/lazy-part.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

/** A deposit's own page (`deposit-order.tsx`): it has parts that the cashier has no use for, so it comes once somebody confirms. */
export const DepositOrder = lazyPart(
  () => import('./deposit-order.tsx').then((file) => file.DepositOrder),
  OrderSkeleton,
)
