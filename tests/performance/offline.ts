import { chromium, type Page } from '@playwright/test'
import { type Measure, median } from './figure.ts'
import { openPhone } from './phone.ts'
import { startServer } from './processes.ts'

const runs = 5

/** Somebody who has been here comes again without a network: how long until home is painted, on Lighthouse's phone. */
export const offline: Measure = {
  name: 'offline',
  needs: 'npm run build',
  async measure({ say }) {
    await using site = await startServer(['web/serve/preview.ts', '--port', '0'])
    using phone = await openPhone()
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${phone.port}`)
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    say('Offline: the first visit keeps the app')
    await page.goto(`${site.url}/m/home`)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: 120_000,
    })
    const { index, slowdown } = await phone.pace()
    const processor = await context.newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await context.setOffline(true)
    const times: number[] = []
    for (let count = 0; count < runs; count++) times.push(await timeToPaint(page))
    await context.close()
    return [
      {
        name: 'offline, a repeat visit to its first paint',
        value: median(times),
        unit: 'ms',
        atMost: 300,
        how: `median of ${runs}, CPU / ${slowdown} (index ${index})`,
      },
    ]
  },
}

async function timeToPaint(page: Page) {
  await page.reload()
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await paint.jsonValue()) ?? Number.NaN
}
