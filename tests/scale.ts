import './needs-node.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCommand, parseInteger } from '../command-line.ts'
import { type Measurements, measure } from './scale/measure.ts'
import { renderPage } from './scale/page.ts'

const { flags } = readCommand({
  run: 'npm run tool -- scale',
  description:
    'Measures the cost of a world at the edge, in the real runtime, and writes the cost of visitors into docs/scale.md. Measures on Linux only.',
  flags: {
    worlds: { value: 'N', description: 'number of visited worlds', default: '40' },
    reckon: { description: 'compute from the last measurements, without new ones' },
  },
  example: 'npm run tool -- scale --worlds 10',
})

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const [measurementsFile, page] = [fileAt('scale/measured.json'), fileAt('../docs/scale.md')]
const worlds = parseInteger(flags.worlds, { name: 'worlds', lowest: 1, highest: 1000 })

if (!flags.reckon) writeFileSync(measurementsFile, `${JSON.stringify(await measure(worlds), null, 2)}\n`)
const written = renderPage(
  readFileSync(page, 'utf8'),
  JSON.parse(readFileSync(measurementsFile, 'utf8')) as Measurements,
)
writeFileSync(page, written)
console.log(written.match(/^\|.*$/gm)?.join('\n'))
