import type { RuleId } from './rulebook.ts'

/** The requirements whose tests check each rule. */
export const ruleRequirements: Readonly<Record<RuleId, readonly string[]>> = {
  'limit.asked': ['R-2-13'],
  'limit.deposit.periods': ['R-2-01'],
  'limit.deposit.highest': ['R-2-13'],
  'limit.raise.delay': ['R-2-03'],
  'limit.review.after': ['R-2-14'],
  'reality.check.interval': ['R-3-03', 'R-3-05'],
  'autoplay.allowed': ['R-5-02'],
  'cycle.slots': ['R-5-01'],
  'cycle.other': ['R-5-01'],
  'games.at.once': ['R-5-04'],
  'celebration.of.losses': ['R-5-03'],
  'stake.slot.highest': ['R-5-06'],
  'stake.slot.highest.young': ['R-5-06'],
  'stake.day.highest': ['R-5-07'],
  'bonus.offered': ['R-5-08'],
  'bonus.factor.highest': ['R-5-08'],
  'bonus.one.product': ['R-5-08'],
  'time.out.durations': ['R-4-01'],
  'exclusion.durations': ['R-4-03'],
  'exclusion.return.delay': ['R-4-08'],
  'exclusion.return.delay.indefinite': ['R-4-08'],
  'exclusion.return.from': ['R-4-08'],
  'exclusion.indefinite': ['R-4-08'],
  'exclusion.open.bets': ['R-4-06'],
  'panic.button': ['R-4-10'],
  // Shown on the page of rules, and not enforced.
  'pause.after.hour': [],
  'age.lowest': ['R-5-07'],
  'statement.months': ['R-6-02'],
}
