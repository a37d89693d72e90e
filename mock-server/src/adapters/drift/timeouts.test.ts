import { expect, test } from 'vitest'
import type { DifferenceKind } from './differences.ts'
import type { OperationDiff } from './drift.ts'
import { isSilent } from './timeouts.ts'

const about = { operation: 'getWallet', tag: 'wallet', method: 'GET', path: '/wps/wallets/gcs' }
const same: OperationDiff = { ...about, status: 'same', absent: [] }
const differing = (kind: DifferenceKind, says: string): OperationDiff => ({
  ...about,
  status: 'differs',
  differences: [{ field: 'answer', kind, says }],
  absent: [],
})
const silent = differing('timeout', 'is missing: no response within 15 seconds')

test.each([
  ['did not respond three times in a row', [same, silent, silent, silent], true],
  ['did not respond twice', [silent, silent], false],
  ['responded in between', [silent, silent, same], false],
  ['closed the connection at once', [silent, silent, differing('no response', 'is missing: other side closed')], false],
] as const)('a gateway that %s', (_how, results, expected) => {
  expect(isSilent(results)).toBe(expected)
})
