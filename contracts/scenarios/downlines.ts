import type { Gateway } from '@longan/sdk'
import { DOWNLINE, isAgent, withDownlines } from '../consumer/preconditions.ts'
import { PASSWORD } from '../consumer/examples.ts'
import { expectEqual } from './run/check.ts'
import { newUsername, type Scenario } from './run/scenario.ts'

const page = { page: 1, size: 20 }

const readDownlines = async (gateway: Gateway) =>
  (await gateway.agent.listDownlines(page)).items.map(({ username, type }) => ({ username, type }))

const readRate = async (gateway: Gateway) => {
  const { items: list } = await gateway.agent.listDownlineRebates(page)
  const rebates = list.find(({ username }) => username === DOWNLINE)?.rebates ?? []
  return rebates.find(({ productType }) => productType === 'RNG')?.rebateRate
}

type Link = {
  id: string
  create: (gateway: Gateway) => Promise<{ affiUrlId: number }>
  remove: (gateway: Gateway, id: number) => Promise<unknown>
}
const link = ({ id, create, remove }: Link): Scenario => ({
  title: `an affiliate URL made by createAffiliateUrl${id} is listed until it is deleted`,
  operations: [
    `createAffiliateUrl${id}`,
    `deleteAffiliateUrl${id}`,
    'listAffiliateUrls',
    'listAffiliateUrlsByRelay',
    'checkAffiliate',
  ],
  states: [isAgent],
  async run({ gateway, client }) {
    const read = async () => {
      const [older, newer] = [await gateway.agent.listAffiliateUrls(), await gateway.agent.listAffiliateUrlsByRelay()]
      return [older, newer].map((list) => list.map(({ affiUrlId }) => affiUrlId).toSorted())
    }
    const what = 'affiliate URLs (listAffiliateUrls, listAffiliateUrlsByRelay)'
    const before = await read()
    const { affiUrlId } = await create(gateway)
    const expected = before.map((ids) => [...ids, affiUrlId].toSorted())
    expectEqual(`${what} after one was made`, { got: await read(), expected })
    const { affiliateCode } = (await gateway.agent.listAffiliateUrls()).find((one) => one.affiUrlId === affiUrlId)!
    await client().registration.checkAffiliate(affiliateCode)
    await remove(gateway, affiUrlId)
    expectEqual(`${what} after it was deleted`, { got: await read(), expected: before })
  },
})
const body = { type: 0 as const, rebates: [{ productType: 'RNG', rebateRate: 0.004 }], remark: 'Zalo' }

export const downlineScenarios: Scenario[] = [
  {
    title: 'a member made by an agent is listed below and can log in; one key makes one',
    operations: ['createDownline', 'listDownlines', 'login', 'getMemberInfo'],
    states: [isAgent],
    async run({ gateway, client }) {
      const username = newUsername()
      const before = await readDownlines(gateway)
      const idempotencyKey = crypto.randomUUID()
      const input = { username, password: PASSWORD, type: 0 } as const
      await gateway.agent.createDownline(input, { idempotencyKey })
      await gateway.agent.createDownline(input, { idempotencyKey })
      expectEqual('members below (listDownlines)', {
        got: await readDownlines(gateway),
        expected: [{ username, type: 0 }, ...before],
      })
      const { token } = await client().session.login({ type: 'username', username, password: PASSWORD })
      const { account: got } = await client(token).member.getInfo()
      expectEqual('account of the new member (getMemberInfo)', { got, expected: username })
    },
  },
  {
    title: 'a promoted member is an agent, for the agent and for itself',
    operations: ['promoteDownline', 'listDownlines', 'getMemberInfo'],
    states: withDownlines,
    async run({ gateway, signIn }) {
      const read = async () => (await readDownlines(gateway)).find(({ username }) => username === DOWNLINE)?.type
      expectEqual(`type of ${DOWNLINE} before (listDownlines)`, { got: await read(), expected: 0 })
      await gateway.agent.promoteDownline(DOWNLINE)
      expectEqual(`type of ${DOWNLINE} (listDownlines)`, { got: await read(), expected: 1 })
      const { type: got } = await (await signIn(DOWNLINE)).member.getInfo()
      expectEqual(`type of ${DOWNLINE} (getMemberInfo)`, { got, expected: 1 })
    },
  },
  {
    title: 'a rebate given to a member below is listed',
    operations: ['setDownlineRebates', 'listDownlineRebates'],
    states: withDownlines,
    async run({ gateway }) {
      expectEqual('rebate before (listDownlineRebates)', { got: await readRate(gateway), expected: 0.004 })
      await gateway.agent.setDownlineRebates({
        downline: DOWNLINE,
        rebates: [{ productType: 'RNG', rebateRate: 0.005 }],
      })
      expectEqual('rebate after it was set (listDownlineRebates)', { got: await readRate(gateway), expected: 0.005 })
    },
  },
  link({
    id: '',
    create: (gateway) => gateway.agent.createAffiliateUrl(body),
    remove: (gateway, id) => gateway.agent.deleteAffiliateUrl(id),
  }),
  link({
    id: 'ByRelay',
    create: (gateway) => gateway.agent.createAffiliateUrlByRelay(body),
    remove: (gateway, id) => gateway.agent.deleteAffiliateUrlByRelay(id),
  }),
]
