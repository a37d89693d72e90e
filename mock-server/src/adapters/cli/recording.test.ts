import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { longan, ownFolder, running } from './testing.ts'

test('what happened in a world is kept in a file and happens again', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ time: Date.UTC(2026, 0, 5, 12), seed: 5 })
  const [at, file] = [['--url', mock.url], folder.file('found.json')]

  expect((await longan('recording', 'save', file, ...at)).err).toContain(
    'Nothing is kept in this world: npx longan capsule start begins it',
  )
  expect((await longan('recording', 'start', ...at)).code).toBe(0)
  await mock.ask('/wps/member/trialuser', {})
  await mock.ask('/__admin/clock/advance', { duration: '2h' })
  const { out } = await longan('recording', 'save', file, ...at)
  const [, answers] = /^2 requests to "default" are in .*\nAnswers (\w{32})\nLedger {2}\w{32}\n$/.exec(out)!

  expect(await longan('replay', file)).toEqual({
    code: 0,
    err: '',
    out: expect.stringMatching(
      new RegExp(
        `^2 requests to "default" \\(default, seed 5\\): everything is as it was\\nAnswers ${answers}\\nLedger `,
      ),
    ),
  })
  expect((await longan('recording', 'stop', ...at)).out).toBe('Nothing is kept any more\n')
})

test('a replay that goes otherwise names the first request, and ends with 1', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ seed: 5, isRecorded: true })
  const file = folder.file('found.json')
  await mock.ask('/wps/system/status')
  await mock.ask('/wps/system/settings/consolidated')
  await longan('recording', 'save', file, '--url', mock.url)
  await writeFile(file, (await readFile(file, 'utf8')).replace('/wps/system/settings/consolidated', '/wps/gone'))

  const { code, out } = await longan('replay', file)

  expect(out).toMatch(
    /\nRequest 2 is the first that is answered otherwise: GET \/wps\/gone at .*, 200 then, 404 function.not.available now\n/,
  )
  expect(out).toMatch(/\nAnswers \w{32}, not \w{32}\n/)
  expect(code).toBe(1)
})

test('a capsule of another version or description is refused in a sentence', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ isRecorded: true })
  const file = folder.file('found.json')
  await longan('recording', 'save', file, '--url', mock.url)
  const capsule = JSON.parse(await readFile(file, 'utf8')) as object
  const replayed = async (change: object, ...words: string[]) => {
    await writeFile(file, JSON.stringify({ ...capsule, ...change }))
    return longan('replay', file, ...words)
  }

  const old = await replayed({ capsule: 0 })
  expect([old.code, old.err]).toEqual([2, expect.stringContaining('capsule: is not a capsule of version 1')])
  const foreign = await replayed({ description: 'another' })
  expect([foreign.code, foreign.err]).toEqual([2, expect.stringContaining('made by another version')])
  expect((await replayed({ description: 'another' }, '--anyway')).code).toBe(0)
})

test.for([
  [['recording'], 'A subcommand is missing: start, save or stop'],
  [['recording', 'fly'], 'Unknown subcommand "recording fly"'],
  [['recording', 'save'], '"recording save" needs a file'],
  [['recording', 'start', 'now'], 'Unexpected argument "now"'],
  [['replay'], 'A recording is missing'],
  [['replay', '/nowhere/found.json'], 'The recording /nowhere/found.json cannot be read (ENOENT)'],
  [['replay', '--fast', 'x'], "Unknown option '--fast'"],
] as const)('longan %j says what is wrong, and ends with 2', async ([words, sentence]) => {
  const { code, err } = await longan(...words)

  expect(err).toContain(sentence)
  expect(code).toBe(2)
})

test.each([
  ['scenario', 'SC99', 'There is no scenario SC99'],
  ['name', 'a/b', 'A world is named by letters, digits'],
] as const)('a capsule whose %s nobody knows here is refused in a sentence', async (field, word, sentence) => {
  await using folder = await ownFolder()
  await using mock = await running({ isRecorded: true })
  const file = folder.file('found.json')
  await longan('recording', 'save', file, '--url', mock.url)
  const capsule = JSON.parse(await readFile(file, 'utf8')) as { beginning: object }
  await writeFile(file, JSON.stringify({ ...capsule, beginning: { ...capsule.beginning, [field]: word } }))

  const { code, err } = await longan('replay', file)

  expect(err).toContain(`${file} cannot be replayed: ${sentence}`)
  expect(code).toBe(2)
})
