import { CATEGORIES } from '../../catalogue/game.ts'
import { invalidField, invalidFieldByRule } from '../../kernel/validation/refusal.ts'
import type { Rates } from './agent.model.ts'

/** The rates of the site's own agents, in ten-thousandths. */
export const SITE_RATES: Rates = {
  RNG: 100,
  FISH: 100,
  PVP: 80,
  LIVE: 80,
  SPORTS: 60,
  ESPORTS: 60,
  COCKFIGHT: 80,
  LOTT: 50,
  ELOTT: 50,
}
export const NO_RATES: Rates = Object.fromEntries(CATEGORIES.map((category) => [category, 0]))

/** A requested rate, as a share of the stake: `0.008`. */
export type RequestedRate = { productType: string; rebateRate: number }

/** Returns `current` with the requested rates applied. Throws a Refusal unless each is from 0 to the agent's own rate, in steps of 0.01 %. */
export function ratesWithin(own: Rates, requested: readonly RequestedRate[], current: Rates): Rates {
  const rates = { ...current }
  for (const [index, { productType, rebateRate }] of requested.entries()) {
    const field = `rebates.${index}`
    const max = own[productType]
    if (max === undefined) throw invalidField(`${field}.productType`, 'is not a category of games')
    const rate = Math.round(rebateRate * 10_000)
    if (Math.abs(rate - rebateRate * 10_000) > 1e-6)
      throw invalidField(`${field}.rebateRate`, 'has more than four decimals')
    if (rate > max) throw invalidField(`${field}.rebateRate`, `is more than your own ${max / 10_000}`)
    rates[productType] = rate
  }
  return rates
}

/** Throws a Refusal if a requested rate is below the rate of a member under this downline. */
export function assertNotBelow(requested: readonly RequestedRate[], below: readonly { id: number; rates: Rates }[]) {
  for (const [index, { productType, rebateRate }] of requested.entries()) {
    const max = Math.max(0, ...below.map(({ rates }) => rates[productType] ?? 0))
    if (Math.round(rebateRate * 10_000) >= max) continue
    const reason = `is below the ${max / 10_000} of a member under this downline`
    throw invalidFieldByRule(`rebates.${index}.rebateRate`, 'below', reason)
  }
}
