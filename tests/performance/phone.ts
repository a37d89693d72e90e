import { launch } from 'chrome-launcher'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { median } from './figure.ts'

/**
 * Benchmark index of Lighthouse's phone: four times slower than a high-end desktop, whose index is 1500 to 2000 (Lighthouse,
 * docs/throttling.md).
 */
const PHONE_INDEX = 440
const tries = 3

export type CpuSpeed = { index: number; slowdown: number }
export type Phone = { port: number; measureSpeed: () => Promise<CpuSpeed>; [Symbol.dispose]: () => void }

/** Starts a browser. A shared machine changes its speed from minute to minute: measure it before each run. */
export async function openPhone(): Promise<Phone> {
  const chrome = await launch({
    // Most visitors are in the site's time zone; others read a note.
    envVars: { ...process.env, TZ: 'Asia/Ho_Chi_Minh' },
    chromePath: findOrInstallChromium(thisMachine),
    chromeFlags: ['--headless=new', '--disable-gpu', ...(thisMachine.isRoot ? ['--no-sandbox'] : [])],
  })
  return { port: chrome.port, measureSpeed: () => measureSpeed(chrome.port), [Symbol.dispose]: () => chrome.kill() }
}

export const slowdownOf = (index: number) => Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10)

async function measureSpeed(port: number): Promise<CpuSpeed> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.newPage()
  const indexes: number[] = []
  for (let count = 0; count < tries; count++) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  await browser.close()
  const index = median(indexes)
  return { index, slowdown: slowdownOf(index) }
}
