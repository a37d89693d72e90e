import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { root, startMock, startServer } from '../performance/processes.ts'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newWorld, type Probe, sendRequest, signIn, isResponding } from './probes.ts'

/** Runs `longan` in a process of its own, so that servers of this process respond, and returns what it printed. */
async function runLongan(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['mock-server/src/adapters/cli/longan.ts', ...args], { cwd: root })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return out + err
}

/** Runs `work` with a folder that is removed afterwards. */
async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(`${tmpdir()}/longan-attack-`)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const HOSTILE = 'x\u001B[2J\u001B]0;title\u0007\u202E'
const COMMANDS = [['time'], ['scenario'], ['rewind'], ['fork', 'aside'], ['recording', 'start'], ['snapshot']]

async function startForeignServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, [Symbol.asyncDispose]: async () => void server.close() }
}

export const commandLine: Probe[] = [
  {
    name: 'a redirect takes the admin token to another server',
    async run() {
      let stolen: unknown
      await using thief = await startForeignServer((request, response) => {
        stolen ??= request.headers['x-admin-token']
        response.end('{"operations":1}')
      })
      await using mock = await startForeignServer((request, response) =>
        response.writeHead(307, { location: thief.url + request.url }).end(),
      )
      for (const command of COMMANDS) await runLongan(...command, '--url', mock.url, '--token', 'secret')
      return stolen === undefined ? undefined : 'it was sent'
    },
  },
  {
    name: 'the text of a snapshot controls the terminal',
    run: ({ mock }) =>
      withFolder(async (folder) => {
        const { json } = await sendRequest(mock, 'GET /__admin/snapshot', { world: newWorld() })
        writeFileSync(`${folder}/world.json`, JSON.stringify({ ...json, scenario: HOSTILE }))
        const printed = await runLongan('snapshot', 'show', `${folder}/world.json`)
        return /(?!\n)[\p{Cc}\u202E]/u.test(printed) ? JSON.stringify(printed.slice(0, 80)) : undefined
      }),
  },
  {
    name: 'another user of the machine reads a saved snapshot',
    run: ({ mock }) =>
      withFolder(async (folder) => {
        await runLongan('snapshot', 'save', `${folder}/world.json`, '--url', mock, '--world', newWorld())
        const mode = statSync(`${folder}/world.json`).mode & 0o777
        return mode === 0o600 ? undefined : `its mode is ${mode.toString(8)}`
      }),
  },
]

const credentials = { type: 'username', username: 'many01', password: 'Demo@123' }
const READ = 'POST /wps/relay/MCSFE_markAnnouncementRead'

export const commands: Probe[] = [
  {
    name: 'a command repeated after a new login is executed twice',
    async run({ mock }) {
      const world = newWorld()
      const send = async () => {
        const token = await signIn(mock, 'many01', world)
        return sendRequest(mock, READ, {
          token,
          world,
          key: 'one-intent-of-mine',
          body: { announcementId: 501, read: true },
        })
      }
      await send()
      const { headers, status } = await send()
      return headers.get('idempotent-replay') === 'true' ? undefined : `it was executed again: ${status}`
    },
  },
  {
    name: 'twenty requests at once with one idempotency key are executed more than once',
    async run({ mock }) {
      const world = newWorld()
      const token = await signIn(mock, 'many01', world)
      const sent = { token, world, key: 'twenty-at-once', body: { announcementId: 501, read: true } }
      const all = await Promise.all(Array.from({ length: 20 }, () => sendRequest(mock, READ, sent)))
      const done = all.filter(({ headers }) => headers.get('idempotent-replay') !== 'true').length
      return done === 1 ? undefined : `${done} were executed`
    },
  },
  {
    name: 'a login is replayed for another client with the same idempotency key',
    async run({ mock }) {
      const world = newWorld()
      const sent = { world, key: 'login-of-somebody', body: credentials }
      const [one, other] = [
        await sendRequest(mock, 'POST /wps/session/login', sent),
        await sendRequest(mock, 'POST /wps/session/login', sent),
      ]
      return one.json?.value?.['token'] === other.json?.value?.['token'] ? 'it returned the same token' : undefined
    },
  },
  {
    name: 'a snapshot contains a token or a password',
    async run({ mock }) {
      const world = newWorld()
      const token = await signIn(mock, 'many01', world)
      const { text } = await sendRequest(mock, 'GET /__admin/snapshot', { world })
      return [token, 'Demo@123'].find((secret) => text.includes(secret))
    },
  },
]

const privatePaths = [`/@fs${root}package.json?raw`, `/@fs${root}tests/tool.ts`, '/__open-in-editor?file=package.json']
/** Of the whole port range, two that hardly anything uses: the development server needs its port and the next. */
const DEVELOPMENT_PORT = '38471'

export const files: Probe[] = [
  {
    name: 'the development server returns files of the checkout, opens the editor, or listens on the network',
    async run() {
      await using app = await startServer(['web/serve/start.ts', '--port', DEVELOPMENT_PORT])
      for (const path of privatePaths) {
        const { status } = await sendRequest(app.url, `GET ${path}`)
        if (status !== 403 && status !== 404) return `${path} had the status ${status}`
      }
      return findOnNetwork(app.url)
    },
  },
  {
    name: 'the preview or the mock listens on the network',
    run: async ({ mock, site }) => (await findOnNetwork(site)) ?? findOnNetwork(mock),
  },
  {
    name: 'another user of the machine reads the store of a mock',
    run: () =>
      withFolder(async (folder) => {
        const store = `${folder}/worlds.db`
        await using mock = await startMock('--store', store)
        await sendRequest(mock.url, 'POST /wps/member/trialuser')
        const mode = statSync(store).mode & 0o777
        return mode === 0o600 ? undefined : `its mode is ${mode.toString(8)}`
      }),
  },
]

/** Returns the damage if the server also responds at the machine's address in the local network. A machine without one is safe. */
async function findOnNetwork(url: string) {
  const lan = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  const address = `http://${lan?.address}:${new URL(url).port}`
  return lan && (await isResponding(address)) ? `it responds at ${address}` : undefined
}
