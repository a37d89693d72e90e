import { expect, test } from 'vitest'
import { faultNameOf, invisible } from './invisible.ts'
import { tryFaults } from './try-faults.ts'

test('every planted fault is noticed by a scenario', async () => {
  const outcomes = await tryFaults()
  const unnoticed = outcomes.filter(({ noticedBy }) => noticedBy === undefined).map(faultNameOf)
  expect(unnoticed).toEqual(Object.keys(invisible))
  const counts = Object.fromEntries(
    [...Map.groupBy(outcomes, ({ fault }) => fault)].map(([fault, all]) => [fault, all.length]),
  )
  // Fewer would mean that faults make no difference any more, and that nothing was tested.
  expect(counts).toEqual({
    'answered, but not carried out': 107,
    'carried out twice': 21,
    'carried out for another member': 90,
    'idempotency key ignored': 11,
    'sessions that should end go on': 5,
    'answered from before': 53,
    'rows of now are missing': 23,
    'changes with the wrong sign': 14,
    'changes are one unit too large': 14,
  })
}, 120_000)

test('a fault is explained by what was read, expected and received', async () => {
  const outcomes = await tryFaults(['transferWallet'])
  const byKind = new Map(outcomes.map((outcome) => [outcome.fault, outcome]))
  expect(byKind.get('answered, but not carried out')).toMatchObject({
    noticedBy: 'a transfer to a vendor and a part of it back',
    says: 'wallet at the vendor after the transfer (getWalletBalance): expected 1000, got 0',
  })
  expect(byKind.get('carried out twice')?.says).toBe(
    'wallet at the vendor after the transfer (getWalletBalance): expected 1000, got 2000',
  )
})
