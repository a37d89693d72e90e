import { accepted, balance, credit, debit, lost, refused, rollback, type Sequence } from './sequence.ts'

const SECOND = { transactionId: 'debit 2' }
const NEXT_ROUND = { transactionId: 'debit of the next round', roundId: 'next round' }

const plainRounds: readonly Sequence[] = [
  {
    name: 'the balance is read twice',
    sends: 'balance, balance',
    expects: 'both accepted, with the same balance',
    steps: () => [accepted(balance()), accepted(balance())],
  },
  {
    name: 'a debit takes its amount',
    sends: 'debit 10',
    expects: 'the balance is 10 lower',
    steps: () => [accepted(debit(10), -10)],
  },
  {
    name: 'a round is won',
    sends: 'debit 10, credit 25',
    expects: 'the balance is 10 lower, then 25 higher',
    steps: () => [accepted(debit(10), -10), accepted(credit(25), 25)],
  },
  {
    name: 'a round is lost',
    sends: 'debit 10, credit 0',
    expects: 'the credit of 0 is accepted and changes nothing',
    steps: () => [accepted(debit(10), -10), accepted(credit(0))],
  },
  {
    name: 'a round has two debits',
    sends: 'debit 10 and debit 5 in one round, credit 15',
    expects: 'both debits count',
    steps: () => [accepted(debit(10), -10), accepted(debit(5, SECOND), -5), accepted(credit(15), 15)],
  },
  {
    name: 'a round has two credits',
    sends: 'debit 10, credit 6, credit 4 with another id',
    expects: 'both credits count',
    steps: () => [
      accepted(debit(10), -10),
      accepted(credit(6), 6),
      accepted(credit(4, { transactionId: 'credit 2' }), 4),
    ],
  },
  {
    name: 'two rounds overlap',
    sends: 'debit 10 in one round, debit 5 in another, credit 5 in the second, credit 10 in the first',
    expects: 'each call counts once',
    steps: () => [
      accepted(debit(10), -10),
      accepted(debit(5, NEXT_ROUND), -5),
      accepted(credit(5, { transactionId: 'credit 2', roundId: 'next round' }), 5),
      accepted(credit(10), 10),
    ],
  },
  {
    name: 'an amount has two decimals',
    sends: 'debit 0.07, credit 0.29',
    expects: 'the balance is exact to the smallest unit',
    steps: () => [accepted(debit(0.07), -0.07), accepted(credit(0.29), 0.29)],
  },
  {
    name: 'a debit is rolled back',
    sends: 'debit 10, rollback',
    expects: 'the balance is as before',
    steps: () => [accepted(debit(10), -10), accepted(rollback(), 10)],
  },
]

const repeatedCalls: readonly Sequence[] = [
  {
    name: 'a debit is sent twice',
    sends: 'debit 10, the same debit',
    expects: 'both accepted, the amount is taken once',
    steps: () => [accepted(debit(10), -10), accepted(debit(10))],
  },
  {
    name: 'a debit is sent four times',
    sends: 'debit 10, the same debit three times',
    expects: 'all accepted, the amount is taken once',
    steps: () => [accepted(debit(10), -10), ...Array.from({ length: 3 }, () => accepted(debit(10)))],
  },
  {
    name: 'a credit is sent twice',
    sends: 'debit 10, credit 25, the same credit',
    expects: 'both credits accepted, the amount is paid once',
    steps: () => [accepted(debit(10), -10), accepted(credit(25), 25), accepted(credit(25))],
  },
  {
    name: 'a rollback is sent twice',
    sends: 'debit 10, rollback, the same rollback',
    expects: 'both rollbacks accepted, the amount is returned once',
    steps: () => [accepted(debit(10), -10), accepted(rollback(), 10), accepted(rollback())],
  },
  {
    name: 'a debit is rolled back by two rollbacks',
    sends: 'debit 10, rollback, rollback of the same debit with another id',
    expects: 'both rollbacks accepted, the amount is returned once',
    steps: () => [
      accepted(debit(10), -10),
      accepted(rollback(), 10),
      accepted(rollback({ transactionId: 'rollback 2' })),
    ],
  },
  {
    name: 'a debit is repeated after its credit',
    sends: 'debit 10, credit 25, the same debit',
    expects: 'the repeated debit is accepted and changes nothing',
    steps: () => [accepted(debit(10), -10), accepted(credit(25), 25), accepted(debit(10))],
  },
  {
    name: 'a credit is repeated after the next round began',
    sends: 'debit 10, credit 25, debit 5 in the next round, the first credit',
    expects: 'the repeated credit is accepted and changes nothing',
    steps: () => [
      accepted(debit(10), -10),
      accepted(credit(25), 25),
      accepted(debit(5, NEXT_ROUND), -5),
      accepted(credit(25)),
    ],
  },
  {
    name: 'a debit is repeated after its rollback',
    sends: 'debit 10, rollback, the same debit',
    expects: 'the repeated debit is refused',
    steps: () => [accepted(debit(10), -10), accepted(rollback(), 10), refused(debit(10))],
  },
  {
    name: 'two debits differ only in their id',
    sends: 'debit 10, debit 10 in the same round with another id',
    expects: 'both amounts are taken: the id alone says whether a call is repeated',
    steps: () => [accepted(debit(10), -10), accepted(debit(10, SECOND), -10)],
  },
  {
    name: 'a debit above the balance is sent twice',
    sends: 'debit of the balance and 10 more, the same debit',
    expects: 'both refused, nothing is taken',
    steps: (minor) => [refused(debit(minor / 100 + 10)), refused(debit(minor / 100 + 10))],
  },
]

const lostResponses: readonly Sequence[] = [
  {
    name: 'the response to a debit is lost',
    sends: 'debit 10 without waiting for the response, the same debit',
    expects: 'accepted, the amount is taken once',
    steps: () => [lost(debit(10)), accepted(debit(10), -10)],
  },
  {
    name: 'the response to a debit is lost twice',
    sends: 'debit 10 twice without waiting for the response, the same debit',
    expects: 'accepted, the amount is taken once',
    steps: () => [lost(debit(10)), lost(debit(10)), accepted(debit(10), -10)],
  },
  {
    name: 'the response to a credit is lost',
    sends: 'debit 10, credit 25 without waiting for the response, the same credit',
    expects: 'accepted, the amount is paid once',
    steps: () => [accepted(debit(10), -10), lost(credit(25)), accepted(credit(25), 25)],
  },
  {
    name: 'the response to a rollback is lost',
    sends: 'debit 10, rollback without waiting for the response, the same rollback',
    expects: 'accepted, the amount is returned once',
    steps: () => [accepted(debit(10), -10), lost(rollback()), accepted(rollback(), 10)],
  },
  {
    name: 'a debit whose response is lost is rolled back',
    sends: 'debit 10 without waiting for the response, rollback',
    expects: 'accepted, the balance is as before',
    steps: () => [lost(debit(10)), accepted(rollback())],
  },
  {
    name: 'the responses of a whole round are lost',
    sends: 'debit 10 without waiting, the same debit, credit 25 without waiting, the same credit',
    expects: 'each amount counts once',
    steps: () => [lost(debit(10)), accepted(debit(10), -10), lost(credit(25)), accepted(credit(25), 25)],
  },
]

/** Plain rounds, calls that are sent again, and responses that are lost. */
export const repeatedSequences: readonly Sequence[] = [...plainRounds, ...repeatedCalls, ...lostResponses]
