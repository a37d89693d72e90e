import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type PaymentPassword, paymentPasswordTable } from './payment-password.model.ts'

/** What somebody offers as a proof, under the name of the field it came in. */
type Proof = {
  field: string
  isRight: (known: PaymentPassword) => boolean
  code: 'invalid.payment.pw' | 'login.incorrect'
}

const LOCKED_AFTER = 5
const LOCKED_FOR = 24 * 3_600_000

/** Counts a wrong proof and refuses it; a right one takes the count away. Nothing is looked at while the password is locked. */
export const paymentProof = (world: World) => {
  const { clock } = world
  const passwords = world.table(paymentPasswordTable)

  /** The member's payment password; refuses whoever has none, and, under the name of the `field`, while it is locked. */
  function known(memberId: number, field: string): PaymentPassword {
    const row = passwords.get(memberId)
    if (!row) throw unset(field)
    if ((row.lockedUntil ?? 0) > clock.now()) throw locked(field, row.lockedUntil!)
    return row
  }

  async function prove(memberId: number, { field, isRight, code }: Proof): Promise<void> {
    const row = known(memberId, field)
    if (isRight(row)) return void (row.failures > 0 && (await passwords.update(memberId, { failures: 0 })))
    const failures = row.failures + 1
    const lockedUntil = clock.now() + LOCKED_FOR
    const isTooOften = failures >= LOCKED_AFTER
    await passwords.update(memberId, isTooOften ? { failures: 0, lockedUntil } : { failures })
    if (isTooOften) throw locked(field, lockedUntil)
    const value = { field, reason: 'is wrong', data: { remainingAttempts: LOCKED_AFTER - failures } }
    throw new Refusal(400, code, `${field}: is wrong`, value)
  }

  return { known, prove }
}

const unset = (field: string) =>
  new Refusal(400, 'not.exists.payment.password', 'No payment password is set', { field, reason: 'none is set' })

const locked = (field: string, until: number) =>
  new Refusal(400, 'payment.password.locked', `The payment password is locked after ${LOCKED_AFTER} wrong ones`, {
    field,
    reason: `is locked until ${new Date(until).toISOString()}`,
    data: { lockedUntil: until },
  })
