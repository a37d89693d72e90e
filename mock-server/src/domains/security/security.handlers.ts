import type { PaymentPasswordInput } from '@longan/sdk'
import type { Handlers } from '../../kernel/http.ts'
import type { PaymentPasswordService } from './payment-password.service.ts'
import type { PaymentResetService } from './payment-reset.service.ts'
import { twice } from './matching-fields.ts'

type Operations = 'getHasPaymentPassword' | 'setPaymentPassword' | 'resetPaymentPassword' | 'checkPaymentPassword'
type Needs = { paymentPassword: PaymentPasswordService; paymentReset: PaymentResetService }

export const securityHandlers = ({ paymentPassword, paymentReset }: Needs): Handlers<Operations> => ({
  getHasPaymentPassword: ({ member }) => paymentPassword.isSet(member().id),
  async setPaymentPassword({ member, body }) {
    if (body.oldPassword === undefined) await paymentPassword.set(member().id, firstOf(body))
    else await paymentPassword.change(member().id, { from: body.oldPassword, to: newOf(body) })
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

const firstOf = ({ paymentPassword, confirmPaymentPassword }: PaymentPasswordInput) =>
  twice(['paymentPassword', paymentPassword], ['confirmPaymentPassword', confirmPaymentPassword])
const newOf = ({ newPassword, confirmNewPassword }: PaymentPasswordInput) =>
  twice(['newPassword', newPassword], ['confirmNewPassword', confirmNewPassword])
