import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createNotesMock } from '../../../template/gateway.ts'
import { listen } from '../node.ts'
import { longan, ownFolder, running } from './testing.ts'

const NOON = Date.UTC(2026, 0, 5, 12)

test('time of a running mock is moved, set, stopped and scaled, in the world that is named', async () => {
  await using mock = await running({ time: NOON })
  const time = (...words: string[]) => longan('time', ...words, '--url', mock.url, '--world', 'mine')

  expect((await time('advance', '0')).out).toMatch(/^It is 2026-01-05T12:00/)
  expect((await time('advance', '1h30m')).out).toMatch(/^It is 2026-01-05T13:30:00.000Z, time passes as it does; \d+ /)
  expect((await time('set', '2026-02-01T00:00:00Z')).out).toContain('It is 2026-02-01T00:00:00.000Z')
  expect((await time('freeze')).out).toContain('time stands still')
  expect((await time('scale', '60')).code).toBe(0)
  expect(await mock.ask('/__admin/clock')).toMatchObject({ time: NOON, factor: 1, isFrozen: false })
})

test('a world is saved in a file, shown and put back', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ time: NOON, seed: 5 })
  const snapshot = (...words: string[]) => longan('snapshot', ...words, '--url', mock.url)
  const file = folder.file('before.json')
  const { fingerprint } = await mock.ask('/__admin/fingerprint')

  expect((await snapshot('save', file)).out).toContain(
    `Saved in ${file}\nScenario default, seed 5, born 2026-01-05T12:00`,
  )
  await mock.ask('/__admin/clock/advance', { duration: '3d' })
  expect((await snapshot('show', file)).out).toMatch(/^It is 2026-01-05T12:00.*\n +\w+ +\d+$/m)
  expect((await snapshot('show')).out).toContain('It is 2026-01-08T12:00')
  expect((await snapshot('load', file)).code).toBe(0)
  expect((await mock.ask('/__admin/fingerprint'))['fingerprint']).toBe(fingerprint)
})

test('a world of one’s own house is saved and put back as well', async () => {
  await using folder = await ownFolder()
  const { url, close } = await listen(createNotesMock(() => NOON))
  onTestFinished(close)
  const snapshot = (verb: string) => longan('snapshot', verb, folder.file('own.json'), '--url', url)

  expect((await snapshot('save')).out).toMatch(/Saved in .*\nScenario default, /)
  expect((await snapshot('load')).out).toContain('The world is as in')
})

test('a snapshot of another version is refused in a sentence, and the world stays as it was', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const file = folder.file('old.json')
  const world = (await mock.ask('/__admin/snapshot')) as object
  await writeFile(file, JSON.stringify({ ...world, version: 3, seed: 99 }))

  const { code, err } = await longan('snapshot', 'load', file, '--url', mock.url)

  expect(err).toContain(
    'old.json is no snapshot that can be used: version: is 3: made by an older Longan, and this one reads snapshots of version 4',
  )
  expect(code).toBe(2)
  expect((await mock.ask('/__admin/snapshot'))['seed']).toBe((world as { seed: number }).seed)
})

test('a snapshot of a long evening, larger than any call of the gateway may be, is put back', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const file = folder.file('long.json')
  const world = (await mock.ask('/__admin/snapshot')) as object
  const answer = { id: 'one', fingerprint: 'f', status: 200, body: 'x'.repeat(2 * 1024 * 1024) }
  await writeFile(file, JSON.stringify({ ...world, answers: [answer] }))

  expect(await longan('snapshot', 'load', file, '--url', mock.url)).toMatchObject({ code: 0, err: '' })
})

test('a world begins anew as another scenario', async () => {
  await using mock = await running()
  const scenario = (...words: string[]) => longan('scenario', ...words, '--url', mock.url)

  expect((await scenario('list')).out).toMatch(/^SC16 +Login captcha \(captcha01\)$/m)
  expect((await scenario('load', 'empty')).out).toBe('The world "default" begins anew as empty\n')
  expect((await mock.ask('/__admin/snapshot'))['scenario']).toBe('empty')
  expect((await scenario('load', 'paradise')).err).toContain('The mock refuses: scenario must be one of default, empty')
})

test('a world is forked, and an earlier moment of it comes back', async () => {
  await using mock = await running({ time: NOON })
  const at = ['--url', mock.url]

  expect((await longan('fork', 'aside', ...at)).out).toContain(
    '"aside" goes on where "default" stands: 2026-01-05T12:00',
  )
  await mock.ask('/__admin/clock/advance', { duration: '1h' })
  expect((await longan('fork', 'aside', ...at)).err).toContain('The mock refuses: name is a world already')
  expect((await longan('fork', 'aside', '--replace', ...at)).out).toContain('stands: 2026-01-05T13:00')
  await mock.ask('/__admin/clock/set', { time: NOON })
  expect((await longan('rewind', 'to', '0', ...at)).err).toContain(
    'Nothing is recorded in this world: npx longan rewind start begins it',
  )
  await longan('rewind', 'start', ...at)
  await mock.ask('/__admin/clock/advance', { duration: '5h' })
  expect((await longan('rewind', 'list', ...at)).out).toMatch(/^ +0 {2}2026-01-05T12:00.*\n +1 {2}2026-01-05T17:00/)
  expect((await longan('rewind', 'to', '0', ...at)).out).toBe('It is 2026-01-05T12:00:00.000Z again, moment 0\n')
  expect((await longan('rewind', 'to', '2026-01-05T11:00:00Z', ...at)).err).toContain(
    'must not be before the recording',
  )
})

test('a mock with an admin token is controlled with it; the token is never told', async () => {
  await using mock = await running({ adminToken: 'open-sesame' })
  const time = (...words: string[]) => longan('time', 'freeze', '--url', mock.url, ...words)
  const ways = [await time(), await time('--token', 'guessed-wrong'), await time('--token', 'open-sesame')]

  expect(ways.map(({ code }) => code)).toEqual([2, 2, 0])
  expect(ways[0]!.err).toContain('whoever has its admin token: name it with --token')
  expect(ways[1]!.err).toContain('does not accept this --token')
  expect(JSON.stringify(ways)).not.toMatch(/guessed-wrong|open-sesame/)
})

test.for([
  [[], 'Which command?'],
  [['fly'], 'Unknown command "fly"'],
  [['time', '--colour'], "Unknown option '--colour'"],
  [['time', 'fly'], 'Unknown subcommand "time fly"'],
  [['time', 'advance'], '"time advance" takes a duration such as 2h'],
  [['time', 'scale', 'fast'], '"time scale" takes a factor such as 60, not "fast"'],
  [['time', 'freeze', 'now'], 'Unexpected argument "now"'],
  [['time', '--url', 'mock'], '--url must be an http(s) address, not "mock"'],
  [['time', '--url', 'http://127.0.0.1:4249'], 'There is no mock at http://127.0.0.1:4249 (ECONNREFUSED)'],
  [['snapshot', 'save'], '"snapshot save" takes a file'],
  [['snapshot', 'show', '/nowhere/world.json'], 'The snapshot /nowhere/world.json cannot be read (ENOENT)'],
  [['snapshot', 'show', new URL(import.meta.url).pathname], 'longan.test.ts is no JSON'],
  [['snapshot', 'fly'], 'Unknown subcommand "snapshot fly"'],
  [['snapshot', 'load', '/nowhere/world.json'], 'The snapshot /nowhere/world.json cannot be read (ENOENT)'],
  [['snapshot', 'show', 'one.json', 'two.json'], 'Unexpected argument "two.json"'],
  [['scenario', 'fly'], 'Unknown subcommand "scenario fly"'],
  [['scenario', 'load', 'SC01', 'SC02'], 'Unexpected argument "SC02"'],
  [['fork', 'one', 'two'], 'Unexpected argument "two"'],
  [['rewind', 'fly'], 'Unknown subcommand "rewind fly"'],
  [['rewind', 'list', '3'], 'Unexpected argument "3"'],
  [['recording'], 'A subcommand is missing: start, save or stop'],
  [['recording', 'fly'], 'Unknown subcommand "recording fly"'],
  [['recording', 'save'], '"recording save" needs a file'],
  [['replay'], 'A recording is missing: npx longan recording save FILE writes one'],
  [['replay', '/nowhere/found.json'], 'The recording /nowhere/found.json cannot be read (ENOENT)'],
  [['replay', new URL(import.meta.url).pathname], 'longan.test.ts is no JSON'],
  [['replay', new URL('../../../../package.json', import.meta.url).pathname], 'package.json cannot be replayed: '],
  [['drift', '--gateway', 'http://127.0.0.1:4249', '--json'], "Option '--json <value>' argument missing"],
  [['scenario', 'load'], '"scenario load" takes the name of a scenario'],
  [['fork'], 'What shall the new world be called?'],
  [['rewind', 'to'], '"rewind to" takes a moment of "rewind list", or an ISO date'],
] as const)('longan %j says what is wrong, and ends with 2', async ([words, sentence]) => {
  const { code, err } = await longan(...words)

  expect(err).toContain(sentence)
  expect(err).toContain('npx longan ')
  expect(err).not.toContain('    at ')
  expect(code).toBe(2)
})

test('the process ends with 2 after a wrong use', () => {
  const cli = fileURLToPath(new URL('longan.ts', import.meta.url))

  expect(spawnSync(process.execPath, [cli, 'time', 'fly'], { encoding: 'utf8' })).toMatchObject({
    status: 2,
    stdout: '',
  })
})

/** Every command but the mock itself, which ends the process it is in: `cli.test.ts` asks it. */
const NAMES = ['snapshot', 'time', 'scenario', 'fork', 'rewind', 'recording', 'replay', 'drift', 'init']

test('the list of commands names each, and an example', async () => {
  const { code, out } = await longan('--help')

  expect([...out.matchAll(/^ {2}(\w+) {2,}\S/gm)].map(([, name]) => name)).toEqual(['mock', ...NAMES])
  expect(out).toContain('Example: npx longan time advance 2h')
  expect(code).toBe(0)
  expect(await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')).toContain('npx longan time')
})

test.for(NAMES)('longan %s explains itself with examples; a flag it does not know ends it with 2', async (name) => {
  const help = await longan(name, '--help')
  expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`Example: npx longan ${name}`) })
  expect(help.out).toContain(`Usage: npx longan ${name} `)

  const { code, out, err } = await longan(name, '--colour', 'red')
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(
    /^Unknown option '--colour'\nUsage: npx longan \w+ .*\nMore: npx longan \w+ --help\n$/,
  )
})
