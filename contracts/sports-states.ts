import * as v from 'valibot'

export const sportsStates = {
  'matches are played': {
    parameters: v.object({ playing: v.number(), upcoming: v.number() }),
    means:
      'The hot matches are so many that are being played, with a minute and a score, and then so many that have not begun, without.',
  },
} as const
