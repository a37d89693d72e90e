import { expect, test } from 'vitest'
import { siteState, statusCode } from './index.ts'

const facts = (maintenance: boolean, regionRestriction: boolean) => ({ maintenance, regionRestriction })

test.each([
  [facts(false, false), 0, 'open'],
  [facts(true, false), 1, 'maintenance'],
  [facts(false, true), 2, 'regionRestricted'],
  [facts(true, true), 1, 'maintenance'],
] as const)('reading 2 of %o is %i, %s [A-4-02]', (status, code, state) => {
  expect(statusCode(status, 2)).toBe(code)
  expect(siteState(status, 2)).toBe(state)
})

test.each([
  [facts(false, false), 0, 'open'],
  [facts(true, false), 2, 'maintenance'],
  [facts(false, true), 1, 'ipBlocked'],
  [facts(true, true), 2, 'maintenance'],
] as const)('reading 1 of %o is %i, %s', (status, code, state) => {
  expect(statusCode(status, 1)).toBe(code)
  expect(siteState(status, 1)).toBe(state)
})

test('reading 1 takes the code of the operator at its word; reading 2 looks at the facts', () => {
  expect(([0, 1, 2] as const).map((status) => siteState({ ...facts(false, false), status }, 1))).toEqual([
    'open',
    'ipBlocked',
    'maintenance',
  ])
  expect(siteState({ ...facts(false, true), status: 1 }, 2)).toBe('regionRestricted')
})
