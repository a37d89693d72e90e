import type { Server } from 'node:http'
import { createServer as createProbe } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { addressesOf, hostOf, LAN_FLAG } from './server/addresses.ts'
import { ensureMockAssets } from './assets.ts'
import { createMockProcess } from './mock-process.ts'
import { exitWithUsage, parsePort, portProblem, readCommand, refuse } from './exit.ts'
import { headersInDevelopment } from './page/policy.ts'
import { rejectMalformedUrls } from './server/reject-malformed-urls.ts'
import { stopWithNpm } from '../../stop-with-npm.ts'

const command = readCommand({
  run: 'npm start',
  description: 'Starts the development server and the mock at the same origin; the mock uses the next port.',
  flags: { port: { value: 'N', description: 'port of the app, at most 65534', default: '5173' }, lan: LAN_FLAG },
  example: 'npm start -- --port 8080',
})
const port = parsePort(command.flags.port)
const mockPort = port + 1
if (mockPort > 65_535) refuse(`The mock uses the port after the app's, so --port is at most 65534, not ${port}`)

await Promise.all([assertPortFree(port), assertPortFree(mockPort)])
console.log('\n  Starting the app and the mock. The first start draws the pictures of the games: about half a minute.')
await ensureMockAssets()

const [local, lan] = addressesOf(port, command.flags.lan)
const mock = createMockProcess({ port: mockPort, panel: `${lan ?? local}/m/__director`, onEnd: stop })
process.env.MOCK_URL = `http://127.0.0.1:${mockPort}`
const app = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  logLevel: 'warn',
  server: { port, host: hostOf(command.flags.lan), headers: headersInDevelopment },
})
if (app.httpServer) rejectMalformedUrls(app.httpServer as Server)
// Ends the mock however this process ends, so that its port is free.
process.once('exit', mock.end)
process.once('SIGINT', () => stop(0))
process.once('SIGTERM', () => stop(0))
stopWithNpm()
await Promise.all([app.listen(), mock.start()])
mock.watch(app.watcher)

const lines = [
  ['App', `${local}${lan ? `   on a phone: ${lan}` : ''}`],
  ['Log in as', 'demo01 with the password Demo@123'],
  ["Director's panel", `${local}/m/__director`],
  ['Control API', `http://127.0.0.1:${mockPort}/__admin`],
  ['API docs', `http://127.0.0.1:${mockPort}/__admin/docs`],
  ['Guides', 'docs/index.md, or npm run docs for the site'],
] as const
console.log(`\n${lines.map(([name, value]) => `  ${name.padEnd(16)}  ${value}`).join('\n')}\n`)

function stop(code: number) {
  mock.end()
  void app.close().finally(() => process.exit(code))
}

function assertPortFree(wanted: number) {
  return new Promise<void>((resolve) => {
    const probe = createProbe()
    probe.once('error', (error) => exitWithUsage(portProblem(wanted, { error, command })))
    probe.listen(wanted, hostOf(command.flags.lan), () => probe.close(() => resolve()))
  })
}
