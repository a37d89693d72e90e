import { expect, test } from 'vitest'
import { type Interaction, readPact } from '../../pact-file.ts'
import { checkGaps } from './show.ts'
import { type Scored, scorePlaces } from './score.ts'

function pactOf(operation: string, change: (interaction: Interaction) => void = () => undefined) {
  const pact = readPact()
  const ofOperation = pact.interactions.filter(({ description }) => description.split(' ')[0] === operation)
  const interactions = structuredClone(ofOperation)
  interactions.forEach(change)
  return { ...pact, interactions }
}
const isAbout = (name: string, field: string) => (one: Scored) => one.name === name && one.field === field

test('every kind of the list is tried on some operation', async () => {
  const operations = ['listWithdrawals', 'getWallet', 'getMemberInfo', 'listTickets', 'getWithdrawSettings']
  const all = await Promise.all(operations.map((operation) => scorePlaces(pactOf(operation))))
  const names = new Set(all.flat().map(({ name }) => name))
  expect([...names]).toEqual(
    expect.arrayContaining([
      'boolean inverted',
      'another valid value',
      'time off by 7 hours',
      'time off by a day',
      'start and end exchanged',
      'neighbouring numbers exchanged',
      'wrong sign',
      'optional field missing',
      'optional field null',
      'only the last row broken',
      'null appended',
      'wrong language',
      'query parameter ignored',
      'data of another member',
      'refusal without its value',
      'UTF-8 sent as Latin-1',
      'one text as Latin-1',
      'one text in the other language',
      'text with a space after it',
      'text of its neighbour',
      'number of its neighbour',
      'first row missing',
      'last row missing',
    ]),
  )
})

test('fields that the pact does not name are tried too, and are not noticed', async () => {
  const isUnnamed = ({ response }: Interaction) => {
    const { value } = response.body!.content as { value: Record<string, unknown> }
    if (response.status === 200) delete value['sumBalance']
  }
  const all = await scorePlaces(pactOf('getWallet', isUnnamed))
  expect(all.find(isAbout('wrong sign', 'value.sumBalance'))).toMatchObject({ isRead: true, verdict: 'unnoticed' })
})

test('a mistake in the last row is another one than in the first', async () => {
  const all = await scorePlaces(pactOf('listWithdrawals'))
  const wanted = ['value.records.*.amount', 'value.records.*.amount (last row)']
  const places = all.filter(({ name }) => name === 'wrong sign').map(({ field }) => field)
  expect(places).toEqual(expect.arrayContaining(wanted))
})

test('what only pending interactions notice is reported apart', async () => {
  const all = await scorePlaces(pactOf('listWithdrawals'))
  const [known, designed] = [
    isAbout('wrong sign', 'value.records.*.amount'),
    isAbout('optional field missing', 'value.records.*.state'),
  ]
  expect([all.find(known)?.verdict, all.find(designed)?.verdict]).toEqual(['noticed', 'reported'])
})

test('a time that the clock of the provider decides, and what is the same for every member, are no fault', async () => {
  const all = await scorePlaces(pactOf('sendMobileCode'))
  expect(all.find(isAbout('time off by a day', 'value.expirationTime'))?.verdict).toBe('no fault')
  const banks = await scorePlaces(pactOf('listBanks'))
  expect(banks.filter(({ name }) => name === 'data of another member')).toEqual([])
})

test('a query parameter that the app sends and no interaction does is a gap', async () => {
  const unfiltered = ({ request }: Interaction) => delete (request as { query?: { status?: unknown } }).query?.status
  const isIgnored = isAbout('query parameter ignored', 'status')
  const [before, after] = [
    await scorePlaces(pactOf('listReferrals')),
    await scorePlaces(pactOf('listReferrals', unfiltered)),
  ]
  expect(before.find(isIgnored)).toMatchObject({ isRead: true, verdict: 'reported' })
  expect(after.find(isIgnored)).toMatchObject({ isRead: true, verdict: 'unnoticed' })
})

const scored: Scored = {
  operation: 'getWallet',
  name: 'wrong sign',
  field: 'value.sumBalance',
  isRead: true,
  verdict: 'unnoticed',
  interaction: 'getWallet',
}

test('a new gap in a field that the app reads is a problem, and one that is closed leaves the list', () => {
  const known = { reasons: new Map(), gaps: new Set(['wrong sign: getWallet value.old']) }
  expect(checkGaps([scored], known)).toEqual({
    problems: ['wrong sign: getWallet value.sumBalance: not noticed, without a reason'],
    left: [],
  })
  expect(checkGaps([{ ...scored, isRead: false }], known).problems).toEqual([])
})

test('what need not be noticed in all rows need not be noticed in one', () => {
  const reasons = new Map([['money off by one: getWallet value.sumBalance', { because: 'why', heldBy: undefined }]])
  const one = { ...scored, name: 'money off by one (one row)', field: 'value.sumBalance (last row)' }
  expect(checkGaps([one], { reasons, gaps: new Set() }).problems).toEqual([])
})
