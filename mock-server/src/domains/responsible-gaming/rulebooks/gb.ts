import { open } from './open.ts'
import { citing, ms, type Rulebook } from './rulebook.ts'

const rts = citing('UKGC Remote gambling and software technical standards', '2026-11')
const rtsReported = citing('UKGC Remote gambling and software technical standards', '2026-11', 'secondary')
const lccp = citing('UKGC Licence conditions and codes of practice', '2026-11', 'secondary')
const slotStakes = citing('Slot stake limits', '2025-05-21', 'secondary')
const POUND = 35_000
const pounds = (amount: number) => amount * POUND * 100
const sinceSeptember = { date: '2026-09-30' }
const sinceJanuary = { date: '2025-01-17' }

export const gb: Rulebook = {
  id: 'gb',
  name: { vi: 'Vương quốc Anh', en: 'Great Britain' },
  currency: { code: 'GBP', rate: POUND, date: '2026-11-02' },
  rules: {
    ...open.rules,
    'limit.asked': rts('RTS 12A', 'offered.as.default', sinceSeptember),
    'limit.deposit.periods': rts('RTS 12B', ['day', 'week', 'month'], sinceSeptember),
    'limit.raise.delay': rtsReported('RTS 12D', ms.day, sinceSeptember),
    'limit.review.after': rtsReported('RTS 12', 182 * ms.day, sinceSeptember),
    'reality.check.interval': rtsReported('RTS 13B', ms.hour),
    'autoplay.allowed': rts('RTS 8C', false),
    'cycle.slots': rtsReported('RTS 14A to 14G', 2.5 * ms.second),
    'cycle.other': rtsReported('RTS 14G', 5 * ms.second, sinceJanuary),
    'games.at.once': rtsReported('RTS 14A to 14G', 'no.two.slots'),
    'celebration.of.losses': rtsReported('RTS 14F', false),
    'stake.slot.highest': slotStakes('25 years and older', pounds(5), { date: '2025-04-09' }),
    'stake.slot.highest.young': slotStakes('18 to 24 years', pounds(2)),
    'bonus.factor.highest': lccp('SR 5.1.1', 10, { date: '2026-01-19' }),
    'bonus.one.product': lccp('SR 5.1.1', true, { date: '2026-01-19' }),
    'time.out.durations': lccp('time-out', [ms.day, 7 * ms.day, ms.month, 42 * ms.day]),
    'exclusion.durations': lccp('SR 3.5.3', [6 * ms.month, ms.year, 5 * ms.year]),
    'exclusion.return.delay': lccp('SR 3.5.3', ms.day),
    'age.lowest': lccp('access of minors', 18),
    'statement.months': rtsReported('RTS 1B', 12),
  },
}
