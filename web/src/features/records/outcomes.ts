/** What became of a bet, in words, by the gateway's number. */
export const outcomes = ['waiting', 'won', 'lost', 'tied', 'cancelled'] as const
