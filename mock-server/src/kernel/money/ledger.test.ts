import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLedger, houseAccount, memberAccount, type Posting, stakesAccount } from './ledger.ts'

const [ann, ben, bank] = [memberAccount(1), memberAccount(2), houseAccount('bank')]

const movement = (...postings: Posting[]) => ({ at: 5, type: 'other' as const, orderNo: 'X1', remark: '', postings })
const move = (from: string, to: string, amount: number) =>
  movement({ account: from, amount: -amount }, { account: to, amount })

function setup() {
  const ledger = createLedger()
  ledger.post(move(bank, ann, 10_000))
  return ledger
}

test('money moves between accounts, and the ledger balances', () => {
  const ledger = setup()

  ledger.post(move(ann, stakesAccount(1), 2500))

  expect(ledger.accounts()).toEqual({ [bank]: -10_000, [ann]: 7500, [stakesAccount(1)]: 2500 })
  expect(ledger.audit.check()).toBeUndefined()
})

test('a transaction of more than the balance is refused completely', () => {
  const ledger = setup()
  const before = structuredClone(ledger.accounts())

  expect(() =>
    ledger.post(
      movement({ account: bank, amount: 1 }, { account: ann, amount: -10_001 }, { account: ben, amount: 10_000 }),
    ),
  ).toThrow('not enough')

  expect(ledger.accounts()).toEqual(before)
  expect(ledger.dump().length).toBe(1)
})

test('two postings of one transaction may not overdraw an account together', () => {
  const ledger = setup()
  const half = { account: ann, amount: -6000 }

  expect(() => ledger.post(movement(half, half, { account: ben, amount: 12_000 }))).toThrow('not enough')
})

test('a transaction that no number counts exactly is refused completely', () => {
  const ledger = setup()
  const before = structuredClone(ledger.accounts())

  expect(() => ledger.post(move(bank, ann, Number.MAX_SAFE_INTEGER))).toThrow('too large')

  expect(ledger.accounts()).toEqual(before)
})

test('the whole balance can be spent, and the house may owe', () => {
  const ledger = setup()

  ledger.post(move(ann, bank, 10_000))

  expect(ledger.balance(ann)).toBe(0)
})

test('the audit finds a transaction that does not add up to zero', () => {
  const ledger = setup()
  ledger.post(movement({ account: ann, amount: 1 }))

  expect(ledger.audit.check()).toBe('T00000002 does not add up to zero')
})

test('the audit finds fractions of a minor unit', () => {
  const ledger = setup()
  ledger.post(move(bank, ann, 0.5))

  expect(ledger.audit.check()).toBe('T00000002 is not in whole minor units')
})

test('the audit finds an account below zero in a restored ledger', () => {
  const ledger = createLedger()
  ledger.restore([{ ...move(ann, bank, 5), id: 'T00000001' }])

  expect(ledger.audit.check()).toBe('member:1 is below zero')
})

test('a statement has every movement of an account and the balance after it', () => {
  const ledger = setup()
  ledger.post(move(ann, ben, 300))

  const lines = ledger.statement(ann).map(({ amount, balance }) => [amount, balance])

  expect(lines).toEqual([
    [10_000, 10_000],
    [-300, 9700],
  ])
})

test('a replay of all transactions gives the same balances', () => {
  const step = fc.record({
    from: fc.constantFrom(ann, ben, bank),
    to: fc.constantFrom(ann, ben, bank),
    amount: fc.nat(9000),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const ledger = setup()
      for (const { from, to, amount } of steps) {
        try {
          ledger.post(move(from, to, amount))
        } catch {
          continue
        }
      }
      const replay = createLedger()
      replay.restore(structuredClone(ledger.dump()))
      expect(replay.accounts()).toEqual(ledger.accounts())
      expect([ledger.audit.check(), replay.audit.check()]).toEqual([undefined, undefined])
      expect(Math.min(ledger.balance(ann), ledger.balance(ben))).toBeGreaterThanOrEqual(0)
    }),
  )
})
