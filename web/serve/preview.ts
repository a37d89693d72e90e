import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import sirv from 'sirv'
import { addressesOf } from './addresses.ts'
import { ensureMockAssets } from './assets.ts'
import { giveUp, portProblem, readFlags } from './exit.ts'

const { port, demo } = readFlags('preview', { port: 4173, demo: false })
const folder = fileURLToPath(new URL(demo ? '../dist-demo' : '../dist', import.meta.url))
if (!existsSync(`${folder}/index.html`)) giveUp(`Nothing to show: run "npm run build${demo ? ':demo' : ''}" first.`)

const forever = 'public, max-age=31536000, immutable'
const assets = sirv(folder, {
  brotli: true,
  gzip: true,
  single: true,
  dotfiles: false,
  setHeaders: (response, path) =>
    response.setHeader('Cache-Control', /^\/(?:assets|art)\//.test(path) ? forever : 'no-cache'),
})

/** The app's files. Two of its pages are called like files, `/m/index.html` and `/m/register.html`: they are the app too. */
const files: RequestListener = (request, response) => {
  if (/^\/m\/\w+\.html(?:\?|$)/.test(request.url ?? '')) request.url = '/'
  ;(assets as RequestListener)(request, response)
}

const listener = demo ? files : await siteWithMock()
// A client that keeps its connections must not pick one up at the very moment it is closed, as after Node's five seconds.
const server = createServer({ keepAliveTimeout: 120_000 }, listener)
server.once('error', (error) => giveUp(portProblem(port, error)))
server.listen(port, () => {
  const [local, lan] = addressesOf(port)
  console.log(`\n  ${demo ? 'Demo' : 'Site'}  ${local}${lan ? `   on a phone: ${lan}` : ''}\n`)
})

/** The built site and the mock behind one origin, compressed, as a real site would be. */
async function siteWithMock(): Promise<RequestListener> {
  await ensureMockAssets()
  const { createNodeListener, createNodeMock, isMockPath } = await import('@longan/mock-server/node')
  const answer = createNodeListener(createNodeMock({ isStrict: false }))
  const compressed = compression() as unknown as (...args: [...Parameters<RequestListener>, () => void]) => void
  return (request, response) => {
    if (!isMockPath(new URL(request.url ?? '/', 'http://site').pathname)) return files(request, response)
    compressed(request, response, () => void answer(request, response))
  }
}
