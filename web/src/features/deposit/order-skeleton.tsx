import { RowSkeletons } from '#ui/skeleton.tsx'

/** What stands in place of a deposit until it is known. */
export function OrderSkeleton() {
  return <RowSkeletons count={5} height={88} />
}
