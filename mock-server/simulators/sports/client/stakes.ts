import type { BookResponse } from '../rules/sports.routes.ts'

const STEPS = [10, 50, 100, 500, 1000]
const DEFAULT_STEP = 10
/** The lowest stake shown to a guest, who cannot bet. */
const LOWEST = 1000

export type Stakes = { chips: number[]; defaultStake: number; min: number; max: number }

export function stakesFor({ minStake: min = LOWEST, maxStake: max = LOWEST * 1000 }: Limits): Stakes {
  return { chips: STEPS.map((step) => step * min), defaultStake: DEFAULT_STEP * min, min, max }
}
type Limits = Pick<BookResponse, 'minStake' | 'maxStake'>
