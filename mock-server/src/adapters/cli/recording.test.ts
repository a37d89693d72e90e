import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { longan, ownFolder, running } from './testing.ts'

test('what happened in a world is saved in a file and replayed', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ time: Date.UTC(2026, 0, 5, 12), seed: 5 })
  const [at, file] = [['--url', mock.url], folder.file('found.json')]

  expect((await longan('recording', 'save', file, ...at)).err).toContain(
    'This world is not recorded: start with npx longan recording start',
  )
  expect((await longan('recording', 'start', ...at)).code).toBe(0)
  await mock.ask('/wps/member/trialuser', {})
  await mock.ask('/__admin/clock/advance', { duration: '2h' })
  const { out } = await longan('recording', 'save', file, ...at)
  const [, responses] = /^Saved 2 requests to "default" in .*\nResponses (\w{32})\nLedger {4}\w{32}\n$/.exec(out)!

  expect(await longan('replay', file)).toEqual({
    code: 0,
    err: '',
    out: expect.stringMatching(
      new RegExp(`^2 requests to "default" \\(default, seed 5\\): no differences\\nResponses ${responses}\\nLedger `),
    ),
  })
  expect((await longan('recording', 'stop', ...at)).out).toBe('The recording is stopped\n')
})

test('a replay with differences names the first request, and exits with 1', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ seed: 5, isRecorded: true })
  const file = folder.file('found.json')
  await mock.ask('/wps/system/status')
  await mock.ask('/wps/system/settings/consolidated')
  await longan('recording', 'save', file, '--url', mock.url)
  await writeFile(file, (await readFile(file, 'utf8')).replace('/wps/system/settings/consolidated', '/wps/gone'))

  const { code, out } = await longan('replay', file)

  expect(out).toMatch(
    /\nThe first difference is request 2: GET \/wps\/gone at .*, then 200, now 404 function.not.available\n/,
  )
  expect(out).toMatch(/\nResponses \w{32}, expected \w{32}\n/)
  expect(code).toBe(1)
})

test('a recording of another version or document is refused with a reason', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ isRecorded: true })
  const file = folder.file('found.json')
  await longan('recording', 'save', file, '--url', mock.url)
  const recording = JSON.parse(await readFile(file, 'utf8')) as object
  const replayed = async (change: object, ...words: string[]) => {
    await writeFile(file, JSON.stringify({ ...recording, ...change }))
    return longan('replay', file, ...words)
  }

  const old = await replayed({ recording: 0 })
  expect([old.code, old.err]).toEqual([2, expect.stringContaining('recording: is not a recording of version 2')])
  const foreign = await replayed({ document: 'another' })
  expect([foreign.code, foreign.err]).toEqual([2, expect.stringContaining('made by another version')])
  expect((await replayed({ document: 'another' }, '--force')).code).toBe(0)
})

test.for([
  [['recording'], 'A subcommand is missing: start, save, stop, export or import'],
  [['recording', 'fly'], 'Unknown subcommand "recording fly"'],
  [['recording', 'save'], '"recording save" needs a file'],
  [['recording', 'start', 'now'], 'Unexpected argument "now"'],
  [['recording', 'export'], '"recording export" needs a recording, and --har FILE'],
  [['recording', 'export', 'x.json'], '"recording export" needs a recording, and --har FILE'],
  [['recording', 'stop', '--har', 'x.har'], '--har belongs to "recording export"'],
  [['recording', 'import', 'x.har'], '"recording import" needs a HAR, and the file to write'],
  [['recording', 'import', '/nowhere/x.har', 'y'], 'The HAR /nowhere/x.har cannot be read (ENOENT)'],
  [['replay'], 'A recording is missing'],
  [['replay', '/nowhere/found.json'], 'The recording /nowhere/found.json cannot be read (ENOENT)'],
  [['replay', '--fast', 'x'], "Unknown option '--fast'"],
] as const)('longan %j prints the reason and exits with 2', async ([words, sentence]) => {
  const { code, err } = await longan(...words)

  expect(err).toContain(sentence)
  expect(code).toBe(2)
})

test.each([
  ['scenario', 'SC99', 'There is no scenario SC99'],
  ['name', 'a/b', 'The name of a world has letters, digits'],
] as const)('a recording with an unknown %s is refused with a reason', async (field, word, sentence) => {
  await using folder = await ownFolder()
  await using mock = await running({ isRecorded: true })
  const file = folder.file('found.json')
  await longan('recording', 'save', file, '--url', mock.url)
  const recording = JSON.parse(await readFile(file, 'utf8')) as { start: object }
  await writeFile(file, JSON.stringify({ ...recording, start: { ...recording.start, [field]: word } }))

  const { code, err } = await longan('replay', file)

  expect(err).toContain(`Failed to replay ${file}: ${sentence}`)
  expect(code).toBe(2)
})
