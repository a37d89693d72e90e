import { expect, test } from 'vitest'
import { DAY } from '../../kernel/world/local-day.ts'
import { asMember, refusalOf } from './testing.ts'

const QR = { bankCode: 'UNQR', vendorId: 2 }
/** Asks for 5 and for 20 times the bonus in stakes. */
const [ALLOWED, TOO_HIGH] = [901, 902]

async function asDepositor(rulebook: string) {
  const member = await asMember('demo02', rulebook)
  const promotions = async () => (await member.deposits.listPromotions()).map(({ id, ...rest }) => [id, rest] as const)
  const depositWith = (promotionId: number, amount = 500_000) => member.deposits.byQr({ ...QR, amount, promotionId })
  return { ...member, promotions: async () => new Map(await promotions()), depositWith }
}

test.for([
  [10, undefined],
  [11, 'bonus.factor.highest'],
  [15, 'bonus.factor.highest'],
] as const)('in rulebook gb a bonus of factor %i has the objection %s [R-5-08]', async ([factor, ruleId]) => {
  const { services } = await asDepositor('gb')
  expect(services.bonusRules.findObjection({ factor, gameType: 'RNG' })?.ruleId).toBe(ruleId)
})

test('in rulebook gb a promotion of a higher factor says why it is not offered, and cannot be chosen [R-5-08]', async () => {
  const { promotions, depositWith, services, memberId } = await asDepositor('gb')
  const listed = await promotions()
  expect(listed.get(TOO_HIGH)).toMatchObject({
    turnoverFactor: 20,
    notOffered:
      'Not offered: it asks for 20 times the bonus in stakes, the rules of Great Britain allow 10 times at most',
  })
  expect(listed.get(ALLOWED)).not.toHaveProperty('notOffered')

  const data = { ruleId: 'bonus.factor.highest', limit: 10 }
  expect(await refusalOf(depositWith(TOO_HIGH))).toMatchObject({
    status: 400,
    code: 'bonus.not.allowed',
    value: { field: 'promotionId', data },
  })
  expect(services.deposits.of(memberId)).toEqual([])
  await depositWith(ALLOWED)
})

test('in rulebook gb only the stakes in one product count for a bonus [R-5-08]', async () => {
  const { promotions, depositWith, pay, services, memberId, world, advance } = await asDepositor('gb')
  expect((await promotions()).get(ALLOWED)).toMatchObject({ turnoverGameType: 'RNG' })
  await pay((await depositWith(ALLOWED)).depositId)
  await advance('5m')
  // The deposit asks for 500,000 and its bonus of 50,000 for 250,000, in this order.
  const play = async (gameType: string, stake: number) => {
    await advance('1m')
    await world.run(async () => {
      const game = { gameType, vassalage: 'NGT', gameCode: 'G', gameName: 'G', nodeId: 1 }
      const { id } = await services.wagers.place({ memberId, ...game, stake: stake * 100 })
      await services.wagers.settle(id, stake * 100)
    })
  }
  const before = services.grants.turnoverOf(memberId)
  expect(before).toEqual({ required: 75_000_000, actual: 0 })
  await play('PVP', 520_000)
  expect(services.grants.turnoverOf(memberId)).toEqual({ required: 25_000_000, actual: 0 })
  await play('RNG', 50_000)

  expect(services.grants.turnoverOf(memberId)).toEqual({ required: 25_000_000, actual: 5_000_000 })
})

test('in rulebook open a bonus may ask for any factor, and all games count [R-5-08]', async () => {
  const { promotions, depositWith } = await asDepositor('open')
  for (const promotion of (await promotions()).values()) {
    expect(promotion).not.toHaveProperty('notOffered')
    expect(promotion).not.toHaveProperty('turnoverGameType')
  }
  await depositWith(TOO_HIGH)
})

test('rulebook vn has no bonuses', async () => {
  const { promotions, depositWith } = await asDepositor('vn')
  expect([...(await promotions()).values()].every(({ notOffered }) => notOffered?.includes('Vietnam'))).toBe(true)
  expect(await refusalOf(depositWith(ALLOWED))).toMatchObject({ code: 'bonus.not.allowed' })
})

test('a site without responsible gaming has no rules for bonuses', async () => {
  const { services, control } = await asMember('demo01', 'vn')
  const terms = { factor: 15, gameType: 'RNG' }
  expect(services.bonusRules.findObjection(terms)).toMatchObject({ ruleId: 'bonus.offered' })
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })

  expect(services.bonusRules.findObjection(terms)).toBeUndefined()
  expect(services.bonusRules.areOffered()).toBe(true)
})

test('during a time-out no reward is requested, and where the rulebook allows no bonuses none at all', async () => {
  const request = { promotionId: 1010, remarks: 'Installed', pictures: ['data:image/png;base64,iVBORw0KGgo='] }
  const paused = await asMember('many01')
  await paused.responsibleGaming.createTimeOut({ duration: DAY })
  const withoutBonuses = await asMember('many01', 'vn')

  for (const { gateway } of [paused, withoutBonuses])
    expect(await refusalOf(gateway().rewards.request(request))).toMatchObject({
      status: 403,
      code: 'function.not.available',
    })
})
