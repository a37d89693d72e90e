import { launch } from 'chrome-launcher'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { median } from './figure.ts'

/**
 * The index of the phone that Lighthouse means: it takes four times as long as a high-end desktop, whose index is 1500 to
 * 2000 (Lighthouse, docs/throttling.md).
 */
const phoneIndex = 440
const tries = 3

/** How fast this machine is now, and how many times a browser has to be slowed down on it to be as slow as the phone. */
export type Pace = { index: number; slowdown: number }
export type Phone = { port: number; pace: () => Promise<Pace>; [Symbol.dispose]: () => void }

/** A browser. A machine that is shared has another pace from one minute to the next: ask for it before each run. */
export async function openPhone(): Promise<Phone> {
  const chrome = await launch({
    chromePath: findOrInstallChromium(thisMachine),
    chromeFlags: ['--headless=new', '--disable-gpu', ...(thisMachine.isRoot ? ['--no-sandbox'] : [])],
  })
  return { port: chrome.port, pace: () => paceOf(chrome.port), [Symbol.dispose]: () => chrome.kill() }
}

/** The factor for a machine of this index; none makes a machine faster than it is. */
export const slowdownOf = (index: number) => Math.max(1, Math.round((index / phoneIndex) * 10) / 10)

/** By Lighthouse's own measure of a machine, without the page around it. */
async function paceOf(port: number): Promise<Pace> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.newPage()
  const indexes: number[] = []
  for (let count = 0; count < tries; count++) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  await browser.close()
  const index = median(indexes)
  return { index, slowdown: slowdownOf(index) }
}
