import { parseArgs } from 'node:util'
import { openDoor } from './bundle.ts'

const USAGE = `Usage: npm run mock -- [--port 4010] [--host 127.0.0.1] [--seed 7] [--scenario default] [--time 2026-11-20T12:42:00Z] [--lenient] [--admin-token TOKEN]`

/** Ends with a sentence and exit code 2: the caller's mistake, not ours. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n${USAGE}\n`)
  process.exit(2)
}

function readFlags() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        seed: { type: 'string' },
        scenario: { type: 'string', default: 'default' },
        snapshot: { type: 'string' },
        time: { type: 'string' },
        lenient: { type: 'boolean', default: false },
        'admin-token': { type: 'string' },
      },
    })
  } catch (error) {
    refuse((error as Error).message)
  }
}

function wholeNumber(name: string, text: string, highest: number) {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > highest)
    refuse(`--${name} must be a whole number from 0 to ${highest}, not "${text}"`)
  return number
}

async function main() {
  const { values, positionals } = readFlags()
  if (positionals.some((word) => word !== 'mock')) refuse(`Unknown command "${positionals.join(' ')}"`)
  const port = wholeNumber('port', values.port, 65_535)
  const seed = values.seed === undefined ? undefined : wholeNumber('seed', values.seed, Number.MAX_SAFE_INTEGER)
  const time = values.time === undefined ? undefined : Date.parse(values.time)
  if (Number.isNaN(time)) refuse(`--time must be an ISO date, not "${values.time}"`)
  const { createNodeMock, listen, scenarioNames } = await openDoor()
  if (!scenarioNames.includes(values.scenario))
    refuse(`There is no scenario "${values.scenario}"; there are ${scenarioNames.join(', ')}`)
  const mock = createNodeMock({
    ...(seed !== undefined && { seed }),
    scenario: values.scenario,
    isStrict: !values.lenient,
    ...(time !== undefined && { time }),
  })
  if (values.snapshot) await loadSnapshot(mock, values.snapshot)
  try {
    const { url } = await listen(mock, {
      port,
      host: values.host,
      ...(values['admin-token'] && { adminToken: values['admin-token'] }),
    })
    process.stdout.write(`The mock gateway answers at ${url}\nIts control API is at ${url}/__admin/health\n`)
  } catch (error) {
    refuse(sentenceOf(error as NodeJS.ErrnoException, values))
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

function sentenceOf({ code, message }: NodeJS.ErrnoException, { host, port }: { host: string; port: string }) {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use; choose another with --port`
  if (code === 'EACCES') return `Port ${port} may not be opened; choose one above 1023 with --port`
  return `The mock cannot listen on ${host}:${port}: ${message}`
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) refuse('Longan needs Node 22.18 or newer; run it through npm')
await main()
