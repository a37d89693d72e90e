import type { PaymentPasswordInput, PaymentPasswordReset } from '@longan/sdk'
import type { Handlers } from '../../kernel/http.ts'
import { badField, Refusal } from '../../kernel/refusal.ts'
import type { MembersService } from '../member/member.service.ts'
import type { PaymentPasswordService } from './payment-password.service.ts'

type Operations = 'getHasPaymentPassword' | 'setPaymentPassword' | 'resetPaymentPassword' | 'checkPaymentPassword'
type Needs = { members: MembersService; paymentPassword: PaymentPasswordService }

export const securityHandlers = ({ members, paymentPassword }: Needs): Handlers<Operations> => ({
  getHasPaymentPassword: ({ member }) => paymentPassword.isSet(member().id),
  async setPaymentPassword({ member, body }) {
    if (body.oldPassword === undefined) await paymentPassword.set(member().id, firstOf(body))
    else await paymentPassword.change(member().id, { from: body.oldPassword, to: newOf(body) })
    return true
  },
  async resetPaymentPassword({ member, body }) {
    const { id } = member()
    const { loginPassword, to } = provenBy(body)
    await paymentPassword.reset(id, { isProven: members.isPassword(members.get(id)!, loginPassword), to })
    return true
  },
  async checkPaymentPassword({ member, body }) {
    await paymentPassword.check(member().id, body.paymentPassword)
    return true
  },
})

const firstOf = ({ paymentPassword, confirmPaymentPassword }: PaymentPasswordInput) =>
  twice(['paymentPassword', paymentPassword], ['confirmPaymentPassword', confirmPaymentPassword])
const newOf = ({ newPassword, confirmNewPassword }: PaymentPasswordInput) =>
  twice(['newPassword', newPassword], ['confirmNewPassword', confirmNewPassword])

type Typed = [field: string, text: string | undefined]

/** What was typed twice, the same both times. */
function twice([field, first]: Typed, [again, second]: Typed): string {
  if (first === undefined) throw badField(field, 'is missing')
  if (first !== second) throw badField(again, `is not the same as ${field}`)
  return first
}

/** The site knows one proof; codes and mails need a partner that it has not. */
function provenBy({ method, loginPassword, password, confirmPassword }: PaymentPasswordReset) {
  if (method !== 'L') {
    const value = { field: 'method', reason: 'is switched off on this site' }
    throw new Refusal(403, 'function.not.available', `A reset by ${method} is not available`, value)
  }
  if (!loginPassword) throw badField('loginPassword', 'is missing')
  return { loginPassword, to: twice(['password', password], ['confirmPassword', confirmPassword]) }
}
