import type { BookOnWire } from '../rules/sports.routes.ts'

const STEPS = [10, 50, 100, 500, 1000]
const USUAL = 10
/** What a guest, who cannot bet, is shown. */
const LOWEST = 1000

export type Stakes = { chips: number[]; usual: number; least: number; most: number }

/** The stakes to choose from where so much is the lowest. */
export function stakesFor({ minStake: least = LOWEST, maxStake: most = LOWEST * 1000 }: Limits): Stakes {
  return { chips: STEPS.map((step) => step * least), usual: USUAL * least, least, most }
}
type Limits = Pick<BookOnWire, 'minStake' | 'maxStake'>
