import { spawnSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PASSWORD } from '../support/sign-in.ts'
import { root, startServer } from '../performance/processes.ts'
import { journeys } from './journeys.ts'
import { type Engine, phoneOf } from './phone.ts'
import puppeteer, { type ElementHandle } from 'puppeteer-core'

/** `npm run test:e2e -- --engines`: key journeys in browser engines that Playwright does not ship, from the system's packages. */
const FIREFOX = '/usr/bin/firefox-esr'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const PACKAGES: Readonly<Record<string, string>> = {
  [FIREFOX]: 'firefox-esr',
  [MINI_BROWSER]: 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
}

const log = (line: string) => void process.stdout.write(`${line}\n`)

function install() {
  const missing = Object.keys(PACKAGES).flatMap((file) => (existsSync(file) ? [] : PACKAGES[file]!))
  if (missing.length === 0) return
  log(`Installing ${missing.join(', ')}`)
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const { status } = spawnSync('apt-get', ['install', '-y', ...missing], { stdio: 'ignore' })
  if (status === 0) return
  log(`Failed to install the other engines: run apt-get install ${missing.join(' ')}`)
  process.exit(2)
}

const POPUP = 521
const RESET_PAGE = `
  localStorage.clear()
  sessionStorage.clear()
  const [world, session] = arguments
  document.cookie = 'mock_world=' + world + ';path=/'
  const today = new Date(Date.now() + 7 * 3600000).toISOString().slice(0, 10)
  localStorage.setItem('seenPopups', JSON.stringify({ ${POPUP}: today }))
  if (session) localStorage.setItem('session', session)
  return navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))).then(() => true) ?? true
`

async function sessionOf(site: string, world: string, username: string) {
  const { merchant } = (await (await fetch(`${site}/config.json`)).json()) as { merchant: string }
  const headers = { merchant, 'content-type': 'application/json', encryption: 'plain', 'x-mock-world': world }
  const body = JSON.stringify({ type: 'username', username, password: PASSWORD })
  const reply = await fetch(`${site}/wps/session/login`, { method: 'POST', headers, body })
  const { value } = (await reply.json()) as { value: Record<string, unknown> }
  const { token, userName, type, firstTimeLogin } = value
  return JSON.stringify({ token, merchantCode: merchant, userName, type, firstTimeLogin })
}

async function runJourneys(engine: Engine, site: string): Promise<number> {
  let failed = 0
  const phone = phoneOf(engine, site)
  for (const [index, { name, as, go }] of journeys.entries()) {
    const world = `${engine.name}-${index}`
    try {
      await phone.open('/robots.txt')
      await engine.run(RESET_PAGE, world, as ? await sessionOf(site, world, as) : '')
      await go(phone)
      log(`✓ ${engine.name}: ${name}`)
    } catch (error) {
      failed++
      log(`✗ ${engine.name}: ${name}\n    ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await engine.close()
  return failed
}

export async function runInOtherEngines(): Promise<void> {
  if (!existsSync(`${root}web/dist/index.html`)) {
    log('Failed to find the built site: run "npm run build" first.')
    process.exit(2)
  }
  install()
  await using server = await startServer(['web/serve/preview.ts', '--port', '0'])
  const site = server.url.replace('localhost', '127.0.0.1')
  let failed = 0
  for (const start of [() => startFirefox(FIREFOX), () => startWebKit(MINI_BROWSER)])
    failed += await runJourneys(await start(), site)
  log(failed === 0 ? `${journeys.length} journeys in each of two engines` : `${failed} journeys failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** A service worker would answer instead of the journey's world. */
const extraPrefsFirefox = { 'dom.serviceWorkers.enabled': false }
/** Firefox reports this if the previous page was still navigating. */
const ABORTED = /NS_BINDING_ABORTED/

async function startFirefox(executablePath: string): Promise<Engine> {
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

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PORT = 4799
const BASE_URL = `http://127.0.0.1:${PORT}`

/** Sends a WebDriver command; throws its error message if it fails. */
async function command<Answer>(path: string, body?: object, method = 'POST'): Promise<Answer> {
  const response = await fetch(BASE_URL + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
  return value
}

async function untilReady() {
  const end = Date.now() + 30_000
  while (!(await fetch(`${BASE_URL}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer')
    await new Promise((go) => setTimeout(go, 100))
  }
}

async function startWebKit(binary: string): Promise<Engine> {
  const driver = ['WebKitWebDriver', `--port=${PORT}`]
  const [run, ...args] = process.env['DISPLAY'] ? driver : ['xvfb-run', '-a', ...driver]
  const child = spawn(run!, args, { stdio: 'ignore', detached: true })
  await untilReady()
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId } = await command<{ sessionId: string }>('/session', { capabilities: { alwaysMatch } })
  const sessionPath = `/session/${sessionId}`
  await command(`${sessionPath}/window/rect`, { width: 390, height: 844 })
  const execute = <Answer>(script: string, args: string[]) =>
    command<Answer>(`${sessionPath}/execute/sync`, { script, args })
  const findElement = async (script: string, args: string[]) =>
    `${sessionPath}/element/${(await execute<Record<string, string>>(script, args))[ELEMENT]}`
  return {
    name: 'WebKit',
    go: (url) => command(`${sessionPath}/url`, { url }),
    run: (script, ...args) => execute(script, args),
    tap: async (script, ...args) => command(`${await findElement(script, args)}/click`, {}),
    type: async (script, ...args) => command(`${await findElement(script, args)}/value`, { text: args[2] }),
    async close() {
      await command(sessionPath, undefined, 'DELETE')
      process.kill(-child.pid!)
    },
  }
}
