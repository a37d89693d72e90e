import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { longan, ownFolder, running } from '../testing.ts'

const at = (mock: { url: string }, ...words: string[]) => longan(...words, '--url', mock.url)

test('a snapshot is compared with the running world in words, without passwords', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ seed: 1 })
  const [before, report] = [folder.file('before.json'), folder.file('diff.json')]
  const state = (name: string, params: object) => mock.ask('/__admin/provider-states', { state: name, params })
  await mock.ask('/__admin/clock/freeze', {})
  await state('a member has money', { account: 'demo02', balance: 1000 })
  await at(mock, 'snapshot', 'save', before)
  await state('a member has staked', {
    account: 'demo02',
    gameType: 'SLOT',
    betAmount: 100,
    winAmount: 0,
    settledAt: 0,
  })
  await mock.ask('/__admin/messages', { kind: 'service', account: 'demo02', title: 'Deposit received', content: 'x' })

  const { code, out } = await at(mock, 'diff', before, '--json', report)

  expect(code).toBe(0)
  expect(out).toContain('wallet of demo02: 1000 -> 900\n')
  expect(out).toMatch(/ledger: betting 100, .+ \(wallet of demo02 -> stakes of demo02\)\n/)
  expect(out).toContain("message 'Deposit received' to demo02\n")
  expect(out).toMatch(/wagers B\w+ of demo02 added: .*stake 10000/)
  expect(out).not.toContain('Nothing changed')
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
    balances: [{ account: expect.stringMatching(/^member:/), before: 100_000, after: 90_000 }],
  })
})

test('equal worlds have no changes, and two worlds are compared by name', async () => {
  await using mock = await running({ seed: 1 })
  await mock.ask('/__admin/clock/freeze', {})
  await at(mock, 'fork', 'aside')

  expect((await at(mock, 'diff', 'world:default', 'world:aside')).out).toBe('Nothing changed\n')
  await at(mock, 'time', 'set', '2099-01-01', '--world', 'aside')
  const { out } = await at(mock, 'diff', 'world:default', 'world:aside', '--limit', '2')
  expect(out).toMatch(/^time: .+ -> 2099-01-01T00:00:00.000Z\n/)
})

test('a recording is compared with its start, and with its state after some requests', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ seed: 1 })
  const file = folder.file('found.recording.json')
  await at(mock, 'recording', 'start')
  const decide = (title: string) =>
    mock.ask('/__admin/messages', { kind: 'service', account: 'demo02', title, content: 'x' })
  await decide('First')
  await decide('Second')
  await at(mock, 'recording', 'save', file)

  const all = (await longan('diff', file)).out
  expect(all).toContain("message 'First' to demo02\nmessage 'Second' to demo02\n")
  const second = (await longan('diff', `${file}@1`, file)).out
  expect(second).toContain("message 'Second' to demo02\n")
  expect(second).not.toContain('First')
  expect((await longan('diff', `${file}@9`, file)).err).toContain('it has 2 requests, and there is no request 9')
})

test('long lists end with the number of the rest', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ seed: 1 })
  const before = folder.file('before.json')
  await at(mock, 'snapshot', 'save', before)
  for (let count = 0; count < 5; count++)
    await mock.ask('/__admin/messages', { kind: 'service', account: 'demo02', title: `No ${count}`, content: 'x' })

  const { out } = await at(mock, 'diff', before, '--limit', '2')

  expect(out).toContain("mail 'No 1' to demo02@site.example\n… and 8 more messages\n")
  expect(out).not.toContain('No 2')
})

test('states that cannot be compared are refused in a sentence', async () => {
  await using folder = await ownFolder()
  await using mock = await running({ seed: 1 })
  const [before, other, broken] = [folder.file('a.json'), folder.file('b.json'), folder.file('c.json')]
  await at(mock, 'snapshot', 'save', before)
  const state = JSON.parse(await readFile(before, 'utf8')) as { database: Record<string, unknown> }
  const refusalOf = async (...words: string[]) => {
    const { code, err } = await at(mock, 'diff', ...words)
    expect(code).toBe(2)
    return err.split('\n')[0]
  }

  await writeFile(other, JSON.stringify({ ...state, database: { ...state.database, notes: [] } }))
  expect(await refusalOf(before, other)).toContain('two versions or gateways: only one of them has the table notes')
  await writeFile(other, JSON.stringify({ ...state, version: 9 }))
  expect(await refusalOf(other)).toContain('version: is 9: made by a newer Longan')
  await writeFile(broken, '{"recording":2,"calls":[')
  expect(await refusalOf(broken)).toContain('is not JSON')
  await writeFile(broken, '{"recording":2,"calls":7}')
  expect(await refusalOf(broken)).toContain('Failed to read')
  await writeFile(broken, '[]')
  expect(await refusalOf(broken)).toContain('Failed to read')
  expect(await refusalOf(`${before}@2`)).toContain('is not a recording')
  expect(await refusalOf('world:nowhere')).toContain('There is no world "nowhere"')
  expect(await refusalOf('world:')).toContain('needs the name of a world')
  expect(await refusalOf()).toContain('A state is missing')
  expect(await refusalOf(folder.file('missing.json'))).toContain('ENOENT')
  expect(await refusalOf(before, '--limit', '0')).toContain('--limit must be an integer from 1')
})
