import runLighthouse, { type Flags } from 'lighthouse'
import { type Figure, type Measure, median } from './figure.ts'
import { throttling } from 'lighthouse/core/config/constants.js'
import { beginAs } from './member-phone.ts'
import { openPhone, type Pace, type Phone } from './phone.ts'
import { startServer } from './processes.ts'

const runs = 5

/** What a route has to keep, under one kind of throttling. */
type Budget = Partial<Record<keyof typeof audits | 'score' | 'requests' | 'KiB', number>>
type Route = { path: string; throttling: 'simulate' | 'devtools'; budget: Budget; as?: string }

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

const page: Budget = { score: 0.95, TBT: 120, CLS: 0.005 }

/** Home on a simulated and on a really slow line; every other kind of page on a simulated one, a member's by a member. */
const routes: readonly Route[] = [
  {
    path: '/m/home',
    throttling: 'simulate',
    budget: { score: 0.97, FCP: 1100, LCP: 1800, TBT: 120, CLS: 0.005, requests: 45, KiB: 350 },
  },
  { path: '/m/home', throttling: 'devtools', budget: { score: 0.9, FCP: 1000, LCP: 2000 } },
  { path: '/m/live', throttling: 'simulate', budget: page },
  { path: '/m/slotsCenter', throttling: 'simulate', budget: page },
  { path: '/m/lott', throttling: 'simulate', budget: page },
  { path: '/m/login', throttling: 'simulate', budget: page },
  { path: '/m/register', throttling: 'simulate', budget: page },
  { path: '/m/activity', throttling: 'simulate', budget: page },
  { path: '/m/notice', throttling: 'simulate', budget: page },
  { path: '/m/voucherCenter', as: 'demo01', throttling: 'simulate', budget: page },
]

/**
 * Lighthouse's mobile figures, as on the phone it means: how often the processor is slowed down follows from what this
 * machine does (`phone.ts`), and stands beside each figure.
 */
export const lighthouse: Measure = {
  name: 'lighthouse',
  needs: 'npm run build',
  async measure({ route: wanted, say }) {
    const asked = routes.filter(({ path }) => wanted === undefined || path === wanted)
    if (asked.length === 0)
      throw new Error(
        `No route "${wanted}" is measured; there are ${[...new Set(routes.map(({ path }) => path))].join(', ')}`,
      )
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    using phone = await openPhone()
    const figures: Figure[] = []
    for (const route of asked) {
      say(`Lighthouse: ${route.path}, ${words[route.throttling]}, ${runs} runs`)
      figures.push(...(await figuresOf(route, site.url, phone)))
    }
    return figures
  },
}

const words = { simulate: 'simulated', devtools: 'applied' } as const

type Run = Record<string, number>

async function figuresOf({ path, as, throttling: kind, budget }: Route, site: string, phone: Phone): Promise<Figure[]> {
  const all: Run[] = []
  const paces: Pace[] = []
  for (let count = 0; count < runs; count++) {
    const pace = await phone.pace()
    paces.push(pace)
    if (as !== undefined) await beginAs(as, site, phone.port)
    all.push(await run(site + path, { ...flagsFor(kind, phone.port, pace), disableStorageReset: as !== undefined }))
  }
  const names = Object.keys(all[0] ?? {}).filter((name) => path === '/m/home' || name in { ...page, FCP: 0, LCP: 0 })
  const [index, slowdown] = [median(paces.map((pace) => pace.index)), median(paces.map((pace) => pace.slowdown))]
  return names.map((name) => {
    const limit = budget[name as keyof Budget]
    return {
      name: `${path}, ${name}`,
      value: median(all.map((one) => one[name] ?? Number.NaN)),
      unit: units[name] ?? 'ms',
      ...(limit !== undefined && { [name === 'score' ? 'atLeast' : 'atMost']: limit }),
      how: `Lighthouse, mobile, ${words[kind]}, median of ${runs}, CPU / ${slowdown} (index ${index})`,
    }
  })
}

/** Lighthouse's own slow line, and the processor of its phone. */
const flagsFor = (throttlingMethod: Route['throttling'], port: number, { slowdown }: Pace): Flags => ({
  throttlingMethod,
  port,
  throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
})

const units: Record<string, Figure['unit']> = { score: 'score', CLS: 'x', requests: 'x', KiB: 'KiB' }

async function run(url: string, flags: Flags): Promise<Run> {
  const result = await runLighthouse(url, { ...flags, onlyCategories: ['performance'], logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits: all, finalDisplayedUrl: shown } = result.lhr
  if (new URL(shown).pathname !== new URL(url).pathname) throw new Error(`${url} was not measured: it led to ${shown}`)
  const requests =
    (all['network-requests']?.details as { items?: { transferSize?: number }[] } | undefined)?.items ?? []
  return {
    score: categories.performance?.score ?? Number.NaN,
    ...Object.fromEntries(Object.entries(audits).map(([name, id]) => [name, all[id]?.numericValue ?? Number.NaN])),
    requests: requests.length,
    KiB: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  }
}
