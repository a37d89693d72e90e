import { expect, test } from 'vitest'
import { setupAgent } from './testing.ts'

test('links of an agent are listed newest first, the same under both paths', async () => {
  const { agent } = await setupAgent()
  const made = await agent.createAffiliateUrl({
    type: 1,
    rebates: [{ productType: 'RNG', rebateRate: 0.005 }],
    remark: 'Fair',
  })
  const list = await agent.listAffiliateUrls()

  expect(list).toHaveLength(3)
  expect(list[0]).toEqual(made)
  expect(made).toMatchObject({ type: 1, remark: 'Fair', registeredCount: 0 })
  expect(made.url).toBe(`/m/register?affiliateCode=${made.affiliateCode}`)
  expect(await agent.listAffiliateUrlsByRelay()).toEqual(list)
})

test('a deleted link is not found, and an agent cannot delete links of other agents', async () => {
  const { agent, services } = await setupAgent()
  const [link] = await agent.listAffiliateUrls()
  await agent.deleteAffiliateUrlByRelay(link!.affiUrlId)

  expect(services.affiliates.byCode(link!.affiliateCode)).toBeUndefined()
  await expect(agent.deleteAffiliateUrl(link!.affiUrlId)).rejects.toMatchObject({ value: { field: 'affiUrlId' } })
  await expect(agent.deleteAffiliateUrl(10031)).rejects.toMatchObject({ value: { field: 'affiUrlId' } })
})

test('a member who registers through a link is below its agent with the rates of the link', async () => {
  const { agent, services, member } = await setupAgent()
  const made = await agent.createAffiliateUrlByRelay({ rebates: [{ productType: 'RNG', rebateRate: 0.005 }] })
  const newcomer = services.members.getByAccount('demo02')
  await services.affiliates.join(services.affiliates.byCode(made.affiliateCode)!, newcomer)

  const { items: list } = await agent.listRegistered()
  expect(list[0]).toMatchObject({ username: 'demo02', type: 0, affiliateCode: made.affiliateCode })
  expect(services.tree.uplineOf(newcomer.id)?.id).toBe(member.id)
  expect(services.tree.ratesOf(newcomer.id)['RNG']).toBe(50)
  expect((await agent.listRegisteredByRelay()).total).toBe(3)
})

test('the rates of a link are limited by those of its agent, and there are at most twenty links', async () => {
  const { agent } = await setupAgent()

  await expect(agent.createAffiliateUrl({ rebates: [{ productType: 'RNG', rebateRate: 0.02 }] })).rejects.toMatchObject(
    {
      value: { field: 'rebates.0.rebateRate' },
    },
  )
  for (let made = 2; made < 20; made++) await agent.createAffiliateUrl()
  await expect(agent.createAffiliateUrl()).rejects.toMatchObject({ value: { field: 'affiUrlId', rule: 'most' } })
})
