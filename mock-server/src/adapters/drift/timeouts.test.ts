import { expect, test } from 'vitest'
import type { OperationDiff } from './drift.ts'
import { isSilent } from './timeouts.ts'

const about = { operation: 'getWallet', tag: 'wallet', method: 'GET', path: '/wps/wallets/gcs' }
const same: OperationDiff = { ...about, word: 'same', absent: [] }
const differing = (says: string): OperationDiff => ({
  ...about,
  word: 'differs',
  differences: [{ field: 'answer', says }],
  absent: [],
})
const silent = differing('does not come: not within 15 seconds')

test.each([
  ['has answered nothing three times in a row', [same, silent, silent, silent], true],
  ['was silent twice', [silent, silent], false],
  ['answers in between', [silent, silent, same], false],
  ['hangs up, which takes no time', [silent, silent, differing('does not come: other side closed')], false],
] as const)('a gateway that %s', (_how, results, expected) => {
  expect(isSilent(results)).toBe(expected)
})
