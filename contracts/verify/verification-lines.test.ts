import { expect, test } from 'vitest'
import { toLines } from './verification-lines.ts'
import type { Verification } from './verification.ts'

const held: Verification = {
  known: { tried: 2, broken: [] },
  designed: { tried: 0, broken: [] },
  skipped: [],
  failedStates: [],
  notes: ['The clock is wrong'],
}
const broken = [{ interaction: 'getWallet', reasons: ['it has no sumBalance'] }]

test('a note that could explain a failure is not printed where everything holds', () => {
  expect(toLines(held, false)).toEqual(['2 of 2 known interactions hold'])
})

test.for([
  ['an interaction fails', { known: { tried: 2, broken } }],
  ['a pending interaction differs', { designed: { tried: 1, broken } }],
  ['an interaction is skipped', { skipped: ['getWallet'] }],
  ['a state cannot be set up', { failedStates: ['the site is open'] }],
] as const)('the note is the last line if %s', ([, change]) => {
  expect(toLines({ ...held, ...(change as Partial<Verification>) }, false).at(-1)).toBe('! The clock is wrong')
})
