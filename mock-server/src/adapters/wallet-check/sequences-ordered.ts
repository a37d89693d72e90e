import {
  accepted,
  CLOSED_SESSION as CLOSED,
  credit,
  debit,
  lost,
  refused,
  rollback,
  type Sequence,
  together,
} from './sequence.ts'

const SECOND = { transactionId: 'debit 2' }
const NEXT_ROUND = { transactionId: 'debit of the next round', roundId: 'next round' }
const repeat = <Value>(count: number, value: (index: number) => Value) =>
  Array.from({ length: count }, (_, at) => value(at))

const outOfOrder: readonly Sequence[] = [
  {
    name: 'a rollback comes before its debit',
    sends: 'rollback, then its debit 10',
    expects: 'the rollback is accepted and changes nothing; the debit is refused',
    steps: () => [accepted(rollback()), refused(debit(10))],
  },
  {
    name: 'a rollback comes before its debit, twice',
    sends: 'rollback, the same rollback, then their debit 10',
    expects: 'the rollbacks are accepted and change nothing; the debit is refused',
    steps: () => [accepted(rollback()), accepted(rollback()), refused(debit(10))],
  },
  {
    name: 'a rollback names a debit that never comes',
    sends: 'rollback of an unknown debit',
    expects: 'accepted, nothing changes',
    steps: () => [accepted(rollback({ debitId: 'unknown debit' }))],
  },
  {
    name: 'a refused debit is rolled back',
    sends: 'debit above the balance, rollback',
    expects: 'the debit is refused, the rollback is accepted and returns nothing',
    steps: (minor) => [refused(debit(minor / 100 + 10)), accepted(rollback())],
  },
  {
    name: 'a credit comes without a debit',
    sends: 'credit 25 in a round without a debit',
    expects: 'refused, nothing is paid',
    steps: () => [refused(credit(25))],
  },
  {
    name: 'a credit comes before its debit',
    sends: 'credit 25, debit 10, the same credit',
    expects: 'the first credit is refused and leaves no trace; the second is paid',
    steps: () => [refused(credit(25)), accepted(debit(10), -10), accepted(credit(25), 25)],
  },
  {
    name: 'a credit names another round',
    sends: 'debit 10, credit 25 in a round without a debit',
    expects: 'the credit is refused',
    steps: () => [accepted(debit(10), -10), refused(credit(25, { roundId: 'another round' }))],
  },
  {
    name: 'a credit comes after the rollback of its round',
    sends: 'debit 10, rollback, credit 25',
    expects: 'the credit is refused',
    steps: () => [accepted(debit(10), -10), accepted(rollback(), 10), refused(credit(25))],
  },
  {
    name: 'a rollback comes after the credit of its round',
    sends: 'debit 10, credit 25, rollback',
    expects: 'the rollback is refused: the round is paid',
    steps: () => [accepted(debit(10), -10), accepted(credit(25), 25), refused(rollback())],
  },
  {
    name: 'a rollback comes late',
    sends: 'debit 10, a whole next round, rollback of the first debit',
    expects: 'the rollback is accepted and returns 10',
    steps: () => [
      accepted(debit(10), -10),
      accepted(debit(5, NEXT_ROUND), -5),
      accepted(credit(5, { roundId: 'next round' }), 5),
      accepted(rollback(), 10),
    ],
  },
  {
    name: 'one of two debits is rolled back',
    sends: 'debit 10 and debit 5 in one round, rollback of the second, credit 25',
    expects: 'only 5 are returned, and the round is paid',
    steps: () => [
      accepted(debit(10), -10),
      accepted(debit(5, SECOND), -5),
      accepted(rollback({ debitId: 'debit 2' }), 5),
      accepted(credit(25), 25),
    ],
  },
  {
    name: 'a rollback names a credit',
    sends: 'debit 10, credit 25, rollback with the id of the credit',
    expects: 'refused: only debits are rolled back',
    steps: () => [accepted(debit(10), -10), accepted(credit(25), 25), refused(rollback({ debitId: 'credit' }))],
  },
]

const sameTime: readonly Sequence[] = [
  {
    name: 'a debit is sent five times at once',
    sends: 'the same debit 10 five times at the same time',
    expects: 'all accepted, the amount is taken once',
    steps: () => [
      together(
        repeat(5, () => debit(10)),
        -10,
        5,
      ),
    ],
  },
  {
    name: 'a credit is sent five times at once',
    sends: 'debit 10, the same credit 25 five times at the same time',
    expects: 'all accepted, the amount is paid once',
    steps: () => [
      accepted(debit(10), -10),
      together(
        repeat(5, () => credit(25)),
        25,
        5,
      ),
    ],
  },
  {
    name: 'a rollback is sent five times at once',
    sends: 'debit 10, the same rollback five times at the same time',
    expects: 'all accepted, the amount is returned once',
    steps: () => [
      accepted(debit(10), -10),
      together(
        repeat(5, () => rollback()),
        10,
        5,
      ),
    ],
  },
  {
    name: 'ten debits are sent at once',
    sends: 'ten debits of 1 with ten ids at the same time',
    expects: 'all accepted, each amount is taken',
    steps: () => [
      together(
        repeat(10, (index) => debit(1, { transactionId: `debit ${index}` })),
        -10,
        10,
      ),
    ],
  },
  {
    name: 'two debits that the balance does not cover are sent at once',
    sends: 'two debits of more than half of the balance at the same time',
    expects: 'one is accepted and one refused: the balance never falls below 0',
    steps: (minor) => {
      const stake = (Math.floor(minor / 2) + 1) / 100
      return [together([debit(stake), debit(stake, SECOND)], -stake, 1), accepted(credit(stake), stake)]
    },
  },
  {
    name: 'a debit and its rollback are sent at once',
    sends: 'debit 10 and its rollback at the same time',
    expects: 'in either order, the balance is as before',
    steps: () => [together([debit(10), rollback()], 0)],
  },
]

const afterSession: readonly Sequence[] = [
  {
    name: 'a debit in a session that has ended',
    sends: 'debit 10 with a session that has ended',
    expects: 'refused, nothing is taken',
    needs: 'closedSession',
    steps: () => [refused(debit(10, { session: CLOSED }))],
  },
  {
    name: 'a credit after the session has ended',
    sends: 'debit 10, credit 25 with a session that has ended',
    expects: 'accepted: a round that began is paid',
    needs: 'closedSession',
    steps: () => [accepted(debit(10), -10), accepted(credit(25, { session: CLOSED }), 25)],
  },
  {
    name: 'a rollback after the session has ended',
    sends: 'debit 10, rollback with a session that has ended',
    expects: 'accepted: the amount is returned',
    needs: 'closedSession',
    steps: () => [accepted(debit(10), -10), accepted(rollback({ session: CLOSED }), 10)],
  },
  {
    name: 'a lost debit is rolled back after the session has ended',
    sends: 'debit 10 without waiting for the response, rollback with a session that has ended',
    expects: 'accepted, the balance is as before',
    needs: 'closedSession',
    steps: () => [lost(debit(10)), accepted(rollback({ session: CLOSED }))],
  },
]

/** Calls out of order, at the same time, and after the end of the session. */
export const orderedSequences: readonly Sequence[] = [...outOfOrder, ...sameTime, ...afterSession]
