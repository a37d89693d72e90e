import { open } from './open.ts'
import { citing, ms, type Rulebook } from './rulebook.ts'

const standards = citing("AGCO Registrar's Standards for Internet Gaming", '2026-05', 'secondary')

export const on: Rulebook = {
  id: 'on',
  name: { vi: 'Ontario', en: 'Ontario' },
  rules: {
    ...open.rules,
    'limit.asked': standards('responsible gambling', 'offered'),
    'limit.deposit.periods': standards('responsible gambling', ['day', 'week', 'month']),
    'limit.raise.delay': standards('responsible gambling', ms.day),
    'reality.check.interval': standards('responsible gambling', ms.hour),
    'autoplay.allowed': standards('responsible gambling', false),
    'cycle.slots': standards('responsible gambling', 2.5 * ms.second),
    'cycle.other': standards('responsible gambling', 2.5 * ms.second),
    'games.at.once': standards('responsible gambling', 'one'),
    'celebration.of.losses': standards('responsible gambling', false),
    'offers.opt.out': standards('responsible gambling', true),
    'time.out.durations': standards('2.13', [ms.day, 7 * ms.day, ms.month, 2 * ms.month, 3 * ms.month]),
    'exclusion.durations': standards('2.14', [6 * ms.month, ms.year, 5 * ms.year]),
    'exclusion.open.bets': standards('2.14', 'refund.unless.begun'),
    'age.lowest': standards('eligibility', 19),
  },
}
