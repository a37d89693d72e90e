import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const ENDED = { status: 401, code: 'user.or.token.invalid' }

test('a trial user has a token, a name and the type 4, and play money [A-3-05]', async () => {
  const { call, gatewayOf } = setup()

  const { json } = await call('POST', '/wps/member/trialuser')

  expect(json.value).toEqual({ token: expect.any(String), userName: 'trial0001', customerType: 4 })
  expect(await gatewayOf(json.value.token).member.getInfo()).toMatchObject({ account: 'trial0001', type: 4 })
  expect((await gatewayOf(json.value.token).wallet.get()).sumBalance).toBe(5_000_000)
})

test('a trial can also be started with GET, with the same response [A-7-06]', async () => {
  const { call } = setup()

  const [byPost, byGet] = [await call('POST', '/wps/member/trialuser'), await call('GET', '/wps/member/trialuser')]

  expect(Object.keys(byGet.json.value)).toEqual(Object.keys(byPost.json.value))
})

test('free play is a session of type 4', async () => {
  const { session } = setup().gatewayOf('', { dialect: { trialMethod: 'freeplay' } })

  expect(await session.createTrial()).toMatchObject({ userName: 'trial0001', type: 4, firstTimeLogin: true })
})

test.for(['DELETE', 'POST'] as const)(
  'logging out by %s sends the token, which is invalid afterwards [A-4-14]',
  async (logoutMethod) => {
    const { gatewayOf, signIn, control } = setup()
    const gateway = gatewayOf(await signIn(), { dialect: { logoutMethod } })
    await gateway.wallet.get()

    await gateway.session.logout()

    const { json: journal } = await control('GET', '/requests')
    expect(journal.at(-1)).toMatchObject({ method: logoutMethod, path: '/wps/session/logout', status: 200 })
    await expect(gateway.wallet.get()).rejects.toMatchObject(ENDED)
  },
)

test('a new login ends the old session, and calls with the old token get a specific error', async () => {
  const { gatewayOf, signIn } = setup()
  const [oldest, old, fresh] = [await signIn(), await signIn(), await signIn()]
  const elsewhere = 'Your account has just logged in elsewhere'

  await expect(gatewayOf(old).member.getInfo()).rejects.toMatchObject({ ...ENDED, gatewayMessage: elsewhere })
  await expect(gatewayOf(oldest).member.getInfo()).rejects.toMatchObject({
    ...ENDED,
    gatewayMessage: 'Your session has expired',
  })
  expect((await gatewayOf(fresh).member.getInfo()).account).toBe('demo01')
})

test('an invalid token counts as a guest if the token is optional', async () => {
  const { gatewayOf } = setup()
  const guest = await gatewayOf().content.listAnnouncements()
  expect(await gatewayOf('nobody').content.listAnnouncements()).toEqual(guest)
})

test('an idle token expires after a day, and a used one stays valid', async () => {
  const { gatewayOf, signIn, control } = setup()
  const [idle, busy] = [await signIn('vip02'), await signIn('demo01')]

  for (let hour = 0; hour < 24; hour += 8) {
    await control('POST', '/clock/advance', { duration: '8h' })
    await gatewayOf(busy).wallet.get()
  }

  await expect(gatewayOf(idle).wallet.get()).rejects.toMatchObject(ENDED)
  expect((await gatewayOf(busy).member.getInfo()).account).toBe('demo01')
})

test('the persona whose session expires can make one call', async () => {
  const { gatewayOf, signIn } = setup()
  const gateway = gatewayOf(await signIn('expired01'))

  expect((await gateway.member.getInfo()).account).toBe('expired01')
  await expect(gateway.member.getInfo()).rejects.toMatchObject(ENDED)
})

test('member info has the account, the nickname and a numeric type [A-3-03]', async () => {
  const { gatewayOf, signIn } = setup()

  const info = await gatewayOf(await signIn('vip02')).member.getInfo()

  expect(info).toMatchObject({ id: 1003, account: 'vip02', nickname: '', type: 2, clubLabel: { labelName: 'VIP 5' } })
})

test('a member without a type has none in the info, and counts as a trial member in the session', async () => {
  const { gatewayOf } = setup()
  const { token, type } = await gatewayOf().session.login({
    type: 'username',
    username: 'notype01',
    password: 'Demo@123',
  })

  expect(type).toBe(4)
  expect(await gatewayOf(token).member.getInfo()).not.toHaveProperty('type')
})
