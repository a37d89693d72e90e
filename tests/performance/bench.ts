import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { dismissPopup } from '../support/pop-up.ts'
import { PASSWORD } from '../support/sign-in.ts'
import { setTimeout } from 'node:timers/promises'
import { spawnSync, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { readCommand } from '../../command-line.ts'
import { allPages } from './all-pages.ts'
import { edge, tables, manyWorlds, worlds, year } from './worlds.ts'
import { type Figure, HEADING, isOver, type Measure, printFigures, type MeasureOptions, median } from './figure.ts'
import { http } from './http.ts'
import { lighthouse } from './lighthouse.ts'
import { longLists } from './long-lists.ts'
import { offline } from './offline.ts'
import { pageMemory } from './page-memory.ts'
import { root, startMock, startServer } from './processes.ts'
import { quality } from './quality.ts'
import { store } from './store.ts'
import { taps } from './taps.ts'
import { webSize } from './web-size.ts'

const editLoop: Measure = {
  name: 'edit-loop',
  async measure() {
    const times = [await measureCommand('openapi/generate.ts'), await measureCommand('openapi/generate.ts')]
    return [
      {
        name: 'everything generated from the document',
        value: median(times),
        unit: 'ms',
        max: 6000,
        method: 'npm run generate, slower of 2',
      },
      await measureVerify(),
    ]
  },
}

async function measureVerify() {
  await using mock = await startMock()
  const pact = JSON.parse(readFileSync(`${root}contracts/pacts/longan-web-gaming-gateway.json`, 'utf8'))
  const count: number = pact.interactions.length
  const all = await measureCommand('contracts/verify.ts', '--provider', mock.url)
  const method = `npm run verify against the mock, ${count} interactions`
  return { name: 'an interaction of the pact verified', value: all / count, unit: 'ms' as const, max: 30, method }
}

/** Returns the duration of a command, ms. Throws if it fails. */
async function measureCommand(...args: string[]): Promise<number> {
  const start = performance.now()
  const command = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`Failed to run ${args.join(' ')}: exit code ${code}`)
  return performance.now() - start
}

const TAPS = 12
/** A free port, and one after it for the mock. */
const PORT = 5391
const MAX_MS = 200

/** Times of this machine's clock, ms. */
type RecordedTimes = { taps: number[]; updates: number[] }

function recordTimes() {
  const noted: RecordedTimes = { taps: [], updates: [] }
  Object.assign(window, { noted })
  const now = () => performance.timeOrigin + performance.now()
  const countFavouriteCalls = () =>
    [...document.querySelectorAll('[data-director] summary code')].filter(({ textContent }) =>
      textContent?.endsWith('Favourite'),
    ).length
  let before = 0
  addEventListener('click', () => noted.taps.push(now()), { capture: true })
  const check = () => {
    const count = countFavouriteCalls()
    for (; before < count; before++) noted.updates.push(now())
    before = count
  }
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true })
}

const director: Measure = {
  name: 'director',
  requires: 'npm run build -- --demo',
  async measure({ log }) {
    const executablePath = findOrInstallChromium(thisMachine)
    const browser = await chromium.launch({ executablePath, args: thisMachine.isRoot ? ['--no-sandbox'] : [] })
    const open = async (baseURL: string) => {
      const size = { width: 1280, height: 844 }
      const page = await (
        await browser.newContext({ baseURL, locale: 'vi-VN', serviceWorkers: 'block', viewport: size })
      ).newPage()
      await dismissPopup(page)
      await page.addInitScript(recordTimes)
      return page
    }
    try {
      log('Director: the panel beside the app, the mock in the page')
      await using site = await startServer(['web/serve/preview.ts', '--port', '0', '--demo'])
      const beside = await measureUpdates(await open(site.url))
      log('Director: the panel on another device, the mock behind HTTP')
      await using server = await startServer(['web/serve/start.ts', '--port', String(PORT)])
      const onOtherDevice = await measureUpdates(await open(server.url), () => open(server.url))
      return [figureOf('beside the app', beside), figureOf('on another device', onOtherDevice)]
    } finally {
      await browser.close()
    }
  },
}

const figureOf = (where: string, times: number[]): Figure => ({
  name: `update of the director’s panel ${where}`,
  value: Math.max(...times),
  unit: 'ms',
  max: MAX_MS,
  method: `tap in the app to its call in the panel, slowest of ${times.length}, median ${median(times).toFixed(0)}`,
})

async function measureUpdates(app: Page, openOtherDevice?: () => Promise<Page>): Promise<number[]> {
  await logIn(app)
  await app.goto('/m/slotsCenter')
  await app.getByRole('button', { name: 'Mở bảng điều khiển demo' }).click()
  await app.getByRole('button', { name: 'Mở bàn đạo diễn' }).click()
  const panel = openOtherDevice ? await openPanelOn(app, await openOtherDevice()) : app
  await panel.locator('[data-director] time').first().waitFor()
  const times: number[] = []
  // The first tap also loads the list of calls.
  for (let count = 0; count <= TAPS; count++) {
    const time = await measureTap({ app, panel, count })
    if (count > 0) times.push(time)
  }
  return times
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: RecordedTimes }).noted)

async function measureTap({ app, panel, count }: { app: Page; panel: Page; count: number }) {
  const heart = app.getByRole('main').getByRole('button', { name: /^(?:Thêm|Bỏ) Trống Đồng Bạc Tỷ/ })
  await heart.first().click()
  await panel.waitForFunction(
    (known) => (window as unknown as { noted: RecordedTimes }).noted.updates.length > known,
    count,
  )
  return (await noted(panel)).updates.at(-1)! - (await noted(app)).taps.at(-1)!
}

async function openPanelOn(app: Page, page: Page) {
  await app.getByRole('img', { name: 'Trên thiết bị khác' }).waitFor()
  const link = await app.evaluate(async () => (await (await fetch('/__admin/panel')).json()).link as string)
  const { pathname, hash } = new URL(link)
  await page.goto(`${pathname}${hash}&world=default`)
  return page
}

async function logIn(page: Page) {
  await page.goto('/m/login')
  await page.getByLabel('Tên đăng nhập').fill('demo01')
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.waitForURL('**/m/home')
}

const runs = [1, 2, 3, 4, 5]

const coldStart: Measure = {
  name: 'cold-start',
  async measure() {
    const nodeStart = median(runs.map(startNode))
    await storeCompiledCode()
    const times: number[] = []
    for (const _ of runs) times.push(await timeToFirstResponse())
    return [
      {
        name: 'command line to the first successful response',
        value: median(times),
        unit: 'ms',
        max: 4 * nodeStart + 250,
        method: `default world, second start; node -e 0 takes ${Math.round(nodeStart)} ms`,
      },
    ]
  },
}

function startNode() {
  const start = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - start
}

/** A developer's first start after a change: it stores what it has compiled after 1.5 s. */
async function storeCompiledCode() {
  await using mock = await startMock()
  await fetch(`${mock.url}/wps/system/status`, { headers: { merchant: 'DEMO' } })
  await setTimeout(3000)
}

async function timeToFirstResponse() {
  const start = performance.now()
  await using mock = await startMock()
  const answer = await fetch(`${mock.url}/wps/system/status`, { headers: { merchant: 'DEMO' } })
  if (!answer.ok) throw new Error(`the system status answered ${answer.status}`)
  return performance.now() - start
}

/**
 * `npm run bench`: measures all figures of the performance budget. `--json` for machines, `--gate` to fail over a budget, and names to
 * measure selected those: `npm run bench -- http worlds`. Progress goes to stderr.
 */
const measures = [
  http,
  coldStart,
  worlds,
  manyWorlds,
  store,
  edge,
  year,
  tables,
  editLoop,
  webSize,
  longLists,
  taps,
  director,
  offline,
  pageMemory,
  quality,
  lighthouse,
]
/** Too long for a run of all measures: only by name. */
const onlyByName = [allPages]

const { flags, positionals } = readCommand({
  run: 'npm run bench',
  description: 'Measures all figures of the performance budget.',
  flags: {
    gate: { description: 'fail if a figure is over its budget' },
    json: { description: 'print JSON' },
    route: { value: 'PATH', description: 'only this page in lighthouse, all-pages and quality, such as /m/home' },
  },
  positionals: [...measures, ...onlyByName].map(({ name }) => name).join(' | '),
  example: 'npm run bench -- http worlds',
})

const resultFile = `${root}.cache/bench.json`

type Failure = { name: string; message: string }

function readSelection() {
  const all = [...measures, ...onlyByName]
  const unknown = positionals.find((name) => !all.some((measure) => measure.name === name))
  if (unknown) throw new Error(`Unknown measure "${unknown}": use ${all.map(({ name }) => name).join(', ')}`)
  return {
    ...flags,
    selected: positionals.length === 0 ? measures : all.filter(({ name }) => positionals.includes(name)),
  }
}

/** Prints and writes the figures of each measure when it ends: a run that is stopped keeps what it has measured. */
async function run(selected: Measure[], { json, ...task }: MeasureOptions & { json: boolean }) {
  const figures: Figure[] = []
  const failures: Failure[] = []
  for (const { name, requires, measure } of selected) {
    try {
      const measured = await measure(task)
      if (!json) console.log(printFigures(measured))
      figures.push(...measured)
    } catch (error) {
      failures.push({
        name,
        message: `${error instanceof Error ? error.message : error}${requires ? ` (requires ${requires})` : ''}`,
      })
    }
    await writeFile(resultFile, `${JSON.stringify({ figures, failures }, null, 2)}\n`)
  }
  return { figures, failures }
}

try {
  const { json, gate, selected, route } = readSelection()
  if (!json) console.log(HEADING)
  const { figures, failures } = await run(selected, { json, route, log: (line) => console.error(line) })
  if (json) console.log(JSON.stringify({ figures, failures }, null, 2))
  console.error(`Figures as JSON: ${resultFile.replace(root, '')}`)
  for (const { name, message } of failures) console.error(`Failed to measure ${name}: ${message}`)
  process.exitCode = failures.length > 0 || (gate && figures.some(isOver)) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
