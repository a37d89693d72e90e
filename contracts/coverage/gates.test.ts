import { createMockServer, type MockServer, type Reply } from '@longan/mock-server'
import { isOfNow, listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshPacts, readPact } from '../pact-file.ts'
import { verify } from '../verification.ts'
import { operations } from './declared.ts'
import { gapsOf, matrixOf, type Seen } from './matrix.ts'
import { jsonOf } from './report.ts'
import { ofPact, ofVerification } from './sources.ts'
import { withoutContract } from './without-contract.ts'

const none: Seen = { pact: [], journey: [], verification: [] }
const gaps = (seen: Partial<Seen>) => gapsOf(matrixOf(operations, { ...none, ...seen }))
const { interactions, ...parties } = readPact()
const wallet = interactions.filter(({ description }) => description.split(' ')[0] === 'getWallet')

/** What a verifier says of a mock in which something is gone, about the operation `getWallet`. */
async function verified(gone: (path: string, body: string) => Reply | undefined) {
  const mock = createMockServer()
  const handle: MockServer['handle'] = async (call) => gone(call.path, call.body) ?? mock.handle(call)
  const { url, close } = await listen({ ...mock, handle })
  onTestFinished(close)
  mkdirSync(freshPacts, { recursive: true })
  const file = fileURLToPath(new URL(`../gate-${process.pid}.json`, freshPacts))
  writeFileSync(file, JSON.stringify({ ...parties, interactions: wallet }))
  return verify({ provider: url, statesUrl: `${url}/__admin/provider-states`, file })
}
const answer = (status: number, body: object): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('with one interaction less its outcome is missed, and the file to add it to is named', () => {
  const left = ofPact(interactions.filter(({ description }) => description.split(' ')[0] !== 'getWallet'))
  const [all, without] = [gaps({ pact: ofPact() }), gaps({ pact: left })]
  expect(all).not.toContain('getWallet 200 is missed')
  expect(without.filter((gap) => !all.includes(gap))).toContain('getWallet 200 is missed')
  expect(withoutContract(operations, new Set(left))).toEqual([expect.stringMatching(/^getWallet has no contract: add/)])
})

test('a provider that lost one state is told which, and does not pass', async () => {
  const { known, unready } = await verified((path, body) =>
    path.endsWith('/provider-states') && body.includes('"a member has money"') && !body.includes('"teardown"')
      ? answer(400, { errorCode: 'request_param_err' })
      : undefined,
  )
  expect(known.tried).toBeGreaterThan(0)
  expect([...new Set(unready)]).toEqual([expect.stringContaining('a member has money')])
})

test('a provider that lost one handler breaks its promises, and the operation is not implemented', async () => {
  const path = operations.find(({ id }) => id === 'getWallet')!.path
  const verification = await verified((asked) => (asked === path ? answer(404, {}) : undefined))
  expect(verification.known.broken.map(({ interaction }) => interaction)).toContain('getWallet')
  const seen = ofVerification(verification, { interactions: wallet })
  expect(gaps({ pact: ofPact(), verification: seen })).toContain('getWallet 200 is not implemented')
})

test('what a provider answers and nobody has described is missing in the description', () => {
  expect(gaps({ journey: ['getWallet 418'] })).toContain('getWallet 418 is missing in the description')
})

test('what is written down of the coverage is taken as long as the description is the same', () => {
  const written = JSON.parse(jsonOf(matrixOf(operations, none)))

  expect(written.rows.length).toBeGreaterThan(operations.length)
  expect([isOfNow(written), isOfNow({ ...written, description: 'an older one' })]).toEqual([true, false])
})
