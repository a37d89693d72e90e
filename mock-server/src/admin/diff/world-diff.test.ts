import { expect, test } from 'vitest'
import { describeDiff } from './describe-diff.ts'
import { diffWorlds, type WorldState } from './world-diff.ts'

const MEMBER = { id: 7, account: 'member01', password: 'Old@1234' }
const clock = { time: 0, hostTime: 0, factor: 1, isFrozen: true }
const deposit = {
  id: 'T1',
  at: 0,
  type: 'deposit' as const,
  orderNo: 'D1',
  remark: 'QR',
  postings: [
    { account: 'house:cashier', amount: -100_000 },
    { account: 'member:7', amount: 100_000 },
  ],
}
const state = (change: Partial<WorldState> = {}): WorldState => ({
  clock,
  database: { members: [MEMBER], sessions: [{ id: 's1', memberId: 7 }], letters: [], outbox: [] },
  transactions: [deposit],
  settings: { siteName: 'Longan', wallets: { isSingle: false } },
  ...change,
})

test('changes are words for a reviewer, and passwords are hidden', () => {
  const after = state({
    database: {
      members: [{ password: 'New@1234', id: 7, account: 'member01' }],
      sessions: [],
      letters: [{ id: 1, memberId: 7, box: 'in', title: { vi: 'Đã nhận', en: 'Deposit received' } }],
      outbox: [{ id: 1, kind: 'sms', to: '+84900000000', text: 'Your code is {code}' }],
    },
    transactions: [],
    settings: { wallets: { isSingle: true }, siteName: 'Longan' },
  })

  expect(describeDiff(diffWorlds(state(), after))).toEqual([
    'wallet of member01: 1000 -> 0',
    'ledger: no longer deposit 1000, QR D1 (house:cashier -> wallet of member01)',
    "message 'Deposit received' to member01",
    "sms 'Your code is {code}' to +84900000000",
    'members member01: password (hidden) -> (hidden)',
    'sessions s1 of member01 removed',
    'setting wallets.isSingle false -> true',
  ])
})

test('the order of keys is no change', () => {
  const after = state({ settings: { wallets: { isSingle: false }, siteName: 'Longan' } })

  expect(describeDiff(diffWorlds(state(), after))).toEqual(['Nothing changed'])
})

test('lines are bounded: a long value is cut, and a row names its first fields only', () => {
  const row = {
    id: 'x',
    ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`f${index}`, 'y'.repeat(500)])),
  }
  const after = state({ database: { ...state().database, sessions: [{ id: 's1', memberId: 7 }, row] } })

  const [line] = describeDiff(diffWorlds(state(), after))

  expect(line).toContain(`f5 ${'y'.repeat(60)}…, 3 more fields`)
  expect(line!.length).toBeLessThan(450)
})

test('worlds of two versions are refused', () => {
  const after = state({ database: { ...state().database, notes: [] } })

  expect(() => diffWorlds(state(), after)).toThrow('only one of them has the table notes')
})
