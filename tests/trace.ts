import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { printReport, trace } from './trace/report.ts'
import { readRequirements } from './trace/requirements.ts'
import { readTitles } from './trace/titles.ts'

/**
 * Which requirements do the tests prove? A test claims a row of requirements.csv by its id in the title: `[A-4-11]`.
 * `npm run trace -- --json` for machines; `--at-least N` fails below N; an id that is not in the file always fails.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const tests = '{openapi,sdk,mock-server,web,contracts,tests}/**/*.{test,spec}.{ts,tsx}'

function readHouse() {
  const files = globSync(tests, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/dist-demo'] }).toSorted()
  const titles = files.flatMap((file) =>
    readTitles(file, readFileSync(root + file, 'utf8')).map((title) => ({ ...title, file })),
  )
  return trace(readRequirements(readFileSync(`${root}tests/requirements.csv`, 'utf8')), titles)
}

function readOptions() {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, 'at-least': { type: 'string', default: '0' } } })
  const atLeast = Number(values['at-least'])
  if (!Number.isInteger(atLeast)) throw new Error(`--at-least wants a whole number, not "${values['at-least']}"`)
  return { json: values.json, atLeast }
}

try {
  const { json, atLeast } = readOptions()
  const report = readHouse()
  console.log(json ? JSON.stringify(report, null, 2) : printReport(report))
  const tooFew = report.proven < atLeast
  if (tooFew) console.error(`Only ${report.proven} requirements are proven; at least ${atLeast} have to be.`)
  for (const problem of json ? report.problems : []) console.error(problem)
  process.exitCode = tooFew || report.problems.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
