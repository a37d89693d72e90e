import { expect, test } from 'vitest'
import type { OperationDiff } from './drift.ts'
import { isSilent } from './timeouts.ts'

const about = { operation: 'getWallet', tag: 'wallet', method: 'GET', path: '/wps/wallets/gcs' }
const same: OperationDiff = { ...about, status: 'same', absent: [] }
const differing = (says: string): OperationDiff => ({
  ...about,
  status: 'differs',
  differences: [{ field: 'answer', says }],
  absent: [],
})
const silent = differing('is missing: no response within 15 seconds')

test.each([
  ['did not respond three times in a row', [same, silent, silent, silent], true],
  ['did not respond twice', [silent, silent], false],
  ['responded in between', [silent, silent, same], false],
  ['closed the connection at once', [silent, silent, differing('is missing: other side closed')], false],
] as const)('a gateway that %s', (_how, results, expected) => {
  expect(isSilent(results)).toBe(expected)
})
