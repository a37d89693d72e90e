import { expect, test } from 'vitest'
import { DAY } from '../../../kernel/world/local-day.ts'
import { memberAccount } from '../../../kernel/money/ledger.ts'
import { lotteryById } from '../../lottery/lotteries.ts'
import { roundAt } from '../../lottery/rounds.ts'
import { aBet } from '../../lottery/testing.ts'
import { asMember } from '../testing.ts'

const EXCLUSION = { duration: 180 * DAY, accepted: true } as const
const LOTTERY = 301

/** A member with one bet on the present issue of a lottery; every last digit is chosen, so it pays 97 for 100. */
async function asBettor(rulebook: string) {
  const member = await asMember('many01', rulebook)
  const { world, services, memberId, gateway, control } = member
  const round = roundAt(lotteryById(LOTTERY), world.clock.now())
  const bet = { playId: 4, bettingContent: '0,1,2,3,4,5,6,7,8,9', singleBetPrice: 10 }
  const balance = () => world.ledger.balance(memberAccount(memberId))
  const before = balance()
  await gateway().lottery.placeBets({
    prizeMode: 'Elott',
    device: 'MOBILE',
    contents: [aBet({ ...bet, numero: [{ numero: round.numero, multiple: 1 }] })],
  })
  const wait = (ms: number) => control('POST', '/clock/advance', { duration: `${ms}ms` })
  const change = () => balance() - before
  const states = () =>
    services.wagers
      .of(memberId)
      .filter(({ lottery }) => lottery)
      .map(({ state }) => state)
  return { ...member, round, wait, change, states }
}

test('in rulebook on an exclusion refunds an open bet whose draw has not begun [R-4-06]', async () => {
  const { responsibleGaming, round, wait, change, states, world } = await asBettor('on')
  await wait(round.drawAt - 1 - world.clock.now())
  expect(change()).toBe(-10_000)

  await responsibleGaming.createSelfExclusion(EXCLUSION)

  expect([change(), states()]).toEqual([0, ['cancelled']])
  await wait(60_000)
  expect([change(), states()]).toEqual([0, ['cancelled']])
  expect(world.ledgerInvariants.verify()).toBeUndefined()
})

test.for([
  ['on', 'a round that began with its stake'],
  ['gb', 'every open bet'],
  ['open', 'every open bet'],
] as const)('in rulebook %s an exclusion settles %s [R-4-06]', async ([rulebook]) => {
  const { responsibleGaming, stake, services, wait, change, states } = await asBettor(rulebook)
  const isRefunded = rulebook === 'on'
  await wait(10_000)
  const slot = await stake(1000)
  await responsibleGaming.createSelfExclusion(EXCLUSION)

  expect(services.wagers.get(slot)).toMatchObject({ state: 'open' })
  await wait(120_000)
  expect(states()).toEqual([isRefunded ? 'cancelled' : 'settled'])
  expect(change()).toBe((isRefunded ? 0 : -300) - 100_000)
})

test('a time-out refunds nothing, and neither does another member who excludes themselves', async () => {
  const { responsibleGaming, services, states } = await asBettor('on')
  await responsibleGaming.createTimeOut({ duration: DAY })
  await services.exclusions.exclude(services.members.getByAccount('demo01').id, EXCLUSION.duration)
  expect(states()).toEqual(['open'])
})
