import type { PaymentPasswordInput } from '@longan/sdk'
import type { Handlers } from '../../kernel/http/http.ts'
import type { PaymentPasswordService } from './payment-password.service.ts'
import { type PaymentResetService, assertMatching } from './payment-reset.service.ts'

type Operations = 'getHasPaymentPassword' | 'setPaymentPassword' | 'resetPaymentPassword' | 'checkPaymentPassword'
type Dependencies = { paymentPassword: PaymentPasswordService; paymentReset: PaymentResetService }

export const securityHandlers = ({ paymentPassword, paymentReset }: Dependencies): Handlers<Operations> => ({
  getHasPaymentPassword: ({ member }) => paymentPassword.isSet(member().id),
  async setPaymentPassword({ member, body }) {
    if (body.oldPassword === undefined) await paymentPassword.set(member().id, firstPasswordOf(body))
    else await paymentPassword.change(member().id, { from: body.oldPassword, to: newPasswordOf(body) })
    return true
  },
  async resetPaymentPassword({ member, body, language }) {
    await paymentReset.reset(member().id, body, language)
    return true
  },
  async checkPaymentPassword({ member, body }) {
    await paymentPassword.check(member().id, body.paymentPassword)
    return true
  },
})

const firstPasswordOf = ({ paymentPassword, confirmPaymentPassword }: PaymentPasswordInput) =>
  assertMatching(['paymentPassword', paymentPassword], ['confirmPaymentPassword', confirmPaymentPassword])
const newPasswordOf = ({ newPassword, confirmNewPassword }: PaymentPasswordInput) =>
  assertMatching(['newPassword', newPassword], ['confirmNewPassword', confirmNewPassword])
