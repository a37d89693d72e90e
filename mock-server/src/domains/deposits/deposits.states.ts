import * as v from 'valibot'
import { findBank } from '../../catalogue/banks.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { CHANNELS } from './channels.ts'
import { depositTable } from './deposit.model.ts'
import { type DepositsService, type DepositsSettings, newDeposit } from './deposits.service.ts'

const past = v.object({ account: v.string(), depositId: v.string(), amount: amountSchema })
const coins = v.object({ ...past.entries, bankCode: v.string(), rate: amountSchema })
const rejected = v.object({ depositId: v.string(), reason: v.string() })
type Dependencies = { members: MembersService; deposits: DepositsService }

export const depositsStates = (world: World<DepositsSettings>, { members, deposits }: Dependencies) => {
  const transfer = { vendorId: 1, method: 'MT', bankCode: 'SVBK', paymentMethod: 'transfer' } as const
  async function createDeposit(
    { account, depositId: id, amount: requested }: v.InferOutput<typeof past>,
    channel: Pick<Parameters<typeof newDeposit>[0], keyof typeof transfer> = transfer,
  ) {
    const memberId = members.getByAccount(account, 'params.account').id
    await world.table(depositTable).insert(newDeposit({ id, memberId, requested, ...channel, now: world.clock.now() }))
  }
  async function credit(depositId: string, arrived?: number) {
    const { creditsAt = 0 } = await deposits.settle(depositId, arrived)
    world.clock.set(creditsAt)
    await world.catchUp()
  }
  return {
    'a member has an open deposit': defineProviderState(past, (params) => createDeposit(params)),
    'a member has an open deposit of coins': defineProviderState(coins, ({ bankCode, rate, ...params }) => {
      if (findBank(bankCode)?.rate !== rate) throw invalidField('params.rate', 'is not the rate of the coin')
      const { vendorId, method, paymentMethod } = CHANNELS.find((one) => one.method === bankCode)!
      return createDeposit(params, { vendorId, method, paymentMethod, bankCode })
    }),
    'a deposit was rejected': defineProviderState(rejected, ({ depositId, reason: vi }) =>
      deposits.reject(depositId, { vi, en: 'Provider state' }),
    ),
    'a member has a credited deposit': defineProviderState(past, async (params) => {
      await createDeposit(params)
      await credit(params.depositId)
    }),
    'a deposit has arrived': defineProviderState(
      v.object({ depositId: v.string(), amount: amountSchema }),
      ({ depositId, amount }) => credit(depositId, amount),
    ),
    'nothing is paid in': defineProviderState(v.object({}), () => {
      world.settings.deposits.isOpen = false
    }),
  }
}
