import { expect, test } from 'vitest'
import { rulebooks } from '../rulebook.service.ts'
import { ruleRequirements } from './rule-requirements.ts'
import { RULEBOOK_IDS, type RulebookId } from './rulebook.ts'

/**
 * The rulebooks as the specification has them, with the clause, its date and the source. A law has only the rules that differ from the
 * open rulebook. Times in days or seconds, amounts in minor units of the site's currency.
 */
const SPECIFIED: Record<RulebookId, string> = {
  open: `
    limit.asked = optional | Longan, Limits, 2026-11, own
    limit.deposit.periods = day week month | Longan, Limits, 2026-11, own
    limit.deposit.highest = null | Longan, Limits, 2026-11, own
    limit.raise.delay = 1d | Longan, Limits, 2026-11, own
    limit.review.after = null | Longan, Limits, 2026-11, own
    reality.check.interval = 0 | Longan, Reality check, 2026-11, own
    autoplay.allowed = true | Longan, Games, 2026-11, own
    cycle.slots = 0 | Longan, Games, 2026-11, own
    cycle.other = 0 | Longan, Games, 2026-11, own
    games.at.once = allowed | Longan, Games, 2026-11, own
    celebration.of.losses = true | Longan, Games, 2026-11, own
    stake.slot.highest = null | Longan, Stakes, 2026-11, own
    stake.slot.highest.young = null | Longan, Stakes, 2026-11, own
    stake.day.highest = null | Longan, Stakes, 2026-11, own
    bonus.offered = true | Longan, Bonuses, 2026-11, own
    offers.opt.out = false | Longan, Bonuses, 2026-11, own
    bonus.factor.highest = null | Longan, Bonuses, 2026-11, own
    bonus.one.product = false | Longan, Bonuses, 2026-11, own
    time.out.durations = 1d 7d 30d | Longan, Breaks, 2026-11, own
    exclusion.durations = 180d 365d 1825d | Longan, Breaks, 2026-11, own
    exclusion.return.delay = 1d | Longan, Breaks, 2026-11, own
    exclusion.return.delay.indefinite = null | Longan, Breaks, 2026-11, own
    exclusion.return.from = end | Longan, Breaks, 2026-11, own
    exclusion.indefinite = false | Longan, Breaks, 2026-11, own
    exclusion.open.bets = settle | Longan, Breaks, 2026-11, own
    panic.button = false | Longan, Breaks, 2026-11, own
    pause.after.hour = 0 | Longan, Breaks, 2026-11, own
    age.lowest = null | Longan, Age, 2026-11, own
    statement.months = 12 | Longan, Statement, 2026-11, own
    statement.confirmed.days = null | Longan, Statement, 2026-11, own
  `,
  gb: `
    limit.asked = offered.as.default | UKGC Remote gambling and software technical standards, RTS 12A, 2026-09-30, text
    limit.deposit.periods = day week month | UKGC Remote gambling and software technical standards, RTS 12B, 2026-09-30, text
    limit.raise.delay = 1d | UKGC Remote gambling and software technical standards, RTS 12D, 2026-09-30, secondary
    limit.review.after = 182d | UKGC Remote gambling and software technical standards, RTS 12, 2026-09-30, secondary
    reality.check.interval = 3600s | UKGC Remote gambling and software technical standards, RTS 13B, 2026-11, secondary
    autoplay.allowed = false | UKGC Remote gambling and software technical standards, RTS 8C, 2026-11, text
    cycle.slots = 2.5s | UKGC Remote gambling and software technical standards, RTS 14A to 14G, 2026-11, secondary
    cycle.other = 5s | UKGC Remote gambling and software technical standards, RTS 14G, 2025-01-17, secondary
    games.at.once = no.two.slots | UKGC Remote gambling and software technical standards, RTS 14A to 14G, 2026-11, secondary
    celebration.of.losses = false | UKGC Remote gambling and software technical standards, RTS 14F, 2026-11, secondary
    stake.slot.highest = 17500000 | Slot stake limits, 25 years and older, 2025-04-09, secondary
    stake.slot.highest.young = 7000000 | Slot stake limits, 18 to 24 years, 2025-05-21, secondary
    bonus.factor.highest = 10 | UKGC Licence conditions and codes of practice, SR 5.1.1, 2026-01-19, secondary
    bonus.one.product = true | UKGC Licence conditions and codes of practice, SR 5.1.1, 2026-01-19, secondary
    time.out.durations = 1d 7d 30d 42d | UKGC Licence conditions and codes of practice, time-out, 2026-11, secondary
    exclusion.durations = 180d 365d 1825d | UKGC Licence conditions and codes of practice, SR 3.5.3, 2026-11, secondary
    exclusion.return.delay = 1d | UKGC Licence conditions and codes of practice, SR 3.5.3, 2026-11, secondary
    age.lowest = 18 | UKGC Licence conditions and codes of practice, access of minors, 2026-11, secondary
    statement.months = 12 | UKGC Remote gambling and software technical standards, RTS 1B, 2026-11, secondary
  `,
  de: `
    limit.asked = required | Glücksspielstaatsvertrag 2021, section 6c, 2021-07-01, secondary
    limit.deposit.periods = month | Glücksspielstaatsvertrag 2021, section 6c, 2021-07-01, secondary
    limit.deposit.highest = 3050000000 | Glücksspielstaatsvertrag 2021, section 6c, 2021-07-01, secondary
    limit.raise.delay = 7d | Glücksspielstaatsvertrag 2021, section 6c, 2021-07-01, secondary
    reality.check.interval = 3600s | Glücksspielstaatsvertrag 2021, section 6h, 2021-07-01, secondary
    autoplay.allowed = false | Glücksspielstaatsvertrag 2021, section 22a, 2021-07-01, secondary
    cycle.slots = 5s | Glücksspielstaatsvertrag 2021, section 22a, 2021-07-01, secondary
    cycle.other = 5s | Glücksspielstaatsvertrag 2021, section 22a, 2021-07-01, secondary
    games.at.once = one | Glücksspielstaatsvertrag 2021, section 6h, 2021-07-01, secondary
    celebration.of.losses = false | Glücksspielstaatsvertrag 2021, section 22a, 2021-07-01, secondary
    stake.slot.highest = 3050000 | Glücksspielstaatsvertrag 2021, section 22a, 2021-07-01, secondary
    stake.slot.highest.young = 3050000 | Glücksspielstaatsvertrag 2021, section 22a, 2021-07-01, secondary
    bonus.factor.highest = 10 | Longan, Bonuses, as in rulebook gb, 2026-11, own
    bonus.one.product = true | Longan, Bonuses, as in rulebook gb, 2026-11, own
    exclusion.durations = 90d 180d 365d | Glücksspielstaatsvertrag 2021, exclusion, 2021-07-01, secondary
    exclusion.return.delay = 0 | Glücksspielstaatsvertrag 2021, exclusion, 2021-07-01, secondary
    panic.button = true | Glücksspielstaatsvertrag 2021, section 6i(3), 2021-07-01, secondary
    pause.after.hour = 300s | Glücksspielstaatsvertrag 2021, section 6h, 2021-07-01, secondary
    age.lowest = 18 | Glücksspielstaatsvertrag 2021, protection of minors, 2021-07-01, secondary
    statement.months = 12 | Glücksspielstaatsvertrag 2021, information of players, 2021-07-01, secondary
    statement.confirmed.days = 30 | Glücksspielstaatsvertrag 2021, section 6d(2), 2021-07-01, text
  `,
  on: `
    limit.asked = offered | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    limit.deposit.periods = day week month | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    limit.raise.delay = 1d | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    reality.check.interval = 3600s | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    autoplay.allowed = false | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    cycle.slots = 2.5s | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    cycle.other = 2.5s | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    games.at.once = one | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    celebration.of.losses = false | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    offers.opt.out = true | AGCO Registrar's Standards for Internet Gaming, responsible gambling, 2026-05, secondary
    time.out.durations = 1d 7d 30d 60d 90d | AGCO Registrar's Standards for Internet Gaming, 2.13, 2026-05, secondary
    exclusion.durations = 180d 365d 1825d | AGCO Registrar's Standards for Internet Gaming, 2.14, 2026-05, secondary
    exclusion.open.bets = refund.unless.begun | AGCO Registrar's Standards for Internet Gaming, 2.14, 2026-05, secondary
    age.lowest = 19 | AGCO Registrar's Standards for Internet Gaming, eligibility, 2026-05, secondary
  `,
  mt: `
    limit.asked = offered | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    limit.deposit.periods = day week month | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    limit.raise.delay = 1d | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    reality.check.interval = 3600s | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    autoplay.allowed = true | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    exclusion.return.delay = 1d | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    exclusion.return.delay.indefinite = 7d | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    exclusion.return.from = any.time | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    exclusion.indefinite = true | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
    age.lowest = 18 | MGA Player Protection Directive 2 of 2018, protection of minors, 2023-01-12, secondary
    statement.months = 6 | MGA Player Protection Directive 2 of 2018, player protection, 2023-01-12, secondary
  `,
  vn: `
    limit.asked = offered | Draft decree on betting, limits of players, 2025-09, secondary
    limit.deposit.periods = day | Draft decree on betting, limits of players, 2025-09, secondary
    limit.raise.delay = 1d | Draft decree on betting, limits of players, 2025-09, secondary
    reality.check.interval = 3600s | Draft decree on betting, limits of players, 2025-09, secondary
    autoplay.allowed = false | Draft decree on betting, games, 2025-09, secondary
    cycle.slots = 2.5s | Draft decree on betting, games, 2025-09, secondary
    cycle.other = 5s | Draft decree on betting, games, 2025-09, secondary
    games.at.once = one | Draft decree on betting, games, 2025-09, secondary
    celebration.of.losses = false | Draft decree on betting, games, 2025-09, secondary
    stake.day.highest = 1000000000 | Draft decree on betting, stakes of a day, 2025-09, secondary
    bonus.offered = false | Draft decree on betting, promotions, 2025-09, secondary
    age.lowest = 21 | Decree 06/2017/ND-CP, age of players, 2017-03-31, secondary
  `,
}

const DAY = 86_400_000
const PLAIN = /months|days|age|factor|highest/

function toText(ruleId: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => toText(ruleId, one)).join(' ')
  if (typeof value !== 'number' || value === 0 || PLAIN.test(ruleId)) return String(value)
  return value % DAY === 0 ? `${value / DAY}d` : `${value / 1000}s`
}

test.for(RULEBOOK_IDS)('rulebook %s has the figures and the clauses of the specification [R-1-01]', (id) => {
  const open = rulebooks.open.rules
  const own = Object.entries(rulebooks[id].rules).filter(
    ([ruleId, rule]) => id === 'open' || rule !== open[ruleId as keyof typeof open],
  )
  const lines = own.map(([ruleId, { value, citation }]) => {
    const { title, clause, date, source } = citation
    return `${ruleId} = ${toText(ruleId, value)} | ${title}, ${clause}, ${date}, ${source}`
  })
  expect(lines).toEqual(SPECIFIED[id].trim().split(/\n\s*/))
  expect(Object.keys(rulebooks[id].rules)).toEqual(Object.keys(open))
  expect(rulebooks[id].id).toBe(id)
})

/** The row of the specification that has the figure or the choice of each rule. */
const ROWS = `
    limit.asked = R-2-13
    limit.deposit.periods = R-2-01
    limit.deposit.highest = R-2-13
    limit.raise.delay = R-2-03
    limit.review.after = R-2-14
    reality.check.interval = R-3-03 R-3-05
    autoplay.allowed = R-5-02
    cycle.slots = R-5-01
    cycle.other = R-5-01
    games.at.once = R-5-04
    celebration.of.losses = R-5-03
    stake.slot.highest = R-5-06
    stake.slot.highest.young = R-5-06
    stake.day.highest = R-5-07
    bonus.offered = R-5-08
    offers.opt.out = R-4-07
    bonus.factor.highest = R-5-08
    bonus.one.product = R-5-08
    time.out.durations = R-4-01
    exclusion.durations = R-4-03
    exclusion.return.delay = R-4-08
    exclusion.return.delay.indefinite = R-4-08
    exclusion.return.from = R-4-08
    exclusion.indefinite = R-4-08
    exclusion.open.bets = R-4-06
    panic.button = R-4-10
    pause.after.hour = R-2-12
    age.lowest = R-5-07
    statement.months = R-6-02
    statement.confirmed.days = R-6-04
`

test('each rule names the row of the specification whose tests check it', () => {
  const lines = Object.entries(ruleRequirements).map(([ruleId, rows]) => `${ruleId} = ${rows.join(' ')}`)
  expect(lines).toEqual(ROWS.trim().split(/\n\s*/))
})
