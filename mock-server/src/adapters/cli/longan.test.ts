import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createNotesMock } from '../../../template/gateway.ts'
import { listen } from '../node.ts'
import { findMock } from './running-mock.ts'
import { longan, ownFolder, running } from './testing.ts'

const NOON = Date.UTC(2026, 0, 5, 12)

test('the clock of a named world in a running mock is advanced, set, frozen and scaled', async () => {
  await using mock = await running({ time: NOON })
  const time = (...words: string[]) => longan('time', ...words, '--url', mock.url, '--world', 'mine')

  expect((await time('advance', '0')).out).toMatch(/^It is 2026-01-05T12:00/)
  expect((await time('advance', '1h30m')).out).toMatch(/^It is 2026-01-05T13:30:00.000Z, the clock is running; \d+ /)
  expect((await time('set', '2026-02-01T00:00:00Z')).out).toContain('It is 2026-02-01T00:00:00.000Z')
  expect((await time('freeze')).out).toContain('the clock is frozen')
  expect((await time('scale', '60')).code).toBe(0)
  expect(await mock.ask('/__admin/clock')).toMatchObject({ time: NOON, factor: 1, isFrozen: false })
})

test('a world is saved in a file, shown and loaded', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ time: NOON, seed: 5 })
  const snapshot = (...words: string[]) => longan('snapshot', ...words, '--url', mock.url)
  const file = folder.file('before.json')
  const { fingerprint } = await mock.ask('/__admin/fingerprint')

  expect((await snapshot('save', file)).out).toContain(
    `Saved in ${file}\nScenario default, seed 5, created 2026-01-05T12:00`,
  )
  await mock.ask('/__admin/clock/advance', { duration: '3d' })
  expect((await snapshot('show', file)).out).toMatch(/^It is 2026-01-05T12:00.*\n +\w+ +\d+$/m)
  expect((await snapshot('show')).out).toContain('It is 2026-01-08T12:00')
  expect((await snapshot('load', file)).code).toBe(0)
  expect((await mock.ask('/__admin/fingerprint'))['fingerprint']).toBe(fingerprint)
})

test('a world of a custom gateway is saved and loaded, too', async () => {
  await using folder = await ownFolder()
  const { url, close } = await listen(createNotesMock(() => NOON))
  onTestFinished(close)
  const snapshot = (verb: string) => longan('snapshot', verb, folder.file('own.json'), '--url', url)

  expect((await snapshot('save')).out).toMatch(/Saved in .*\nScenario default, /)
  expect((await snapshot('load')).out).toContain('Loaded ')
})

test('a snapshot of another version is refused with a reason, and the world is unchanged', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const file = folder.file('old.json')
  const world = (await mock.ask('/__admin/snapshot')) as object
  await writeFile(file, JSON.stringify({ ...world, version: 3, seed: 99 }))

  const { code, err } = await longan('snapshot', 'load', file, '--url', mock.url)

  expect(err).toContain('old.json: version: is 3: made by an older Longan, and this one reads snapshots of version 5')
  expect(code).toBe(2)
  expect((await mock.ask('/__admin/snapshot'))['seed']).toBe((world as { seed: number }).seed)
})

test('a snapshot larger than the body limit of the gateway is loaded', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const file = folder.file('long.json')
  const world = (await mock.ask('/__admin/snapshot')) as object
  const answer = { id: 'one', fingerprint: 'f', status: 200, body: 'x'.repeat(2 * 1024 * 1024) }
  await writeFile(file, JSON.stringify({ ...world, answers: [answer] }))

  expect(await longan('snapshot', 'load', file, '--url', mock.url)).toMatchObject({ code: 0, err: '' })
})

test('a snapshot with the byte order mark of Windows programs is loaded', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const file = folder.file('windows.json')
  await writeFile(file, `\uFEFF${JSON.stringify(await mock.ask('/__admin/snapshot'))}`)

  expect(await longan('snapshot', 'load', file, '--url', mock.url)).toMatchObject({ code: 0, err: '' })
})

test('a world is reset to another scenario', async () => {
  await using mock = await running()
  const scenario = (...words: string[]) => longan('scenario', ...words, '--url', mock.url)

  expect((await scenario('list')).out).toMatch(/^SC16 +Login captcha \(captcha01\)$/m)
  expect((await scenario('load', 'empty')).out).toBe('The world "default" was reset to the scenario empty\n')
  expect((await mock.ask('/__admin/snapshot'))['scenario']).toBe('empty')
  expect((await scenario('load', 'paradise')).err).toContain('The mock refuses: scenario must be one of default, empty')
})

test.for([
  ['time', 'show'],
  ['rewind', 'list'],
  ['rewind', 'stop'],
  ['rewind', 'to', '0'],
  ['snapshot', 'show'],
  ['snapshot', 'save', '/nowhere/typo.json'],
  ['recording', 'save', '/nowhere/typo.json'],
  ['recording', 'stop'],
  ['fork', 'aside'],
] as const)('longan %s %s refuses a world that the mock does not have, and creates none', async (words) => {
  await using mock = await running()
  await mock.ask('/__admin/worlds', { name: 'mine' })

  const { code, err } = await longan(...words, '--world', 'typo', '--url', mock.url)

  expect(err).toContain('There is no world "typo"; there are default, mine\n')
  expect(code).toBe(2)
  expect(await mock.ask('/__admin/worlds')).toEqual(['default', 'mine'])
})

test('the default world of a new mock can be named', async () => {
  await using mock = await running()

  expect((await longan('time', 'show', '--world', 'default', '--url', mock.url)).code).toBe(0)
})

test('the list of scenarios creates no world', async () => {
  await using mock = await running()

  const { code, err } = await longan('scenario', 'list', '--world', 'typo', '--url', mock.url)

  expect(err).toContain('"scenario list" is the same for all worlds: leave out --world')
  expect(code).toBe(2)
  expect(await mock.ask('/__admin/worlds')).toEqual([])
})

test('a world is forked, and returns to a checkpoint', async () => {
  await using mock = await running({ time: NOON })
  const at = ['--url', mock.url]

  expect((await longan('fork', 'aside', ...at)).out).toContain('"aside" is a copy of "default" at 2026-01-05T12:00')
  await mock.ask('/__admin/clock/advance', { duration: '1h' })
  expect((await longan('fork', 'aside', ...at)).err).toContain(
    'There is a world "aside" already: choose another name, or pass --replace',
  )
  expect((await longan('fork', 'third', '--world', 'nope', ...at)).err).toContain(
    'There is no world "nope"; there are aside, default',
  )
  expect((await longan('fork', 'aside', '--replace', ...at)).out).toContain('at 2026-01-05T13:00')
  await mock.ask('/__admin/clock/set', { time: NOON })
  expect((await longan('rewind', 'to', '0', ...at)).err).toContain(
    'This world keeps no checkpoints: start with npx longan rewind start',
  )
  await longan('rewind', 'start', ...at)
  await mock.ask('/__admin/clock/advance', { duration: '5h' })
  expect((await longan('rewind', 'list', ...at)).out).toMatch(/^ +0 {2}2026-01-05T12:00.*\n +1 {2}2026-01-05T17:00/)
  expect((await longan('rewind', 'to', '0', ...at)).out).toBe('It is 2026-01-05T12:00:00.000Z again, checkpoint 0\n')
  expect((await longan('rewind', 'to', '2026-01-05T11:00:00Z', ...at)).err).toContain(
    'must not be before the first checkpoint',
  )
})

test('a mock with an admin token is controlled with it; the token is never printed', async () => {
  await using mock = await running({ adminToken: 'open-sesame' })
  const time = (...words: string[]) => longan('time', 'freeze', '--url', mock.url, ...words)
  const ways = [await time(), await time('--token', 'guessed-wrong'), await time('--token', 'open-sesame')]

  expect(ways.map(({ code }) => code)).toEqual([2, 2, 0])
  expect(ways[0]!.err).toContain('needs its admin token: pass it with --token')
  expect(ways[1]!.err).toContain('does not accept this --token')
  expect(JSON.stringify(ways)).not.toMatch(/guessed-wrong|open-sesame/)
})

test('without --url the first mock that responds is found, and without any the first address is named', async () => {
  await using mock = await running()
  const unused = 'http://127.0.0.1:4249'

  expect(await findMock([unused, mock.url])).toBe(mock.url)
  expect(await findMock([mock.url, unused])).toBe(mock.url)
  await expect(findMock([unused, 'http://127.0.0.1:4248'])).rejects.toThrow(
    `There is no mock at ${unused} or http://127.0.0.1:4248: start one with npx longan mock, or name it with --url`,
  )
})

test.for([
  [[], 'A command is missing'],
  [['fly'], 'Unknown command "fly"'],
  [['verify'], 'In the repository the command is npm run verify'],
  [['time', '--colour'], "Unknown option '--colour'"],
  [['time', 'fly'], 'Unknown subcommand "time fly"'],
  [['time', 'advance', '-5m'], '"-5m" is below 0, and no value of this command is'],
  [['mock', '--seed', '-1'], '"-1" is below 0, and no value of this command is'],
  [['time', 'advance'], '"time advance" needs a duration such as 2h'],
  [['time', 'scale', 'fast'], '"time scale" needs a factor such as 60, not "fast"'],
  [['time', 'scale', '0x10'], '"time scale" needs a factor such as 60, not "0x10"'],
  [['time', 'freeze', 'now'], 'Unexpected argument "now"'],
  [['time', '--url', 'mock'], '--url must be an http(s) address, not "mock"'],
  [['time', '--url', 'http://user:word@127.0.0.1:4249'], '--url must be an address without a user, password and query'],
  [['time', '--url', 'http://127.0.0.1:4249?a=1'], '--url must be an address without a user, password and query'],
  [
    ['time', '--url', 'http://127.0.0.1:4249'],
    'There is no mock at http://127.0.0.1:4249 (ECONNREFUSED): start one with npx longan mock',
  ],
  [
    ['time', '--world', 'thử'],
    '--world must have letters, digits, dots, dashes and underscores only, 80 at most, not "thử"',
  ],
  [['time', '--world', ''], '--world must have letters, digits, dots, dashes and underscores only, 80 at most, not ""'],
  [['mock', '--port', 'many'], '--port must be an integer from 0 to 65535, not "many"'],
  [['snapshot', 'save'], '"snapshot save" needs a file'],
  [['snapshot', 'show', '/nowhere/world.json'], 'The snapshot /nowhere/world.json cannot be read (ENOENT)'],
  [['snapshot', 'show', new URL(import.meta.url).pathname], 'longan.test.ts is not JSON'],
  [['snapshot', 'fly'], 'Unknown subcommand "snapshot fly"'],
  [['snapshot', 'load', '/nowhere/world.json'], 'The snapshot /nowhere/world.json cannot be read (ENOENT)'],
  [['snapshot', 'show', 'one.json', 'two.json'], 'Unexpected argument "two.json"'],
  [['scenario', 'fly'], 'Unknown subcommand "scenario fly"'],
  [['scenario', 'load', 'SC01', 'SC02'], 'Unexpected argument "SC02"'],
  [['fork', 'one', 'two'], 'Unexpected argument "two"'],
  [['rewind', 'fly'], 'Unknown subcommand "rewind fly"'],
  [['rewind', 'list', '3'], 'Unexpected argument "3"'],
  [['recording'], 'A subcommand is missing: start, save, stop, export or import'],
  [['recording', 'fly'], 'Unknown subcommand "recording fly"'],
  [['recording', 'save'], '"recording save" needs a file'],
  [['replay'], 'A recording is missing: npx longan recording save FILE writes one'],
  [['replay', '/nowhere/found.json'], 'The recording /nowhere/found.json cannot be read (ENOENT)'],
  [['replay', new URL(import.meta.url).pathname], 'longan.test.ts is not JSON'],
  [['replay', new URL('../../../../package.json', import.meta.url).pathname], 'it is not a recording'],
  [['drift', '--gateway', 'http://127.0.0.1:4249', '--json'], "Option '--json <value>' argument missing"],
  [['scenario', 'load'], '"scenario load" needs the name of a scenario'],
  [['fork'], 'The name of the new world is missing'],
  [['rewind', 'to'], '"rewind to" needs a checkpoint of "rewind list", or an ISO date'],
] as const)('longan %j prints the reason and exits with 2', async ([words, sentence]) => {
  const { code, err } = await longan(...words)

  expect(err).toContain(sentence)
  expect(err).toContain('npx longan ')
  expect(err).not.toContain('    at ')
  expect(code).toBe(2)
})

test('the process exits with 2 after wrong usage', () => {
  const cli = fileURLToPath(new URL('longan.ts', import.meta.url))

  expect(spawnSync(process.execPath, [cli, 'time', 'fly'], { encoding: 'utf8' })).toMatchObject({
    status: 2,
    stdout: '',
  })
})

/** All commands except `mock`, which ends its process: `cli.test.ts` tests it. */
const NAMES = [
  'snapshot',
  'time',
  'scenario',
  'fork',
  'rewind',
  'recording',
  'replay',
  'diff',
  'prove',
  'drift',
  'learn',
  'mcp',
  'wallet-check',
  'init',
]

test('the help lists every command and an example', async () => {
  const { code, out } = await longan('--help')

  expect([...out.matchAll(/^ {2}([\w-]+) {2,}\S/gm)].map(([, name]) => name)).toEqual(['mock', ...NAMES])
  expect(out).toContain('Example: npx longan time advance 2h')
  expect(code).toBe(0)
  expect(await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')).toContain('`npx longan`')
})

test.for(NAMES)('longan %s has a help with examples; an unknown flag exits with 2', async (name) => {
  const help = await longan(name, '--help')
  expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`Example: npx longan ${name}`) })
  expect(help.out).toContain(`Usage: npx longan ${name} `)

  const { code, out, err } = await longan(name, '--colour', 'red')
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^Unknown option '--colour'\nUsage: npx longan [\w-]+ .*\nMore: npx longan [\w-]+ --help\n$/)
})
