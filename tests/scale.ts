import './needs-node.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCommand, wholeNumber } from '../command-line.ts'
import { type Measured, measure } from './scale/measure.ts'
import { pageWith } from './scale/page.ts'

/** `npm run scale`: what a world at the edge costs, and what a thousand and a million visitors a day cost by that; writes `docs/scale.md`. */
const { flags, refuse } = readCommand({
  run: 'npm run scale',
  about:
    'Measures what a world costs at the edge, in the real runtime, and writes what visitors cost by that into docs/scale.md. Measures on Linux only.',
  flags: {
    worlds: { value: 'N', about: 'how many are visited', default: '40' },
    reckon: { about: 'measure nothing: reckon anew with what was measured last' },
  },
  example: 'npm run scale -- --worlds 10',
})

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const [kept, page] = [fileAt('scale/measured.json'), fileAt('../docs/scale.md')]
const worlds = wholeNumber(flags.worlds, { name: 'worlds', lowest: 1, highest: 1000, refuse })

if (!flags.reckon) writeFileSync(kept, `${JSON.stringify(await measure(worlds), null, 2)}\n`)
const written = pageWith(readFileSync(page, 'utf8'), JSON.parse(readFileSync(kept, 'utf8')) as Measured)
writeFileSync(page, written)
console.log(written.match(/^\|.*$/gm)?.join('\n'))
