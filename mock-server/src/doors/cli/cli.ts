import { randomUUID } from 'node:crypto'
import { HIGHEST_PORT, readCommand, wholeNumber } from '../../../../command-line.ts'
import { beside, BESIDE_FLAGS } from './beside.ts'
import type * as Door from '../node.ts'
import { openDoor } from './bundle.ts'
import { endWell } from './end-well.ts'

const { flags, words, refuse } = readCommand({
  run: 'npm run mock',
  about: 'The mock gateway by itself, for curl, tests and apps in other processes.',
  flags: {
    port: { value: 'N', about: 'where it listens; 0 for any that is free', default: '4010' },
    host: { value: 'ADDRESS', about: 'the address it listens on; 0.0.0.0 for all', default: '127.0.0.1' },
    seed: { value: 'N', about: 'makes the same worlds again, tokens too; without it they cannot be guessed' },
    scenario: {
      value: 'NAME',
      about: 'what a fresh world contains: default, empty, or a story, SC01 to SC43',
      default: 'default',
    },
    time: { value: 'DATE', about: 'an ISO date: the time of a fresh world, instead of now' },
    snapshot: { value: 'FILE', about: 'the default world, as GET /__admin/snapshot gave it' },
    store: {
      value: 'FILE',
      about: 'keeps every world in this SQLite file: a restart, or a kill, loses no answered command',
    },
    'max-worlds': { value: 'N', about: 'worlds that are kept; the one idle the longest goes first', default: '25000' },
    'commands-per-second': { value: 'N', about: 'commands that one world takes in a second; more are refused (429)' },
    'worlds-per-address': { value: 'N', about: 'worlds that one address may make; more are refused (429)' },
    'access-log': { value: 'FILE', about: 'a line of JSON for each request, without secrets' },
    lenient: { about: 'tell in a header, not by a 500, where an answer breaks the description' },
    tape: { about: 'write down what every world is asked, for longan capsule save' },
    ...BESIDE_FLAGS,
    panel: {
      value: 'URL',
      about: 'the page of the director’s panel: GET /__admin/panel tells a link to it that controls worlds',
    },
    'admin-token': { value: 'TOKEN', about: 'who sends it in X-Admin-Token may control worlds from anywhere' },
  },
  words: 'mock',
  example: 'npm run mock -- --port 4010 --scenario empty',
})

const limitOf = (name: 'commands-per-second' | 'worlds-per-address') => {
  if (flags[name] === undefined) return undefined
  const most = numberOf(name, 1_000_000)
  return most > 0 ? most : refuse(`--${name} must be at least 1`)
}

type Numbers = 'port' | 'seed' | 'max-worlds' | 'commands-per-second' | 'worlds-per-address'
const numberOf = (name: Numbers, highest: number) => wholeNumber(flags[name] ?? '', { name, highest, refuse })

/** Without a seed the world's tokens follow from nothing. */
const seedOf = () => (flags.seed === undefined ? {} : { seed: numberOf('seed', Number.MAX_SAFE_INTEGER) })

function timeOf() {
  if (flags.time === undefined) return {}
  const time = Date.parse(flags.time)
  return Number.isNaN(time) ? refuse(`--time must be an ISO date, not "${flags.time}"`) : { time }
}

function maxWorldsOf() {
  const maxWorlds = numberOf('max-worlds', 1_000_000)
  return maxWorlds > 0 ? maxWorlds : refuse('--max-worlds must be at least 1: the default world is one')
}

const warn = (sentence: string) => void process.stderr.write(`${sentence}\n`)

async function main() {
  if (words.some((word) => word !== 'mock')) refuse(`Unknown command "${words.join(' ')}"`)
  if (flags.host.trim() === '') refuse('--host must be an address such as 127.0.0.1, not ""')
  const port = numberOf('port', HIGHEST_PORT)
  const options = { ...seedOf(), ...timeOf(), maxWorlds: maxWorldsOf() }
  const limits = {
    commandsPerSecond: limitOf('commands-per-second'),
    worldsPerAddress: limitOf('worlds-per-address'),
  }
  const door = await openDoor()
  const { createNodeMock, listen, scenarioNames } = door
  const { scenario, host, lenient, tape, snapshot, panel, 'admin-token': adminToken } = flags
  if (!scenarioNames.includes(scenario))
    refuse(`There is no scenario "${scenario}"; there are ${scenarioNames.join(', ')}`)
  const store = flags.store === undefined ? undefined : openedStore(door, flags.store)
  const mock = createNodeMock({ ...options, scenario, isStrict: !lenient, isTaped: tape, store })
  const accessLog = flags['access-log'] === undefined ? undefined : door.openAccessLog(flags['access-log'], warn)
  if (snapshot) await loadSnapshot(mock, snapshot)
  try {
    const { url, finish } = await listen(await beside(mock, flags, { door, refuse }), {
      port,
      host,
      limits,
      accessLog,
      written: store?.beds.written,
      ...(adminToken && { adminToken }),
      ...(panel && { panel: { page: panel, token: process.env['LONGAN_PANEL_TOKEN'] ?? randomUUID() } }),
    })
    if (store || accessLog) endWell([finish, () => store?.close(), () => accessLog?.close()])
    process.stdout.write(`The mock gateway answers at ${url}\nIts control API is at ${url}/__admin/health\n`)
  } catch (error) {
    refuse(sentenceOf(error as NodeJS.ErrnoException))
  }
}

function openedStore({ openStore, StoreProblem }: typeof Door, file: string) {
  if (file.trim() === '') refuse('--store must be a file, not ""')
  try {
    return openStore(file)
  } catch (error) {
    if (error instanceof StoreProblem) return refuse(error.message)
    throw error
  }
}

async function loadSnapshot(mock: { handle(call: never): Promise<{ status: number; body: string }> }, file: string) {
  const { readFile } = await import('node:fs/promises')
  const body = await readFile(file, 'utf8').catch(() => refuse(`The snapshot ${file} cannot be read`))
  const call = {
    method: 'POST',
    path: '/__admin/snapshot',
    query: new URLSearchParams(),
    header: () => undefined,
    body,
  }
  const reply = await mock.handle(call as never)
  if (reply.status !== 200)
    refuse(`The snapshot ${file} cannot be used: ${(JSON.parse(reply.body) as { message: string }).message}`)
}

function sentenceOf({ code, message }: NodeJS.ErrnoException) {
  const { host, port } = flags
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use; choose another with --port`
  if (code === 'EACCES') return `Port ${port} may not be opened; choose one above 1023 with --port`
  return `The mock cannot listen on ${host}:${port}: ${message}`
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) refuse('Longan needs Node 22.18 or newer; run it through npm')
await main()
