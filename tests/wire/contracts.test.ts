import { expect, test } from 'vitest'
import { atGateway } from './at-gateway.ts'

const FUNDS = 'GET /wps/member/info/funds/consolidated'

async function atContracts(as = 'agent01') {
  const site = await atGateway({ as })
  return { ...site, contracts: site.gateway.contracts, token: site.token! }
}
/** Of each kind that waits for an answer, what a client names it by. */
type Waiting = Record<string, { id?: number; contractId?: number; status?: string }[] | undefined>
const waiting = (kind: Waiting | undefined) =>
  Object.values(kind ?? {})
    .flatMap((rows) => rows ?? [])
    .filter(({ status }) => status === 'P')
    .map(({ id, contractId }) => id ?? contractId)

test('the reply about contracts has a field for daily salaries, for dividends and for hourly salaries [G-3-24]', async () => {
  const { contracts, reply } = await atContracts()
  await contracts.getFunds()
  const { value } = reply() as { value: Record<string, Waiting> }

  expect(waiting(value['dailysalreqtype'])).toEqual([100501])
  expect(waiting(value['divtypecompperiodreq'])).toHaveLength(2)
  expect(waiting(value['contracthoursalreq'])).toEqual([100503])
})

test('a daily salary that waits is asked for by GET, and waits until it is answered [G-7-44]', async () => {
  const { contracts, sent, token } = await atContracts()
  expect(waiting((await contracts.getFunds()).dailysalreqtype)).toEqual([100501])
  expect(sent()).toEqual({ call: FUNDS, token })
  await contracts.answerDailySalary(100501, 'A')

  expect(waiting((await contracts.getFunds()).dailysalreqtype)).toEqual([])
  expect(waiting((await contracts.getFunds()).contracthoursalreq)).toEqual([100503])
})

test('a dividend that waits is asked for by GET with the token, and answered by GET with it [G-7-45]', async () => {
  const { contracts, sent, token, gatewayOf } = await atContracts()
  expect(waiting((await contracts.getFunds()).divtypecompperiodreq)).toHaveLength(2)
  expect(sent()).toEqual({ call: FUNDS, token })
  await contracts.answerDividend('RNG', 'R')

  expect(sent()).toEqual({
    call: 'GET /wps/relay/MCSFE_processContractDividend',
    query: { type: 'RNG', status: 'R', token },
    token,
  })
  expect((await contracts.getFunds()).divtypecompperiodreq).not.toHaveProperty('RNG')
  await expect(gatewayOf().contracts.getFunds()).rejects.toMatchObject({ status: 401 })
})

test('an hourly salary that waits is asked for by GET with the token, and waits until it is answered [G-7-46]', async () => {
  const { contracts, sent, token } = await atContracts()
  expect(waiting((await contracts.getFunds()).contracthoursalreq)).toEqual([100503])
  expect(sent()).toEqual({ call: FUNDS, token })
  await contracts.answerHourSalary(100503, 'R')

  expect(sent()).toEqual({
    call: 'POST /wps/relay/MCSFE_processContractHourSalary',
    body: { contractId: 100503, status: 'R' },
    token,
  })
  expect(waiting((await contracts.getFunds()).contracthoursalreq)).toEqual([])
  expect(waiting((await contracts.getFunds()).dailysalreqtype)).toEqual([100501])
})
