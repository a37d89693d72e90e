import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The first start draws the pictures of the games. */
const TIMEOUT = 180_000
const READY = 'Guides'

const listen = (port: number) =>
  new Promise<{ port: number; close: () => Promise<void> }>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const close = () => new Promise<void>((done) => server.close(() => done()))
      resolve({ port: (server.address() as { port: number }).port, close })
    })
  })

const isFree = async (port: number) => {
  const server = await listen(port).catch(() => undefined)
  await server?.close()
  return server !== undefined
}

/** A free port below a free one, because the mock uses the next. */
async function freePorts(): Promise<number> {
  const { port, close } = await listen(0)
  await close()
  return (await isFree(port + 1)) ? port : freePorts()
}

function start(command: string, words: string[]) {
  const child = spawn(command, words, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (output += part))
  return { child, output: () => output, [Symbol.dispose]: () => killGroup(child) }
}

function killGroup({ pid }: ChildProcess) {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    // All its processes have ended.
  }
}

const npm = ['npm', 'start', '--', '--port'] as const
const itself = [process.execPath, 'web/serve/start.ts', '--port'] as const

// Ctrl-C reaches the whole group. A SIGINT to npm alone does not end its shell, and no process below learns of it.
test.for([
  ['SIGTERM to npm', npm, (pid: number): unknown => process.kill(pid, 'SIGTERM')],
  ['Ctrl-C', npm, (pid: number): unknown => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to the process itself', itself, (pid: number): unknown => process.kill(pid, 'SIGTERM')],
  ['SIGINT to the process itself', itself, (pid: number): unknown => process.kill(pid, 'SIGINT')],
] as const)('%s stops npm start and frees both ports', { timeout: TIMEOUT }, async ([, command, send]) => {
  const port = await freePorts()
  const [file, ...words] = command
  using server = start(file, [...words, String(port)])
  await expect.poll(server.output, { timeout: TIMEOUT }).toContain(READY)

  send(server.child.pid!)

  await expect.poll(() => Promise.all([isFree(port), isFree(port + 1)]), { timeout: 10_000 }).toEqual([true, true])
})

test('npm start says at once what it does, then only six lines', { timeout: TIMEOUT }, async () => {
  const port = await freePorts()
  using server = start(process.execPath, ['web/serve/start.ts', '--port', String(port)])
  await expect.poll(server.output, { timeout: TIMEOUT }).toContain(READY)

  const [first, ...lines] = server.output().trim().split(/\n+ */)
  expect(first).toMatch(/^Starting the app and the mock\./)
  expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual([
    'App',
    'Log in as',
    "Director's panel",
    'Control API',
    'API docs',
    'Guides',
  ])
  const base = /Control API +(\S+)/.exec(server.output())![1]!
  expect((await fetch(base)).status).toBe(200)
})

test.for([0, 1])('a taken port (the given one plus %i) is named, with the command for another', async (offset) => {
  const port = await freePorts()
  const other = await listen(port + offset)
  using server = start(process.execPath, ['web/serve/start.ts', '--port', String(port)])

  await expect.poll(server.output).toContain(`Port ${port + offset} is in use`)
  expect(server.output()).toContain('choose another: npm start -- --port N')
  await other.close()
})
