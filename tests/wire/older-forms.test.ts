import { createMockServer, FROZEN_TIME } from '@longan/mock-server'
import { createGateway } from '@longan/sdk'
import { expect, test } from 'vitest'

const ORIGIN = 'http://mock.local'
const VENDOR = 101
const OTHER = 102
const DAY = 24 * 60 * 60 * 1000
type Sent = { body?: object; form?: Record<string, string>; query?: Record<string, string> }

/** A member's newer calls by the SDK, and older forms of them as they are. */
async function signIn(account = 'demo01') {
  const mock = createMockServer()
  const gatewayOf = (token?: string) =>
    createGateway({
      baseUrl: ORIGIN,
      merchant: 'DEMO',
      language: () => 'EN',
      token: () => token,
      fetch: mock.fetch,
      dialect: { cipher: 'plain' },
    })
  const { token } = await gatewayOf().session.login({ type: 'username', username: account, password: 'Demo@123' })
  const request = async (method: string, path: string, { body, form, query = {} }: Sent = {}) => {
    const response = await mock.fetch(
      new Request(`${ORIGIN}${path}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          merchant: 'DEMO',
          language: 'EN',
          authorization: token,
          encryption: 'plain',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(form && { body: new URLSearchParams(form) }),
      }),
    )
    return { status: response.status, json: await response.json() }
  }
  const send = async (...call: Parameters<typeof request>) => {
    const { status, json } = await request(...call)
    expect([call[1], status, json.errorCode]).toEqual([call[1], 200, undefined])
    return call[1].startsWith('/wps/') ? json.value : json
  }
  const provide = (state: string, params: object) =>
    mock.fetch(
      new Request(`${ORIGIN}/__admin/provider-states`, {
        method: 'POST',
        body: JSON.stringify({ state, params: { account, ...params } }),
      }),
    )
  const balances = async (gateway: ReturnType<typeof gatewayOf>) =>
    Object.fromEntries((await gateway.wallet.getBalance()).balance.map((one) => [one.accountTypeId, one.balance]))
  const gateway = gatewayOf(token)
  return { gateway, send, request, provide, balances: () => balances(gateway) }
}

test('the older balance has the sum of the newer one [F-1-01]', async () => {
  const { send, gateway } = await signIn()
  const { sumBalance, balances } = await send('GET', '/wps/wallets/balance')

  expect(sumBalance).toBe((await gateway.wallet.get()).sumBalance)
  expect(sumBalance).toBe(12_408_317.5)
  expect(balances[0]).toMatchObject({ accountTypeId: 2, accountName: 'MAIN', balance: 12_408_317.5 })
})

test('the older list of wallets has each wallet of the newer form [F-1-02]', async () => {
  const { send, gateway } = await signIn()
  const wallets = await send('GET', '/wps/wallets')
  const { balance } = await gateway.wallet.getBalance()

  expect(balance.length).toBeGreaterThan(1)
  expect(wallets).toEqual(balance.map(({ accountTypeName, ...rest }) => ({ ...rest, accountName: accountTypeName })))
})

test.each(['lockTransStatus', 'lockStatusByType'])(
  '%s shows a vendor under maintenance as locked [F-1-03]',
  async (name) => {
    const { send, provide } = await signIn()
    await provide('a vendor wallet is closed', { accountTypeId: VENDOR })
    const locks = await send('GET', `/wps/wallets/${name}`)

    expect(locks).toContainEqual({ accountTypeId: VENDOR, isLocked: true })
    expect(locks).toContainEqual({ accountTypeId: 2, isLocked: false })
  },
)

test('money comes back to the main wallet by a form, and leaves it, and goes from vendor to vendor [F-1-04]', async () => {
  const { send, balances } = await signIn()
  const before = (await balances())[2]!

  await send('POST', '/wps/wallets/transferFromMainWallet', {
    form: { toAccountTypeId: String(VENDOR), amount: '8000' },
  })
  expect(await balances()).toMatchObject({ 2: before - 8000, [VENDOR]: 8000 })
  const answer = await send('POST', '/wps/wallets/transferToMainWallet', {
    form: { fromAccountTypeId: String(VENDOR), amount: '5000' },
  })
  await send('POST', '/wps/wallets/transferSubToSubWallet', {
    form: { fromAccountTypeId: String(VENDOR), toAccountTypeId: String(OTHER), amount: '1000' },
  })

  expect(answer).toEqual({ successAmount: 5000 })
  expect(await balances()).toMatchObject({ 2: before - 3000, [VENDOR]: 2000, [OTHER]: 1000 })
})

test.each([
  ['pg', { bankCode: 'SENP', bankType: 'SE', vendorId: 3 }],
  ['mt', { bankCode: 'SVBK', vendorId: 1 }],
  ['ma', { bankCode: 'SVBK', vendorId: 1 }],
  ['qr', { bankCode: 'UNQR', vendorId: 2 }],
])('a deposit by the method %s in the path has a number and a page [F-1-05]', async (method, channel) => {
  const { send, gateway } = await signIn()
  const order = await send('POST', `/wps/transaction/deposit/${method}`, { body: { amount: 200_000, ...channel } })

  expect(await gateway.deposits.get(order.depositId)).toMatchObject({ amount: 200_000 })
  expect(order.redirectUrl).toMatch(/^(https?:\/\/|\/)/)
})

test('a deposit by an unknown method is refused by name', async () => {
  const { request } = await signIn()
  const body = { amount: 200_000, bankCode: 'UNQR', vendorId: 2 }

  expect(await request('POST', '/wps/transaction/deposit/xx', { body })).toMatchObject({
    status: 400,
    json: { errorCode: 'request_param_err', value: { field: 'method' } },
  })
})

test('the older report of deposits has the rows of the newer one [F-1-06]', async () => {
  const { send, gateway } = await signIn('demo02')
  const before = (await gateway.deposits.list()).items.length
  for (const amount of [100_000, 200_000, 300_000])
    await gateway.deposits.byQr({ amount, bankCode: 'UNQR', vendorId: 2 })
  const { list } = await send('GET', '/wps/report/depositTransaction')

  expect(list.length).toBe(before + 3)
  expect(list).toEqual(
    (await gateway.deposits.list()).items.map((row) => expect.objectContaining({ depositId: row.depositId })),
  )
})

test('the older report of withdrawals has two rows for two withdrawals [F-1-07]', async () => {
  const { send, provide } = await signIn('demo02')
  await provide('a member has withdrawn', { refId: 'W77001', amount: 200_000, at: FROZEN_TIME - DAY / 2 })
  await provide('a member has withdrawn', { refId: 'W77002', amount: 300_000, at: FROZEN_TIME - DAY / 4 })
  const range = { startDateTs: String(FROZEN_TIME - DAY), endDateTs: String(FROZEN_TIME) }

  expect((await send('GET', '/wps/report/withdrawTransaction', { query: range })).records).toMatchObject([
    { refId: 'W77002', amount: 300_000 },
    { refId: 'W77001', amount: 200_000 },
  ])
})

test('the older form of a withdrawal is an order, and takes its amount from the balance [F-1-08]', async () => {
  const { send, gateway } = await signIn()
  const before = (await gateway.wallet.get()).sumBalance
  const body = { amount: 300_000, bankCardId: 10011, password: '246810', currentWithdrawType: 'BC' }
  const { refId } = await send('POST', '/wps/v2/transaction/withdraw', { body })

  expect((await gateway.wallet.get()).sumBalance).toBe(before - 300_000)
  expect((await gateway.withdrawals.list()).items[0]).toMatchObject({ refId, amount: 300_000 })
})

test('the older list of banks is the newer one [F-1-09]', async () => {
  const { send, gateway } = await signIn()

  expect(await send('GET', '/wps/system/withdrawBanks')).toEqual(await gateway.accounts.listBanks())
})

test('the older report of bets has every bet of the period, whatever its game [F-1-10]', async () => {
  const { send, provide } = await signIn('demo02')
  const settledAt = FROZEN_TIME - DAY / 2
  const range = { startDate: String(settledAt - 1000), endDate: String(settledAt + 1000) }
  await provide('a member has money', { balance: 100_000 })
  for (const gameType of ['RNG', 'FISH', 'LIVE', 'SPORTS', 'LOTT'])
    await provide('a member has staked', { gameType, betAmount: 10, settledAt })
  const { list, footer } = await send('GET', '/wps/report/accountGameBetHistory', { query: range })

  expect(list.length).toBe(5)
  expect(footer).toMatchObject({ betAmount: 50, totalHands: 5 })
})

test('the older list of promotions has those of the newer one, and joining by it has its effect once [F-1-11]', async () => {
  const { send, request, gateway } = await signIn('demo02')
  const list = await send('GET', '/wps/promotions')
  expect(list).toEqual(await gateway.rewards.listSignUpPromotions())
  const { promotionId } = list.find(({ hasJoined }: { hasJoined: string }) => hasJoined === 'N')
  await send('POST', '/wps/promotions', { body: { promotionId } })

  expect(await send('GET', '/wps/promotions')).toContainEqual(expect.objectContaining({ promotionId, hasJoined: 'Y' }))
  expect((await request('POST', '/wps/promotions', { body: { promotionId } })).json.success).toBe(false)
})

test('each POST form of the profile does what its PUT form does [F-1-13]', async () => {
  const { send, gateway } = await signIn()
  await send('POST', '/wps/member/info/nickname', { body: { nickname: 'Thu Hà' } })
  await send('POST', '/wps/member/paymentPassword', {
    body: { oldPassword: '246810', newPassword: '975310', confirmNewPassword: '975310' },
  })
  const questions = await gateway.profile.listQuestions()
  const answers = questions.slice(0, 2).map(({ questionId }) => ({ questionId, answer: 'Hà Nội' }))
  await send('POST', '/wps/member/customerSecurityQuestions', { body: { questions: answers } })

  expect(await gateway.member.getNickname()).toBe('Thu Hà')
  await expect(gateway.security.checkPaymentPassword('975310')).resolves.toBeUndefined()
  expect((await gateway.profile.listMyQuestions()).map(({ questionId }) => questionId)).toEqual(
    answers.map(({ questionId }) => questionId),
  )
})

test.each(['PUT', 'POST', 'DELETE'])(
  '%s of the count of unread mail and POST of hot games answer [F-1-14]',
  async (method) => {
    const { send, gateway } = await signIn()

    expect(await send(method, '/wps/message/unreadCount')).toBe(await gateway.messages.getMailboxUnread())
    expect(
      (
        await send('POST', '/wps/relay/GCSGAME_hotGamesV2', {
          query: { isPlatform: '2', language: 'EN', platform: 'html5' },
        })
      ).list,
    ).not.toEqual([])
  },
)

test('links of an agent are listed, created and removed by either path [F-1-15]', async () => {
  const { send } = await signIn('agent01')
  const list = async () => send('GET', '/wps/agent/affiliateUrl')
  const before = await list()
  const { affiUrlId } = await send('POST', '/wps/agent/affiliateUrls', {
    body: { rebates: [{ productType: 'RNG', rebateRate: 0.005 }] },
  })
  expect((await list()).length).toBe(before.length + 1)
  await send('DELETE', '/wps/agent/affiliateUrls', { query: { affiUrlId: String(affiUrlId) } })

  expect(await list()).toEqual(before)
})

test('the older form of lottery bets is an order, and takes its stake from the balance [F-1-12]', async () => {
  const { send, gateway } = await signIn()
  const before = (await gateway.wallet.get()).sumBalance
  const bet = { gameId: 307, playId: 2, bettingContent: '05,27', bettingApproach: 'STANDARD', singleBetPrice: 10.5 }
  const { numero } = (await gateway.lottery.getNear(307)).currentNumero
  const contents = [{ ...bet, winStop: false, numero: [{ numero, multiple: 1 }] }]
  const [order] = await send('POST', '/lgw/betting', { body: { prizeMode: 'Elott', device: 'MOBILE', contents } })

  expect(order.orderNo).toMatch(/^L[0-9]+$/)
  expect((await gateway.wallet.get()).sumBalance).toBe(before - 21)
})
