import { writeFile } from 'node:fs/promises'
import { readCommand } from '../../command-line.ts'
import { type Figure, HEADING, isOver, type Measure, type MeasureOptions, printFigures } from './figure.ts'
import { root } from './processes.ts'

/**
 * `npm run bench`: measures all figures of the performance budget. `--json` for machines, `--gate` to fail over a budget, and names to
 * measure selected those: `npm run bench -- http worlds`. Progress goes to stderr.
 */
const measures: Readonly<Record<string, () => Promise<Measure>>> = {
  http: async () => (await import('./http.ts')).http,
  'cold-start': async () => (await import('./cold-start.ts')).coldStart,
  worlds: async () => (await import('./worlds.ts')).worlds,
  'many-worlds': async () => (await import('./worlds.ts')).manyWorlds,
  store: async () => (await import('./store.ts')).store,
  edge: async () => (await import('./worlds.ts')).edge,
  year: async () => (await import('./worlds.ts')).year,
  tables: async () => (await import('./worlds.ts')).tables,
  'edit-loop': async () => (await import('./edit-loop.ts')).editLoop,
  'web-size': async () => (await import('./web-size.ts')).webSize,
  lists: async () => (await import('./long-lists.ts')).longLists,
  taps: async () => (await import('./taps.ts')).taps,
  director: async () => (await import('./director.ts')).director,
  offline: async () => (await import('./offline.ts')).offline,
  'page-memory': async () => (await import('./page-memory.ts')).pageMemory,
  quality: async () => (await import('./quality.ts')).quality,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
}
/** `all-pages` takes too long for a run of all measures: only by name. */
const all: typeof measures = { ...measures, 'all-pages': async () => (await import('./all-pages.ts')).allPages }
const names = Object.keys(all)

const { flags, positionals } = readCommand({
  run: 'npm run bench',
  description: 'Measures all figures of the performance budget.',
  flags: {
    gate: { description: 'fail if a figure is over its budget' },
    json: { description: 'print JSON' },
    route: { value: 'PATH', description: 'only this page in lighthouse, all-pages and quality, such as /m/home' },
  },
  positionals: names.join(' | '),
  example: 'npm run bench -- http worlds',
})

const resultFile = `${root}.cache/bench.json`

type Failure = { name: string; message: string }

function readSelection() {
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown) throw new Error(`Unknown measure "${unknown}": use ${names.join(', ')}`)
  const selected = positionals.length === 0 ? Object.keys(measures) : names.filter((name) => positionals.includes(name))
  return { ...flags, selected }
}

/** Prints and writes the figures of each measure when it ends: a run that is stopped keeps what it has measured. */
async function run(selected: string[], { json, ...task }: MeasureOptions & { json: boolean }) {
  const figures: Figure[] = []
  const failures: Failure[] = []
  for (const name of selected) {
    // A measure loads its tools when it is its turn.
    const { requires, measure } = await all[name]!()
    try {
      const measured = await measure(task)
      if (!json) console.log(printFigures(measured))
      figures.push(...measured)
    } catch (error) {
      failures.push({
        name,
        message: `${error instanceof Error ? error.message : error}${requires ? ` (requires ${requires})` : ''}`,
      })
    }
    await writeFile(resultFile, `${JSON.stringify({ figures, failures }, null, 2)}\n`)
  }
  return { figures, failures }
}

try {
  const { json, gate, selected, route } = readSelection()
  if (!json) console.log(HEADING)
  const { figures, failures } = await run(selected, { json, route, log: (line) => console.error(line) })
  if (json) console.log(JSON.stringify({ figures, failures }, null, 2))
  console.error(`Figures as JSON: ${resultFile.replace(root, '')}`)
  for (const { name, message } of failures) console.error(`Failed to measure ${name}: ${message}`)
  process.exitCode = failures.length > 0 || (gate && figures.some(isOver)) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
