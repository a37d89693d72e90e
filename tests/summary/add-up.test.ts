import { expect, test } from 'vitest'
import { addUp } from './add-up.ts'

const vitest = (passed: number, failed: number, testResults: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
})
const playwright = (expected: number, unexpected = 0, flaky = 0) => ({
  stats: { expected, unexpected, flaky, skipped: 0 },
  errors: [],
})

test('the counts of all runners are added up', () => {
  expect(addUp([vitest(200, 0), playwright(20)], 0)).toEqual({ passed: 220, failed: 0 })
  expect(addUp([vitest(200, 1), playwright(20, 2, 1)], 1)).toEqual({ passed: 220, failed: 4 })
})

test('a test file that failed to load counts as a failure', () => {
  expect(addUp([vitest(3, 0, [{ status: 'failed', assertionResults: [] }])], 1)).toEqual({ passed: 3, failed: 1 })
})

test('a run that aborted outside its tests is never "0 failed"', () => {
  expect(addUp([vitest(3, 0)], 2)).toEqual({ passed: 3, failed: 1 })
  expect(addUp([], 1)).toEqual({ passed: 0, failed: 1 })
})
