import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { addressesOf } from './addresses.ts'
import { ensureMockAssets } from './assets.ts'
import { giveUp, portProblem, readFlags } from './exit.ts'
import { configure } from './configure.ts'
import { siteListener } from './site.ts'

const { port, demo } = readFlags('preview', { port: 4173, demo: false })
const folder = fileURLToPath(new URL(demo ? '../dist-demo' : '../dist', import.meta.url))
if (!existsSync(`${folder}/index.html`)) giveUp(`Nothing to show: run "npm run build${demo ? ':demo' : ''}" first.`)

await configure(folder, { isDemo: demo })
const listener = siteListener(folder, demo ? undefined : await mockListener())
// A client that keeps its connections must not pick one up at the very moment it is closed, as after Node's five seconds.
const server = createServer({ keepAliveTimeout: 120_000 }, listener)
server.once('error', (error) => giveUp(portProblem(port, error)))
server.listen(port, () => {
  const [local, lan] = addressesOf((server.address() as AddressInfo).port)
  console.log(`\n  ${demo ? 'Demo' : 'Site'}  ${local}${lan ? `   on a phone: ${lan}` : ''}\n`)
})

async function mockListener(): Promise<(...call: Parameters<RequestListener>) => unknown> {
  await ensureMockAssets()
  const { createNodeListener, createNodeMock } = await import('@longan/mock-server/node')
  return createNodeListener(createNodeMock({ isStrict: false }))
}
