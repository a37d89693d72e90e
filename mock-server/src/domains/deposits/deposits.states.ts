import * as v from 'valibot'
import { amount, state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { depositTable } from './deposit.model.ts'
import { type DepositsService, type DepositsSettings, newDeposit } from './deposits.service.ts'

const past = v.object({ account: v.string(), depositId: v.string(), amount })
type Needs = { members: MembersService; deposits: DepositsService }

export const depositsStates = (world: World<DepositsSettings>, { members, deposits }: Needs) => {
  async function begin({ account, depositId: id, amount: requested }: v.InferOutput<typeof past>) {
    const memberId = members.named(account, 'params.account').id
    const order = { id, memberId, vendorId: 1, method: 'MT', bankCode: 'SVBK', requested }
    await world.table(depositTable).insert(newDeposit({ ...order, way: 'transfer', now: world.clock.now() }))
  }
  return {
    'a member has an open deposit': state(past, begin),
    'a member has a credited deposit': state(past, async (params) => {
      await begin(params)
      const { creditsAt = 0 } = await deposits.arrive(params.depositId)
      world.clock.set(creditsAt)
      await world.catchUp()
    }),
    'nothing is paid in': state(v.object({}), () => {
      world.settings.deposits.isOpen = false
    }),
  }
}
