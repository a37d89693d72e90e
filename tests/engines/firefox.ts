import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Engine } from './phone.ts'

/** A service worker would answer instead of the journey's world. */
const extraPrefsFirefox = { 'dom.serviceWorkers.enabled': false }
/** Firefox reports this if the previous page was still navigating. */
const ABORTED = /NS_BINDING_ABORTED/

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox })
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
  const toCall = (script: string, args: string[]) => `(function () { ${script} })(...${JSON.stringify(args)})`
  async function findElement(script: string, args: string[]) {
    const element = (await page.evaluateHandle(toCall(script, args))).asElement()
    if (!element) throw new Error(`Failed to find ${args[1]}`)
    return element as ElementHandle<Element>
  }
  async function go(url: string, tries = 3): Promise<void> {
    try {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    } catch (error) {
      if (tries === 1 || !ABORTED.test(String(error))) throw error
      await go(url, tries - 1)
    }
  }
  return {
    name: 'Firefox',
    go,
    run: (script, ...args) => page.evaluate(toCall(script, args)),
    tap: async (script, ...args) => (await findElement(script, args)).click(),
    type: async (script, ...args) => (await findElement(script, args)).type(args[2]!),
    close: () => browser.close(),
  }
}
