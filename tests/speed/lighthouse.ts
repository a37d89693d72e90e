import { launch } from 'chrome-launcher'
import runLighthouse from 'lighthouse'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import type { Figure, Measure } from './figure.ts'
import { startServer } from './processes.ts'

const port = 4183

export const lighthouse: Measure = {
  name: 'lighthouse',
  needs: 'npm run build',
  async measure() {
    await using site = await startServer(['web/serve/preview.ts', '--port', String(port)])
    const chrome = await launch({
      chromePath: findOrInstallChromium(thisMachine),
      chromeFlags: ['--headless=new', '--disable-gpu', ...(thisMachine.isRoot ? ['--no-sandbox'] : [])],
    })
    try {
      const run = await runLighthouse(`${site.url}/m/home`, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'silent',
      })
      if (!run) throw new Error('Lighthouse gave no result')
      return figuresOf(run.lhr)
    } finally {
      chrome.kill()
    }
  },
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Recorded, not judged: to know where we stand. */
function figuresOf({ categories, audits }: Report): Figure[] {
  const ms = (name: string, audit: string): Figure => ({
    name: `/m/home, ${name}`,
    value: audits[audit]?.numericValue ?? Number.NaN,
    unit: 'ms',
    how: 'Lighthouse, mobile, simulated',
  })
  return [
    { ...ms('performance', ''), value: categories.performance?.score ?? Number.NaN, unit: 'score' },
    ms('first contentful paint', 'first-contentful-paint'),
    ms('largest contentful paint', 'largest-contentful-paint'),
    ms('total blocking time', 'total-blocking-time'),
  ]
}
