import { expect, test } from 'vitest'
import { createMockClient } from './mock-client.ts'

const FUNDS = 'GET /wps/member/info/funds/consolidated'

async function logInAgent(as = 'agent01') {
  const site = await createMockClient({ as })
  return { ...site, contracts: site.gateway.contracts, token: site.token! }
}
type PendingContracts = Record<string, { id?: number; contractId?: number; status?: string }[] | undefined>
const pendingIds = (kind: PendingContracts | undefined) =>
  Object.values(kind ?? {})
    .flatMap((rows) => rows ?? [])
    .filter(({ status }) => status === 'P')
    .map(({ id, contractId }) => id ?? contractId)

test('the reply about contracts has a field for daily salaries, for dividends and for hourly salaries [G-3-24]', async () => {
  const { contracts, reply } = await logInAgent()
  await contracts.getFunds()
  const { value } = reply() as { value: Record<string, PendingContracts> }

  expect(pendingIds(value['dailysalreqtype'])).toEqual([100501])
  expect(pendingIds(value['divtypecompperiodreq'])).toHaveLength(2)
  expect(pendingIds(value['contracthoursalreq'])).toEqual([100503])
})

test('a pending daily salary is read by GET, and is pending until it is answered [G-7-44]', async () => {
  const { contracts, sent, token } = await logInAgent()
  expect(pendingIds((await contracts.getFunds()).dailysalreqtype)).toEqual([100501])
  expect(sent()).toEqual({ call: FUNDS, token })
  await contracts.answerDailySalary(100501, 'A')

  expect(pendingIds((await contracts.getFunds()).dailysalreqtype)).toEqual([])
  expect(pendingIds((await contracts.getFunds()).contracthoursalreq)).toEqual([100503])
})

test('a pending dividend is read by GET with the token, and answered by GET with it [G-7-45]', async () => {
  const { contracts, sent, token, gatewayOf } = await logInAgent()
  expect(pendingIds((await contracts.getFunds()).divtypecompperiodreq)).toHaveLength(2)
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

test('a pending hourly salary is read by GET with the token, and is pending until it is answered [G-7-46]', async () => {
  const { contracts, sent, token } = await logInAgent()
  expect(pendingIds((await contracts.getFunds()).contracthoursalreq)).toEqual([100503])
  expect(sent()).toEqual({ call: FUNDS, token })
  await contracts.answerHourSalary(100503, 'R')

  expect(sent()).toEqual({
    call: 'POST /wps/relay/MCSFE_processContractHourSalary',
    body: { contractId: 100503, status: 'R' },
    token,
  })
  expect(pendingIds((await contracts.getFunds()).contracthoursalreq)).toEqual([])
  expect(pendingIds((await contracts.getFunds()).dailysalreqtype)).toEqual([100501])
})
