import { CATEGORIES } from '../../catalogue/game.ts'
import { invalidField, unfitField } from '../../kernel/refusal.ts'
import type { Rates } from './agent.model.ts'

/** What the site leaves its own agents, in ten-thousandths. */
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

/** One rate as it was asked for: the share of a stake, `0.008`. */
export type AskedRate = { productType: string; rebateRate: number }

/** The rates that were asked for, put over `known` ones. Each lies between 0 and the agent's own, in steps of 0.01 %. */
export function ratesWithin(own: Rates, asked: readonly AskedRate[], known: Rates): Rates {
  const rates = { ...known }
  for (const [index, { productType, rebateRate }] of asked.entries()) {
    const field = `rebates.${index}`
    const most = own[productType]
    if (most === undefined) throw invalidField(`${field}.productType`, 'is not a category of games')
    const rate = Math.round(rebateRate * 10_000)
    if (Math.abs(rate - rebateRate * 10_000) > 1e-6)
      throw invalidField(`${field}.rebateRate`, 'has more than four decimals')
    if (rate > most) throw invalidField(`${field}.rebateRate`, `is more than your own ${most / 10_000}`)
    rates[productType] = rate
  }
  return rates
}

/** Refuses rates under which somebody below has more: they would have to come down first. */
export function refuseBelow(asked: readonly AskedRate[], below: readonly { id: number; rates: Rates }[]) {
  for (const [index, { productType, rebateRate }] of asked.entries()) {
    const most = Math.max(0, ...below.map(({ rates }) => rates[productType] ?? 0))
    if (Math.round(rebateRate * 10_000) >= most) continue
    const reason = `is below the ${most / 10_000} that somebody under this downline has`
    throw unfitField(`rebates.${index}.rebateRate`, 'below', reason)
  }
}
