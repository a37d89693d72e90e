import { expect, test } from 'vitest'
import { setupAgent } from './testing.ts'

const transfer = { downline: 'demo01', transferAmount: 1, password: '246810' }
const STEP = { minimumBet: 1000000, activeMember: 3, rateType: 'P', rate: 0.001 }
const CALLS: readonly [method: string, path: string, body?: object][] = [
  ['GET', 'relay/ODSFE2_getTeamOverviewSum'],
  ['GET', 'relay/ODSFE2_getTeamProfitAndLoss'],
  ['GET', 'relay/ODSFE2_getAgentCommissions'],
  ['GET', 'agent/downlines'],
  ['POST', 'agent/downline', { username: 'demo01', password: 'Demo@123' }],
  ['PUT', 'agent/promoteDownlineToAgent', { downline: 'demo01' }],
  ['GET', 'agent/globalRebateSettings'],
  ['GET', 'relay/MCSFE_getGlobalRebateSettingsByProductType'],
  ['GET', 'agent/downlineRebates'],
  ['PUT', 'agent/downlineRebates', { downline: 'demo01', rebates: [{ productType: 'RNG', rebateRate: 0 }] }],
  ['POST', 'agent/affiliateUrl', {}],
  ['DELETE', 'agent/affiliateUrl?affiUrlId=1'],
  ['GET', 'agent/affiliateUrls'],
  ['GET', 'agent/registeredAffiliates'],
  ['GET', 'agent/transferEnabled'],
  ['PUT', 'agent/transferDownline', transfer],
  ['PUT', 'agent/transferDownlines', { transfers: [transfer], password: '246810' }],
  ['POST', 'agent/transferDownlines/preview', { transfers: [transfer] }],
  [
    'POST',
    'relay/MCSFE_createContract',
    { downline: 'demo01', contractType: 'DAILY', productType: 'CONS', rates: [STEP] },
  ],
  ['POST', 'relay/MCSFE_cancelContract', { contractId: 1 }],
]

async function refusedCalls(account: string, profile: string) {
  const { call, control, token } = await setupAgent(account)
  await control('POST', '/preset', { name: profile })
  const refused = []
  for (const [method, path, body] of CALLS) {
    const { json } = await call(method, `/wps/${path}`, { token, body, headers: { encryption: 'plain' } })
    if (json.errorCode === 'permission.denied') refused.push(path)
  }
  return { 0: 'none', [CALLS.length]: 'all' }[refused.length] ?? refused
}

test.each([
  ['odd03', 'readings-A', 'none'],
  ['odd03', 'readings-B', 'all'],
  ['odd03', 'default', 'all'],
  ['odd40', 'readings-A', 'all'],
  ['demo01', 'readings-A', 'all'],
  ['agent41', 'readings-A', 'none'],
  ['agent41', 'readings-B', 'none'],
])('to %s a gateway with preset %s refuses %s of the calls of agents', async (account, profile, refused) => {
  expect(await refusedCalls(account, profile)).toEqual(refused)
})

test.each([
  ['readings-A', true],
  ['readings-B', false],
])('under %s a member of type 3 sees the series of an agent: %s', async (profile, isAgent) => {
  const { call, control, token } = await setupAgent('odd03')
  await control('POST', '/preset', { name: profile })
  const { json } = await call('GET', '/wps/member/lottoCustomersSeries', { token })

  expect(json.value.length > 0).toBe(isAgent)
})
