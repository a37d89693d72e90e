import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { memberTable } from '../member/member.model.ts'
import { captchaTable, sessionTable } from './session.model.ts'

async function setupSite() {
  const site = setup()
  const { world, services } = await site.mock.worlds.open('default')
  const trial = async (): Promise<string> => (await site.call('POST', '/wps/member/trialuser')).json.value.token
  const pass = (duration: string) => site.control('POST', '/clock/advance', { duration })
  const trials = () =>
    world
      .table(memberTable)
      .dump()
      .filter(({ id }) => id > 900_000)
      .map(({ account }) => account)
  return { ...site, world, services, trial, pass, trials }
}

test('an unanswered captcha is removed after five minutes', async () => {
  const { call, world, pass } = await setupSite()
  await call('GET', '/wps/captcha')
  await pass('4m')
  await call('GET', '/wps/captcha')
  await pass('1m')

  expect(world.table(captchaTable).size()).toBe(1)
  await pass('4m')
  expect(world.table(captchaTable).size()).toBe(0)
})

test('a trial account that is idle for a day is removed with its session and its play money', async () => {
  const { world, trial, pass, trials, control } = await setupSite()
  await trial()
  await pass('23h')
  await trial()
  await pass('1h')

  expect(trials()).toEqual(['trial0002'])
  expect(world.table(sessionTable).size()).toBe(1)
  expect(world.ledger.balance('member:900001')).toBe(0)
  expect((await control('POST', '/ledger/verify')).json.status).toBe('balanced')
})

test('a trial account in use stays, and is removed a day after its last call', async () => {
  const { trial, pass, trials, gatewayOf } = await setupSite()
  const token = await trial()
  await pass('20h')
  expect((await gatewayOf(token).wallet.get()).sumBalance).toBe(5_000_000)
  await pass('20h')

  expect((await gatewayOf(token).member.getInfo()).account).toBe('trial0001')
  await pass('25h')
  expect(trials()).toEqual([])
})

test('a trial account with money at stake stays until it is settled', async () => {
  const { services, trial, pass, trials } = await setupSite()
  await trial()
  const bet = { memberId: 900_001, gameType: 'RNG', vassalage: 'KLG', gameCode: 'K1', gameName: 'K1', nodeId: 1 }
  const { id } = await services.wagers.place({ ...bet, stake: 500 })
  await pass('30h')
  expect(trials()).toEqual(['trial0001'])

  await services.wagers.settle(id, 0)
  await pass('1h')
  expect(trials()).toEqual([])
})
