import runLighthouse from 'lighthouse'
import type { Figure, Measure } from './figure.ts'
import { openPhone } from './phone.ts'
import { startServer } from './processes.ts'

const categories = ['accessibility', 'best-practices', 'seo']

const publicPages = [
  '/m/home',
  '/m/live',
  '/m/slotsCenter',
  '/m/lott',
  '/m/login',
  '/m/register',
  '/m/activity',
  '/m/notice',
  '/m/help',
]

/** Lighthouse's categories apart from performance: each public page must have the full score. */
export const quality: Measure = {
  requires: 'npm run build',
  async measure({ route, log }) {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    using phone = await openPhone()
    const figures: Figure[] = []
    for (const path of publicPages.filter((one) => route === undefined || one === route)) {
      log(`Quality: ${path}`)
      figures.push(...(await figuresOf(path, site.url, phone.port)))
    }
    return figures
  },
}

async function figuresOf(path: string, site: string, port: number): Promise<Figure[]> {
  const result = await runLighthouse(site + path, { port, onlyCategories: categories, logLevel: 'silent' })
  if (!result) throw new Error(`Failed to measure ${path}: Lighthouse returned no result`)
  return Object.values(result.lhr.categories).map(({ id, score, auditRefs }) => ({
    name: `${path}, ${id}`,
    value: score ?? Number.NaN,
    unit: 'score',
    min: 1,
    method: auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (result.lhr.audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit)
      .join(' '),
  }))
}
