import { RowSkeletons } from '#ui/page/skeleton.tsx'

export function OrderSkeleton() {
  return <RowSkeletons count={5} height={88} />
}
