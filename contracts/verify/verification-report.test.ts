import { expect, test } from 'vitest'
import { toJunit } from '../../ci-report.ts'
import { documentVersion } from '../declared.ts'
import type { Interaction } from '../pact-file.ts'
import { exitCodeOf, toLines } from './verification-lines.ts'
import { createReport, PENDING_NOTE, toCiReport, verifiedByTag } from './verification-report.ts'
import type { Verification } from './verification.ts'

const interactions = [
  { description: 'getWallet' },
  { description: 'getWallet 401 login.not.session' },
  { description: 'getWallet as designed', pending: true },
  { description: 'getWallet in another way', pending: true },
] as Interaction[]
const differing = { interaction: 'getWallet as designed', reasons: ['$.value: is missing'] }
const verification: Verification = {
  known: { tried: 2, broken: [] },
  designed: { tried: 2, broken: [differing] },
  skipped: [],
  failedStates: [],
  notes: ['The clock is wrong'],
}
const provider = 'https://gateway.example'
const counting = { provider, verification, isDesignedCounted: true }
const normal = { provider, verification, isDesignedCounted: false }

test('pending interactions have no result on the console', () => {
  expect(toLines(verification, false)).toEqual([
    '2 of 2 known interactions hold',
    '(pending) differs: getWallet as designed (GET /wps/wallets/gcs)',
    '    $.value: is missing',
    `2 pending interactions do not count, 1 of them differ. ${PENDING_NOTE}`,
    '! The clock is wrong',
  ])
  expect(exitCodeOf(verification, false)).toBe(0)
})

test('--designed makes pending interactions count', () => {
  expect(toLines(verification, true)).toEqual([
    '2 of 2 known interactions hold',
    '✗ getWallet as designed (GET /wps/wallets/gcs)',
    '    $.value: is missing',
    '1 of 2 designed interactions hold',
    '! The clock is wrong',
  ])
  expect(exitCodeOf(verification, true)).toBe(1)
  expect(createReport(interactions, counting)).toMatchObject({
    counted: { interactions: 4, held: 3, failed: 1, skipped: 0 },
    notCounted: { pending: 0, note: '' },
  })
})

test('the JSON report counts pending interactions apart', () => {
  const { cases, ...report } = createReport(interactions, normal)

  expect(report).toEqual({
    document: documentVersion,
    provider,
    notes: ['The clock is wrong'],
    counted: { interactions: 2, held: 2, failed: 0, skipped: 0 },
    notCounted: { pending: 2, note: PENDING_NOTE },
    failedStates: [],
  })
  expect(cases.map(({ status, differences }) => [status, differences])).toEqual([
    ['held', undefined],
    ['held', undefined],
    ['pending', ['$.value: is missing']],
    ['pending', []],
  ])
})

test('pending interactions are skipped in the JUnit report, in a suite of their own', () => {
  const xml = toJunit(toCiReport(createReport(interactions, normal)))

  expect(xml).toContain('<testsuite name="counts" tests="2" failures="0" skipped="0">')
  expect(xml).toContain('<testsuite name="pending, does not count" tests="2" failures="0" skipped="2">')
  expect(xml).toContain(`<skipped message="${PENDING_NOTE} Differs: $.value: is missing"/>`)
  expect(xml).not.toContain('<failure')
})

test('a tag with nothing but pending interactions is not verified', () => {
  const pending = interactions.filter((one) => one.pending)

  expect(verifiedByTag(createReport(pending, normal))).toEqual({ wallet: { held: 0, broken: [] } })
  expect(verifiedByTag(createReport(interactions, counting))).toEqual({ wallet: { held: 2, broken: [] } })
})
