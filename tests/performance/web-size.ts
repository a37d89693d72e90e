import { type Weight, weigh } from '../../web/serve/bundle-sizes.ts'
import type { Figure, Measure } from './figure.ts'
import { root } from './processes.ts'

/** What a build weighs, by the budgets that the build itself holds: of the routes the heaviest, of the demo what only it has. */
export const webSize: Measure = {
  name: 'web-size',
  needs: 'npm run build and npm run build:demo',
  async measure() {
    const site = await weigh(`${root}web/dist`)
    const demo = await weigh(`${root}web/dist-demo`)
    const inSite = new Set(site.whole.map(({ name }) => name))
    return [
      ...site.whole,
      ...site.routes.toSorted(byRoom).slice(0, 1),
      ...demo.whole.filter(({ name }) => !inSite.has(name)),
    ].map(toFigure)
  },
}

const byRoom = (a: Weight, b: Weight) => used(b) - used(a)
const used = ({ bytes, atMost = 0 }: Weight) => bytes / atMost

const toFigure = ({ name, bytes, atMost }: Weight): Figure => ({
  name: name.trim(),
  value: bytes / 1024,
  unit: 'KiB',
  ...(atMost && { atMost }),
  how: 'gzip',
})
