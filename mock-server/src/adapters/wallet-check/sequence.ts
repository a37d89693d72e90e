/** What a sequence needs in addition to an open session; without it the sequence is skipped. */
export type Requirement = 'closedSession' | 'secret' | 'header'

/** A field whose value the run fills in: an id that is unique to the run, or a session of the options. */
export const CLOSED_SESSION = Symbol('a session that has ended')

export type CallName = 'balance' | 'debit' | 'credit' | 'rollback'
export type WalletCall = {
  name: CallName
  /** Fields of the body other than player, session and currency. `undefined` leaves a field out. Ids are local to the sequence. */
  fields: Readonly<Record<string, unknown>>
  /** Sent instead of the JSON of the fields. */
  text?: string
  /** Sends the call without its credentials, or with wrong ones. */
  credentials?: 'no header' | 'wrong header' | 'no signature' | 'wrong signature' | 'signature of another body'
}

/** One call, or several at the same time. `change` is the change of the balance in minor units. */
export type Step =
  | { call: WalletCall; outcome: 'accepted' | 'refused' | 'lost'; change: number }
  /** `accepted` is how many of the calls must be accepted; without it any number. */
  | { together: readonly WalletCall[]; accepted?: number; change: number }

export type Sequence = {
  name: string
  /** The calls and the expected outcome, in plain words. */
  sends: string
  expects: string
  needs?: Requirement
  /** `balance` is the balance before the sequence, in minor units. */
  steps(balance: number): readonly Step[]
}

type Fields = Readonly<Record<string, unknown>>

const ROUND = 'round'

export const balance = (fields: Fields = {}): WalletCall => ({ name: 'balance', fields })
/** Amounts are decimals, as they are sent. */
export const debit = (amount: unknown, fields: Fields = {}): WalletCall => ({
  name: 'debit',
  fields: { transactionId: 'debit', roundId: ROUND, amount, ...fields },
})
export const credit = (amount: unknown, fields: Fields = {}): WalletCall => ({
  name: 'credit',
  fields: { transactionId: 'credit', roundId: ROUND, amount, ...fields },
})
export const rollback = (fields: Fields = {}): WalletCall => ({
  name: 'rollback',
  fields: { transactionId: 'rollback', roundId: ROUND, debitId: 'debit', ...fields },
})

const minor = (decimal: number) => Math.round(decimal * 100)

export const accepted = (call: WalletCall, change = 0): Step => ({ call, outcome: 'accepted', change: minor(change) })
export const refused = (call: WalletCall): Step => ({ call, outcome: 'refused', change: 0 })
/** The connection is closed before the response is read. The wallet may have handled the call or not: `change` counts with the next step. */
export const lost = (call: WalletCall): Step => ({ call, outcome: 'lost', change: 0 })
export const together = (calls: readonly WalletCall[], change: number, count?: number): Step => ({
  together: calls,
  change: minor(change),
  ...(count !== undefined && { accepted: count }),
})
