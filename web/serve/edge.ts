import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parsePort, portProblem, readCommand, refuse, exitWithUsage } from './exit.ts'
import { stopWithNpm } from '../../stop-with-npm.ts'

const command = readCommand({
  run: 'npm run tool -- edge',
  description:
    'Runs the mock in the local edge runtime, with one durable object per world, and serves the app and the demo (/demo).',
  flags: {
    port: { value: 'N', description: 'port to listen on; 0 picks a free one', default: '8787' },
    store: { value: 'FOLDER', description: 'folder to store worlds in; without it they are lost on exit' },
    brands: {
      value: 'PATH',
      description:
        'also show the brand of each folder in this one, at FOLDER.localhost and the hosts of its brand.json',
    },
    'dry-run': { description: 'create the upload in .cache/edge and exit; nothing is deployed' },
  },
  example: 'npm run build && npm run build -- --demo && npm run tool -- edge --store .cache/worlds',
})
const { flags } = command
const port = parsePort(flags.port)
if (flags.store !== undefined && !flags['dry-run']) await createStore(flags.store)
const folder = fileURLToPath(new URL('../../.cache/edge', import.meta.url))
const site = `${folder}/site`

// Imported after the flags are read: the tools that build and run the edge take a second to load.
const { buildEdge } = await import('../../mock-server/build-edge.ts')
const { brandsOrExit } = await import('./brand/read-brand.ts')
const { readBrands } = await import('./brand/brands.ts')
const { ensureMockAssets } = await import('./assets.ts')
const { createEdgeSite } = await import('./edge-site.ts')

await ensureMockAssets()
const brandsFolder = flags.brands
const hosted = brandsFolder === undefined ? [] : await brandsOrExit(() => readBrands(brandsFolder))
const brands = await createEdgeSite(site, hosted)
const worker = await buildEdge()
if (flags['dry-run']) await createDryRun()
else await run()

async function createStore(store: string) {
  await mkdir(store, { recursive: true, mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) =>
    refuse(`--store must be a folder, not "${store}" (${code})`),
  )
}

async function createDryRun() {
  const { createUpload } = await import('../../mock-server/edge-upload.ts')
  const bytes = await createUpload({ worker, site, brands, folder }).catch((error: Error) =>
    exitWithUsage(error.message),
  )
  console.log(
    `\n  Worker  ${(bytes / 1024).toFixed(0)} KiB, in ${folder}/upload\n  Files   ${site}\n\n  Nothing was deployed.\n`,
  )
}

async function run() {
  const { runEdge } = await import('../../mock-server/edge-runtime.ts')
  const { url, close } = await runEdge({
    worker,
    site,
    brands,
    port,
    persistTo: flags.store,
    onOutput: console.log,
  }).catch((error: NodeJS.ErrnoException) => exitWithUsage(portProblem(port, { error, command })))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
  stopWithNpm()
  console.log(`\n  App   ${url}\n  Demo  ${url}/demo   back: ${url}/demo?leave\n  Mock  ${url}/__admin/health`)
  for (const host of Object.keys(brands)) console.log(`  Brand http://${host}:${new URL(url).port}`)
  console.log()
}
