import * as v from 'valibot'
import { state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { humanCheckTable } from './codes.model.ts'
import type { CodesService, Purpose } from './codes.service.ts'
import type { MailCodesService } from './mail-codes.service.ts'
import { phoneOf } from './phone.ts'

const number = { mobileNum: v.string(), countryDialingCode: v.string() }
const sent = v.object({
  ...number,
  verificationCode: v.string(),
  /** Whoever asked for it, where that was a member. */
  account: v.optional(v.string()),
  /** What a guest asked for it for. */
  purpose: v.optional(v.picklist(['guest', 'register', 'device']), 'guest'),
})
type Needs = { members: MembersService; codes: CodesService; mailCodes: MailCodesService }

export const verificationStates = ({ table }: World, { members, codes, mailCodes }: Needs) => {
  const purposeOf = ({ account, purpose }: v.InferOutput<typeof sent>): Purpose =>
    account === undefined ? purpose : `member ${members.named(account, 'params.account').id}`
  return {
    'a member has a mobile number': state(
      v.object({ account: v.string(), ...number, verified: v.boolean() }),
      ({ account, verified, ...typed }) => {
        const { id } = members.named(account, 'params.account')
        return members.update(id, { ...phoneOf(typed), isMobileVerified: verified })
      },
    ),
    'a code was sent': state(sent, (params) =>
      codes.put({ purpose: purposeOf(params), to: phoneOf(params).phone }, params.verificationCode),
    ),
    'a password was mailed': state(
      v.object({ account: v.string(), email: v.string(), password: v.string() }),
      async ({ account, email, password }) => {
        await members.update(members.named(account, 'params.account').id, { email })
        await mailCodes.putPassword({ username: account, email }, password)
      },
    ),
    'a code was mailed': state(
      v.object({ account: v.string(), email: v.string(), verificationCode: v.string() }),
      async ({ account, email, verificationCode }) => {
        const { id } = await members.update(members.named(account, 'params.account').id, { email })
        await codes.put({ purpose: `member ${id}`, to: email }, verificationCode)
      },
    ),
    'a human check waits': state(v.object({ gt: v.string() }), ({ gt }) =>
      table(humanCheckTable).insert({ id: gt, expiresAt: Number.MAX_SAFE_INTEGER }),
    ),
  }
}
