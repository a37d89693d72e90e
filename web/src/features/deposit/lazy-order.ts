import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

/** Lazy page of a deposit, loaded when the user confirms: the cashier does not need its components. */
export const DepositOrder = lazyComponent(
  () => import('./deposit-order.tsx').then((file) => file.DepositOrder),
  OrderSkeleton,
)
