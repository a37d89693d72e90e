import runLighthouse, { type Flags } from 'lighthouse'
import { type Figure, type Measure, median } from './figure.ts'
import { throttling } from 'lighthouse/core/config/constants.js'
import { openPhone, type CpuSpeed, type Phone } from './phone.ts'
import { startServer } from './processes.ts'
import { chromium } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'

const runs = 5
/** The part of the score that a brand may cost. */
const MAX_LOSS = 0.01

export type Budget = Partial<Record<keyof typeof audits | 'score' | 'requests' | 'KiB', number>>
export type Route = {
  path: string
  throttling: 'simulate' | 'devtools'
  budget: Budget
  as?: string
  /** Of `web/brands`; the default site without it. */
  brand?: string
}

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

const page: Budget = { score: 0.95, TBT: 120, CLS: 0.005 }

const home: Budget = { score: 0.97, FCP: 1100, LCP: 1800, TBT: 120, CLS: 0.005, requests: 45, KiB: 350 }

/** A page whose largest text or picture is in its prerendered view. */
const prerendered: Budget = { ...page, score: 0.96, LCP: 1800 }

/** A page of members: its view begins with placeholders. */
const ofMembers: Budget = { ...page, CLS: 0.01 }

/** Home on a simulated and on a really throttled network, and with a brand; one page of each other kind on a simulated one. */
const routes: readonly Route[] = [
  { path: '/m/home', throttling: 'simulate', budget: home },
  { path: '/m/home', throttling: 'simulate', brand: 'nang-mai', budget: home },
  { path: '/m/home', as: 'demo01', throttling: 'simulate', budget: { ...ofMembers, LCP: 1800 } },
  { path: '/m/member/home', as: 'demo01', throttling: 'simulate', budget: { ...ofMembers, LCP: 1800 } },
  { path: '/m/home', throttling: 'devtools', budget: { score: 0.9, FCP: 1000, LCP: 2000 } },
  { path: '/m/live', throttling: 'simulate', budget: prerendered },
  { path: '/m/slotsCenter', throttling: 'simulate', budget: prerendered },
  { path: '/m/lott', throttling: 'simulate', budget: prerendered },
  { path: '/m/login', throttling: 'simulate', budget: prerendered },
  { path: '/m/register', throttling: 'simulate', budget: prerendered },
  { path: '/m/sports', throttling: 'simulate', budget: prerendered },
  { path: '/m/set', throttling: 'simulate', budget: prerendered },
  { path: '/m/responsible', throttling: 'simulate', budget: prerendered },
  { path: '/m/activity', throttling: 'simulate', budget: prerendered },
  { path: '/m/notice', throttling: 'simulate', budget: prerendered },
  { path: '/m/voucherCenter', as: 'demo01', throttling: 'simulate', budget: ofMembers },
]

/**
 * Lighthouse's mobile figures. The CPU slowdown depends on the speed of this machine (`phone.ts`), and is printed with each figure.
 */
export const lighthouse: Measure = {
  requires: 'npm run build',
  async measure({ route: wanted, log }) {
    const selected = routes.filter(({ path }) => wanted === undefined || path === wanted)
    if (selected.length === 0)
      throw new Error(
        `No route "${wanted}" is measured: use ${[...new Set(routes.map(({ path }) => path))].join(', ')}`,
      )
    await using servers = new AsyncDisposableStack()
    const brands = [...new Set(selected.map(({ brand }) => brand))]
    const sites = new Map(
      await Promise.all(
        brands.map(async (brand) => {
          const flags = brand === undefined ? [] : ['--brand', `web/brands/${brand}`]
          const server = servers.use(await startServer(['web/serve/preview.ts', '--port', '0', ...flags]))
          return [brand, server.url] as const
        }),
      ),
    )
    using phone = await openPhone()
    const figures: Figure[] = []
    for (const group of Map.groupBy(selected, pageOf).values()) {
      log(`Lighthouse: ${group.map(nameOf).join(' and ')}, ${throttlingNames[group[0]!.throttling]}, ${runs} runs`)
      const visits = await visitAlternately(group, sites, phone)
      figures.push(...group.flatMap((route, index) => figuresOf(route, visits[index]!)))
      const plain = visits[group.findIndex(({ brand }) => brand === undefined)]
      for (const [index, route] of group.entries())
        if (plain && route.brand !== undefined) figures.push(differenceOf(route, visits[index]!, plain))
    }
    return figures
  },
}

export const pageOf = ({ path, throttling, as = '' }: Route) => `${path} ${throttling} ${as}`

const nameOf = ({ path, brand, as }: Route) =>
  [path, brand === undefined ? '' : ` of ${brand}`, as === undefined ? '' : ` as ${as}`].join('')

/** The score of a page with a brand against the visit before or after it without one: the median of the differences. */
const differenceOf = (route: Route, branded: Visit[], plain: Visit[]): Figure => ({
  name: `${nameOf(route)}, score, against none`,
  value: median(
    branded.map(({ result }, index) => Math.round((scoreOf(result) - scoreOf(plain[index]!.result)) * 1000) / 1000),
  ),
  unit: 'score',
  min: -MAX_LOSS,
  method: `Lighthouse, mobile, ${throttlingNames[route.throttling]}, median of ${runs} pairs`,
})

const scoreOf = ({ score = Number.NaN }: RunResult) => score

export const throttlingNames = { simulate: 'simulated', devtools: 'applied' } as const

type RunResult = Record<string, number>

type Visit = { result: RunResult; speed: CpuSpeed }

/** Visits pages alternately: a machine that becomes slower must not look like a slower page. */
async function visitAlternately(
  group: readonly Route[],
  sites: ReadonlyMap<string | undefined, string>,
  phone: Phone,
): Promise<Visit[][]> {
  const visits = group.map((): Visit[] => [])
  for (let count = 0; count < runs; count++)
    for (const [index, route] of group.entries())
      visits[index]!.push(await visit(route, sites.get(route.brand)!, phone))
  return visits
}

export async function visit(
  { path, as, throttling: throttlingMethod }: Route,
  site: string,
  phone: Phone,
): Promise<Visit> {
  const speed = await phone.measureSpeed()
  await resetBrowser(as, site, phone.port)
  const flags = { ...flagsFor(throttlingMethod, phone.port, speed), disableStorageReset: true }
  return { result: await run(site + path, flags), speed }
}

export function figuresOf(route: Route, visits: readonly Visit[]): Figure[] {
  const { path, throttling: throttlingMethod, budget } = route
  const results = visits.map(({ result }) => result)
  const names = Object.keys(results[0] ?? {}).filter(
    (name) => path === '/m/home' || name in { ...page, FCP: 0, LCP: 0 },
  )
  const index = median(visits.map(({ speed }) => speed.index))
  const slowdown = median(visits.map(({ speed }) => speed.slowdown))
  return names.map((name) => {
    const limit = budget[name as keyof Budget]
    return {
      name: `${nameOf(route)}, ${name}`,
      value: median(results.map((one) => one[name] ?? Number.NaN)),
      unit: units[name] ?? 'ms',
      ...(limit !== undefined && { [name === 'score' ? 'min' : 'max']: limit }),
      method: `Lighthouse, mobile, ${throttlingNames[throttlingMethod]}, median of ${visits.length}, CPU / ${slowdown} (index ${index})`,
    }
  })
}

const flagsFor = (throttlingMethod: Route['throttling'], port: number, { slowdown }: CpuSpeed): Flags => ({
  throttlingMethod,
  port,
  throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
})

const units: Record<string, Figure['unit']> = { score: 'score', CLS: 'x', requests: 'x', KiB: 'KiB' }

async function run(url: string, flags: Flags): Promise<RunResult> {
  const result = await runLighthouse(url, { ...flags, onlyCategories: ['performance'], logLevel: 'silent' })
  if (!result) throw new Error(`Failed to measure ${url}: Lighthouse returned no result`)
  const { categories, audits: all, finalDisplayedUrl: finalUrl } = result.lhr
  if (new URL(finalUrl).pathname !== new URL(url).pathname)
    throw new Error(`Failed to measure ${url}: it redirected to ${finalUrl}`)
  const requests =
    (all['network-requests']?.details as { items?: { transferSize?: number }[] } | undefined)?.items ?? []
  return {
    score: categories.performance?.score ?? Number.NaN,
    ...Object.fromEntries(Object.entries(audits).map(([name, id]) => [name, all[id]?.numericValue ?? Number.NaN])),
    requests: requests.length,
    KiB: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  }
}

/**
 * Clears all data of the site in the browser at `port` and signs `account` in, if there is one. Lighthouse's own reset keeps the local storage, which has the
 * session of the visit before.
 */
async function resetBrowser(account: string | undefined, site: string, port: number) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes: 'all' })
  await page.goto(new URL('/robots.txt', site).href)
  if (account !== undefined) await signIn(page, { baseURL: site, world: 'default' }, account)
  await page.close()
  await browser.close()
}
