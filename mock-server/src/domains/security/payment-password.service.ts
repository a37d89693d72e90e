import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import * as v from 'valibot'
import { digest } from '../../kernel/world/random.ts'
import { defineTable } from '../../kernel/tables/table.ts'

/** The password required for payments. `id` is the member's. */
const paymentPasswordSchema = v.object({
  id: v.number(),
  /** Hash of member and password. */
  password: v.string(),
  failures: v.number(),
  /** End of the lock after many wrong attempts, ms. */
  lockedUntil: v.optional(v.number()),
})
type PaymentPassword = v.InferOutput<typeof paymentPasswordSchema>

export const hashPaymentPassword = (memberId: number, password: string): string => digest(`${memberId} ${password}`)

export const paymentPasswordTable = defineTable('paymentPasswords', paymentPasswordSchema)

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

type Proof = {
  field: string
  isRight: (known: PaymentPassword) => boolean
  code: 'invalid.payment.pw' | 'login.incorrect'
}

const MAX_FAILURES = 5
const LOCK_DURATION = 24 * 3_600_000

/** Checks proofs: a wrong one is counted and refused, a correct one resets the count. Every proof is refused while the password is locked. */
const paymentProof = (world: World) => {
  const { clock } = world
  const passwords = world.table(paymentPasswordTable)

  function getUsable(memberId: number, field: string): PaymentPassword {
    const row = passwords.get(memberId)
    if (!row) throw notSet(field)
    if ((row.lockedUntil ?? 0) > clock.now()) throw locked(field, row.lockedUntil!)
    return row
  }

  async function assertProof(memberId: number, { field, isRight, code }: Proof): Promise<void> {
    const row = getUsable(memberId, field)
    if (isRight(row)) return void (row.failures > 0 && (await passwords.update(memberId, { failures: 0 })))
    const failures = row.failures + 1
    const lockedUntil = clock.now() + LOCK_DURATION
    const isLocked = failures >= MAX_FAILURES
    await passwords.update(memberId, isLocked ? { failures: 0, lockedUntil } : { failures })
    if (isLocked) throw locked(field, lockedUntil)
    const value = { field, reason: 'is wrong', data: { remainingAttempts: MAX_FAILURES - failures } }
    throw new Refusal(400, code, `${field}: is wrong`, value)
  }

  return { getUsable, assertProof }
}

const notSet = (field: string) =>
  new Refusal(400, 'not.exists.payment.password', 'No payment password is set', { field, reason: 'none is set' })

const locked = (field: string, until: number) =>
  new Refusal(400, 'payment.password.locked', `The payment password is locked after ${MAX_FAILURES} wrong ones`, {
    field,
    reason: `is locked until ${new Date(until).toISOString()}`,
    data: { lockedUntil: until },
  })
