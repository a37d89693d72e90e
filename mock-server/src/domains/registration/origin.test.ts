import type { GatewayError, RegistrationInput } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const NEW_MEMBER: RegistrationInput = { username: 'nhanlong88', password: 'Demo@123', mobileNum: '0912000111' }
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    ({ code, value }: GatewayError) => [code, value?.field],
  )

async function setupRegistration() {
  const site = setup()
  const { services } = await site.mock.worlds.open('default')
  return { ...site, services, registration: site.gatewayOf().registration }
}

test('the code of an agent puts the new member below that agent; the site’s own code below no agent', async () => {
  const { registration, services, signIn } = await setupRegistration()
  await signIn('agent01')
  const agent = services.members.getByAccount('agent01')
  const [link] = services.affiliates.of(agent.id)
  await registration.checkAffiliate(link!.code, 'site.example')

  const { customerId } = await registration.byUsername({ ...NEW_MEMBER, affiliateCode: link!.code })
  expect(services.tree.uplineOf(customerId)?.id).toBe(agent.id)
  const { code } = await registration.getDefaultAffiliate()
  const own = await registration.byUsername({
    ...NEW_MEMBER,
    username: 'another1',
    mobileNum: '0912000113',
    affiliateCode: code,
  })
  expect(services.tree.uplineOf(own.customerId)).toBeUndefined()
})

test('a link of a new world works before its agent has signed in, and belongs to the agent later', async () => {
  const { registration, services, signIn, gatewayOf, control } = await setupRegistration()
  await registration.checkAffiliate('AFF1')
  const { customerId } = await registration.byUsername({ ...NEW_MEMBER, affiliateCode: 'aff1' })
  await control('POST', '/clock/advance', { duration: '30h' })

  const { agent } = gatewayOf(await signIn('agent01'))
  const links = await agent.listAffiliateUrls()
  expect(services.tree.uplineOf(customerId)?.account).toBe('agent01')
  expect(links.map(({ affiliateCode }) => affiliateCode)).toEqual(['LN10052', 'AFF1'])
  expect((await agent.listRegistered()).items[0]).toMatchObject({
    username: NEW_MEMBER.username,
    affiliateCode: 'AFF1',
  })
  expect((await control('GET', '/health')).json.ledger).toBe('balanced')
})

test('the code of a locked agent has an error of its own', async () => {
  const { registration, services, signIn } = await setupRegistration()
  await signIn('agent01')
  const { id } = services.members.getByAccount('agent01')
  const [link] = services.affiliates.of(id)
  await services.members.update(id, { isLocked: true })

  expect(await codeOf(registration.checkAffiliate(link!.code))).toEqual(['agent.link.incorrect', 'code'])
})

test('a referrer is given by code or by member number', async () => {
  const { registration, services, control } = await setupRegistration()
  await control('PATCH', '/settings', { registration: { recommenderId: 'O' } })
  await registration.byUsername({ ...NEW_MEMBER, referralCode: 'LG1001' })
  await registration.byUsername({ ...NEW_MEMBER, username: 'another1', mobileNum: '0912000113', recommenderId: '1001' })

  expect(services.referral.friendsOf(1001).map(({ account }) => account)).toEqual(
    expect.arrayContaining(['another1', 'nhanlong88']),
  )
  const nobody = registration.byUsername({
    ...NEW_MEMBER,
    username: 'another2',
    mobileNum: '0912000114',
    recommenderId: '4444',
  })
  expect(await codeOf(nobody)).toEqual(['referrer.link.incorrect', 'recommenderId'])
})
