import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import {
  paymentPasswordTable,
  paymentPasswordService,
  type PaymentPasswordService,
} from './payment-password.service.ts'
import { paymentResetService } from './payment-reset.service.ts'
import { securityHandlers } from './security.handlers.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'

const account = v.string()
const paymentPassword = v.pipe(v.string(), v.regex(/^\d{6}$/, 'must be six digits'))
type Dependencies = { members: MembersService; paymentPassword: PaymentPasswordService }

const securityStates = (world: World, { members, paymentPassword: passwords }: Dependencies) => ({
  'a member has a payment password': defineProviderState(v.object({ account, paymentPassword }), (params) =>
    passwords.put(members.getByAccount(params.account, 'params.account').id, params.paymentPassword),
  ),
  "a member's payment password is locked": defineProviderState(v.object({ account }), async (params) => {
    const { id } = members.getByAccount(params.account, 'params.account')
    const lockedUntil = world.clock.now() + 3_600_000
    await world.table(paymentPasswordTable).update(id, { lockedUntil })
  }),
})

export const security = defineDomain({
  name: 'security',
  tables: [paymentPasswordTable],
  services: {
    paymentPassword: paymentPasswordService,
    paymentReset: (_world: World, services: Parameters<typeof paymentResetService>[0]) => paymentResetService(services),
  },
  handlers: securityHandlers,
  states: securityStates,
})
