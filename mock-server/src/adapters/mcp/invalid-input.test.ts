import { expect, test } from 'vitest'
import { MAX_BYTES } from './pages.ts'
import { connect } from './testing.ts'

test.for([
  ['worlds', { action: 'grow' }, 'action: must be one of list, create,'],
  ['worlds', {}, 'action: is missing'],
  ['worlds', { action: 'create' }, 'name: is missing, and the action "create" needs it'],
  ['worlds', { action: 'create', name: 'a b' }, 'name: must have letters, digits, dots'],
  ['worlds', { action: 'create', name: 'mine', scenario: 'SC99' }, 'scenario: must be one of default, empty'],
  [
    'worlds',
    { action: 'rewind', world: 'default', checkpoint: 1 },
    'checkpoint is missing: this world keeps no checkpoints',
  ],
  ['worlds', { action: 'list', colour: 'red' }, 'colour: is not an argument of this tool'],
  ['worlds', { action: 'remove', name: 'none' }, 'name: there is no world "none"'],
  ['act_as', { world: 'none', account: 'demo01' }, 'world: there is no "none"; there are default'],
  ['act_as', { account: 'demo99' }, 'account: demo99 cannot log in: member.locked'],
  ['clock', { action: 'advance' }, 'duration: is missing'],
  ['clock', { action: 'advance', duration: 'soon' }, 'duration: must be a duration such as "2h"'],
  ['clock', { action: 'scale', factor: 'fast' }, 'factor: must be a number'],
  ['scenario', { action: 'apply', state: 'a member is happy' }, 'state: "a member is happy" is not one of the'],
  [
    'scenario',
    { action: 'apply', state: 'a member has money', params: { account: 'demo01', balance: -1 } },
    'params.balance',
  ],
  ['scenario', { action: 'states', search: 'unicorn' }, 'search: no provider state has the words "unicorn"'],
  [
    'faults',
    { action: 'add', operation: 'getWallets', code: 'system.error' },
    'operation: "getWallets" is not an operationId of the OpenAPI document; similar ones are getWallet',
  ],
  ['faults', { action: 'add', operation: 'getWallet', code: 'gone' }, 'code: getWallet does not declare "gone"'],
  ['find_operation', {}, 'text: is missing'],
  ['find_operation', { text: 'xyzzy' }, 'text: no operation of the document has words of "xyzzy"'],
  ['call', { operation: 'getWallet' }, 'as: is missing, and getWallet needs a session'],
  ['call', { operation: 'getWallet', as: 'demo02' }, 'as: demo02 is not logged in here'],
  ['call', { operation: 'getRsaKey', params: { size: 1 } }, 'params.size: is not a parameter of getRsaKey'],
  ['call', { operation: 'getRsaKey', body: {} }, 'body: getRsaKey has none'],
  ['call', { operation: 'getRsaKey', params: 'all' }, 'params: must be an object'],
  ['requests', { id: 99 }, 'id: there is no request 99'],
  ['explain_failure', { operation: 'withdraw' }, 'operation: no request of withdraw was refused in this world'],
  [
    'explain_failure',
    { operation: 'deposit' },
    'operation: "deposit" is not an operationId of the OpenAPI document; similar',
  ],
  [
    'requests',
    { operation: 'getWallets' },
    'operation: "getWallets" is not an operationId of the OpenAPI document; similar',
  ],
  ['recording', { action: 'save', name: 'mine' }, 'world: default is not recorded'],
  [
    'recording',
    { action: 'save', name: 'mine', file: 'x.recording.json' },
    'file: a mock that serves the protocol over HTTP',
  ],
  ['recording', { action: 'replay', name: 'none' }, 'name: there is no recording "none"'],
  ['more', { result: 'r9', page: 2 }, 'result: r9 has no page 2'],
] as const)('%s with %j says what is wrong and what to do next', async ([tool, input, sentence]) => {
  await using mcp = await connect()

  const { text, isError } = await mcp.use(tool, input)

  expect(isError).toBe(true)
  expect(text).toContain(`Failed: ${sentence}`)
  expect(text).toMatch(/\nNext: \w+/)
})

test('a recording is written only below the folder', async () => {
  await using mcp = await connect({ isRecorded: true }, { folder: '/work' })

  const { text } = await mcp.use('recording', { action: 'save', name: 'mine', file: '../mine.recording.json' })

  expect(text).toContain('file: must end in .recording.json and be below /work')
})

test('an error has at most 4 kB, too', async () => {
  await using mcp = await connect()

  const { text } = await mcp.use('act_as', { account: 'x'.repeat(50_000) })

  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
})
