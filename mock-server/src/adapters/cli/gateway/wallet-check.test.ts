import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SECRET, startWallet, TOKEN, WALLET } from '../../wallet-check/testing-wallet.ts'
import { longan, ownFolder, running } from '../testing.ts'

async function signIn(url: string) {
  const headers = { merchant: 'DEMO', 'content-type': 'application/json', encryption: 'plain' }
  const body = JSON.stringify({ type: 'username', username: 'demo01', password: 'Demo@123' })
  const response = await fetch(`${url}/wps/session/login`, { method: 'POST', headers, body })
  return ((await response.json()) as { value: { token: string } }).value.token
}

const { player, session, closedSession } = WALLET
const PLAYER = ['--player', player, '--session', session, '--closed-session', closedSession]
const CREDENTIALS = ['--header', `Authorization: ${TOKEN}`, '--secret', SECRET]

test("the mock's own wallet handles all sequences, and its ledger is balanced", async () => {
  await using mock = await running()
  const [closed, open] = [await signIn(mock.url), await signIn(mock.url)]
  const account = ['--player', 'demo01', '--session', open, '--closed-session', closed]

  const { code, out } = await longan('wallet-check', '--url', `${mock.url}/__admin/wallet`, ...account)

  expect(out).not.toContain('✗')
  expect(out).toMatch(/\n66 of 71 sequences hold, 0 are broken, 5 are skipped\n$/)
  expect(out).not.toContain(open)
  expect(code).toBe(0)
  expect(await mock.ask('/__admin/ledger/verify', {})).toMatchObject({ status: 'balanced' })
})

test('a broken sequence says what was sent, expected and found, in text, JSON and JUnit', async () => {
  await using folder = await ownFolder()
  await using wallet = await startWallet({ faults: ['a repeated debit is taken again'] })
  const [json, junit] = [folder.file('report.json'), folder.file('report.xml')]
  const files = ['--json', json, '--junit', junit]
  const only = ['--only', 'a debit is sent twice']

  const { code, out } = await longan('wallet-check', '--url', wallet.url, ...PLAYER, ...CREDENTIALS, ...files, ...only)

  const reason = 'debit 10 responds with the balance 980.00, expected 990.00'
  expect(out).toBe(
    [
      '✗ a debit is sent twice',
      '    sent:     debit 10, the same debit',
      '    expected: both accepted, the amount is taken once',
      `    found:    ${reason}`,
      '0 of 1 sequences hold, 1 are broken, 0 are skipped\n',
    ].join('\n'),
  )
  expect(code).toBe(1)
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
    counts: { holds: 0, broken: 1, skipped: 0 },
    sequences: [{ name: 'a debit is sent twice', status: 'broken', reason }],
  })
  expect(await readFile(junit, 'utf8')).toContain(
    `<testcase classname="wallet" name="a debit is sent twice"><failure message="${reason}. Sent: debit 10, the same debit.`,
  )
})

test.for([
  ['A wallet is missing', []],
  ['A test player is missing', ['--url', 'http://127.0.0.1:1']],
  ['An open session is missing', ['--url', 'http://127.0.0.1:1', '--player', 'a']],
  ['--url must be', ['--url', 'ftp://example', ...PLAYER]],
  ['--timeout must be an integer', ['--url', 'http://127.0.0.1:1', ...PLAYER, '--timeout', '0']],
  ['--header must have a name and a value', ['--url', 'http://127.0.0.1:1', ...PLAYER, '--header', 'abc']],
  ['No sequence has "zzz" in its name', ['--url', 'http://127.0.0.1:1', ...PLAYER, '--only', 'zzz']],
  [
    '--json: /nowhere/a.json cannot be written',
    ['--url', 'http://127.0.0.1:1', ...PLAYER, '--json', '/nowhere/a.json'],
  ],
] as const)('wrong usage of the wallet check ends with 2: %s', async ([sentence, words]) => {
  const { code, err } = await longan('wallet-check', ...words).catch((error: Error) => ({
    code: 2,
    err: error.message,
  }))

  expect(err).toContain(sentence)
  expect(code).toBe(2)
})

test('a player that the wallet does not know is a finding, and the flags to check are named', async () => {
  await using mock = await running()
  const result = await longan(
    'wallet-check',
    '--url',
    `${mock.url}/__admin/wallet`,
    ...PLAYER,
    '--only',
    'a round is won',
  )

  expect(result.out).toContain('found:    balance is refused (400), expected 200')
  expect(result.out).toMatch(/\nNo balance could be read: check --url, --player, --session, .+\n$/)
  expect(result.code).toBe(1)
})
