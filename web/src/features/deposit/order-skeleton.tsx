import { RowSkeletons } from '#ui/skeleton.tsx'

export function OrderSkeleton() {
  return <RowSkeletons count={5} height={88} />
}
