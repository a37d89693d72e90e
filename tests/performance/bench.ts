import { writeFile } from 'node:fs/promises'
import { readCommand } from '../../command-line.ts'
import { coldStart } from './cold-start.ts'
import { director } from './director.ts'
import { edge } from './edge.ts'
import { type Figure, isOver, type Measure, printFigures, type MeasureOptions } from './figure.ts'
import { http } from './http.ts'
import { lighthouse } from './lighthouse.ts'
import { longLists } from './long-lists.ts'
import { offline } from './offline.ts'
import { root } from './processes.ts'
import { quality } from './quality.ts'
import { store } from './store.ts'
import { tables } from './tables.ts'
import { taps } from './taps.ts'
import { webSize } from './web-size.ts'
import { editLoop } from './edit-loop.ts'
import { manyWorlds, worlds, year } from './worlds.ts'

/**
 * `npm run bench`: measures all figures of the performance budget. `--json` for machines, `--gate` to fail over a budget, and names to
 * measure selected those: `npm run bench -- http worlds`. Progress goes to stderr.
 */
const measures = [
  http,
  coldStart,
  worlds,
  manyWorlds,
  store,
  edge,
  year,
  tables,
  editLoop,
  webSize,
  longLists,
  taps,
  director,
  offline,
  quality,
  lighthouse,
]

const { flags, positionals } = readCommand({
  run: 'npm run bench',
  description: 'Measures all figures of the performance budget.',
  flags: {
    gate: { description: 'fail if a figure is over its budget' },
    json: { description: 'print JSON' },
    route: { value: 'PATH', description: 'only this page in lighthouse and quality, such as /m/home' },
  },
  positionals: measures.map(({ name }) => name).join(' | '),
  example: 'npm run bench -- http worlds',
})

const resultFile = `${root}.cache/bench.json`

type Failure = { name: string; message: string }

function readSelection() {
  const unknown = positionals.find((name) => !measures.some((measure) => measure.name === name))
  if (unknown) throw new Error(`Unknown measure "${unknown}": use ${measures.map(({ name }) => name).join(', ')}`)
  return { ...flags, selected: measures.filter(({ name }) => positionals.length === 0 || positionals.includes(name)) }
}

async function run(selected: Measure[], task: MeasureOptions) {
  const figures: Figure[] = []
  const failures: Failure[] = []
  for (const { name, requires, measure } of selected) {
    try {
      figures.push(...(await measure(task)))
    } catch (error) {
      failures.push({
        name,
        message: `${error instanceof Error ? error.message : error}${requires ? ` (requires ${requires})` : ''}`,
      })
    }
  }
  return { figures, failures }
}

try {
  const { json, gate, selected, route } = readSelection()
  const { figures, failures } = await run(selected, { route, log: (line) => console.error(line) })
  const text = JSON.stringify({ figures, failures }, null, 2)
  console.log(json ? text : printFigures(figures))
  await writeFile(resultFile, `${text}\n`)
  console.error(`Figures as JSON: ${resultFile.replace(root, '')}`)
  for (const { name, message } of failures) console.error(`Failed to measure ${name}: ${message}`)
  process.exitCode = failures.length > 0 || (gate && figures.some(isOver)) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
