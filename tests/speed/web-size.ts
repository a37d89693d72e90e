import type { Measure } from './figure.ts'
import { runForJson } from './processes.ts'

/** What `node web/serve/sizes.ts --json` says of dist and dist-demo, in gzip bytes. */
export type Sizes = {
  /** All JavaScript before /m/home is interactive. */
  homeJs: number
  css: number
  /** The most JavaScript another route adds. */
  routeJs: number
  /** Bytes of the mock in the production build. */
  mockInProduction: number
  /** The demo's mock chunk. */
  demoMock: number
}

export const webSize: Measure = {
  name: 'web-size',
  needs: 'npm run build and npm run build:demo',
  async measure() {
    const sizes = runForJson<Sizes>(['web/serve/sizes.ts', '--json'])
    const inKib = { unit: 'KiB', how: 'gzip' } as const
    return [
      { ...inKib, name: 'JavaScript before /m/home is interactive', value: sizes.homeJs / 1024, atMost: 130 },
      { ...inKib, name: 'all CSS', value: sizes.css / 1024, atMost: 14 },
      { ...inKib, name: 'the most that another route adds', value: sizes.routeJs / 1024, atMost: 25 },
      {
        name: 'the mock in the production build',
        value: sizes.mockInProduction,
        unit: 'bytes',
        atMost: 0,
        how: 'searched',
      },
      { ...inKib, name: 'the demo’s mock chunk', value: sizes.demoMock / 1024, atMost: 200 },
    ]
  },
}
