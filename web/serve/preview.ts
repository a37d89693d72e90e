import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadBrand } from './brand/read-brand.ts'
import { addressesOf, hostOf, LAN_FLAG } from './server/addresses.ts'
import { exitWithUsage, parsePort, portProblem, readCommand, refuse } from './exit.ts'
import { listenByHost } from './server/by-host.ts'
import { siteListener } from './server/site.ts'
import { stopWithNpm } from '../../stop-with-npm.ts'

const command = readCommand({
  run: 'npm run preview',
  description:
    'Serves the production build with the mock at the same origin; with --demo the demo build, which has mock and panel in the page.',
  flags: {
    port: { value: 'N', description: 'port to listen on; 0 picks a free one', default: '4173' },
    lan: LAN_FLAG,
    demo: { description: 'serve the result of npm run build -- --demo, the only build with the demo panel' },
    folder: {
      value: 'PATH',
      description: 'serve a copy of the build, whose config.json names its gateway, without a mock',
    },
    brand: { value: 'PATH', description: 'show the site with the brand of this folder, see npm run brand' },
    brands: {
      value: 'PATH',
      description:
        'also show the brand of each folder in this one, at FOLDER.localhost and the hosts of its brand.json',
    },
  },
  example: 'npm run build && npm run preview -- --port 8080',
})
const { demo, folder: copy, brand: brandFolder, brands: brandsFolder } = command.flags
if (brandFolder !== undefined && copy !== undefined)
  refuse('--brand and --folder exclude each other: a folder written by npm run brand has its brand already')
if (brandsFolder !== undefined && copy !== undefined)
  refuse('--brands and --folder exclude each other: the brands are shown by the build')
if (demo && copy !== undefined) refuse('--folder and --demo exclude each other: leave --demo out')
const port = parsePort(command.flags.port)
const built = copy ?? fileURLToPath(new URL(demo ? '../dist-demo' : '../dist', import.meta.url))
if (!existsSync(`${built}/index.html`)) {
  if (copy !== undefined) refuse(`There is no built site in ${copy}`)
  exitWithUsage(`There is no build: run "npm run build${demo ? ' -- --demo' : ''}" first.`)
}

// Imported after the flags are read: these load the app's calls, the mock and the tools for pictures.
const { namesOf, writeBrandSite } = await import('./brand/brand-site.ts')
const { readBrands } = await import('./brand/brands.ts')
const { brandsOrExit, readBrand } = await import('./brand/read-brand.ts')
const { ensureMockAssets } = await import('./assets.ts')
const { FAST } = await import('./compress.ts')
const { configure } = await import('./page/configure-pages.ts')
const { firstPictures, picturedPages } = await import('./page/first-pictures.ts')
const { recordPreloadCalls } = await import('./page/preload-calls.ts')
const { siteOf } = await import('./page/policy.ts')

// Without a listener a signal ends the process at once: the copy of a brand would stay, and Node would not write its compile cache.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
stopWithNpm()
const hosted = brandsFolder === undefined ? [] : await brandsOrExit(() => readBrands(brandsFolder))
const main = await openSite(brandFolder === undefined ? undefined : await brandsOrExit(() => readBrand(brandFolder)))
const byHost = new Map<string, RequestListener>()
for (const { hosts, brand } of hosted) {
  const { listener } = await openSite(brand)
  for (const host of hosts) byHost.set(host, listener)
}
// Node closes idle connections after five seconds by default, and a client may reuse one at that very moment.
const server = createServer({ keepAliveTimeout: 120_000 }, listenByHost(byHost, main.listener))
server.once('error', (error) => exitWithUsage(portProblem(port, { error, command })))
server.listen(port, hostOf(command.flags.lan), () => {
  const { port: listened } = server.address() as AddressInfo
  const [local, lan] = addressesOf(listened, command.flags.lan)
  // Loads the headers before the first visitor.
  for (const page of picturedPages) main.earlyHeaders(page)
  console.log(`\n  ${demo ? 'Demo' : 'Site'}  ${local}${lan ? `   on a phone: ${lan}` : ''}`)
  for (const { brand, hosts } of hosted) console.log(`  ${namesOf(brand).vi}  http://${hosts[0]}:${listened}`)
  console.log()
})

/** Opens the built site, or a copy of it with a brand, which has a mock of its own: its messages carry the name of the brand. */
async function openSite(brand?: ReadBrand) {
  const folder = brand ? await brandedCopy(brand) : built
  // A copy is often written for one run.
  if (!brand) await configure(folder, { isDemo: demo, quality: copy === undefined ? undefined : FAST })
  const site = siteOf(readFileSync(`${folder}/index.html`, 'utf8'))
  // The page of home has only its own calls.
  const calls = demo ? undefined : await recordPreloadCalls(site.config ?? {})
  const earlyHeaders = firstPictures(
    { ...site, ...(calls && { calls }) },
    () => addressesOf((server.address() as AddressInfo).port)[0]!,
  )
  const answer = demo || copy ? undefined : await mockListener(brand && namesOf(brand))
  return { listener: siteListener(folder, { answer, earlyHeaders }), earlyHeaders }
}

/** A copy of the build with another brand, for as long as this command runs. */
async function brandedCopy(brand: ReadBrand) {
  for (const note of brand.notes) console.log(`  ${note}`)
  const out = await mkdtemp(join(tmpdir(), 'longan-brand-'))
  process.once('exit', () => rmSync(out, { recursive: true, force: true }))
  await writeBrandSite(brand, { build: built, out, isDemo: demo, quality: FAST })
  return out
}

async function mockListener(
  siteName: ReturnType<typeof namesOf> | undefined,
): Promise<(...call: Parameters<RequestListener>) => unknown> {
  await ensureMockAssets()
  const { createNodeListener, createNodeMock } = await import('@longan/mock-server/node')
  return createNodeListener(createNodeMock({ isStrict: false, siteName }))
}
