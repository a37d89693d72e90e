import type { ErrorCode } from '@longan/sdk'
import { createMockServer } from '@longan/mock-server'
import { expect, test } from 'vitest'
import { type DeclaredOperation, declared, commonFailures, isCommonFailure, operations } from '../declared.ts'
import { listGaps, createMatrix } from './matrix.ts'
import { probe, pactOutcomes } from './show.ts'
import { listBodyOutcomes, listMissingContracts } from './without-contract.ts'

type Id = DeclaredOperation['id']
type CoverageException = { ids: Id[]; status: number; code: ErrorCode; why: string }

const exceptions: CoverageException[] = [
  {
    ids: ['login'],
    status: 400,
    code: 'bind_customer_required',
    why: 'it requires a token that only the identity provider can create',
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
      'confirmStatement',
      'createPanicTimeOut',
      'createTrialUser',
      'touchToken',
      'markAllInboxRead',
      'loginFreePlay',
      'logout',
      'logoutByPost',
      'transferAllBack',
      'claimReferralRewards',
      'recordHeartbeat',
      'getMailboxUnreadCountByPut',
      'getMailboxUnreadCountByPost',
      'getMailboxUnreadCountByDelete',
    ],
    status: 400,
    code: 'request_param_err',
    why: 'the app sends no input with it',
  },
]

const notShown: Partial<Record<ErrorCode, string>> = {
  'ip.restricted': 'the app requests the status first, which includes it',
  'region.restricted': 'the app requests the status first, which includes it',
  'request.too.large': 'a megabyte is too large for a pact; tests of the mock cover it',
  'response.invalid': 'only the mock checks itself',
  'ledger.broken': 'only the mock checks its ledger',
}

const covered = new Set(pactOutcomes())

/** An operation without any interaction is reported once, by the first test. */
const withoutContract = new Set<string>(
  operations.filter(({ id }) => !covered.has(`${id} 200`) && !covered.has(`${id} 204`)).map(({ id }) => id),
)
const hasContract = (outcome: string) => !withoutContract.has(outcome.split(' ')[0]!)

test('every operation has an interaction that succeeds', () => {
  expect(listMissingContracts(operations, covered)).toEqual([])
})

test('an operation without a contract is named together with the file to add it to', () => {
  expect(listMissingContracts([{ id: 'getWeather', domain: 'content' }], covered)).toEqual([
    "getWeather has no contract: add test('getWeather', ...) to contracts/interactions/content.consumer.test.ts if no file of that folder has it, then npm run contracts",
  ])
})

const excepted = exceptions.flatMap(({ ids, status, code }) => ids.map((id) => `${id} ${status} ${code}`))

test('every declared status and code has an interaction or a reason', () => {
  const bodiless = listBodyOutcomes(operations).filter((outcome) => declared.includes(outcome))
  const missing = declared.filter(
    (outcome) => hasContract(outcome) && !covered.has(outcome) && !isCommonFailure(outcome),
  )
  expect(missing.toSorted()).toEqual([...excepted, ...bodiless].filter(hasContract).toSorted())
})

const REFUSALS_OF_RESPONSIBLE_GAMING =
  /^(limit|reality\.check|account\.time\.out|account\.self\.excluded|game\.(cycle|parallel)|stake\.over|bonus\.not)\b/

test('each operation and each refusal of responsible gaming has an interaction; a missing one is named [R-7-03]', () => {
  const own = new Set(operations.filter(({ domain }) => domain === 'responsible-gaming').map(({ id }) => id as string))
  const isOwn = (outcome: string) => {
    const [id = '', , code = ''] = outcome.split(' ')
    return own.has(id) || REFUSALS_OF_RESPONSIBLE_GAMING.test(code)
  }
  const withoutInteraction = [...excepted, ...listBodyOutcomes(operations)]
  const wanted = declared.filter(
    (outcome) => isOwn(outcome) && !isCommonFailure(outcome) && !withoutInteraction.includes(outcome),
  )
  const findMissing = (found: Set<string>) => wanted.filter((outcome) => !found.has(outcome))

  expect(wanted.length).toBeGreaterThan(own.size * 2)
  expect(findMissing(covered)).toEqual([])
  for (const outcome of wanted) expect(findMissing(covered.difference(new Set([outcome])))).toEqual([outcome])
})

test('every operation except the system calls is refused during maintenance', () => {
  const open = operations.filter(
    ({ id, domain }) => domain !== 'system' && hasContract(id) && !covered.has(`${id} 503 system.maintenance`),
  )
  expect(open.map(({ id }) => id)).toEqual([])
})

test('every common failure is covered or has a reason', () => {
  const failures = new Set([...covered].filter(isCommonFailure).map((outcome) => outcome.split(' ')[2]))
  const codes = commonFailures.map((failure) => failure.split(' ')[1]!)
  expect(codes.filter((code) => !failures.has(code)).toSorted()).toEqual(Object.keys(notShown).toSorted())
})

test('every declared outcome is covered by an interaction or by a raw request', async () => {
  const verification = [...covered, ...(await probe(createMockServer().fetch))]
  const gaps = listGaps(createMatrix(operations, { pact: pactOutcomes(), journey: [], verification }))
  expect(gaps.filter(hasContract)).toEqual([])
})

test('every outcome of an interaction is declared', () => {
  expect([...covered].filter((outcome) => !declared.includes(outcome))).toEqual([])
})
