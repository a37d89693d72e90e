/** The part of Vitest's and of Playwright's JSON report that names what failed. */
type Vitest = { testResults: { name: string; message?: string; status: string; assertionResults: Assertion[] }[] }
type Assertion = { status: string; fullName: string; failureMessages?: string[] }
type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; file: string; ok: boolean; tests: { status: string; results: Result[] }[] }
type Result = { errors?: { message?: string }[] }

/** How much of a reason is told: enough to know it again, not the page it stands in. */
const lines = 6
const width = 200

/** What failed in these reports, each with its file and the first lines of the reason; a flaky test has failed. */
export function failures(reports: unknown[]): string[] {
  return reports.flatMap((report) => {
    const { testResults = [] } = report as Partial<Vitest>
    return [...testResults.flatMap(ofFile), ...ofSuite(report as Suite)]
  })
}

function ofFile({ name, message = '', status, assertionResults }: Vitest['testResults'][number]) {
  if (status === 'failed' && assertionResults.length === 0) return [told(name, '', message)]
  return assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) => told(name, one.fullName, one.failureMessages?.[0]))
}

function ofSuite({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
  return [...failed.map(ofSpec), ...suites.flatMap(ofSuite)]
}

function ofSpec({ file, title, tests }: Spec) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
  return told(file, title, errors[0]?.message)
}

function told(file: string, title: string, reason = 'no reason given') {
  // Colours are for a terminal.
  const plain = reason.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g'), '')
  const first = plain.split('\n', lines).map((line) => `    ${line.slice(0, width)}`)
  return [`FAILED ${file} > ${title}`, ...first].join('\n')
}
