import { createMockServer, type MockServer, type Reply } from '@longan/mock-server'
import { isCurrent, listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshPacts, readPact } from '../pact-file.ts'
import { verify } from '../verify/verification.ts'
import { operations } from '../declared.ts'
import { listGaps, createMatrix, type Observations } from './matrix.ts'
import { renderJson, pactOutcomes, verificationOutcomes } from './show.ts'
import { listMissingContracts } from './without-contract.ts'

const none: Observations = { pact: [], journey: [], verification: [] }
const gaps = (observations: Partial<Observations>) => listGaps(createMatrix(operations, { ...none, ...observations }))
const { interactions, ...parties } = readPact()
const wallet = interactions.filter(({ description }) => description.split(' ')[0] === 'getWallet')

async function verifyWithout(gone: (path: string, body: string) => Reply | undefined) {
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

test('a missing interaction is reported with the file to add it to', () => {
  const left = pactOutcomes(interactions.filter(({ description }) => description.split(' ')[0] !== 'getWallet'))
  const [all, without] = [gaps({ pact: pactOutcomes() }), gaps({ pact: left })]
  expect(all).not.toContain('getWallet 200 is missed')
  expect(without.filter((gap) => !all.includes(gap))).toContain('getWallet 200 is missed')
  expect(listMissingContracts(operations, new Set(left))).toEqual([
    expect.stringMatching(/^getWallet has no contract: add/),
  ])
})

test('a provider without one state fails, and the state is named', async () => {
  const { known, failedStates } = await verifyWithout((path, body) =>
    path.endsWith('/provider-states') && body.includes('"a member has money"') && !body.includes('"teardown"')
      ? answer(400, { errorCode: 'request_param_err' })
      : undefined,
  )
  expect(known.tried).toBeGreaterThan(0)
  expect([...new Set(failedStates)]).toEqual([expect.stringContaining('a member has money')])
})

test('a provider without one handler fails, and the operation is reported as not implemented', async () => {
  const path = operations.find(({ id }) => id === 'getWallet')!.path
  const verification = await verifyWithout((requested) => (requested === path ? answer(404, {}) : undefined))
  expect(verification.known.broken.map(({ interaction }) => interaction)).toContain('getWallet')
  const outcomes = verificationOutcomes(verification, { interactions: wallet })
  expect(gaps({ pact: pactOutcomes(), verification: outcomes })).toContain('getWallet 200 is not implemented')
})

test('a response that is not in the document is reported', () => {
  expect(gaps({ journey: ['getWallet 418'] })).toContain('getWallet 418 is missing in the document')
})

test('a coverage file is valid as long as the document is unchanged', () => {
  const written = JSON.parse(renderJson(createMatrix(operations, none)))

  expect(written.rows.length).toBeGreaterThan(operations.length)
  expect([isCurrent(written), isCurrent({ ...written, description: 'an older one' })]).toEqual([true, false])
})
