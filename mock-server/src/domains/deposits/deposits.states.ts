import * as v from 'valibot'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { depositTable } from './deposit.model.ts'
import { type DepositsService, type DepositsSettings, newDeposit } from './deposits.service.ts'

const past = v.object({ account: v.string(), depositId: v.string(), amount: amountSchema })
type Dependencies = { members: MembersService; deposits: DepositsService }

export const depositsStates = (world: World<DepositsSettings>, { members, deposits }: Dependencies) => {
  async function createDeposit({ account, depositId: id, amount: requested }: v.InferOutput<typeof past>) {
    const memberId = members.getByAccount(account, 'params.account').id
    const order = { id, memberId, vendorId: 1, method: 'MT', bankCode: 'SVBK', requested }
    await world.table(depositTable).insert(newDeposit({ ...order, paymentMethod: 'transfer', now: world.clock.now() }))
  }
  async function credit(depositId: string, arrived?: number) {
    const { creditsAt = 0 } = await deposits.settle(depositId, arrived)
    world.clock.set(creditsAt)
    await world.catchUp()
  }
  return {
    'a member has an open deposit': defineProviderState(past, createDeposit),
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
