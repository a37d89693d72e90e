export type Sum = { passed: number; failed: number }

type Vitest = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type Playwright = { stats: { expected: number; unexpected: number; flaky: number }; errors?: unknown[] }

/** Adds up the reports of all runners. A file that failed to load, or a run that aborted without a failed test, counts as one failure. */
export function addUp(reports: unknown[], status: number): Sum {
  const sums = reports.map((report) => (isPlaywright(report) ? ofPlaywright(report) : ofVitest(report as Vitest)))
  const passed = sums.reduce((sum, one) => sum + one.passed, 0)
  const failed = sums.reduce((sum, one) => sum + one.failed, 0)
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed }
}

const isPlaywright = (report: unknown): report is Playwright =>
  typeof report === 'object' && report !== null && 'stats' in report

function ofPlaywright({ stats, errors = [] }: Playwright): Sum {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: Vitest): Sum {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
