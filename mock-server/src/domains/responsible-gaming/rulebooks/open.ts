import { citing, ms, type Rulebook } from './rulebook.ts'

const own = citing('Longan', '2026-11', 'own')

/** The rules of a site without a regulator. Every other rulebook has these where its law says nothing. */
export const open: Rulebook = {
  id: 'open',
  name: { vi: 'Mở', en: 'Open' },
  rules: {
    'limit.asked': own('Limits', 'optional'),
    'limit.deposit.periods': own('Limits', ['day', 'week', 'month']),
    'limit.deposit.highest': own('Limits', null),
    'limit.raise.delay': own('Limits', ms.day),
    'limit.review.after': own('Limits', null),
    'reality.check.interval': own('Reality check', 0),
    'autoplay.allowed': own('Games', true),
    'cycle.slots': own('Games', 0),
    'cycle.other': own('Games', 0),
    'games.at.once': own('Games', 'allowed'),
    'celebration.of.losses': own('Games', true),
    'stake.slot.highest': own('Stakes', null),
    'stake.slot.highest.young': own('Stakes', null),
    'stake.day.highest': own('Stakes', null),
    'bonus.offered': own('Bonuses', true),
    'offers.opt.out': own('Bonuses', false),
    'bonus.factor.highest': own('Bonuses', null),
    'bonus.one.product': own('Bonuses', false),
    'time.out.durations': own('Breaks', [ms.day, 7 * ms.day, ms.month]),
    'exclusion.durations': own('Breaks', [6 * ms.month, ms.year, 5 * ms.year]),
    'exclusion.return.delay': own('Breaks', ms.day),
    'exclusion.return.delay.indefinite': own('Breaks', null),
    'exclusion.return.from': own('Breaks', 'end'),
    'exclusion.indefinite': own('Breaks', false),
    'exclusion.open.bets': own('Breaks', 'settle'),
    'panic.button': own('Breaks', false),
    'pause.after.hour': own('Breaks', 0),
    'age.lowest': own('Age', null),
    'statement.months': own('Statement', 12),
    'statement.confirmed.days': own('Statement', null),
  },
}
