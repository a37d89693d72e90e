import type { GatewayError, LimitInput } from '@longan/sdk'
import { setup } from '../../adapters/testing.ts'
import { WITHDRAWAL } from '../withdrawals/testing.ts'
import { DAY, mondayBefore } from '../../kernel/world/local-day.ts'

const QR = { bankCode: 'UNQR', vendorId: 2 }
const GAME = { gameType: 'RNG', vassalage: 'NGT', gameCode: 'NGT_RNG_001', gameName: 'Cá Chép', nodeId: 10001 }
export const DEPOSITS = { kind: 'deposit', period: 'day' } as const
const HOUR = 3_600_000

/** A member without history whose week begins today, at ten in the morning. */
export async function asMember(account = 'demo02', rulebook = 'open') {
  const { mock, control, gatewayOf, signIn, call } = setup()
  const guest = gatewayOf()
  const { world, services } = await mock.worlds.open('default')
  const ten = mondayBefore(world.clock.now() + 7 * DAY) + 10 * HOUR
  await control('POST', '/preset', { name: `rules-${rulebook}` })
  const login = { token: '' }
  const gateway = () => gatewayOf(undefined, { token: () => login.token })
  const { deposits, responsibleGaming, games, wallet, withdrawals, records } = gateway()
  const memberId = services.members.getByAccount(account).id
  // A login ends before the long waits do.
  const advance = async (duration: string) => {
    await control('POST', '/clock/advance', { duration })
    login.token = await signIn(account)
    await services.recentStatement.confirm(memberId)
  }
  await advance(`${ten - world.clock.now()}ms`)
  const deposit = (amount: number) => deposits.byQr({ ...QR, amount })
  const set = (input: LimitInput) => responsibleGaming.setLimit(input)
  const find = async (kind = 'deposit', period = 'day') =>
    (await responsibleGaming.listLimits()).find((limit) => limit.kind === kind && limit.period === period)
  const send = (path: string, body: object, headers = {}) => call('POST', path, { token: login.token, body, headers })
  const pay = async (depositId: string, amount?: number) => {
    await control('POST', '/cashier/deposits', { depositId, decision: 'approve', amount })
    await advance('1m')
  }
  /** Stakes and pays, both decimal amounts; without a payout the wager stays open. */
  const stake = (amount: number, payout?: number) =>
    world.run(async () => {
      const { id } = await services.wagers.place({ memberId, ...GAME, stake: amount * 100 })
      if (payout !== undefined) await services.wagers.settle(id, payout * 100)
      return id
    })
  /** Withdraws to the bank card of demo01. */
  const withdraw = () => withdrawals.withdraw(WITHDRAWAL)
  const logIn = () => guest.session.login({ type: 'username', username: account, password: 'Demo@123' })
  const settle = (id: string, payout: number) => world.run(() => services.wagers.settle(id, payout * 100))
  return {
    world,
    services,
    memberId,
    control,
    send,
    deposit,
    deposits,
    pay,
    stake,
    settle,
    withdraw,
    logIn,
    guest,
    gateway,
    set,
    find,
    advance,
    responsibleGaming,
    games,
    wallet,
    records,
  }
}

export const refusalOf = (call: Promise<unknown>): Promise<GatewayError | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => error as GatewayError,
  )
