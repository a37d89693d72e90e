import { inFile, type Mutant } from './mutant.ts'

const domain = (path: string) => `mock-server/src/domains/${path}`
const kernel = (path: string) => `mock-server/src/kernel/${path}`
type Line = Parameters<typeof inFile>[2]
const inDomain = (file: string, test: string, lines: Line) => inFile(domain(file), domain(test), lines)

const sum = 'at the draw a bet on every last digit wins once and loses nine times, to the cent'
const stake = 'a bet takes the stake of every number and becomes an order'
const closed = 'between lock and draw a round takes no bets, but the next round does'
const command = 'a repeated command has one effect, and its idempotency key cannot be used for another command'
const pages = 'lazy rows are created for one page only; pages may start at 0'
const elsewhere = 'a new login ends the old session, and calls with the old token get a specific error'
const late = 'no bet can be cancelled after the lock'

/** Mutants of services, by kind, whose errors show only in the effect of one call on the next. */
export const behaviourMutants: Record<string, Mutant[]> = {
  'a stake that is not taken': [
    ...inDomain('wagers/wagers.service.ts', 'lottery/lottery-bets.test.ts', [
      [
        stake,
        "post(wager, 'betting', [memberAccount(wager.memberId), stakesAccount(wager.memberId), wager.stake])\n      return wagers.insert",
        'return wagers.insert',
      ],
    ]),
    ...inDomain('lottery/lottery-bets.service.ts', 'lottery/lottery-bets.test.ts', [
      [
        'a cart that costs more than the balance is refused completely',
        'if (needed <= balance) return',
        'if (needed >= 0) return',
      ],
    ]),
  ],
  'a doubled settlement': [
    ...inDomain('wagers/wagers.service.ts', 'lottery/settlement.test.ts', [
      [sum, 'memberAccount(wager.memberId), payout])\n', 'memberAccount(wager.memberId), 2 * payout])\n'],
    ]),
    ...inFile(kernel('http/idempotency.ts'), domain('lottery/lottery-bets.test.ts'), [
      [command, '  if (known)\n', '  if (known && content === "")\n'],
    ]),
  ],
  'a round that does not close': [
    ...inDomain('lottery/bet-slip.ts', 'lottery/lottery-bets.test.ts', [
      [closed, 'lottery.isPaused || now >= round.lockAt', 'lottery.isPaused'],
    ]),
    ...inDomain('lottery/cancel-bets.ts', 'lottery/cancel-bets.test.ts', [
      [late, 'clock.now() >= round.lockAt', 'clock.now() < 0'],
    ]),
  ],
  'a lock that comes late': [
    ...inDomain('lottery/bet-slip.ts', 'lottery/lottery-bets.test.ts', [
      [closed, 'now >= round.lockAt', 'now >= round.drawAt'],
    ]),
    ...inDomain('lottery/numeros.service.ts', 'lottery/lottery.test.ts', [
      ['G-3-06', 'clock.now() < current(lottery).lockAt', 'clock.now() < current(lottery).drawAt'],
    ]),
    ...inDomain('lottery/rounds.ts', 'lottery/lottery.test.ts', [
      ['G-3-06', 'lottery.lockTime * 1000', 'lottery.lockTime * 100'],
    ]),
  ],
  'a stale balance': [
    ...inDomain('records/records.handlers.ts', 'records/records.test.ts', [
      [
        'the account record has names of kinds, signed amounts, and the wallet’s balance in its newest line',
        'currentAvailBalance: toDecimal(balance)',
        'currentAvailBalance: toDecimal(balance - amount)',
      ],
    ]),
    ...inDomain('wallet/wallet.service.ts', 'wallet/transfers.test.ts', [
      [
        'money moves to a vendor, to another one, and back, and the sum stays the same',
        '      move(source, target, amount)\n',
        '',
      ],
    ]),
  ],
  'a token that survives': [
    ...inDomain('session/tokens.ts', 'session/tokens.test.ts', [
      [
        'A-4-14',
        '    close(token: string): void {\n      sessions.remove(digest(token))',
        '    close(token: string): void {\n      void token',
      ],
      [elsewhere, '      await replaceOf(member.id)\n', ''],
      ['an idle token expires after a day, and a used one stays valid', ' && row.expiresAt > world.clock.now()', ''],
    ]),
  ],
  'a page repeated or shifted': [
    ...inFile(kernel('http/paging.ts'), kernel('http/paging.test.ts'), [
      [pages, '(page - firstPage) * size', '0'],
      [pages, '(page - firstPage) * size', '(page - firstPage) * size + 1'],
      [pages, 'Math.max(0, Math.min(size, list.length - start))', 'Math.max(0, list.length - start)'],
    ]),
  ],
  'what is somebody else’s': [
    ...inDomain('games/game-marks.service.ts', 'games/marks.test.ts', [
      [
        'favourites belong to one member',
        'newestFirst(favourites, memberId).map(({ nodeId }) => nodeId)',
        'favourites.dump().map(({ nodeId }) => nodeId)',
      ],
    ]),
    ...inDomain('lottery/cancel-bets.ts', 'lottery/cancel-bets.test.ts', [
      [
        'a member cannot cancel the bets of other members',
        'orders.where({ memberId, gameId })',
        'orders.where({ gameId })',
      ],
    ]),
  ],
}
