import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildMockValidators, ensureMockAssets } from './assets.ts'
import { compress } from './compress.ts'
import { exitWithUsage } from './exit.ts'
import { finishPages } from './page/finish-page.ts'
import { configure } from './page/configure-pages.ts'
import { fileOfPage, pagesWithFile } from './page/prerendered-pages.ts'
import { printSizes } from './bundle-sizes.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { buildRecord, hashInputs } from './unchanged-build.ts'

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/
// Strings that occur only in the mock's sources and in the demo panel.
const mockMarkers = ['x-mock-world', 'mock_world', 'x-mock-violations', 'provider-states', '/__admin', 'longan-demo']

/** Builds the app into its folder; one whose inputs have not changed is kept, unless `force` is set. */
export async function buildApp({ demo, force }: { demo: boolean; force: boolean }) {
  const folder = fileURLToPath(new URL(demo ? '../dist-demo/' : '../dist/', import.meta.url))
  const record = buildRecord(folder)
  const inputs = hashInputs()
  if (!force && (await record.isOf(inputs)))
    return console.log(`${folder} is kept: no input has changed since it was built.`)
  await buildFolder(folder, demo)
  // A file that changed meanwhile may have been read before the change or after it.
  await record.store(hashInputs() === inputs ? inputs : undefined)
}

async function buildFolder(folder: string, demo: boolean) {
  if (demo) await Promise.all([ensureMockAssets(), buildMockValidators()])
  await build({ configFile, mode: demo ? 'demo' : 'production', logLevel: 'warn' })
  if (demo) await copyMockAssets(folder)
  await finishPages(folder)
  await buildServiceWorker(folder)
  const files = await filesOf(folder)
  if (!demo) await assertNoMock(files)
  // The pages are not complete: `configure` compresses them.
  const pages = new Set(['/index.html', ...pagesWithFile.map(fileOfPage)].map((page) => join(folder, page)))
  await Promise.all(files.filter((file) => compressible.test(file) && !pages.has(file)).map((file) => compress(file)))
  await configure(folder, { isDemo: demo })
  const over = await printSizes(folder)
  if (over.length) exitWithUsage(`The build is over its size budget:\n  ${over.join('\n  ')}`)
}

/** The demo has no server: the mock's pictures and the simulators' pages are copied beside the app, in formats that need no content negotiation. */
function copyMockAssets(folder: string) {
  const assets = fileURLToPath(new URL('../../mock-server/dist/assets/', import.meta.url))
  return cp(assets, folder, { recursive: true, filter: (path) => !/\.stamps\.json$|\.avif$/.test(path) })
}

async function filesOf(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
}

async function assertNoMock(all: string[]) {
  for (const file of all.filter((one) => one.endsWith('.js'))) {
    const text = await readFile(file, 'utf8')
    const mark = mockMarkers.find((word) => text.includes(word))
    if (mark) exitWithUsage(`The production build contains the mock: "${mark}" in ${file}.`)
  }
}
