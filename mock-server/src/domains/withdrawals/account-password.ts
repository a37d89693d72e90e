import type { AccountInput } from '@longan/sdk'
import type { Caller } from '../../kernel/world/caller.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'

export async function checkOrSetPaymentPassword(
  paymentPassword: PaymentPasswordService,
  { id }: Caller,
  { paymentPassword: first, validatePaymentPassword = first }: AccountInput,
): Promise<void> {
  if (paymentPassword.isSet(id)) {
    // A missing password is not a wrong one: it does not count towards the lock.
    if (validatePaymentPassword === undefined) throw invalidField('validatePaymentPassword', 'is missing')
    return paymentPassword.check(id, validatePaymentPassword, 'validatePaymentPassword')
  }
  if (first !== undefined) return paymentPassword.set(id, first)
  const value = { field: 'paymentPassword', reason: 'is missing, and none is set' }
  throw new Refusal(400, 'not.exists.payment.password', 'No payment password is set', value)
}
