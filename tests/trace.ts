import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCommand } from '../command-line.ts'
import { pagesWithoutScreen } from './trace/pages.ts'
import { printReport } from './trace/print.ts'
import { trace } from './trace/report.ts'
import { readRequirements } from './trace/requirements.ts'
import { readTitles } from './trace/titles.ts'

/**
 * Which requirements do the tests prove? A test claims a row of requirements.csv by its id in the title: `[A-4-11]`.
 * Titles that claim wrongly fail, and so does a row of proven.txt that lost its proof or is missing there; `--keep` adds what is
 * newly proven.
 * `--json` is for machines.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const tests = '{openapi,sdk,mock-server,web,contracts,tests}/**/*.{test,spec}.{ts,tsx}'
const routes = 'web/src/app/{routes,routes/**/*}.tsx'
const keptFile = `${root}tests/covered.txt`

const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/dist-demo'] }).toSorted()
const read = (file: string) => ({ file, text: readFileSync(root + file, 'utf8') })

const readKept = () => readFileSync(keptFile, 'utf8').split('\n').filter(Boolean)
/** Adds to the list only: a row that lost its proof is taken off by hand, or proven again. */
const keep = (proven: string[]) =>
  writeFileSync(keptFile, `${[...new Set([...readKept(), ...proven])].toSorted().join('\n')}\n`)

function readHouse() {
  return trace({
    requirements: readRequirements(read('tests/requirements.csv').text),
    titles: find(tests)
      .map(read)
      .flatMap(({ file, text }) => readTitles(file, text).map((title) => ({ ...title, file }))),
    withoutScreen: pagesWithoutScreen(read('web/src/lib/paths.ts'), find(routes).map(read)),
    kept: readKept(),
  })
}

const { flags: values } = readCommand({
  run: 'npm run trace',
  about: 'Which rows of requirements.csv do the tests prove?',
  flags: {
    keep: { about: 'write newly proven rows into tests/covered.txt' },
    json: { about: 'for machines' },
  },
  example: 'npm run trace -- --keep',
})

try {
  if (values.keep) keep(Object.keys(readHouse().tests))
  const report = readHouse()
  console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report))
  for (const problem of values.json ? report.problems : []) console.error(problem)
  process.exitCode = report.problems.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
