import { isAgent, isReal, memberType, dialectA, dialectB } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { PERSONA_PASSWORD } from './personas.ts'

const credentials = (username: string) => ({ type: 'username' as const, username, password: PERSONA_PASSWORD })

async function signInAs(account: string) {
  const { gatewayOf } = setup()
  const login = await gatewayOf().session.login(credentials(account))
  const gateway = gatewayOf(login.token)
  const [info, { sumBalance }] = [await gateway.member.getInfo(), await gateway.wallet.get()]
  const type = memberType(info)
  return { gateway, login, info, type, sumBalance, isAgent: [dialectA, dialectB].map((one) => isAgent(type, one)) }
}
type Gateway = Awaited<ReturnType<typeof signInAs>>['gateway']

async function countsOf({ accounts, security, records, content, messages, games, rewards }: Gateway) {
  return {
    cards: (await accounts.listCards()).bankCards.length,
    hasPaymentPassword: await security.hasPaymentPassword(),
    movements: (await records.listTransactions({ size: 1 })).total,
    bets: (await records.listRngOrders({ size: 1 })).total,
    unreadNotices: (await content.listAnnouncements()).player.filter(({ read }) => !read).length,
    inbox: await messages.getInboxUnread(),
    chat: await messages.getChatUnread(),
    favourites: (await games.listFavouriteIds()).length,
    recents: (await games.listRecent()).items.length,
    claimable: (await rewards.listClaimable()).items.filter(({ status }) => status === 'I').length,
  }
}

test('demo01 has money, cards, a payment password, a history, and unread or claimable items everywhere', async () => {
  const { gateway, sumBalance } = await signInAs('demo01')
  const { movements, ...counts } = await countsOf(gateway)

  expect(sumBalance).toBe(12_408_317.5)
  expect(movements).toBeGreaterThanOrEqual(25)
  expect(counts).toEqual({
    cards: 2,
    hasPaymentPassword: true,
    bets: 45,
    unreadNotices: 2,
    inbox: 3,
    chat: 4,
    favourites: 8,
    recents: 9,
    claimable: 2,
  })
})

test('demo02 is new: it has no data, and its first login is marked', async () => {
  const { gateway, login, sumBalance } = await signInAs('demo02')
  const { unreadNotices, ...counts } = await countsOf(gateway)

  expect([login.firstTimeLogin, sumBalance]).toEqual([true, 0])
  expect(unreadNotices).toBeGreaterThan(0)
  expect(counts).toEqual({
    cards: 0,
    hasPaymentPassword: false,
    movements: 0,
    bets: 0,
    inbox: 0,
    chat: 0,
    favourites: 0,
    recents: 0,
    claimable: 0,
  })
})

test('many01 has 99, 100 and 250 unread messages, around the maximum of a badge', async () => {
  const { gateway } = await signInAs('many01')
  const { inbox, chat } = await countsOf(gateway)
  const [letter] = (await gateway.messages.listInbox()).items
  await gateway.messages.markInboxRead([letter!.messageId])

  expect([await gateway.messages.getInboxUnread(), inbox, chat]).toEqual([99, 100, 250])
})

test('vip02 has a VIP label and no nickname', async () => {
  const { info } = await signInAs('vip02')

  expect([info.clubLabel?.labelName, info.nickname, info.type]).toEqual(['VIP 5', '', 2])
})

test('agent01 has salaries, dividend and hourly contracts to answer, three downlines, and links', async () => {
  const { gateway } = await signInAs('agent01')
  const funds = await gateway.contracts.getFunds()
  const waiting = [funds.dailysalreqtype, funds.divtypecompperiodreq, funds.contracthoursalreq].map((kinds) =>
    Object.values(kinds ?? {})
      .flat()
      .some(({ status }) => status === 'P'),
  )

  expect(waiting).toEqual([true, true, true])
  expect((await gateway.agent.listDownlines({ level: 1 })).items).toHaveLength(3)
  expect(await gateway.agent.listAffiliateUrls()).toHaveLength(2)
})

const ACCOUNTS: readonly [account: string, type: number, agent: readonly [boolean, boolean], isReal: boolean][] = [
  ['demo01', 0, [false, false], true],
  ['vip02', 2, [true, true], true],
  ['agent01', 1, [true, true], true],
  ['agent41', 41, [true, true], false],
  ['agent42', 42, [true, true], false],
  ['odd03', 3, [true, false], false],
  ['odd40', 40, [false, false], false],
  ['notype01', 4, [false, false], false],
]

test.for(ACCOUNTS)('%s is of type %i, an agent under dialects A and B: %j, a real account: %j', async (row) => {
  const [account, type, agent, real] = row
  const session = await signInAs(account)

  expect([session.type, session.isAgent, isReal(session.type)]).toEqual([type, agent, real])
  expect('type' in session.info).toBe(account !== 'notype01')
})

test('a trial account is of type 4 and has its own name and no history', async () => {
  const { gatewayOf } = setup()
  const { token, type, userName } = await gatewayOf().session.createTrial()

  expect([type, userName]).toEqual([4, 'trial0001'])
  expect((await gatewayOf(token).records.listTransactions({ size: 1 })).items.every(({ amount }) => amount > 0)).toBe(
    true,
  )
})

test.each([
  ['locked01', PERSONA_PASSWORD, 'member.locked'],
  ['nobody', PERSONA_PASSWORD, 'member.locked'],
  ['demo01', 'Wrong@123', 'login.incorrect'],
])('%s cannot sign in with %s: %s', async (username, password, code) => {
  const login = setup()
    .gatewayOf()
    .session.login({ ...credentials(username), password })

  await expect(login).rejects.toMatchObject({ code })
})

test('the first failed login of captcha01 asks for a captcha', async () => {
  const login = setup()
    .gatewayOf()
    .session.login({ ...credentials('captcha01'), password: 'Wrong@123' })

  await expect(login).rejects.toMatchObject({ value: { captcha: true } })
})

test('the token of expired01 works for one call', async () => {
  const { gatewayOf } = setup()
  const { token } = await gatewayOf().session.login(credentials('expired01'))
  const { member } = gatewayOf(token)
  expect((await member.getInfo()).account).toBe('expired01')

  await expect(member.getInfo()).rejects.toMatchObject({ status: 401 })
})
