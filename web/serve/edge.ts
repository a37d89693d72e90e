import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildEdge } from '../../mock-server/build-edge.ts'
import { runEdge } from '../../mock-server/edge-runtime.ts'
import { createUpload } from '../../mock-server/edge-upload.ts'
import { ensureMockAssets } from './assets.ts'
import { createEdgeSite } from './edge-site.ts'
import { parsePort, portProblem, readCommand, exitWithUsage } from './exit.ts'

const command = readCommand({
  run: 'npm run tool -- edge',
  description:
    'The mock as it runs at the edge, a durable object per world, with the app and the demo (/demo) as its files: in the real runtime, on this machine alone.',
  flags: {
    port: { value: 'N', description: 'where it listens; 0 for any that is free', default: '8787' },
    kept: { value: 'FOLDER', description: 'where worlds outlive the runtime; without it they end with it' },
    'dry-run': { description: 'make what would be deployed, in .cache/edge, and end; nothing is sent anywhere' },
  },
  example: 'npm run build && npm run build -- --demo && npm run tool -- edge --kept .cache/worlds',
})
const { flags } = command
const port = parsePort(flags.port, command)
const folder = fileURLToPath(new URL('../../.cache/edge', import.meta.url))
const site = `${folder}/site`

await ensureMockAssets()
await createEdgeSite(site)
const worker = await buildEdge()
if (flags['dry-run']) await createDryRun()
else await run()

async function createDryRun() {
  const bytes = await createUpload({ worker, site, folder }).catch((error: Error) => exitWithUsage(error.message))
  console.log(
    `\n  Door   ${(bytes / 1024).toFixed(0)} KiB, in ${folder}/upload\n  Files  ${site}\n\n  Nothing was sent.\n`,
  )
}

async function run() {
  if (flags.kept) await mkdir(flags.kept, { recursive: true })
  const { url, close } = await runEdge({ worker, site, port, persistTo: flags.kept, onOutput: console.log }).catch(
    (error: NodeJS.ErrnoException) => exitWithUsage(portProblem(port, error)),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
  console.log(`\n  App   ${url}\n  Demo  ${url}/demo   back: ${url}/demo?leave\n  Mock  ${url}/__admin/health\n`)
}
