import { open } from './open.ts'
import { citing, ms, type Rulebook } from './rulebook.ts'

const directive = citing('MGA Player Protection Directive 2 of 2018', '2023-01-12', 'secondary')

export const mt: Rulebook = {
  id: 'mt',
  name: { vi: 'Malta', en: 'Malta' },
  rules: {
    ...open.rules,
    'limit.asked': directive('player protection', 'offered'),
    'limit.deposit.periods': directive('player protection', ['day', 'week', 'month']),
    'limit.raise.delay': directive('player protection', ms.day),
    'reality.check.interval': directive('player protection', ms.hour),
    'autoplay.allowed': directive('player protection', true),
    'exclusion.return.delay': directive('player protection', ms.day),
    'exclusion.return.delay.indefinite': directive('player protection', 7 * ms.day),
    'exclusion.return.from': directive('player protection', 'any.time'),
    'exclusion.indefinite': directive('player protection', true),
    'age.lowest': directive('protection of minors', 18),
    'statement.months': directive('player protection', 6),
  },
}
