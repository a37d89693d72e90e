import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PASSWORD } from '../support/sign-in.ts'
import { root, startServer } from '../performance/processes.ts'
import { startFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { type Engine, phoneOf } from './phone.ts'
import { startWebKit } from './webkit.ts'

/** `npm run e2e -- --engines`: the key journeys in engines that Playwright does not come with, as the system's packages have them. */
const FIREFOX = '/usr/bin/firefox-esr'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const PACKAGES: Readonly<Record<string, string>> = {
  [FIREFOX]: 'firefox-esr',
  [MINI_BROWSER]: 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

function install() {
  const missing = Object.keys(PACKAGES).flatMap((file) => (existsSync(file) ? [] : PACKAGES[file]!))
  if (missing.length === 0) return
  say(`Installing ${missing.join(', ')}`)
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const { status } = spawnSync('apt-get', ['install', '-y', ...missing], { stdio: 'ignore' })
  if (status === 0) return
  say(`The other engines are missing: apt-get install ${missing.join(' ')}`)
  process.exit(2)
}

const POPUP = 521
/** A page of nobody yet, in the world of this journey. */
const FRESH = `
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

/** How many journeys failed in this engine. */
async function travel(engine: Engine, site: string): Promise<number> {
  let failed = 0
  const phone = phoneOf(engine, site)
  for (const [index, { name, as, go }] of journeys.entries()) {
    const world = `${engine.name}-${index}`
    try {
      await phone.open('/robots.txt')
      await engine.run(FRESH, world, as ? await sessionOf(site, world, as) : '')
      await go(phone)
      say(`✓ ${engine.name}: ${name}`)
    } catch (error) {
      failed++
      say(`✗ ${engine.name}: ${name}\n    ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await engine.close()
  return failed
}

export async function travelInOtherEngines(): Promise<void> {
  if (!existsSync(`${root}web/dist/index.html`)) {
    say('There is no site to travel: run "npm run build" first.')
    process.exit(2)
  }
  install()
  await using server = await startServer(['web/serve/preview.ts', '--port', '0'])
  const site = server.url.replace('localhost', '127.0.0.1')
  let failed = 0
  for (const start of [() => startFirefox(FIREFOX), () => startWebKit(MINI_BROWSER)])
    failed += await travel(await start(), site)
  say(failed === 0 ? `${journeys.length} journeys in each of two engines` : `${failed} journeys failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
