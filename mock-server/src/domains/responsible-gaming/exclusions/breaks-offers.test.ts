import { expect, test } from 'vitest'
import { DAY } from '../../../kernel/world/local-day.ts'
import { memberAccount } from '../../../kernel/money/ledger.ts'
import { lotteryById } from '../../lottery/lotteries.ts'
import { roundAt } from '../../lottery/rounds.ts'
import { aBet } from '../../lottery/testing.ts'
import { asMember, refusalOf } from '../testing.ts'

const HALF_A_YEAR = 180 * DAY
const exclusion = { duration: HALF_A_YEAR, accepted: true } as const
const OFFER = { title: 'Quà cuối tuần', content: 'Nạp hôm nay, nhận thêm 10%.' }

type Member = Awaited<ReturnType<typeof asMember>>

const send = async ({ control }: Member, message: object) => {
  const { status, json } = await control('POST', '/messages', message)
  expect(status).toBe(200)
  return json.accounts as string[]
}

test('a promotion that is sent to all does not reach a member in a time-out; the notice of a withdrawal does [R-4-07]', async () => {
  const member = await asMember('demo01')
  const { responsibleGaming, services, memberId, withdraw, control } = member
  await services.members.update(memberId, { email: 'demo01@site.example' })
  await responsibleGaming.createTimeOut({ duration: 7 * DAY })
  await withdraw()
  const letters = services.inbox.list(memberId, 'in')

  const reached = await send(member, { kind: 'promotion', ...OFFER })

  expect([reached.includes('vip02'), reached.includes('demo01')]).toEqual([true, false])
  expect(services.inbox.list(memberId, 'in')).toEqual(letters)
  expect(services.outbox.list({ to: 'demo01@site.example' })).toEqual([])
  await control('POST', '/clock/advance', { duration: '1d' })
  expect(services.outbox.list({ to: 'demo01@site.example' })).toMatchObject([
    { kind: 'mail', subject: 'Yêu cầu rút tiền đã được chi trả' },
  ])
  expect(await send(member, { kind: 'service', title: 'Bảo trì', content: 'Đêm nay.', account: 'demo01' })).toEqual([
    'demo01',
  ])
  expect(services.inbox.list(memberId, 'in')).toHaveLength(letters.length + 1)
})

test('an excluded member gets no promotion either, and one again after the time-out has ended [R-4-07]', async () => {
  const excluded = await asMember('demo01')
  await excluded.responsibleGaming.createSelfExclusion(exclusion)
  expect(await send(excluded, { kind: 'promotion', ...OFFER, account: 'demo01' })).toEqual([])

  const rested = await asMember('demo02')
  await rested.responsibleGaming.createTimeOut({ duration: DAY })
  await rested.advance(`${DAY - 1}ms`)
  expect(await send(rested, { kind: 'promotion', ...OFFER, account: 'demo02' })).toEqual([])
  await rested.advance('1ms')
  expect(await send(rested, { kind: 'promotion', ...OFFER, account: 'demo02' })).toEqual(['demo02'])
})

test('a promotion does not reach the personas in a break before their first login [R-4-07]', async () => {
  const reached = await send(await asMember(), { kind: 'promotion', ...OFFER })
  expect(reached).toContain('limited01')
  expect(reached.filter((account) => ['timeout01', 'excluded01'].includes(account))).toEqual([])
})

async function offersTo({ gateway }: Member) {
  const { rewards, promoCodes, missions, content, deposits } = gateway()
  const { banners, promotion, player } = await content.listAnnouncements({ types: 'B,PR,PL' })
  return {
    rewards: (await rewards.listClaimable()).items.length,
    available: Object.values(await rewards.getAvailable()).reduce((sum, { count }) => sum + count, 0),
    signUps: (await rewards.listSignUpPromotions()).length,
    promoCodes: (await promoCodes.list()).length,
    missions: (await missions.list()).items.length,
    deposits: (await deposits.listPromotions()).length,
    banners: banners.length,
    promotions: promotion.length,
    marketing: player.filter(({ id }) => id === 505).length,
    notices: player.filter(({ id }) => id !== 505).length,
  }
}

test('during a time-out no promotion, reward or mission is offered, and notices of the service are [R-4-07]', async () => {
  const member = await asMember('demo01')
  const { notices, ...offers } = await offersTo(member)
  expect(Object.values(offers)).not.toContain(0)

  await member.responsibleGaming.createTimeOut({ duration: DAY })

  const none = Object.fromEntries(Object.keys(offers).map((name) => [name, 0]))
  expect(await offersTo(member)).toEqual({ ...none, notices })
})

test('in rulebook on a member opts out of offers: none comes, service messages do, and play goes on [R-4-07]', async () => {
  const member = await asMember('demo01', 'on')
  const { responsibleGaming, services, memberId, stake, world } = member
  const { notices, ...offers } = await offersTo(member)
  expect(await responsibleGaming.getOfferChoice()).toEqual({ receives: true })

  expect(await responsibleGaming.setOfferChoice({ receives: false })).toEqual({ receives: false })

  const none = Object.fromEntries(Object.keys(offers).map((name) => [name, 0]))
  expect(await offersTo(member)).toEqual({ ...none, notices })
  expect(await send(member, { kind: 'promotion', ...OFFER, account: 'demo01' })).toEqual([])
  expect(await send(member, { kind: 'service', ...OFFER, account: 'demo01' })).toEqual(['demo01'])
  const claim = member.gateway().rewards.claim({ promotionClaimId: 9002, promotionType: 'LUCKY_BET' })
  expect(await refusalOf(claim)).toMatchObject({ status: 403, code: 'function.not.available' })
  await stake(1000, 0)
  expect(services.breaks.list(memberId)).toEqual([])
  expect(world.ledgerInvariants.check()).toBeUndefined()

  await responsibleGaming.setOfferChoice({ receives: false })
  await responsibleGaming.setOfferChoice({ receives: true })
  expect(await responsibleGaming.getOfferChoice()).toEqual({ receives: true })
  expect(await send(member, { kind: 'promotion', ...OFFER, account: 'demo01' })).toEqual(['demo01'])
})

test.for(['open', 'gb', 'de', 'mt', 'vn'])(
  'rulebook %s does not have this choice, and an earlier one rests',
  async (id) => {
    const member = await asMember('demo01', 'on')
    const { responsibleGaming, control } = member
    await responsibleGaming.setOfferChoice({ receives: false })
    await control('POST', '/preset', { name: `rules-${id}` })

    expect(await responsibleGaming.getOfferChoice()).toEqual({ receives: true })
    expect(await refusalOf(responsibleGaming.setOfferChoice({ receives: false }))).toMatchObject({
      status: 403,
      code: 'function.not.available',
      value: { data: { ruleId: 'offers.opt.out' } },
    })
    await control('POST', '/preset', { name: 'rules-on' })
    expect(await responsibleGaming.getOfferChoice()).toEqual({ receives: false })
  },
)

test('a trial account has no choice of offers', async () => {
  const { responsibleGaming } = await asMember('notype01', 'on')
  expect(await refusalOf(responsibleGaming.setOfferChoice({ receives: false }))).toMatchObject({
    code: 'permission.denied',
    value: { reason: 'only a real account chooses offers' },
  })
})

test('the choice of one member is not that of another, and a site without responsible gaming sends offers to all', async () => {
  const member = await asMember('demo01', 'on')
  await member.responsibleGaming.setOfferChoice({ receives: false })
  expect(await send(member, { kind: 'promotion', ...OFFER, account: 'demo02' })).toEqual(['demo02'])
  await member.control('PATCH', '/settings', { flags: { RESPGAME3: false } })
  expect(await send(member, { kind: 'promotion', ...OFFER, account: 'demo01' })).toEqual(['demo01'])
})

test('in rulebook vn no promotion, reward or mission is offered to members and guests, and a deposit promotion says why [R-5-08]', async () => {
  const member = await asMember('demo01', 'vn')
  const { banners, deposits, promotions, ...offers } = await offersTo(member)

  expect(offers).toMatchObject({ rewards: 0, available: 0, signUps: 0, promoCodes: 0, missions: 0 })
  expect(promotions).toBe(0)
  expect([banners, deposits]).not.toContain(0)
  expect((await member.guest.content.listAnnouncements({ types: 'PR' })).promotion).toEqual([])
  const { LOGIN, MISSION } = await member.gateway().rewards.getAvailable()
  expect([LOGIN.enabled, MISSION.enabled]).toEqual([false, false])
})

test('in rulebook vn a reward that is claimed past the app is refused, and nothing is paid [R-5-08]', async () => {
  const { gateway, services, memberId, world } = await asMember('demo01', 'vn')
  const { rewards, promoCodes, missions, signIn, referral } = gateway()
  const before = JSON.stringify(world.ledger.accounts())
  const refused = { status: 403, code: 'function.not.available', value: { data: { ruleId: 'bonus.offered' } } }
  const claim = rewards.claim({ promotionClaimId: 9002, promotionType: 'LUCKY_BET' })

  expect(await refusalOf(claim)).toMatchObject(refused)
  expect(await refusalOf(promoCodes.claim('XUAN2026'))).toMatchObject(refused)
  expect(await refusalOf(missions.claim())).toMatchObject(refused)
  expect(await refusalOf(missions.claim('Y'))).toMatchObject(refused)
  expect(await refusalOf(signIn.claim(1))).toMatchObject(refused)
  expect(await refusalOf(referral.claim())).toMatchObject(refused)
  const gift = { key: 'gift', kind: 'MANUAL', name: { vi: 'Quà', en: 'Gift' }, money: 100 } as const
  const grant = world.run(() => services.bonuses.grant(services.members.get(memberId)!, gift))
  expect(await refusalOf(grant)).toMatchObject(refused)
  expect(JSON.stringify(world.ledger.accounts())).toBe(before)
})

test('a bonus that was promised with a deposit is paid, also if the rulebook allows none since', async () => {
  const { deposits, pay, control, wallet } = await asMember()
  const { depositId } = await deposits.byQr({ bankCode: 'UNQR', vendorId: 2, amount: 400_000, promotionId: 901 })
  await control('POST', '/preset', { name: 'rules-vn' })
  await pay(depositId)
  expect((await wallet.get()).sumBalance).toBeGreaterThan(400_000)
})

test('a reward that is claimed past the app during a time-out is refused, and nothing is paid [R-4-07]', async () => {
  const { responsibleGaming, gateway, services, memberId, advance } = await asMember('demo01')
  const { rewards, promoCodes, missions } = gateway()
  await responsibleGaming.createTimeOut({ duration: DAY })
  const before = services.wallet.balanceOf(memberId)
  const claim = () => rewards.claim({ promotionClaimId: 9002, promotionType: 'LUCKY_BET' })

  const refused = { status: 403, code: 'function.not.available' }
  expect(await refusalOf(claim())).toMatchObject(refused)
  expect(await refusalOf(promoCodes.claim('XUAN2026'))).toMatchObject(refused)
  expect(await refusalOf(missions.claim())).toMatchObject(refused)
  expect(services.wallet.balanceOf(memberId)).toBe(before)
  await advance('1d')
  expect(await refusalOf(claim())).not.toMatchObject(refused)
})

test('a deposit that is credited during a time-out brings no bonus', async () => {
  const { deposits, pay, responsibleGaming, wallet } = await asMember()
  const { depositId } = await deposits.byQr({ bankCode: 'UNQR', vendorId: 2, amount: 400_000, promotionId: 901 })
  await responsibleGaming.createTimeOut({ duration: 7 * DAY })

  await pay(depositId)

  expect(await wallet.get()).toMatchObject({ sumBalance: 400_000 })
})

test('an open lottery bet of an excluded member settles, and customer service pays out the balance [R-4-06]', async () => {
  const { responsibleGaming, gateway, services, memberId, control, world } = await asMember('many01')
  const numero = roundAt(lotteryById(301), world.clock.now()).numero
  const balance = () => world.ledger.balance(memberAccount(memberId))
  // A bet on every last digit wins once.
  await gateway().lottery.placeBets({
    prizeMode: 'Elott',
    device: 'MOBILE',
    contents: [
      aBet({
        playId: 4,
        bettingContent: '0,1,2,3,4,5,6,7,8,9',
        singleBetPrice: 10,
        numero: [{ numero, multiple: 1 }],
      }),
    ],
  })
  const staked = balance()
  await responsibleGaming.createSelfExclusion(exclusion)

  await control('POST', '/clock/advance', { duration: '2m' })

  expect(services.wagers.openOf(memberId)).toEqual([])
  expect(balance()).toBe(staked + 9700)
  const { json } = await control('POST', '/cashier/payouts', {
    account: 'many01',
    target: { bankCode: 'VCB', number: '0123456789' },
  })
  expect(json).toMatchObject({ account: 'many01', amount: (staked + 9700) / 100, state: 'paid' })
  expect(balance()).toBe(0)
  expect(services.withdrawals.of(memberId).at(-1)).toMatchObject({ state: 'paid', amount: staked + 9700, fee: 0 })
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test('customer service pays out nothing of a member who can withdraw, and not twice', async () => {
  const { responsibleGaming, control } = await asMember('demo01')
  const payOut = async () => {
    const { status, json } = await control('POST', '/cashier/payouts', { account: 'demo01' })
    return [status, json.value?.field ?? json.state]
  }
  await responsibleGaming.createTimeOut({ duration: DAY })
  expect(await payOut()).toEqual([400, 'account'])
  await responsibleGaming.createSelfExclusion(exclusion)

  expect(await payOut()).toEqual([200, 'paid'])
  expect(await payOut()).toEqual([400, 'account'])
})
