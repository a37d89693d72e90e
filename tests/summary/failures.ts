type Vitest = { testResults: { name: string; message?: string; status: string; assertionResults: Assertion[] }[] }
type Assertion = { status: string; fullName: string; failureMessages?: string[] }
type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; file: string; ok: boolean; tests: { status: string; results: Result[] }[] }
type Result = { errors?: { message?: string }[]; attachments?: { name: string; path?: string }[] }

/** Limits of a printed reason: enough to recognise it, without a whole page. */
const MAX_LINES = 6
const MAX_WIDTH = 200
const MAX_SNAPSHOT_LINES = 24

/**
 * Returns each failed test with its file and the first lines of the reason; a flaky test counts as failed. A browser's test also has what the page showed:
 * the cause of a rare failure cannot be seen later. `read` returns the text of an attached file.
 */
export function listFailures(reports: unknown[], read: (path: string) => string): string[] {
  return reports.flatMap((report) => {
    const { testResults = [] } = report as Partial<Vitest>
    return [...testResults.flatMap(ofFile), ...ofSuite(report as Suite, read)]
  })
}

function ofFile({ name, message = '', status, assertionResults }: Vitest['testResults'][number]) {
  if (status === 'failed' && assertionResults.length === 0) return [formatFailure(name, '', message)]
  return assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) => formatFailure(name, one.fullName, one.failureMessages?.[0]))
}

function ofSuite({ suites = [], specs = [] }: Suite, read: (path: string) => string): string[] {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
  return [...failed.map((spec) => ofSpec(spec, read)), ...suites.flatMap((suite) => ofSuite(suite, read))]
}

function ofSpec({ file, title, tests }: Spec, read: (path: string) => string) {
  const result = tests.flatMap(({ results }) => results).find(({ errors = [] }) => errors.length > 0)
  const context = result?.attachments?.find(({ name }) => name === 'error-context')?.path
  const snapshot = context === undefined ? undefined : /```yaml\n(.*?)\n```/s.exec(read(context))?.[1]
  const failure = formatFailure(file, title, result?.errors?.[0]?.message)
  return snapshot === undefined ? failure : `${failure}\n    The page:\n${indent(snapshot, MAX_SNAPSHOT_LINES)}`
}

function formatFailure(file: string, title: string, reason = 'no reason given') {
  const plain = reason.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g'), '')
  return `FAILED ${file} > ${title}\n${indent(plain, MAX_LINES)}`
}

const indent = (text: string, lines: number) =>
  text
    .split('\n', lines)
    .map((line) => `    ${line.slice(0, MAX_WIDTH)}`)
    .join('\n')
