import { open } from './open.ts'
import { citing, ms, type Rulebook } from './rulebook.ts'

const treaty = citing('Glücksspielstaatsvertrag 2021', '2021-07-01', 'secondary')
const own = citing('Longan', '2026-11', 'own')
const EURO = 30_500
const euros = (amount: number) => amount * EURO * 100

export const de: Rulebook = {
  id: 'de',
  name: { vi: 'Đức', en: 'Germany' },
  currency: { code: 'EUR', rate: EURO, date: '2026-11-02' },
  rules: {
    ...open.rules,
    'limit.asked': treaty('section 6c', 'required'),
    'limit.deposit.periods': treaty('section 6c', ['month']),
    'limit.deposit.highest': treaty('section 6c', euros(1000)),
    'limit.raise.delay': treaty('section 6c', 7 * ms.day),
    'reality.check.interval': treaty('section 6h', ms.hour),
    'autoplay.allowed': treaty('section 22a', false),
    'cycle.slots': treaty('section 22a', 5 * ms.second),
    'cycle.other': treaty('section 22a', 5 * ms.second),
    'games.at.once': treaty('section 6h', 'one'),
    'celebration.of.losses': treaty('section 22a', false),
    'stake.slot.highest': treaty('section 22a', euros(1)),
    'stake.slot.highest.young': treaty('section 22a', euros(1)),
    'bonus.factor.highest': own('Bonuses, as in rulebook gb', 10),
    'bonus.one.product': own('Bonuses, as in rulebook gb', true),
    'exclusion.durations': treaty('exclusion', [3 * ms.month, 6 * ms.month, ms.year]),
    'exclusion.return.delay': treaty('exclusion', 0),
    'panic.button': treaty('section 6i(3)', true),
    'pause.after.hour': treaty('section 6h', 5 * ms.minute),
    'age.lowest': treaty('protection of minors', 18),
    'statement.months': treaty('information of players', 12),
    'statement.confirmed.days': treaty('section 6d(2)', 30, { source: 'text' }),
  },
}
