import { writeFile } from 'node:fs/promises'
import { readCommand } from '../../command-line.ts'
import { coldStart } from './cold-start.ts'
import { director } from './director.ts'
import { edge } from './edge.ts'
import { type Figure, isOver, type Measure, printFigures, type Task } from './figure.ts'
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
import { workshop } from './edit-loop.ts'
import { manyWorlds, worlds, year } from './worlds.ts'

/**
 * `npm run bench`: every figure of the speed budget in one run. `--json` for machines, `--gate` to fail over a budget,
 * and names to measure only those: `npm run bench -- http worlds`. How far it is stands on the error stream.
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
  workshop,
  webSize,
  longLists,
  taps,
  director,
  offline,
  quality,
  lighthouse,
]

const { flags, words: positionals } = readCommand({
  run: 'npm run bench',
  about: 'Every figure of the speed budget in one run.',
  flags: {
    gate: { about: 'fail where a figure is over its budget' },
    json: { about: 'for machines' },
    route: { value: 'PATH', about: 'of the pages that lighthouse opens only this one, as /m/home' },
  },
  words: measures.map(({ name }) => name).join(' | '),
  example: 'npm run bench -- http worlds',
})

/** Where the figures of the last run are kept for machines. */
const kept = `${root}.cache/bench.json`

type Failure = { name: string; message: string }

function chosen() {
  const unknown = positionals.find((name) => !measures.some((measure) => measure.name === name))
  if (unknown)
    throw new Error(`There is no measure "${unknown}"; there are ${measures.map(({ name }) => name).join(', ')}`)
  return { ...flags, only: measures.filter(({ name }) => positionals.length === 0 || positionals.includes(name)) }
}

async function run(only: Measure[], task: Task) {
  const figures: Figure[] = []
  const failures: Failure[] = []
  for (const { name, needs, measure } of only) {
    try {
      figures.push(...(await measure(task)))
    } catch (error) {
      failures.push({
        name,
        message: `${error instanceof Error ? error.message : error}${needs ? ` (needs ${needs})` : ''}`,
      })
    }
  }
  return { figures, failures }
}

try {
  const { json, gate, only, route } = chosen()
  const { figures, failures } = await run(only, { route, say: (line) => console.error(line) })
  const text = JSON.stringify({ figures, failures }, null, 2)
  console.log(json ? text : printFigures(figures))
  await writeFile(kept, `${text}\n`)
  console.error(`The same as JSON: ${kept.replace(root, '')}`)
  for (const { name, message } of failures) console.error(`Failed to measure ${name}: ${message}`)
  process.exitCode = failures.length > 0 || (gate && figures.some(isOver)) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
