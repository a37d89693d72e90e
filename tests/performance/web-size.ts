import { type Weight, measureWeights } from '../../web/serve/bundle-sizes.ts'
import type { Figure, Measure } from './figure.ts'
import { root } from './processes.ts'

export const webSize: Measure = {
  requires: 'npm run build and npm run build -- --demo',
  async measure() {
    const site = await measureWeights(`${root}web/dist`)
    const demo = await measureWeights(`${root}web/dist-demo`)
    const inSite = new Set(site.totals.map(({ name }) => name))
    return [
      ...site.totals,
      ...site.routes.toSorted(byUsage).slice(0, 1),
      ...demo.totals.filter(({ name }) => !inSite.has(name)),
    ].map(toFigure)
  },
}

const byUsage = (a: Weight, b: Weight) => usageOf(b) - usageOf(a)
const usageOf = ({ bytes, maxKib = 0 }: Weight) => bytes / maxKib

const toFigure = ({ name, bytes, maxKib }: Weight): Figure => ({
  name: name.trim(),
  value: bytes / 1024,
  unit: 'KiB',
  ...(maxKib && { max: maxKib }),
  method: 'gzip',
})
