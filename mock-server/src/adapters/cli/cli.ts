import { readFileSync } from 'node:fs'
import module from 'node:module'
import {
  assertHeaderText,
  assertNoDatabase,
  exitWithUsage,
  isSameFile,
  MAX_PORT,
  parseAddress,
  readCommand,
  parseInteger,
  refuse,
  runCommand,
  toRealPath,
  warn,
} from '../../../../command-line.ts'
import { stopWithNpm } from '../../../../stop-with-npm.ts'
import { withProxy, PROXY_FLAGS } from './gateway/proxy-options.ts'
import { loadNodeAdapter } from './bundle.ts'
import { isInstalled } from '../../../../installed.ts'
import { MAX_TIME, MIN_TIME, parseIsoDate } from '../../kernel/world/clock.ts'
import type { MockServer } from '../../mock-server.ts'

/** Graceful shutdown on SIGINT or SIGTERM: finishes the requests in progress, runs the close steps, then exits with 0 (1 if a step fails). */
function shutdownOnSignal(steps: readonly (() => unknown)[]): void {
  const end = async () => {
    try {
      for (const step of steps) await step()
      process.exit(0)
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error))
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
}

const COMMAND = {
  description: 'Starts the mock gateway as a server, for curl, tests and apps in other processes.',
  flags: {
    port: { value: 'N', description: 'the port to listen on; 0 for any free port', default: '4010' },
    host: { value: 'ADDRESS', description: 'the address to listen on; 0.0.0.0 for all', default: '127.0.0.1' },
    seed: {
      value: 'N',
      description: 'makes worlds reproducible, including tokens; without it tokens cannot be guessed',
    },
    scenario: {
      value: 'NAME',
      description: 'the scenario of a new world: default, empty, or SC01 to SC43',
      default: 'default',
    },
    time: { value: 'DATE', description: 'an ISO date: the time of a new world; default: now' },
    snapshot: {
      value: 'FILE',
      description: 'a file of GET /__admin/snapshot to load as the default world; never replaces a stored one',
    },
    store: {
      value: 'FILE',
      description: 'stores all worlds in this SQLite file: a restart or a kill loses no answered command',
    },
    'max-worlds': {
      value: 'N',
      description: 'maximum number of worlds; the least recently used one is removed first',
      default: '25000',
    },
    'commands-per-second': {
      value: 'N',
      description: 'maximum number of commands per second and world; more are refused (429)',
    },
    'worlds-per-address': { value: 'N', description: 'maximum number of worlds per address; more are refused (429)' },
    'access-log': { value: 'FILE', description: 'writes a line of JSON per request, without secrets' },
    lenient: { description: 'report responses that do not match the document in a header instead of a 500' },
    record: { description: 'record every world from its creation, for longan recording save' },
    ...PROXY_FLAGS,
    panel: {
      value: 'URL',
      description: 'the page of the director’s panel: GET /__admin/panel returns a link to it that controls worlds',
    },
    'admin-token': { value: 'TOKEN', description: 'requests with this X-Admin-Token may control worlds from anywhere' },
  },
} as const

/** As the command is typed in the repository, and with the packages. */
type Run = 'npm run mock' | 'npx longan mock'

const read = (argv: string[], run: Run) => {
  const example = `${run}${run === 'npm run mock' ? ' --' : ''} --port 4010 --scenario empty`
  return readCommand({ ...COMMAND, run, example }, argv)
}
type ParsedCommand = ReturnType<typeof read>

const limitOf = (command: ParsedCommand, name: 'commands-per-second' | 'worlds-per-address') => {
  if (command.flags[name] === undefined) return undefined
  const limit = numberOf(command, name, 1_000_000)
  return limit > 0 ? limit : refuse(`--${name} must be at least 1`)
}

type Numbers = 'port' | 'seed' | 'max-worlds' | 'commands-per-second' | 'worlds-per-address'
const numberOf = ({ flags }: ParsedCommand, name: Numbers, highest: number) =>
  parseInteger(flags[name] ?? '', { name, highest })

/** Without a seed the world's tokens follow from nothing. */
const seedOf = (command: ParsedCommand) =>
  command.flags.seed === undefined ? {} : { seed: numberOf(command, 'seed', Number.MAX_SAFE_INTEGER) }

function timeOf({ flags }: ParsedCommand) {
  if (flags.time === undefined) return {}
  const time = parseIsoDate(flags.time)
  if (Number.isNaN(time)) return refuse(`--time must be an ISO date, not "${flags.time}"`)
  return time >= MIN_TIME && time <= MAX_TIME
    ? { time }
    : refuse(`--time must be from 1971 to 2100, not "${flags.time}"`)
}

function maxWorldsOf(command: ParsedCommand) {
  const maxWorlds = numberOf(command, 'max-worlds', 1_000_000)
  return maxWorlds > 0 ? maxWorlds : refuse('--max-worlds must be at least 1: the default world is one')
}

function adminTokenOf({ flags: { 'admin-token': token } }: ParsedCommand) {
  if (token?.trim() === '')
    refuse('--admin-token must not be empty: without the flag, only this machine may control worlds')
  assertHeaderText('admin-token', token)
  return token
}

export async function mock(argv: string[], run: Run = 'npx longan mock'): Promise<void> {
  const command = read(argv, run)
  const { flags } = command
  if (flags.host.trim() === '') refuse('--host must be an address such as 127.0.0.1, not ""')
  const port = numberOf(command, 'port', MAX_PORT)
  const options = { ...seedOf(command), ...timeOf(command), maxWorlds: maxWorldsOf(command) }
  const adminToken = adminTokenOf(command)
  const limits = {
    commandsPerSecond: limitOf(command, 'commands-per-second'),
    worldsPerAddress: limitOf(command, 'worlds-per-address'),
  }
  // What one start has compiled is read from Node's cache at the next. Node 20 has none.
  module.enableCompileCache?.()
  const { createNodeMock, listen, scenarioNames } = await loadNodeAdapter()
  const { scenario, host, lenient, record, snapshot } = flags
  const page = flags.panel === undefined ? undefined : parseAddress('panel', flags.panel)
  if (!scenarioNames.includes(scenario))
    refuse(`There is no scenario "${scenario}"; there are ${scenarioNames.join(', ')}`)
  const store = flags.store === undefined ? undefined : await openStoreFile(flags.store)
  const server = createNodeMock({ ...options, scenario, isStrict: !lenient, isRecorded: record, store })
  const accessLog = flags['access-log'] === undefined ? undefined : await openLogFile(flags['access-log'], flags.store)
  if (snapshot && store && server.worlds.names().includes('default'))
    refuse(`${flags.store} has a default world that --snapshot would replace: name another store, or load it later`)
  if (snapshot) await loadSnapshot(server, snapshot)
  const { url, finish } = await listen(await withProxy(server, flags), {
    port,
    host,
    limits,
    accessLog,
    written: store?.storage.written,
    ...(adminToken && { adminToken }),
    ...(page && { panel: { page, token: process.env['LONGAN_PANEL_TOKEN'] ?? crypto.randomUUID() } }),
  }).catch((error: NodeJS.ErrnoException) => refuse(describeListenError(error, command)))
  if (store || accessLog) shutdownOnSignal([finish, () => store?.close(), () => accessLog?.close()])
  stopWithNpm()
  process.stdout.write(`The mock gateway answers at ${url}\nIts control API is at ${url}/__admin\n`)
  // Node writes the cache at its exit, but a signal ends the mock without one.
  setImmediate(() => module.flushCompileCache?.())
}

/** What SQLite appends to the path of a store, after its links, for its other files. */
const STORE_ENDINGS = ['-wal', '-shm', '-journal']

/** Opens the file of `--access-log`; later write errors are printed to stderr. */
async function openLogFile(file: string, store: string | undefined) {
  if (store && STORE_ENDINGS.some((ending) => isSameFile(toRealPath(store) + ending, file)))
    refuse(`--access-log ${file} is a file of --store ${store}: name another file`)
  assertNoDatabase(file)
  const { openAccessLog } = await loadNodeAdapter()
  try {
    return openAccessLog(file, warn)
  } catch (error) {
    return refuse(`The access log ${file} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}

async function openStoreFile(file: string) {
  const { openStore, StoreProblem } = await loadNodeAdapter()
  if (file.trim() === '') refuse('--store must be a file, not ""')
  try {
    return openStore(file)
  } catch (error) {
    if (error instanceof StoreProblem) return refuse(error.message)
    throw error
  }
}

function readText(file: string) {
  try {
    // Without the byte order mark that Windows programs write.
    return new TextDecoder().decode(readFileSync(file))
  } catch (error) {
    return refuse(`The snapshot ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

async function loadSnapshot({ handle }: MockServer, file: string) {
  const body = readText(file)
  const reply = await handle({
    method: 'POST',
    path: '/__admin/snapshot',
    query: new URLSearchParams(),
    header: () => undefined,
    body,
  })
  if (reply.status !== 200)
    refuse(`Failed to load the snapshot ${file}: ${(JSON.parse(reply.body) as { message: string }).message}`)
}

function describeListenError({ code, message }: NodeJS.ErrnoException, { flags, commandLine }: ParsedCommand) {
  const { host, port } = flags
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use; choose another: ${commandLine} --port N`
  if (code === 'EACCES') return `Port ${port} needs more permissions; choose one above 1023: ${commandLine} --port N`
  return `Failed to listen on ${host}:${port}: ${message}`
}

if (!isInstalled && process.argv[1] === import.meta.filename) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18))
    exitWithUsage('This Node is too old: use 24.15 or newer, or on Linux run it through npm')
  await runCommand(() => mock(process.argv.slice(2), 'npm run mock'))
}
