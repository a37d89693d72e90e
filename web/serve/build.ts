import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { ensureMockAssets } from './assets.ts'
import { giveUp, readFlags } from './exit.ts'
import { printSizes } from './sizes.ts'

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/
// Words that only the mock's own sources and the demo's panel contain.
const mockMarks = ['x-mock-world', 'mock_world', 'x-mock-violations', 'provider-states', '/__admin', 'longan-demo']

const { demo } = readFlags('build', { demo: false })
const folder = fileURLToPath(new URL(demo ? '../dist-demo/' : '../dist/', import.meta.url))

if (demo) await ensureMockAssets()
await build({ configFile, mode: demo ? 'demo' : 'production', logLevel: 'warn' })
if (demo) await copyMockAssets()
const files = await filesOf(folder)
if (!demo) await demandNoMock(files)
await Promise.all(files.filter((file) => compressible.test(file)).map(compress))
await printSizes(folder)

/** The demo has no server: the mock's pictures and its partners' pages lie beside the app. */
function copyMockAssets() {
  const assets = fileURLToPath(new URL('../../mock-server/dist/assets/', import.meta.url))
  return cp(assets, folder, { recursive: true, filter: (path) => !path.endsWith('.stamps.json') })
}

async function filesOf(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
}

async function compress(file: string) {
  const bytes = await readFile(file)
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ])
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)])
}

/** A site that speaks to a real gateway must not carry an invented one. */
async function demandNoMock(all: string[]) {
  for (const file of all.filter((one) => one.endsWith('.js'))) {
    const text = await readFile(file, 'utf8')
    const mark = mockMarks.find((word) => text.includes(word))
    if (mark) giveUp(`The production build contains the mock: "${mark}" in ${file}.`)
  }
}
