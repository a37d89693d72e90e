import './needs-node.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCommand, parseInteger } from '../command-line.ts'

const { flags } = readCommand({
  run: 'npm run tool -- scale',
  description:
    'Measures the cost of a world at the edge, in the real runtime, and writes it into docs/scale.md. Measures on Linux only.',
  flags: {
    worlds: { value: 'N', description: 'number of visited worlds', default: '40' },
  },
  example: 'npm run tool -- scale --worlds 10',
})

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const [measurementsFile, page] = [fileAt('scale/measured.json'), fileAt('../docs/scale.md')]
const worlds = parseInteger(flags.worlds, { name: 'worlds', lowest: 1, highest: 1000 })

// Imported after the flags are read: the edge's runtime and the mock take longer to load than the flags.
const { measure } = await import('./scale/measure.ts')
const { renderPage } = await import('./scale/page.ts')

const measured = await measure(worlds)
writeFileSync(measurementsFile, `${JSON.stringify(measured, null, 2)}\n`)
const written = renderPage(readFileSync(page, 'utf8'), measured)
writeFileSync(page, written)
console.log(written.match(/^\|.*$/gm)?.join('\n'))
