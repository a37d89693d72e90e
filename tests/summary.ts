import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { addUp } from './summary/add-up.ts'
import { listFailures } from './summary/failures.ts'

/** `node tests/summary.ts [exit code of npm test]`: prints the failures, then the line that CI reads, from the reports in .cache/results. */
const results = fileURLToPath(new URL('../.cache/results/', import.meta.url))
const reports = globSync('*.json', { cwd: results }).map(
  (file) => JSON.parse(readFileSync(results + file, 'utf8')) as unknown,
)
const { passed, failed } = addUp(reports, Number(process.argv[2] ?? 0))
// A later run of the browser tests may have removed the files of this one.
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
listFailures(reports, read).forEach((failure) => console.log(failure))
console.log(`${passed} passed, ${failed} failed`)
