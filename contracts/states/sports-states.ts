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
