import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { addressesOf } from './addresses.ts'
import { ensureMockAssets } from './assets.ts'
import { configure } from './configure.ts'
import { exitWithUsage, parsePort, portProblem, readCommand } from './exit.ts'
import { firstPictures } from './first-pictures.ts'
import { siteOf } from './policy.ts'
import { siteListener } from './site.ts'
import { paths } from '../src/lib/paths.ts'

const command = readCommand({
  run: 'npm run preview',
  description:
    'The production build, compressed, in front of the mock; with --demo the demo build, its mock and its panel in the page.',
  flags: {
    port: { value: 'N', description: 'where it listens; 0 for any that is free', default: '4173' },
    demo: { description: 'show what npm run build -- --demo has built: the only build that has the demo panel' },
    folder: { value: 'PATH', description: 'a copy of the build whose config.json names its own gateway; no mock beside it' },
  },
  example: 'npm run build && npm run preview -- --port 8080',
})
const { demo, folder: copy } = command.flags
if (demo && copy !== undefined) command.refuse('A copy in a folder of its own is of one build: leave --demo out')
const port = parsePort(command.flags.port, command)
const folder = copy ?? fileURLToPath(new URL(demo ? '../dist-demo' : '../dist', import.meta.url))
if (!existsSync(`${folder}/index.html`)) {
  if (copy !== undefined) command.refuse(`There is no built site in ${copy}`)
  exitWithUsage(`Nothing to show: run "npm run build${demo ? ':demo' : ''}" first.`)
}

await configure(folder, { isDemo: demo })
const site = siteOf(readFileSync(`${folder}/index.html`, 'utf8'))
const ahead = firstPictures(site, () => addressesOf((server.address() as AddressInfo).port)[0]!)
const listener = siteListener(folder, { answer: demo || copy ? undefined : await mockListener(), ahead })
// Node closes idle connections after five seconds by default, and a client may reuse one at that very moment.
const server = createServer({ keepAliveTimeout: 120_000 }, listener)
server.once('error', (error) => exitWithUsage(portProblem(port, error)))
server.listen(port, () => {
  const [local, lan] = addressesOf((server.address() as AddressInfo).port)
  // Loads the headers before the first visitor.
  for (const page of ['/', paths.slotsList()]) ahead(page)
  console.log(`\n  ${demo ? 'Demo' : 'Site'}  ${local}${lan ? `   on a phone: ${lan}` : ''}\n`)
})

async function mockListener(): Promise<(...call: Parameters<RequestListener>) => unknown> {
  await ensureMockAssets()
  const { createNodeListener, createNodeMock } = await import('@longan/mock-server/node')
  return createNodeListener(createNodeMock({ isStrict: false }))
}
