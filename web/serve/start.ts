import { spawn } from 'node:child_process'
import { createServer as createProbe } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { addressesOf } from './addresses.ts'
import { ensureMockAssets } from './assets.ts'
import { giveUp, portProblem, readFlags } from './exit.ts'

const cli = fileURLToPath(new URL('../../mock-server/src/doors/cli/cli.ts', import.meta.url))
const { port } = readFlags('start', { port: 5173 })
const mockPort = port + 1

await Promise.all([demandFree(port), demandFree(mockPort)])
await ensureMockAssets()

const mock = spawn(process.execPath, [cli, 'mock', '--port', String(mockPort)], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
process.env.MOCK_URL = `http://127.0.0.1:${mockPort}`
const app = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  server: { port },
})
await app.listen()

mock.once('exit', (code) => stop(code ?? 1))
process.once('SIGINT', () => stop(0))
process.once('SIGTERM', () => stop(0))

const [local, lan] = addressesOf(port)
console.log(`\n  App         ${local}${lan ? `   on a phone: ${lan}` : ''}`)
console.log(`  Mock admin  http://localhost:${mockPort}/__admin/health\n`)

function stop(code: number) {
  mock.removeAllListeners('exit')
  mock.kill()
  void app.close().finally(() => process.exit(code))
}

/** Says so before anything starts, rather than after half of it has. */
function demandFree(wanted: number) {
  return new Promise<void>((resolve) => {
    const probe = createProbe()
    probe.once('error', (error) => giveUp(portProblem(wanted, error)))
    probe.listen(wanted, () => probe.close(() => resolve()))
  })
}
