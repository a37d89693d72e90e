import runLighthouse from 'lighthouse'
import type { Figure, Measure } from './figure.ts'
import { openPhone } from './phone.ts'
import { startServer } from './processes.ts'

const categories = ['accessibility', 'best-practices', 'seo']

/** What anybody can open and a search engine can find. */
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

/** Lighthouse's other categories, which have nothing to do with time: each public page keeps all of each. */
export const quality: Measure = {
  name: 'quality',
  needs: 'npm run build',
  async measure({ route, say }) {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    using phone = await openPhone()
    const figures: Figure[] = []
    for (const path of publicPages.filter((one) => route === undefined || one === route)) {
      say(`Quality: ${path}`)
      figures.push(...(await figuresOf(path, site.url, phone.port)))
    }
    return figures
  },
}

async function figuresOf(path: string, site: string, port: number): Promise<Figure[]> {
  const result = await runLighthouse(site + path, { port, onlyCategories: categories, logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
  return Object.values(result.lhr.categories).map(({ id, score, auditRefs }) => ({
    name: `${path}, ${id}`,
    value: score ?? Number.NaN,
    unit: 'score',
    atLeast: 1,
    how: auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (result.lhr.audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit)
      .join(' '),
  }))
}
