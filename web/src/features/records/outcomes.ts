/** Label keys of bet outcomes; the index is the gateway's status number. */
export const outcomes = ['pending', 'won', 'lost', 'tied', 'cancelled'] as const
