import { inFile, type Mutant } from './mutant.ts'

const of = (partner: string, test: string) => `mock-server/simulators/${partner}/client/${test}`
const SLOT = of('slot', 'slot-page.test.tsx')
const LOTTERY = of('lottery', 'lottery-page.test.tsx')
const TABLE = of('table', 'table-page.test.tsx')
const ARENA = of('cockfight', 'arena-page.test.tsx')
const LIVE = of('live', 'live-page.test.tsx')
const SPORTS = of('sports', 'sports-page.test.tsx')

const newKey: [from: string, to: string] = [
  'execute(unknown.value ?? { input, requiredFields, key: createIdempotencyKey() })',
  'execute({ input, requiredFields, key: createIdempotencyKey() })',
]
const unknown = (test: string, title: string): Mutant[] =>
  inFile('mock-server/simulators/shared/command.ts', test, [[title, ...newKey]])

/** Mutants of the simulators' game rules. There are no rows for them: the id is the title of the test that must fail. */
export const simulatorMutants: Mutant[] = [
  ...unknown(SLOT, 'a spin of unknown outcome can only be repeated unchanged; the stake is locked'),
  ...unknown(
    LOTTERY,
    'bets of unknown outcome can only be repeated unchanged: nothing is added, nothing is staked twice',
  ),
  ...unknown(
    of('table', 'table-lost.test.tsx'),
    'a deal of unknown outcome can only be repeated unchanged; the stake is locked',
  ),
  ...unknown(
    of('cockfight', 'arena-lost.test.tsx'),
    'a bet of unknown outcome can only be repeated unchanged: nothing is staked twice',
  ),
  ...unknown(LIVE, 'bets of unknown outcome can only be repeated unchanged: nothing is added, nothing is staked twice'),
  ...unknown(SPORTS, 'a slip of unknown outcome can only be repeated unchanged'),
  ...inFile('mock-server/simulators/slot/client/game.ts', SLOT, [
    ['the net result of the visit is shown above the reels', 'add(spin.won - spin.stake)', 'add(spin.won)'],
    [
      'automatic play stops before a spin that could lose more than its limit, and says so',
      '      this.#stopAtLimit()\n',
      '\n',
    ],
    [
      'a free spin sends no stake: one that another page has played meanwhile costs nothing here',
      'isFree ? {} : { stake }',
      '{ stake }',
    ],
  ]),
  ...inFile('mock-server/simulators/lottery/client/news.ts', LOTTERY, [
    ['the net result of a round is added to the visit', 'session.add(won - stake)', 'session.add(won)'],
  ]),
  ...inFile('mock-server/simulators/lottery/client/lottery-page.tsx', LOTTERY, [
    ['two fast taps put one line into the cart', 'if (choice.numbers.value.length === 0) return', ''],
  ]),
  ...inFile('mock-server/simulators/fish/client/game.ts', of('fish', 'fish-page.test.tsx'), [
    [
      'a player without enough money for a shot gets a message before anything is sent',
      'if (player.balance.value < cost) return exchange.reportLowBalance()',
      '',
    ],
  ]),
  ...inFile('mock-server/simulators/fish/client/auto-fire.ts', of('fish', 'ways-to-play.test.tsx'), [
    [
      'automatic fire stops before a shot that could lose more than the limit, pending shots included, and says so',
      'auto.findReachedLimit(exchange.player.reserved + exchange.player.stake.value)',
      'auto.findReachedLimit(exchange.player.stake.value)',
    ],
  ]),
  ...inFile('mock-server/simulators/fish/client/exchange.ts', of('fish', 'fish-page.test.tsx'), [
    [
      'a shot is staked when it is fired; its payout is shown and added to the result of the visit',
      'add(volley.won - volley.stake)',
      'add(volley.won)',
    ],
  ]),
  ...inFile('mock-server/simulators/table/client/game.ts', TABLE, [
    ['a loss is stated without encouraging another hand', 'add(hand!.won - hand!.stake)', 'add(hand!.won)'],
  ]),
  ...inFile('mock-server/simulators/table/client/table-page.tsx', TABLE, [
    [
      'a stake outside the table’s limits cannot be dealt for, and the limits are shown',
      'value >= minStake && value',
      'value',
    ],
  ]),
  ...inFile('mock-server/simulators/cockfight/client/news.ts', ARENA, [
    ['a loss is stated once, without encouraging another bet', 'session.add(won - stake)', 'session.add(won)'],
  ]),
  ...inFile('mock-server/simulators/cockfight/client/arena-page.tsx', ARENA, [
    [
      'a stake outside the arena’s limits cannot be bet, and the limits are shown',
      'value >= minStake && value',
      'value',
    ],
  ]),
  ...inFile('mock-server/simulators/live/client/commands.ts', LIVE, [
    [
      'a chip below the lowest stake is not added, and the limits are shown',
      'Object.values(stakes).every(isWithin)',
      'true',
    ],
  ]),
  ...inFile('mock-server/simulators/live/client/news.ts', LIVE, [
    [
      'a payout below the stake is shown without the colour or sound of a win',
      'add(outcome.won - outcome.stake)',
      'add(outcome.won)',
    ],
  ]),
  ...inFile(
    'mock-server/simulators/sports/rules/basketball.ts',
    'mock-server/simulators/sports/rules/basketball.test.ts',
    [
      [
        'points are added every six minutes, twice a quarter, and no match ends level',
        "score[isHomeGolden ? 'home' : 'away'] += GOLDEN_BASKET",
        'score.home += 0',
      ],
    ],
  ),
  ...inFile('mock-server/simulators/sports/client/choice.ts', of('sports', 'choice.test.ts'), [
    [
      'a game opens the sport in its name',
      'matching.toSorted((one, other) => messages[other].en.length - messages[one].en.length)[0]',
      'matching[0]',
    ],
  ]),
  ...inFile('mock-server/simulators/sports/client/slip/slip.ts', of('sports', 'slip/slip.test.ts'), [
    [
      'moved odds are never accepted silently: the slip sends the old ones until the player agrees',
      'odds === agreed || (takesBetter && odds !== undefined && odds > agreed)',
      'odds !== undefined',
    ],
  ]),
  ...inFile('mock-server/simulators/sports/client/returns.ts', of('sports', 'returns.test.ts'), [
    ['no bet pays more than the book’s maximum', 'Math.min(mostPaid, truncate(stake * one))', 'truncate(stake * one)'],
  ]),
  ...inFile('mock-server/simulators/sports/client/news.ts', of('sports', 'my-bets.test.tsx'), [
    [
      'when a match ends its bet becomes a result, stated calmly, and the site is told that money has moved',
      'session.add(won - stake)',
      'session.add(won)',
    ],
  ]),
]
