import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { type PaymentPassword, paymentPasswordTable, hashPaymentPassword } from './payment-password.model.ts'
import { paymentProof } from './payment-proof.ts'

export type PaymentPasswordService = ReturnType<typeof paymentPasswordService>

const isPassword = (password: string) => (known: PaymentPassword) =>
  known.password === hashPaymentPassword(known.id, password)

/** The password required for payments. Five wrong attempts in a row lock it for 24 hours. */
export const paymentPasswordService = (world: World) => {
  const passwords = world.table(paymentPasswordTable)
  const { getUsable, assertProof } = paymentProof(world)

  return {
    isSet: (memberId: number): boolean => passwords.get(memberId) !== undefined,

    check: (memberId: number, password: string, field = 'paymentPassword'): Promise<void> =>
      assertProof(memberId, { field, isRight: isPassword(password), code: 'invalid.payment.pw' }),

    async set(memberId: number, password: string): Promise<void> {
      if (passwords.get(memberId)) throw invalidField('paymentPassword', 'is set already: change it with oldPassword')
      await passwords.insert({ id: memberId, password: hashPaymentPassword(memberId, password), failures: 0 })
    },

    async change(memberId: number, { from, to }: { from: string; to: string }): Promise<void> {
      await assertProof(memberId, { field: 'oldPassword', isRight: isPassword(from), code: 'invalid.payment.pw' })
      if (from === to) {
        const value = { field: 'newPassword', reason: 'is the old one' }
        throw new Refusal(400, 'modify.new.old.same', 'The new password equals the old one', value)
      }
      await passwords.update(memberId, { password: hashPaymentPassword(memberId, to) })
    },

    assertSet: (memberId: number): void => void getUsable(memberId, 'password'),

    /** Accepts the login password as a proof; a wrong one counts like a wrong payment password. */
    assertLoginPassword: (memberId: number, isRightPassword: boolean): Promise<void> =>
      assertProof(memberId, { field: 'loginPassword', isRight: () => isRightPassword, code: 'login.incorrect' }),

    async reset(memberId: number, to: string): Promise<void> {
      await passwords.update(memberId, { password: hashPaymentPassword(memberId, to) })
    },

    /** Sets the payment password without a check: for personas and provider states. */
    async put(memberId: number, password: string): Promise<void> {
      passwords.remove(memberId)
      await passwords.insert({ id: memberId, password: hashPaymentPassword(memberId, password), failures: 0 })
    },
  }
}
