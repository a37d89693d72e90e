import { measureSizes, type Sizes } from '../../web/serve/sizes.ts'
import type { Figure, Measure } from './figure.ts'
import { root } from './processes.ts'

export const webSize: Measure = {
  name: 'web-size',
  needs: 'npm run build and npm run build:demo',
  async measure() {
    const site = await measureSizes(`${root}web/dist`)
    const demo = await measureSizes(`${root}web/dist-demo`)
    return [
      kib('JavaScript before /m/home is interactive', site.homeJs, 132),
      kib('all CSS', site.allCss, 14),
      kib('the first sheet', site.firstCss, 9),
      kib('the most that another route adds', heaviest(site)?.js ?? 0, 25, heaviest(site)?.name),
      kib('JavaScript of the demo beyond the site’s: the mock', demo.allJs - site.allJs, 200),
    ]
  },
}

const heaviest = ({ routes }: Sizes) => routes[0]

const kib = (
  ...[name, bytes, atMost, of = '']: [name: string, bytes: number, atMost: number, of?: string]
): Figure => ({
  name,
  value: bytes / 1024,
  unit: 'KiB',
  atMost,
  how: `gzip ${of}`.trim(),
})
