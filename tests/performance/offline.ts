import { chromium, type Page } from '@playwright/test'
import { type Measure, median } from './figure.ts'
import { openPhone } from './phone.ts'
import { startServer } from './processes.ts'

const runs = 5

export const offline: Measure = {
  requires: 'npm run build',
  async measure({ log }) {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    using phone = await openPhone()
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${phone.port}`)
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    log('Offline: the first visit caches the app')
    await page.goto(`${site.url}/m/home`)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: 120_000,
    })
    const { index, slowdown } = await phone.measureSpeed()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await context.setOffline(true)
    const times: number[] = []
    for (let count = 0; count < runs; count++) times.push(await measurePaint(page))
    await context.close()
    return [
      {
        name: 'offline, a repeat visit to its first paint',
        value: median(times),
        unit: 'ms',
        max: 300,
        method: `median of ${runs}, CPU / ${slowdown} (index ${index})`,
      },
    ]
  },
}

async function measurePaint(page: Page) {
  await page.reload()
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await paint.jsonValue()) ?? Number.NaN
}
