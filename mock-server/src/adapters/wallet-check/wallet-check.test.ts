import { expect, test } from 'vitest'
import { runSequences, type SequenceResult } from './run-sequences.ts'
import type { Sequence } from './sequence.ts'
import { walletSequences } from './sequences.ts'
import { type PlantedFault, SECRET, startWallet, TOKEN, WALLET } from './testing-wallet.ts'

const header = { name: 'Authorization', value: TOKEN }

type Settings = { timeout?: number; sequences?: readonly Sequence[] }

async function check(url: string, { timeout = 10_000, sequences = walletSequences }: Settings = {}) {
  const results: SequenceResult[] = []
  const options = { ...WALLET, url, timeout, header, secret: SECRET, run: 'run' }
  for await (const result of runSequences(sequences, options)) results.push(result)
  return results
}

const named = (name: string) => walletSequences.filter((one) => one.name === name)

test('a correct wallet handles all sequences, and has as much money as before or more', async () => {
  await using wallet = await startWallet({})

  const results = await check(wallet.url)

  expect(results.filter(({ status }) => status !== 'holds')).toEqual([])
  expect(results.length).toBeGreaterThanOrEqual(60)
  expect(new Set(walletSequences.map(({ name }) => name)).size).toBe(walletSequences.length)
})

/** Each fault, a sequence that notices it, and how the report words it. */
const FOUND: Record<PlantedFault, [sequence: string, reason: string]> = {
  'a repeated debit is taken again': [
    'a debit is sent twice',
    'debit 10 responds with the balance 980.00, expected 990.00',
  ],
  'a repeated credit is paid again': [
    'a credit is sent twice',
    'credit 25 responds with the balance 1040.00, expected 1015.00',
  ],
  'a repeated rollback returns the amount again': [
    'a rollback is sent twice',
    'rollback responds with the balance 1010.00',
  ],
  'a repeated debit is refused': ['a debit is sent twice', 'debit 10 is refused (409), expected 200'],
  'a repeated call responds with the balance of the first': [
    'a debit is repeated after its credit',
    'debit 10 responds with the balance 990.00, expected 1015.00',
  ],
  'a rollback of an unknown debit is refused': ['a rollback comes before its debit', 'rollback is refused (409)'],
  'a rollback before its debit leaves no trace': ['a rollback comes before its debit', 'debit 10 is accepted (200)'],
  'a rollback after the credit is accepted': ['a rollback comes after the credit of its round', 'rollback is accepted'],
  'only the last transaction is rolled back': ['a rollback comes late', 'rollback is refused (409)'],
  'a rollback returns all debits of the round': [
    'one of two debits is rolled back',
    'rollback responds with the balance',
  ],
  'a credit needs no debit': [
    'a credit comes without a debit',
    'credit 25 is accepted (200), expected a refusal (4xx)',
  ],
  'a credit counts debits that were rolled back': [
    'a credit comes after the rollback of its round',
    'credit 25 is accepted',
  ],
  'a refused call is remembered as done': ['a credit comes before its debit', 'credit 25 responds with the balance'],
  'ids are looked up before the lock': [
    'a debit is sent five times at once',
    'the balance is 980.00 after the sequence, expected 990.00',
  ],
  'the balance is compared before the lock': [
    'two debits that the balance does not cover are sent at once',
    '2 of 2 calls at the same time are accepted, expected 1',
  ],
  'the balance may fall below zero': ['a debit above the balance', 'debit 1000.01 is accepted (200)'],
  'negative amounts are accepted': ['a negative debit', 'debit -10 is accepted (200)'],
  'a debit of zero is accepted': ['a debit of zero', 'debit 0 is accepted (200)'],
  'fractions are rounded': ['a debit with three decimals', 'debit 10.005 is accepted (200)'],
  'amounts are cut to whole units': ['an amount has two decimals', 'debit 0.07 is refused (409), expected 200'],
  'amounts are 32-bit integers': ['a large credit', 'credit 90000000.01 responds with the balance'],
  'amounts are parsed from text': ['an amount as text', 'debit "10" is accepted (200)'],
  'an id may have another amount': ['an id comes again with another amount', 'debit 20 is accepted (200)'],
  'ids are unique in a round only': ['an id comes again in another round', 'debit 10 is accepted (200)'],
  'debits and credits have separate ids': ['the id of a debit is used for a credit', 'credit 10 is accepted (200)'],
  'a round has one debit only': ['a round has two debits', 'debit 5 is refused (409)'],
  'a credit needs an open session': ['a credit after the session has ended', 'credit 25 is refused (409)'],
  'a rollback needs an open session': ['a rollback after the session has ended', 'rollback is refused (409)'],
  'a debit needs no open session': ['a debit in a session that has ended', 'debit 10 is accepted (200)'],
  'any player has a wallet': ['an unknown player', 'debit 10 is accepted (200)'],
  'the currency is ignored': ['another currency', 'debit 10 is accepted (200)'],
  'the signature is not checked': ['a debit with a wrong signature', 'debit 10 is accepted (200)'],
  'the signature is optional': ['a debit without a signature', 'debit 10 is accepted (200)'],
  'the token is not checked': ['a debit with a wrong value of the header', 'debit 10 is accepted (200)'],
}

test.for(Object.entries(FOUND))('the check finds that %s', async ([fault, [name, reason]]) => {
  await using wallet = await startWallet({ faults: [fault as PlantedFault] })

  const results = await check(wallet.url, { sequences: named(name) })

  expect(results).toMatchObject([{ name, status: 'broken', reason: expect.stringContaining(reason) }])
})

test('one fault does not break the sequences after it', async () => {
  await using wallet = await startWallet({ faults: ['the balance may fall below zero'] })

  const results = await check(wallet.url)

  const broken = results.filter(({ status }) => status !== 'holds').map(({ name }) => name)
  expect(broken).toEqual([
    'a debit above the balance is sent twice',
    'a refused debit is rolled back',
    'two debits that the balance does not cover are sent at once',
    'a debit above the balance',
  ])
})

const JSON_TYPE = { 'content-type': 'application/json' }

test.for([
  [
    'status 302 to https://elsewhere.example/: redirects are not followed',
    302,
    { location: 'https://elsewhere.example/' },
    '',
  ],
  ['status 307 to /login: redirects are not followed', 307, { location: '/login?session=the-session' }, ''],
  ['status 500: a wallet accepts a call (200) or refuses it (4xx)', 500, JSON_TYPE, '{"message":"broken"}'],
  ['status 200 with HTML or XML, not JSON', 200, { 'content-type': 'text/html' }, '<!doctype html><p>Hello'],
  ['status 200 with a body that is not a JSON object', 200, JSON_TYPE, '[1]'],
  ['status 200 with a body that is not a JSON object', 200, JSON_TYPE, ''],
  ['the response is larger than 65536 bytes', 200, JSON_TYPE, `{"balance":1000,"more":"${'x'.repeat(100_000)}"}`],
  ['"balance" is not a number with at most two decimals', 200, JSON_TYPE, '{"balance":"1000","currency":"VND"}'],
  ['"balance" is not a number with at most two decimals', 200, JSON_TYPE, '{"balance":0.001,"currency":"VND"}'],
  ['"currency" is not VND', 200, JSON_TYPE, '{"balance":1000,"currency":"EUR"}'],
] as const)('a wallet whose response is no reply is a finding: %s', async ([reason, status, headers, body]) => {
  await using wallet = await startWallet({
    respond: (_request, response) => void response.writeHead(status, headers).end(body),
  })

  const results = await check(wallet.url, { sequences: named('a debit takes its amount') })

  expect(results).toMatchObject([{ status: 'broken', reason: `balance: ${reason}` }])
})

test('a wallet that hangs is reported three times, and then the check stops calling it', async () => {
  let calls = 0
  await using wallet = await startWallet({ respond: () => void calls++ })

  const results = await check(wallet.url, { timeout: 20 })

  expect(results.slice(0, 3).map(({ reason }) => reason)).toEqual(Array(3).fill('balance: no response within 20 ms'))
  expect(new Set(results.slice(3).map(({ reason }) => reason))).toEqual(new Set(['the wallet does not respond']))
  expect(calls).toBeLessThanOrEqual(3)
})

test('a wallet that hangs in one call is a finding of that sequence', async () => {
  await using wallet = await startWallet({
    respond: ({ url }, response) =>
      url === '/balance' && void response.writeHead(200).end('{"balance":1000,"currency":"VND"}'),
  })

  const results = await check(wallet.url, { timeout: 100, sequences: named('a debit is sent five times at once') })

  expect(results).toMatchObject([{ status: 'broken', reason: 'debit 10: no response within 100 ms' }])
})

test('a wallet that cannot be reached is a finding', async () => {
  const { url } = await (async () => {
    await using wallet = await startWallet({})
    return wallet
  })()

  const results = await check(url, { sequences: named('the balance is read twice') })

  expect(results).toMatchObject([{ status: 'broken', reason: 'balance: no response: ECONNREFUSED' }])
})

test('sequences that need more than the options have are skipped with the reason', async () => {
  await using wallet = await startWallet({ faults: ['the signature is not checked', 'the token is not checked'] })
  const results: SequenceResult[] = []
  const options = { player: 'test01', session: 'open', currency: 'VND', url: wallet.url, timeout: 10_000, run: 'run' }
  for await (const result of runSequences(walletSequences, options)) results.push(result)

  const skipped = results.filter(({ status }) => status === 'skipped')
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
    new Set(['needs --closed-session', 'needs --header', 'needs --secret']),
  )
  expect(skipped).toHaveLength(9)
  expect(results.filter(({ status }) => status === 'broken')).toEqual([])
})
