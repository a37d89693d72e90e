import { mkdirSync, readFileSync, rmSync, globSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCommand } from '../../command-line.ts'
import { generateQuerySources } from './generate-sources.ts'

// The last of the scripts of `npm run generate`: npm passes the arguments to this one.
readCommand({
  run: 'npm run generate',
  description: 'Generates types, SDK sources, queries and tables from the OpenAPI document.',
  flags: {},
  example: 'npm run generate',
})

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = await generateQuerySources()
mkdirSync(`${root}sdk/react-query/src/modules`, { recursive: true })
for (const file of globSync('sdk/react-query/src/modules/*.gen.ts', { cwd: root }))
  if (!files[file]) rmSync(root + file)
const readText = (path: string) => {
  try {
    return readFileSync(root + path, 'utf8')
  } catch {
    return undefined
  }
}
const stale = Object.entries(files).filter(([path, text]) => readText(path) !== text)
for (const [path, text] of stale) writeFileSync(root + path, text)
if (stale.length > 0) process.stdout.write(`Wrote ${stale.length} files in sdk/react-query/src/modules\n`)
