import { expect, test } from 'vitest'
import { siteState, statusCode } from './index.ts'

const flags = (maintenance: boolean, regionRestriction: boolean) => ({ maintenance, regionRestriction })

test.each([
  [flags(false, false), 0, 'open'],
  [flags(true, false), 1, 'maintenance'],
  [flags(false, true), 2, 'regionRestricted'],
  [flags(true, true), 1, 'maintenance'],
] as const)('reading 2 of %o is %i, %s [A-4-02]', (status, code, state) => {
  expect(statusCode(status, 2)).toBe(code)
  expect(siteState(status, 2)).toBe(state)
})

test.each([
  [flags(false, false), 0, 'open'],
  [flags(true, false), 2, 'maintenance'],
  [flags(false, true), 1, 'ipBlocked'],
  [flags(true, true), 2, 'maintenance'],
] as const)('reading 1 of %o is %i, %s', (status, code, state) => {
  expect(statusCode(status, 1)).toBe(code)
  expect(siteState(status, 1)).toBe(state)
})

test("reading 1 uses the operator's code; reading 2 computes it from the flags", () => {
  expect(([0, 1, 2] as const).map((status) => siteState({ ...flags(false, false), status }, 1))).toEqual([
    'open',
    'ipBlocked',
    'maintenance',
  ])
  expect(siteState({ ...flags(false, true), status: 1 }, 2)).toBe('regionRestricted')
})

test('under both readings a code without its flag is a blocked address', () => {
  const blocked = { ...flags(false, false), status: 1 } as const
  expect([siteState(blocked, 1), siteState(blocked, 2)]).toEqual(['ipBlocked', 'ipBlocked'])
})
