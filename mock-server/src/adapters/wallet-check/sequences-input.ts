import { accepted, balance, credit, debit, refused, type Sequence, type WalletCall } from './sequence.ts'

/** A sequence of one debit that the wallet must refuse. */
const refusedDebit = (name: string, sends: string, call: WalletCall): Sequence => ({
  name,
  sends,
  expects: 'refused, nothing is taken',
  steps: () => [refused(call)],
})

const amounts: readonly Sequence[] = [
  refusedDebit('a debit of zero', 'debit 0', debit(0)),
  refusedDebit('a negative debit', 'debit -10', debit(-10)),
  refusedDebit('a debit with three decimals', 'debit 10.005', debit(10.005)),
  refusedDebit('an amount as text', 'debit "10"', debit('10')),
  refusedDebit('a debit without an amount', 'debit without the field amount', debit(undefined)),
  refusedDebit('an amount beyond all money', 'debit 1e300', debit(1e300)),
  {
    name: 'a debit above the balance',
    sends: 'debit of the balance and 0.01 more',
    expects: 'refused, nothing is taken',
    steps: (minor) => [refused(debit((minor + 1) / 100))],
  },
  {
    name: 'a debit of the whole balance',
    sends: 'debit of the balance, credit of the same amount',
    expects: 'the balance is 0, then as before',
    steps: (minor) => [accepted(debit(minor / 100), -minor / 100), accepted(credit(minor / 100), minor / 100)],
  },
  {
    name: 'a negative credit',
    sends: 'debit 10, credit -10',
    expects: 'the credit is refused',
    steps: () => [accepted(debit(10), -10), refused(credit(-10))],
  },
  {
    name: 'a large credit',
    sends: 'debit 1, credit 90000000.01, debit of the same amount',
    expects: 'each amount counts to the smallest unit',
    steps: () => [
      accepted(debit(1), -1),
      accepted(credit(90_000_000.01), 90_000_000.01),
      accepted(debit(90_000_000.01, { transactionId: 'debit 2', roundId: 'next round' }), -90_000_000.01),
    ],
  },
]

const otherContent: readonly Sequence[] = [
  {
    name: 'an id comes again with another amount',
    sends: 'debit 10, debit 20 with the same id',
    expects: 'the second debit is refused',
    steps: () => [accepted(debit(10), -10), refused(debit(20))],
  },
  {
    name: 'the id of a credit comes again with another amount',
    sends: 'debit 10, credit 25, credit 50 with the same id',
    expects: 'the second credit is refused',
    steps: () => [accepted(debit(10), -10), accepted(credit(25), 25), refused(credit(50))],
  },
  {
    name: 'an id comes again in another round',
    sends: 'debit 10, debit 10 with the same id in another round',
    expects: 'the second debit is refused',
    steps: () => [accepted(debit(10), -10), refused(debit(10, { roundId: 'another round' }))],
  },
  {
    name: 'the id of a debit is used for a credit',
    sends: 'debit 10, credit 10 with the id of the debit',
    expects: 'the credit is refused',
    steps: () => [accepted(debit(10), -10), refused(credit(10, { transactionId: 'debit' }))],
  },
]

const players: readonly Sequence[] = [
  refusedDebit(
    'an unknown player',
    'debit 10 of a player that does not exist',
    debit(10, { player: 'no-such-player' }),
  ),
  refusedDebit('a body that is not JSON', 'half of the JSON of a debit', { ...debit(10), text: '{"amount":10' }),
  refusedDebit(
    'an unknown session',
    'debit 10 with a session that never was',
    debit(10, { session: 'no-such-session' }),
  ),
  refusedDebit('another currency', 'debit 10 in the currency XTS', debit(10, { currency: 'XTS' })),
  {
    name: 'a balance of an unknown player',
    sends: 'balance of a player that does not exist',
    expects: 'refused',
    steps: () => [refused(balance({ player: 'no-such-player' }))],
  },
]

const CREDENTIALS = [
  ['no header', 'header', 'a debit without the header'],
  ['wrong header', 'header', 'a debit with a wrong value of the header'],
  ['no signature', 'secret', 'a debit without a signature'],
  ['wrong signature', 'secret', 'a debit with a wrong signature'],
  ['signature of another body', 'secret', 'a debit with the signature of another body'],
] as const

const credentials: readonly Sequence[] = CREDENTIALS.map(([kind, needs, name]) => ({
  ...refusedDebit(name, `debit 10 with ${kind}`, { ...debit(10), credentials: kind }),
  needs,
}))

/** Wrong and large amounts, ids with other content, unknown players, and wrong credentials. */
export const inputSequences: readonly Sequence[] = [...amounts, ...otherContent, ...players, ...credentials]
