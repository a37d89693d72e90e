import { open } from './open.ts'
import { citing, ms, type Rulebook } from './rulebook.ts'

const decree = citing('Decree 06/2017/ND-CP', '2017-03-31', 'secondary')
const draft = citing('Draft decree on betting', '2025-09', 'secondary')
const DONGS = 100

export const vn: Rulebook = {
  id: 'vn',
  name: { vi: 'Việt Nam', en: 'Vietnam' },
  rules: {
    ...open.rules,
    'limit.asked': draft('limits of players', 'offered'),
    'limit.deposit.periods': draft('limits of players', ['day']),
    'limit.raise.delay': draft('limits of players', ms.day),
    'reality.check.interval': draft('limits of players', ms.hour),
    'autoplay.allowed': draft('games', false),
    'cycle.slots': draft('games', 2.5 * ms.second),
    'cycle.other': draft('games', 5 * ms.second),
    'games.at.once': draft('games', 'one'),
    'celebration.of.losses': draft('games', false),
    'stake.day.highest': draft('stakes of a day', 10_000_000 * DONGS),
    'bonus.offered': draft('promotions', false),
    'age.lowest': decree('age of players', 21),
  },
}
