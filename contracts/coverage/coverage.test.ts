import type { ErrorCode } from '@longan/sdk'
import { createMockServer } from '@longan/mock-server'
import { expect, test } from 'vitest'
import { type Declared, declared, generalFailures, isGeneral, operations } from './declared.ts'
import { gapsOf, matrixOf } from './matrix.ts'
import { probe } from './probes.ts'
import { ofPact } from './sources.ts'
import { neverWithoutBody, withoutContract } from './without-contract.ts'

type Id = Declared['id']
type Exception = { ids: Id[]; status: number; code: ErrorCode; why: string }

/** Declared outcomes that no interaction shows, and why. */
const exceptions: Exception[] = [
  {
    ids: ['login'],
    status: 400,
    code: 'bind_customer_required',
    why: 'it takes a token that only the identity provider can make',
  },
  {
    ids: [
      'listGameTypes',
      'listGameTypesByGcsgame',
      'listFavouriteIds',
      'getRsaKey',
      'getCaptcha',
      'getJackpot',
      'listAgentNotices',
      'getReferralDetails',
    ],
    status: 400,
    code: 'request_param_err',
    why: 'the SDK leaves nothing of the query to its caller',
  },
  {
    ids: [
      'createTrialUser',
      'touchToken',
      'markAllInboxRead',
      'loginFreePlay',
      'logout',
      'logoutByPost',
      'transferAllBack',
      'claimReferralRewards',
      'recordHeartbeat',
    ],
    status: 400,
    code: 'request_param_err',
    why: 'the app sends nothing with it that could be wrong',
  },
]

/** Failures of any operation that no interaction shows, and why. */
const neverShown: Partial<Record<ErrorCode, string>> = {
  'ip.restricted': 'the app asks for the status first, which says so',
  'region.restricted': 'the app asks for the status first, which says so',
  'request.too.large': 'a megabyte does not belong into a pact; the mock proves it in its own tests',
  'response.invalid': 'only the mock checks itself',
  'ledger.broken': 'only the mock checks its books',
}

const shown = new Set(ofPact())

test('every operation has an interaction that succeeds', () => {
  expect(withoutContract(operations, shown)).toEqual([])
})

test('an operation without a contract is named together with the file to add it to', () => {
  const planted = [...operations, { id: 'getWeather', domain: 'content' }]
  expect(withoutContract(planted, shown)).toEqual([
    "getWeather has no contract: add test('getWeather', ...) to contracts/content.consumer.test.ts, then npm run contracts",
  ])
})

test('every declared status and code has an interaction, or a reason why not', () => {
  const excepted = exceptions.flatMap(({ ids, status, code }) => ids.map((id) => `${id} ${status} ${code}`))
  const bodiless = neverWithoutBody(operations).filter((outcome) => declared.includes(outcome))
  const missing = declared.filter((outcome) => !shown.has(outcome) && !isGeneral(outcome))
  expect(missing.toSorted()).toEqual([...excepted, ...bodiless].toSorted())
})

test('every operation but those that tell about the site is refused during maintenance', () => {
  const open = operations.filter(({ id, domain }) => domain !== 'system' && !shown.has(`${id} 503 system.maintenance`))
  expect(open.map(({ id }) => id)).toEqual([])
})

test('every failure that any operation may have is shown somewhere, or has a reason why not', () => {
  const failures = new Set([...shown].filter(isGeneral).map((outcome) => outcome.split(' ')[2]))
  const codes = generalFailures.map((failure) => failure.split(' ')[1]!)
  expect(codes.filter((code) => !failures.has(code)).toSorted()).toEqual(Object.keys(neverShown).toSorted())
})

test('every declared outcome is shown by an interaction, or by a raw request that no client of ours sends', async () => {
  const verification = [...shown, ...(await probe(createMockServer().fetch))]
  expect(gapsOf(matrixOf(operations, { pact: ofPact(), journey: [], verification }))).toEqual([])
})

test('no interaction shows an outcome that is not declared', () => {
  expect([...shown].filter((outcome) => !declared.includes(outcome))).toEqual([])
})
