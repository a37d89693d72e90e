import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Engine } from './phone.ts'

/** A service worker would answer before the world of a journey could. */
const extraPrefsFirefox = { 'dom.serviceWorkers.enabled': false }
/** So Firefox calls it when the page before was still on its way elsewhere. */
const ABORTED = /NS_BINDING_ABORTED/

/** Firefox ESR as Debian has it, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox })
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
  /** The body of a function, as WebDriver calls it. */
  const calling = (script: string, words: string[]) => `(function () { ${script} })(...${JSON.stringify(words)})`
  async function elementOf(script: string, words: string[]) {
    const element = (await page.evaluateHandle(calling(script, words))).asElement()
    if (!element) throw new Error(`There is no ${words[1]}`)
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
    run: (script, ...words) => page.evaluate(calling(script, words)),
    tap: async (script, ...words) => (await elementOf(script, words)).click(),
    type: async (script, ...words) => (await elementOf(script, words)).type(words[2]!),
    close: () => browser.close(),
  }
}
