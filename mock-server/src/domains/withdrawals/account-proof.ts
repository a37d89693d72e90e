import type { AccountInput } from '@longan/sdk'
import type { Caller } from '../../kernel/caller.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'

/** An account is added with the payment password; whoever has none sets it along. */
export async function proveBy(
  paymentPassword: PaymentPasswordService,
  { id }: Caller,
  { paymentPassword: first, validatePaymentPassword = first }: AccountInput,
): Promise<void> {
  if (paymentPassword.isSet(id)) {
    // Nothing is no wrong password: it counts for no lock.
    if (validatePaymentPassword === undefined) throw invalidField('validatePaymentPassword', 'is missing')
    return paymentPassword.check(id, validatePaymentPassword, 'validatePaymentPassword')
  }
  if (first !== undefined) return paymentPassword.set(id, first)
  const value = { field: 'paymentPassword', reason: 'is missing, and none is set' }
  throw new Refusal(400, 'not.exists.payment.password', 'No payment password is set', value)
}
