import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MAX_BYTES } from './pages.ts'
import { connect } from './testing.ts'

type Wallet = { status: number; value: { sumBalance: number } }
type Refused = { status: number; refused: string; reason: string }

test('the tools are few, and each describes itself and its arguments', async () => {
  await using mcp = await connect()
  const { tools } = await mcp.client.listTools()

  expect(tools.map(({ name }) => name)).toEqual([
    'worlds',
    'act_as',
    'clock',
    'scenario',
    'faults',
    'find_operation',
    'call',
    'requests',
    'explain_failure',
    'recording',
    'more',
  ])
  for (const { description, inputSchema } of tools) {
    expect(description!.length).toBeGreaterThan(50)
    expect(Object.keys(inputSchema.properties!).length).toBeGreaterThan(0)
  }
})

test('a world is created, forked, rewound and removed, and others are unchanged', async () => {
  await using mcp = await connect()
  const balance = async (world: string) =>
    (await mcp.read<Wallet>('call', { world, operation: 'getWallet', as: 'demo01' })).value.sumBalance
  await mcp.read('worlds', { action: 'create', name: 'mine' })
  await mcp.read('act_as', { world: 'mine', account: 'demo01' })
  const [first] = await mcp.read<{ checkpoint: number }[]>('worlds', { action: 'checkpoints', world: 'mine' })
  const before = await balance('mine')

  const params = { account: 'demo01', balance: 777 }
  await mcp.read('scenario', { action: 'apply', world: 'mine', state: 'a member has money', params })
  expect(await balance('mine')).toBe(777)
  await mcp.read('worlds', { action: 'fork', world: 'mine', name: 'copy' })
  await mcp.read('act_as', { world: 'copy', account: 'demo01' })
  expect(await balance('copy')).toBe(777)
  await mcp.read('worlds', { action: 'rewind', world: 'mine', checkpoint: first!.checkpoint })
  await mcp.read('act_as', { world: 'mine', account: 'demo01' })
  expect(await balance('mine')).toBe(before)

  await mcp.read('worlds', { action: 'remove', name: 'copy' })
  expect(await mcp.read('worlds', { action: 'list' })).toEqual(['default', 'mine'])
})

test('a world is compared with the copy that was made before the change', async () => {
  await using mcp = await connect()
  await mcp.read('worlds', { action: 'create', name: 'mine', frozen: true })
  await mcp.read('act_as', { world: 'mine', account: 'demo02' })
  await mcp.read('worlds', { action: 'fork', world: 'mine', name: 'before' })
  const params = { account: 'demo02', balance: 321 }
  await mcp.read('scenario', { action: 'apply', world: 'mine', state: 'a member has money', params })

  const lines = await mcp.read<string[]>('worlds', { action: 'diff', world: 'mine', name: 'before' })

  expect(lines).toContainEqual(expect.stringMatching(/^wallet of demo02: [\d.]+ -> 321/))
  expect((await mcp.use('worlds', { action: 'diff', world: 'mine', name: 'none' })).text).toContain(
    'there is no "none"',
  )
})

test('the clock shows, sets and advances the time of one world', async () => {
  await using mcp = await connect()
  await mcp.read('worlds', { action: 'create', name: 'mine', time: '2026-01-05T12:00:00Z' })

  await mcp.read('clock', { action: 'advance', world: 'mine', duration: '1y' })

  expect((await mcp.read('clock', { action: 'show', world: 'mine' }))['time']).toBe('2027-01-05T12:00:00.000Z')
  expect((await mcp.read('worlds', { action: 'show', world: 'mine' }))['ledger']).toBe('balanced')
  expect((await mcp.read('clock', { action: 'show' }))['time']).not.toContain('2027')
})

test('a fault begins on the call that onCall names, and only then', async () => {
  await using mcp = await connect()
  await mcp.read('act_as', { account: 'demo01' })
  await mcp.read('faults', { action: 'add', operation: 'getWallet', code: 'system.error', onCall: 3, times: 1 })
  const statuses: number[] = []

  for (let count = 0; count < 4; count++)
    statuses.push((await mcp.read<Wallet>('call', { operation: 'getWallet', as: 'demo01' })).status)

  expect(statuses).toEqual([200, 200, 500, 200])
  const explained = await mcp.use('explain_failure', { operation: 'getWallet' })
  expect(explained.text).toContain('Injected fault: system.error')
  expect(explained.text).toContain('Next: faults {"action":"clear"')
})

test('an invalid fault leaves nothing behind', async () => {
  await using mcp = await connect()

  const { text, isError } = await mcp.use('faults', { action: 'add', operation: 'getWallet', onCall: 3 })

  expect(isError).toBe(true)
  expect(text).toContain('operation: would not change')
  expect(await mcp.read('faults', { action: 'list' })).toEqual([])
})

test('a lost response is an error that names the faults', async () => {
  await using mcp = await connect()
  await mcp.read('act_as', { account: 'demo01' })
  await mcp.read('faults', { action: 'add', operation: 'getWallet', drop: 'before' })

  const { text, isError } = await mcp.use('call', { operation: 'getWallet', as: 'demo01' })

  expect(isError).toBe(true)
  expect(text).toContain('getWallet had no response')
  expect(text).toContain('Next: faults {"action":"list"')
})

test('an operation is found by words, and described with its SDK call, shapes and refusals', async () => {
  await using mcp = await connect()

  const found = await mcp.read<{ operation: string }[]>('find_operation', { text: 'place a lottery bet' })
  const { texts } = await mcp.use('find_operation', { operation: 'withdraw' })

  expect(found[0]!.operation).toBe('placeLotteryBets')
  expect(JSON.parse(texts[0]!)).toMatchObject({
    sdk: 'gateway.withdrawals.withdraw(...)',
    http: 'POST /wps/transaction/withdraw',
    bodyExample: { amount: 200_000, currentWithdrawType: 'BC' },
    refusals: { 400: expect.arrayContaining(['withdraw_turnover_not_enough']) as unknown },
  })
})

test('an encrypted operation is sent from its plain body', async () => {
  await using mcp = await connect()
  await mcp.read('act_as', { account: 'demo01' })

  const done = await mcp.read<{ value: { refId: string } }>('call', {
    operation: 'withdraw',
    as: 'demo01',
    example: true,
  })
  const again = await mcp.read<Refused>('call', { operation: 'withdraw', as: 'demo01', example: true })

  expect(done.value.refId).toMatch(/^W/)
  expect(again).toMatchObject({ status: 400, refused: 'withdraw.in.review', reason: 'one is open already' })
})

test('a refusal is explained with its reason, the rule of the document and the next step', async () => {
  await using mcp = await connect()
  await mcp.read('act_as', { account: 'demo01' })
  for (let count = 0; count < 2; count++) await mcp.read('call', { operation: 'withdraw', as: 'demo01', example: true })

  const { texts } = await mcp.use('explain_failure')

  expect(JSON.parse(texts[0]!)).toMatchObject({
    request: { operation: 'withdraw', member: 'demo01' },
    sent: { amount: 200_000, password: '•••' },
    status: 400,
    code: 'withdraw.in.review',
    reason: 'one is open already',
    rule: expect.stringContaining('Only one withdrawal can be open at a time') as unknown,
  })
  expect(texts[1]).toContain('Next: clock')
})

test('the requests of the app are listed without secrets', async () => {
  await using mcp = await connect()
  await mcp.read('act_as', { account: 'demo01' })

  const { requests } = await mcp.read<{ requests: string[] }>('requests', { operation: 'login' })
  const { text } = await mcp.use('requests', { id: 2 })

  expect(requests).toEqual([expect.stringMatching(/^2 2026-.* login demo01 200$/)])
  expect(text).toContain('"username":"demo01"')
  expect(text).not.toContain('Demo@123')
})

test('a recording is saved in a file, replayed without differences, and compared with another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longan-'))
  await using mcp = await connect({}, { folder })
  const play = async (world: string, more: number) => {
    await mcp.read('worlds', { action: 'create', name: world, seed: 3, time: '2026-01-05T12:00:00Z', recorded: true })
    await mcp.read('clock', { action: 'freeze', world })
    await mcp.read('act_as', { world, account: 'demo01' })
    for (let count = 0; count < more; count++) await mcp.read('call', { world, operation: 'getWallet', as: 'demo01' })
    return mcp.read('recording', { action: 'save', world, name: world, file: `${world}.recording.json` })
  }
  await play('one', 1)
  await play('two', 2)

  const replayed = await mcp.read('recording', { action: 'replay', name: 'one' })
  const fromFile = await mcp.read('recording', { action: 'compare', name: 'one.recording.json', other: 'one' })
  const compared = await mcp.read<{ sameLedger: boolean; firstDifference: object }>('recording', {
    action: 'compare',
    name: 'one',
    other: 'two',
  })

  expect(replayed).toMatchObject({ isSame: true })
  expect(fromFile).toMatchObject({ firstDifference: 'none' })
  expect(compared.firstDifference).toBeTypeOf('object')
  expect(JSON.parse(await readFile(join(folder, 'one.recording.json'), 'utf8'))).toMatchObject({
    start: { name: 'one' },
  })
  await rm(folder, { recursive: true })
})

test('a response has at most 4 kB, and the next page does not run the command again', async () => {
  await using mcp = await connect()
  const { texts } = await mcp.use('scenario', { action: 'states' })
  const pages = [texts[0]!]
  let next = texts.find((one) => one.startsWith('Page '))!

  expect(Buffer.byteLength(texts.join('\n'))).toBeLessThanOrEqual(MAX_BYTES)
  while (next.includes('next: more')) {
    const input = JSON.parse(/more (\{.*\})$/.exec(next)![1]!) as object
    const page = await mcp.use('more', input)
    expect(Buffer.byteLength(page.text)).toBeLessThanOrEqual(MAX_BYTES)
    pages.push(page.texts[0]!)
    next = page.texts[1]!
  }

  expect(pages.length).toBeGreaterThan(3)
  expect((JSON.parse(pages.join('')) as object[]).length).toBeGreaterThan(70)
})

test('the document, the provider states and the glossary can be read', async () => {
  await using mcp = await connect()
  const read = async (uri: string) => {
    const [content] = (await mcp.client.readResource({ uri })).contents
    return content && 'text' in content ? String(content.text) : ''
  }

  const { resources } = await mcp.client.listResources()
  for (const { uri } of resources) expect(Buffer.byteLength(await read(uri))).toBeLessThanOrEqual(MAX_BYTES)
  expect(resources.map(({ uri }) => uri)).toEqual([
    'longan://document',
    'longan://provider-states',
    'longan://glossary',
  ])
  expect(await read('longan://document/wallet')).toContain('"getWallet": "My balance"')
  expect(await read('longan://operation/withdraw')).toContain('Page 1 of ')
  expect(await read('longan://operation/withdraw/2')).toContain('"x-invalidates"')
  expect(await read('longan://provider-states/a%20member%20has%20money')).toContain('"account"')
  expect(await read('longan://glossary')).toContain('**ledger**: double-entry bookkeeping')
  await expect(read('longan://document/unicorns')).rejects.toThrow('read longan://document')
})
