import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assertReportsWritable, writeCiReport } from '../ci-report.ts'
import { readCommand } from '../command-line.ts'
import { printReport, toCiReport, trace } from './trace/report.ts'
import { readRequirements } from './trace/requirements.ts'
import { readTitles } from './trace/titles.ts'

/** Requirements traceability: a test covers a row of requirements.csv by its id in the title: `[A-4-11]`. Fails on wrong ids and on a row without a test. `--json` is for machines. */
const root = fileURLToPath(new URL('..', import.meta.url))
const tests = '{openapi,sdk,mock-server,web,contracts,tests}/**/*.{test,spec}.{ts,tsx}'

const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/dist-demo'] }).toSorted()
const read = (file: string) => ({ file, text: readFileSync(root + file, 'utf8') })

const readRows = () => readRequirements(read('tests/requirements.csv').text)

function readTrace() {
  return trace({
    requirements: readRows(),
    titles: find(tests)
      .map(read)
      .flatMap(({ file, text }) => readTitles(file, text).map((title) => ({ ...title, file }))),
  })
}

const { flags: values } = readCommand({
  run: 'npm run tool -- trace',
  description: 'Reports which rows of requirements.csv are covered by tests.',
  flags: {
    json: { description: 'print JSON' },
    junit: { value: 'FILE', description: 'also write the report as JUnit XML to this file' },
  },
  example: 'npm run tool -- trace --junit trace.xml',
})

assertReportsWritable({ junit: values.junit })

try {
  const report = readTrace()
  console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report))
  writeCiReport(toCiReport(report, readRows()), { junit: values.junit })
  for (const problem of values.json ? report.problems : []) console.error(problem)
  process.exitCode = report.problems.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
