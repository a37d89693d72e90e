import { inFile, type Mutant } from './mutant.ts'

const of = (partner: string, test: string) => `mock-server/simulators/${partner}/client/${test}`
const SLOT = of('slot', 'slot-page.test.tsx')
const LOTTERY = of('lottery', 'lottery-page.test.tsx')
const TABLE = of('table', 'table-page.test.tsx')
const ARENA = of('cockfight', 'arena-page.test.tsx')
const LIVE = of('live', 'live-page.test.tsx')
const SPORTS = of('sports', 'sports-page.test.tsx')

/** What was sent, and nobody knows what became of it, goes out again under another key. */
const newKey: [from: string, to: string] = [
  'carryOut(unknown.value ?? { input, needs, key: newKey() })',
  'carryOut({ input, needs, key: newKey() })',
]
const unknown = (test: string, title: string): Mutant[] =>
  inFile('mock-server/simulators/shared/command.ts', test, [[title, ...newKey]])

/** Rules of the partners' games that a player would notice. Theirs are no rows: each names the test that has to go red. */
export const partnerMutants: Mutant[] = [
  ...unknown(SLOT, 'a spin of which nobody knows can only be asked for again, as it was; the stake waits'),
  ...unknown(
    LOTTERY,
    'bets of which nobody knows can only be asked for again, as they were: nothing is added, nothing is staked twice',
  ),
  ...unknown(
    of('table', 'table-lost.test.tsx'),
    'a deal of which nobody knows can only be asked for again, as it was; the stake waits',
  ),
  ...unknown(
    of('cockfight', 'arena-lost.test.tsx'),
    'a bet of which nobody knows can only be asked for again, as it was: nothing is staked twice',
  ),
  ...unknown(
    LIVE,
    'bets of which nobody knows can only be asked for again, as they were: nothing is laid on top, nothing is staked twice',
  ),
  ...unknown(SPORTS, 'a slip of which nobody knows can only be asked for again, as it was'),
  ...inFile('mock-server/simulators/slot/client/game.ts', SLOT, [
    ['above the reels stands what the spins of this visit have come to', 'add(spin.won - spin.stake)', 'add(spin.won)'],
    [
      'an auto-play stops before a spin that could lose more than its limit, and says so',
      '      this.#keepToLimits()\n',
      '\n',
    ],
    [
      'a free spin names no stake: one that another page has played meanwhile costs nothing here',
      'isFree ? {} : { stake }',
      '{ stake }',
    ],
  ]),
  ...inFile('mock-server/simulators/lottery/client/news.ts', LOTTERY, [
    ['what a round has come to is added to what this visit has', 'session.add(won - stake)', 'session.add(won)'],
  ]),
  ...inFile('mock-server/simulators/lottery/client/commands.ts', LOTTERY, [
    ['two taps quicker than the page put one line into the cart', 'choice.numbers.value.length === 0', 'false'],
  ]),
  ...inFile('mock-server/simulators/fish/client/game.ts', of('fish', 'fish-page.test.tsx'), [
    [
      'whoever has too little for a shot is told so before anything is sent',
      'if (purse.balance.value < cost) return exchange.refuse()',
      '',
    ],
  ]),
  ...inFile('mock-server/simulators/fish/client/auto-fire.ts', of('fish', 'ways-to-play.test.tsx'), [
    [
      'it stops before a shot that could lose more than the limit, counting those that are not decided yet, and says so',
      'auto.limitBefore(exchange.purse.held + exchange.purse.stake.value)',
      'auto.limitBefore(exchange.purse.stake.value)',
    ],
  ]),
  ...inFile('mock-server/simulators/fish/client/exchange.ts', of('fish', 'fish-page.test.tsx'), [
    [
      'a shot is staked from the moment it is fired; what the fish pays is said, and part of what the visit has come to',
      'add(volley.won - volley.stake)',
      'add(volley.won)',
    ],
  ]),
  ...inFile('mock-server/simulators/table/client/game.ts', TABLE, [
    ['a loss is said, and nothing urges on', 'add(hand!.won - hand!.stake)', 'add(hand!.won)'],
  ]),
  ...inFile('mock-server/simulators/table/client/desk.tsx', TABLE, [
    [
      'a stake that the table does not take cannot be dealt for, and its limits are said',
      'value >= minStake && value',
      'value',
    ],
  ]),
  ...inFile('mock-server/simulators/cockfight/client/news.ts', ARENA, [
    ['a loss is said once, and nothing urges on', 'session.add(won - stake)', 'session.add(won)'],
  ]),
  ...inFile('mock-server/simulators/cockfight/client/bet-bar.tsx', ARENA, [
    [
      'a stake that the arena does not take cannot be bet, and its limits are said',
      'value >= minStake && value',
      'value',
    ],
  ]),
  ...inFile('mock-server/simulators/live/client/commands.ts', LIVE, [
    [
      'a chip below the lowest stake is not laid, and the limits are said',
      'Object.values(stakes).every(isWithin)',
      'true',
    ],
  ]),
  ...inFile('mock-server/simulators/live/client/news.ts', LIVE, [
    [
      'what comes back below the stake is told as that: no colour of winning, no sound',
      'add(outcome.won - outcome.stake)',
      'add(outcome.won)',
    ],
  ]),
  ...inFile('mock-server/simulators/sports/rules/basketball.ts', 'mock-server/simulators/sports/rules/basketball.test.ts', [
    [
      'points come every six minutes, two times a quarter, and nobody ends level',
      "score[isHomeGolden ? 'home' : 'away'] += GOLDEN_BASKET",
      'score.home += 0',
    ],
  ]),
  ...inFile('mock-server/simulators/sports/client/choice.ts', of('sports', 'choice.test.ts'), [
    [
      'a game opens the sport that its name speaks of',
      'named.toSorted((one, other) => texts[other].en.length - texts[one].en.length)[0]',
      'named[0]',
    ],
  ]),
  ...inFile('mock-server/simulators/sports/client/slip.ts', of('sports', 'slip.test.ts'), [
    [
      'odds that move are never taken without a word: the slip names the old ones until the player agrees',
      'odds === agreed || (takesBetter && odds !== undefined && odds > agreed)',
      'odds !== undefined',
    ],
  ]),
  ...inFile('mock-server/simulators/sports/client/returns.ts', of('sports', 'returns.test.ts'), [
    ['no bet brings back more than the book pays at most', 'Math.min(mostPaid, cut(stake * one))', 'cut(stake * one)'],
  ]),
  ...inFile('mock-server/simulators/sports/client/news.ts', of('sports', 'my-bets.test.tsx'), [
    [
      'when a match ends its bet becomes a result, told calmly, and the site hears that money has moved',
      'session.add(won - stake)',
      'session.add(won)',
    ],
  ]),
]
