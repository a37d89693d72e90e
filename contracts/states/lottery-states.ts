import * as v from 'valibot'

export const sportsStates = {
  'matches are played': {
    parameters: v.object({ playing: v.number(), upcoming: v.number() }),
    means:
      'The hot matches are so many that are being played, with a minute and a score, and then so many that have not begun, without.',
  },
  'a member has a settled bet on a match': {
    parameters: v.object({
      account: v.string(),
      betAmount: v.number(),
      winAmount: v.number(),
      eventName: v.string(),
      selection: v.string(),
      odds: v.number(),
      at: v.optional(v.number()),
    }),
    means:
      'The newest sports bet of the member is this one, placed and settled at `at` (ms): `winAmount` was paid out. `eventName` and `selection` are what members read in Vietnamese.',
  },
} as const

const issue = { gameId: v.number(), numero: v.string() }
const lotteryBet = { account: v.string(), ...issue, bettingContent: v.string(), singleBetPrice: v.number() }

export const lotteryStates = {
  'a lottery round takes bets': {
    parameters: v.object({ ...issue, winningTime: v.optional(v.number()) }),
    means: 'This issue of the lottery is the current one and still takes bets. It is drawn at `winningTime` (ms).',
  },
  'a lottery round is closed': {
    parameters: v.object(issue),
    means: 'This issue of the lottery is locked and takes no more bets.',
  },
  'a lottery round is drawn': {
    parameters: v.object(issue),
    means: 'This issue of the lottery is drawn, and the bets on it are settled.',
  },
  'a member has an open lottery bet': {
    parameters: v.object(lotteryBet),
    means:
      'The newest bet of the member today is `singleBetPrice` on each number of `bettingContent` (play 2, prize mode Elott) in this issue of the lottery, and it is not drawn yet.',
  },
  'a member has a drawn lottery bet': {
    parameters: v.object({ ...lotteryBet, winAmount: v.optional(v.number()) }),
    means:
      'The same bet, placed at the start of the issue, and the issue is drawn and the bet settled at the draw. With `winAmount` it has won this amount, or lost with 0; without, the draw decides.',
  },
  'an idempotency key was used': {
    parameters: v.object({ token: v.string(), key: v.string() }),
    means: 'A bet with other contents was placed with this token and this idempotency key.',
  },
} as const
