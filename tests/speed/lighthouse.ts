import { launch } from 'chrome-launcher'
import runLighthouse, { type Flags } from 'lighthouse'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { type Figure, type Measure, median } from './figure.ts'
import { startServer } from './processes.ts'

const runs = 5

/** What a route has to keep, under one kind of throttling. */
type Budget = Partial<Record<keyof typeof audits | 'score' | 'requests' | 'KiB', number>>
type Route = { path: string; throttling: 'simulate' | 'devtools'; budget: Budget }

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** Home on a simulated and on a really slow line; every other kind of page on a simulated one. */
const routes: readonly Route[] = [
  {
    path: '/m/home',
    throttling: 'simulate',
    budget: { score: 0.96, FCP: 1100, LCP: 2000, TBT: 120, CLS: 0.005, requests: 45, KiB: 350 },
  },
  { path: '/m/home', throttling: 'devtools', budget: { score: 0.9, FCP: 1000, LCP: 2000 } },
  { path: '/m/live', throttling: 'simulate', budget: { score: 0.95 } },
  { path: '/m/slotsCenter', throttling: 'simulate', budget: { score: 0.95 } },
  { path: '/m/lott', throttling: 'simulate', budget: { score: 0.95 } },
  { path: '/m/login', throttling: 'simulate', budget: { score: 0.95 } },
]

export const lighthouse: Measure = {
  name: 'lighthouse',
  needs: 'npm run build',
  async measure() {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    const chrome = await launch({
      chromePath: findOrInstallChromium(thisMachine),
      chromeFlags: ['--headless=new', '--disable-gpu', ...(thisMachine.isRoot ? ['--no-sandbox'] : [])],
    })
    const figures: Figure[] = []
    try {
      for (const route of routes) figures.push(...(await figuresOf(route, { site: site.url, port: chrome.port })))
      return figures
    } finally {
      chrome.kill()
    }
  },
}

type Rig = { site: string; port: number }
type Run = Record<string, number>

async function figuresOf({ path, throttling, budget }: Route, rig: Rig): Promise<Figure[]> {
  const all: Run[] = []
  for (let count = 0; count < runs; count++)
    all.push(await run(rig.site + path, { throttlingMethod: throttling, port: rig.port }))
  const names = Object.keys(all[0] ?? {}).filter((name) => path === '/m/home' || name in budget)
  return names.map((name) => {
    const limit = budget[name as keyof Budget]
    return {
      name: `${path}, ${name}`,
      value: median(all.map((one) => one[name] ?? Number.NaN)),
      unit: units[name] ?? 'ms',
      ...(limit !== undefined && { [name === 'score' ? 'atLeast' : 'atMost']: limit }),
      how: `Lighthouse, mobile, ${throttling === 'simulate' ? 'simulated' : 'applied'}, median of ${runs}`,
    }
  })
}

const units: Record<string, Figure['unit']> = { score: 'score', CLS: 'x', requests: 'x', KiB: 'KiB' }

async function run(url: string, flags: Flags): Promise<Run> {
  const result = await runLighthouse(url, { ...flags, onlyCategories: ['performance'], logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits: all } = result.lhr
  const requests =
    (all['network-requests']?.details as { items?: { transferSize?: number }[] } | undefined)?.items ?? []
  return {
    score: categories.performance?.score ?? Number.NaN,
    ...Object.fromEntries(Object.entries(audits).map(([name, id]) => [name, all[id]?.numericValue ?? Number.NaN])),
    requests: requests.length,
    KiB: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  }
}
