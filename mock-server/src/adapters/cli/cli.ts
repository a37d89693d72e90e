import { randomUUID } from 'node:crypto'
import { exitWithUsage, MAX_PORT, readCommand, parseInteger } from '../../../../command-line.ts'
import { withProxy, PROXY_FLAGS } from './proxy-options.ts'
import { loadNodeAdapter } from './bundle.ts'
import { isInstalled } from '../../../../installed.ts'
import { shutdownOnSignal } from './graceful-shutdown.ts'
import { MAX_TIME } from '../../kernel/limits.ts'
import { loadSnapshot } from './load-snapshot.ts'
import { openedLog, openedStore } from './open-resources.ts'
import { addressOf } from './running-mock.ts'

const COMMAND = {
  run: 'npm run mock',
  description: 'The mock gateway by itself, for curl, tests and apps in other processes.',
  flags: {
    port: { value: 'N', description: 'where it listens; 0 for any that is free', default: '4010' },
    host: { value: 'ADDRESS', description: 'the address it listens on; 0.0.0.0 for all', default: '127.0.0.1' },
    seed: { value: 'N', description: 'makes the same worlds again, tokens too; without it they cannot be guessed' },
    scenario: {
      value: 'NAME',
      description: 'what a fresh world contains: default, empty, or a story, SC01 to SC43',
      default: 'default',
    },
    time: { value: 'DATE', description: 'an ISO date: the time of a fresh world, instead of now' },
    snapshot: {
      value: 'FILE',
      description: 'the default world, as GET /__admin/snapshot gave it; never in place of a stored one',
    },
    store: {
      value: 'FILE',
      description: 'keeps every world in this SQLite file: a restart, or a kill, loses no answered command',
    },
    'max-worlds': {
      value: 'N',
      description: 'worlds that are kept; the one idle the longest goes first',
      default: '25000',
    },
    'commands-per-second': {
      value: 'N',
      description: 'commands that one world takes in a second; more are refused (429)',
    },
    'worlds-per-address': { value: 'N', description: 'worlds that one address may make; more are refused (429)' },
    'access-log': { value: 'FILE', description: 'a line of JSON for each request, without secrets' },
    lenient: { description: 'tell in a header, not by a 500, where an answer breaks the description' },
    record: { description: 'record every world from its creation, for longan recording save' },
    ...PROXY_FLAGS,
    panel: {
      value: 'URL',
      description: 'the page of the director’s panel: GET /__admin/panel tells a link to it that controls worlds',
    },
    'admin-token': { value: 'TOKEN', description: 'who sends it in X-Admin-Token may control worlds from anywhere' },
  },
  positionals: 'mock',
  example: 'npm run mock -- --port 4010 --scenario empty',
} as const

const read = (argv: string[]) => readCommand(COMMAND, argv)
type Read = ReturnType<typeof read>

const limitOf = (command: Read, name: 'commands-per-second' | 'worlds-per-address') => {
  if (command.flags[name] === undefined) return undefined
  const most = numberOf(command, name, 1_000_000)
  return most > 0 ? most : command.refuse(`--${name} must be at least 1`)
}

type Numbers = 'port' | 'seed' | 'max-worlds' | 'commands-per-second' | 'worlds-per-address'
const numberOf = ({ flags, refuse }: Read, name: Numbers, highest: number) =>
  parseInteger(flags[name] ?? '', { name, highest, refuse })

/** Without a seed the world's tokens follow from nothing. */
const seedOf = (command: Read) =>
  command.flags.seed === undefined ? {} : { seed: numberOf(command, 'seed', Number.MAX_SAFE_INTEGER) }

function timeOf({ flags, refuse }: Read) {
  if (flags.time === undefined) return {}
  const time = Date.parse(flags.time)
  if (Number.isNaN(time)) return refuse(`--time must be an ISO date, not "${flags.time}"`)
  return time >= 0 && time <= MAX_TIME ? { time } : refuse(`--time must be from 1970 to 2100, not "${flags.time}"`)
}

function maxWorldsOf(command: Read) {
  const maxWorlds = numberOf(command, 'max-worlds', 1_000_000)
  return maxWorlds > 0 ? maxWorlds : command.refuse('--max-worlds must be at least 1: the default world is one')
}

/** `longan mock`: runs the gateway until the process ends. */
export async function mock(argv: string[]): Promise<void> {
  const command = read(argv)
  const { flags, positionals, refuse } = command
  if (positionals.some((word) => word !== 'mock')) refuse(`Unknown command "${positionals.join(' ')}"`)
  if (flags.host.trim() === '') refuse('--host must be an address such as 127.0.0.1, not ""')
  const port = numberOf(command, 'port', MAX_PORT)
  const options = { ...seedOf(command), ...timeOf(command), maxWorlds: maxWorldsOf(command) }
  const limits = {
    commandsPerSecond: limitOf(command, 'commands-per-second'),
    worldsPerAddress: limitOf(command, 'worlds-per-address'),
  }
  const door = await loadNodeAdapter()
  const { createNodeMock, listen, scenarioNames } = door
  const { scenario, host, lenient, record, snapshot, 'admin-token': adminToken } = flags
  const page = flags.panel === undefined ? undefined : addressOf('panel', { text: flags.panel, refuse })
  if (!scenarioNames.includes(scenario))
    refuse(`There is no scenario "${scenario}"; there are ${scenarioNames.join(', ')}`)
  const store = flags.store === undefined ? undefined : openedStore(door, flags.store, refuse)
  const made = createNodeMock({ ...options, scenario, isStrict: !lenient, isRecorded: record, store })
  const accessLog = flags['access-log'] === undefined ? undefined : openedLog(door, flags['access-log'], refuse)
  if (snapshot && store && made.worlds.names().includes('default'))
    refuse(`${flags.store} keeps a default world, which --snapshot would replace: name another store, or load it later`)
  if (snapshot) await loadSnapshot(made, snapshot, refuse)
  try {
    const { url, finish } = await listen(await withProxy(made, flags, { door, refuse }), {
      port,
      host,
      limits,
      accessLog,
      written: store?.beds.written,
      ...(adminToken && { adminToken }),
      ...(page && { panel: { page, token: process.env['LONGAN_PANEL_TOKEN'] ?? randomUUID() } }),
    })
    if (store || accessLog) shutdownOnSignal([finish, () => store?.close(), () => accessLog?.close()])
    process.stdout.write(`The mock gateway answers at ${url}\nIts control API is at ${url}/__admin/health\n`)
  } catch (error) {
    refuse(sentenceOf(error as NodeJS.ErrnoException, flags))
  }
}

function sentenceOf({ code, message }: NodeJS.ErrnoException, { host, port }: Read['flags']) {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use; choose another with --port`
  if (code === 'EACCES') return `Port ${port} may not be opened; choose one above 1023 with --port`
  return `The mock cannot listen on ${host}:${port}: ${message}`
}

if (!isInstalled && process.argv[1] === import.meta.filename) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18)) exitWithUsage('Longan needs Node 22.18 or newer; run it through npm')
  await mock(process.argv.slice(2))
}
