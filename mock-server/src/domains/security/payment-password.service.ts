import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type PaymentPassword, paymentPasswordTable, printOf } from './payment-password.model.ts'
import { paymentProof } from './payment-proof.ts'

export type PaymentPasswordService = ReturnType<typeof paymentPasswordService>

const isPassword = (password: string) => (known: PaymentPassword) => known.password === printOf(known.id, password)

/** The password that payments out of an account ask for. Five wrong ones in a row lock it for 24 hours. */
export const paymentPasswordService = (world: World) => {
  const passwords = world.table(paymentPasswordTable)
  const { known, prove } = paymentProof(world)

  return {
    isSet: (memberId: number): boolean => passwords.get(memberId) !== undefined,

    /** Refuses anything but the member's payment password; `field` is what the request calls it. */
    check: (memberId: number, password: string, field = 'paymentPassword'): Promise<void> =>
      prove(memberId, { field, isRight: isPassword(password), code: 'invalid.payment.pw' }),

    /** The first one. */
    async set(memberId: number, password: string): Promise<void> {
      if (passwords.get(memberId)) throw invalidField('paymentPassword', 'is set already: change it with oldPassword')
      await passwords.insert({ id: memberId, password: printOf(memberId, password), failures: 0 })
    },

    async change(memberId: number, { from, to }: { from: string; to: string }): Promise<void> {
      await prove(memberId, { field: 'oldPassword', isRight: isPassword(from), code: 'invalid.payment.pw' })
      if (from === to) {
        const value = { field: 'newPassword', reason: 'is the old one' }
        throw new Refusal(400, 'modify.new.old.same', 'The new password equals the old one', value)
      }
      await passwords.update(memberId, { password: printOf(memberId, to) })
    },

    /** Refuses whoever has none to reset, and while it is locked. */
    refuseUnset: (memberId: number): void => void known(memberId, 'password'),

    /** Counts a wrong login password like a wrong payment password. */
    proveByLogin: (memberId: number, isRightPassword: boolean): Promise<void> =>
      prove(memberId, { field: 'loginPassword', isRight: () => isRightPassword, code: 'login.incorrect' }),

    /** A new one for whoever has proven otherwise who it is. */
    async reset(memberId: number, to: string): Promise<void> {
      await passwords.update(memberId, { password: printOf(memberId, to) })
    },

    /** What it is from now on, whatever it was: for personas and provider states. */
    async put(memberId: number, password: string): Promise<void> {
      passwords.remove(memberId)
      await passwords.insert({ id: memberId, password: printOf(memberId, password), failures: 0 })
    },
  }
}
