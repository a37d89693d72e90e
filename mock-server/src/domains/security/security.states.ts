import * as v from 'valibot'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { PaymentPasswordService } from './payment-password.service.ts'
import { paymentPasswordTable } from './payment-password.model.ts'

const account = v.string()
const paymentPassword = v.pipe(v.string(), v.regex(/^\d{6}$/, 'must be six digits'))
type Needs = { members: MembersService; paymentPassword: PaymentPasswordService }

export const securityStates = (world: World, { members, paymentPassword: passwords }: Needs) => ({
  'a member has a payment password': state(v.object({ account, paymentPassword }), (params) =>
    passwords.put(members.named(params.account, 'params.account').id, params.paymentPassword),
  ),
  "a member's payment password is locked": state(v.object({ account }), async (params) => {
    const { id } = members.named(params.account, 'params.account')
    const lockedUntil = world.clock.now() + 3_600_000
    await world.table(paymentPasswordTable).update(id, { lockedUntil })
  }),
})
