import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

const PASSWORD = '246810'

async function logInAgent() {
  const site = await createMockClient({ as: 'agent01' })
  return { ...site, ...site.gateway, token: site.token! }
}

test('the downlines of an agent are read by GET, level by level: three are direct downlines [A-7-45]', async () => {
  const { agent, sent, token } = await logInAgent()
  const { items: list, total } = await agent.listDownlines({ level: 1 })

  expect(sent()).toEqual({ call: 'GET /wps/agent/downlines', query: { level: '1' }, token })
  expect(total).toBe(3)
  expect(list.map(({ username, level, downlineCount }) => [username, level, downlineCount])).toEqual([
    ['thaomy', 1, 6],
    ['xuanphucngo', 1, 8],
    ['anhhoang', 1, 0],
  ])
})

test('the rebates of downlines are read by GET and set by PUT, up to what the agent has [A-7-46]', async () => {
  const { agent, sent, token } = await logInAgent()
  const rateOf = async (productType: string) => {
    const { items: list } = await agent.listDownlineRebates({ downline: 'thaomy' })
    return list[0]!.rebates.find((rebate) => rebate.productType === productType)?.rebateRate
  }
  expect([await rateOf('RNG'), await rateOf('LIVE')]).toEqual([0.008, 0.0064])
  expect(sent()).toEqual({ call: 'GET /wps/agent/downlineRebates', query: { downline: 'thaomy' }, token })
  const wanted = { downline: 'thaomy', rebates: [{ productType: 'RNG', rebateRate: 0.009 }] }
  await agent.setDownlineRebates(wanted)

  expect(sent()).toEqual({ call: 'PUT /wps/agent/downlineRebates', body: wanted, token })
  expect([await rateOf('RNG'), await rateOf('LIVE')]).toEqual([0.009, 0.0064])
  const tooMuch = { ...wanted, rebates: [{ productType: 'RNG', rebateRate: 0.0101 }] }
  expect(await getRefusal(agent.setDownlineRebates(tooMuch))).toEqual(['request_param_err', 'rebates.0.rebateRate'])
})

test('the salaries of an agent are read by GET, by kind, with their sum [A-7-47]', async () => {
  const { contracts, records, sent, token } = await logInAgent()
  const query = { contractType: 'DAILY', size: 100 } as const
  const { items: list, total, footer } = await contracts.listSalaries(query)

  expect(sent()).toEqual({
    call: 'GET /wps/relay/MCSFE_getSalaryList',
    query: { contractType: 'DAILY', size: '100' },
    token,
  })
  expect([list.length, new Set(list.map(({ contractType }) => contractType))]).toEqual([total, new Set(['DAILY'])])
  expect(total).toBeGreaterThan(5)
  expect((await records.listTransactions({ codeTypes: 'daily_wage' })).footer.amount).toBe(footer.amount)
})

test('the dividends of an agent are read by GET, with their sum [A-7-48]', async () => {
  const { contracts, records, sent, token } = await logInAgent()
  const { items: list, footer } = await contracts.listDividends({ size: 50 })

  expect(sent()).toEqual({ call: 'GET /wps/relay/MCSFE_getDividendList', query: { size: '50' }, token })
  expect(list.map(({ contractType, amount }) => [contractType, amount])).toEqual([
    ['DIVIDEND', 246_250],
    ['DIVIDEND', 60_000],
  ])
  expect(footer.amount).toBe(306_250)
  expect((await records.listTransactions({ codeTypes: 'share_bonus' })).footer.amount).toBe(306_250)
})

test('the links of an agent are read by GET, made by POST and dropped by DELETE; a link leads to the agent [A-7-49]', async () => {
  const { agent, registration, sent, token } = await logInAgent()
  const codes = async () => (await agent.listAffiliateUrls()).map(({ affiliateCode }) => affiliateCode)
  const before = await codes()
  expect(before).toHaveLength(2)
  expect(sent()).toEqual({ call: 'GET /wps/agent/affiliateUrls', token })
  const { affiUrlId, affiliateCode, url } = await agent.createAffiliateUrl({ remark: 'Hội chợ' })
  expect(sent()).toEqual({ call: 'POST /wps/agent/affiliateUrl', body: { remark: 'Hội chợ' }, token })

  expect(await codes()).toEqual([affiliateCode, ...before])
  expect(url).toContain(affiliateCode)
  await registration.checkAffiliate(affiliateCode)
  await agent.deleteAffiliateUrl(affiUrlId)
  expect(sent()).toMatchObject({ call: 'DELETE /wps/agent/affiliateUrl', query: { affiUrlId: String(affiUrlId) } })
  expect(await codes()).toEqual(before)
})

test('money goes to several downlines by one PUT: 10 to each of two takes 20 from the agent [A-7-50]', async () => {
  const { agent, wallet, sent, token, openWorld } = await logInAgent()
  const { services } = await openWorld()
  const below = () =>
    ['thaomy', 'anhhoang'].map((name) => services.wallet.balanceOf(services.members.getByAccount(name).id) / 100)
  const [{ sumBalance }, before] = [await wallet.get(), below()]
  const transfers = ['thaomy', 'anhhoang'].map((downline) => ({ downline, transferAmount: 10 }))
  await agent.transferAll({ transfers, password: PASSWORD })

  expect(sent()).toEqual({
    call: 'PUT /wps/agent/transferDownlines',
    body: { transfers, password: PASSWORD },
    token,
  })
  expect((await wallet.get()).sumBalance).toBe(sumBalance - 20)
  expect(below()).toEqual(before.map((balance) => balance + 10))
})

test('profit and loss of the team is read by GET: rows and totals that are their sum [A-7-52]', async () => {
  const { agent, sent, token } = await logInAgent()
  const { items: list, footer } = await agent.listProfitAndLoss({ size: 100 })
  const sum = (of: 'betAmount' | 'winAmount' | 'rebateAmount') =>
    list.reduce((total, { figures }) => total + figures[of], 0)

  expect(sent()).toEqual({
    call: 'GET /wps/relay/ODSFE2_getTeamProfitAndLoss',
    query: { language: 'EN', size: '100' },
    token,
  })
  expect([footer.betAmount, footer.winAmount, footer.rebateAmount]).toEqual([35_750_000, 24_650_000, 87_145])
  expect([sum('betAmount'), sum('winAmount'), sum('rebateAmount')]).toEqual([35_750_000, 24_650_000, 87_145])
  expect(footer.profitAndLoss).toBe(footer.winAmount - footer.betAmount)
})
