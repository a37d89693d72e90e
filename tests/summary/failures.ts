type Vitest = { testResults: { name: string; message?: string; status: string; assertionResults: Assertion[] }[] }
type Assertion = { status: string; fullName: string; failureMessages?: string[] }
type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; file: string; ok: boolean; tests: { status: string; results: Result[] }[] }
type Result = { errors?: { message?: string }[] }

/** Limits of a printed reason: enough to recognise it, without a whole page. */
const MAX_LINES = 6
const MAX_WIDTH = 200

/** Returns each failed test with its file and the first lines of the reason; a flaky test counts as failed. */
export function listFailures(reports: unknown[]): string[] {
  return reports.flatMap((report) => {
    const { testResults = [] } = report as Partial<Vitest>
    return [...testResults.flatMap(ofFile), ...ofSuite(report as Suite)]
  })
}

function ofFile({ name, message = '', status, assertionResults }: Vitest['testResults'][number]) {
  if (status === 'failed' && assertionResults.length === 0) return [formatFailure(name, '', message)]
  return assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) => formatFailure(name, one.fullName, one.failureMessages?.[0]))
}

function ofSuite({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
  return [...failed.map(ofSpec), ...suites.flatMap(ofSuite)]
}

function ofSpec({ file, title, tests }: Spec) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
  return formatFailure(file, title, errors[0]?.message)
}

function formatFailure(file: string, title: string, reason = 'no reason given') {
  const plain = reason.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g'), '')
  const first = plain.split('\n', MAX_LINES).map((line) => `    ${line.slice(0, MAX_WIDTH)}`)
  return [`FAILED ${file} > ${title}`, ...first].join('\n')
}
