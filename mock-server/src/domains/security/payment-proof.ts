import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { type PaymentPassword, paymentPasswordTable } from './payment-password.model.ts'

type Proof = {
  field: string
  isRight: (known: PaymentPassword) => boolean
  code: 'invalid.payment.pw' | 'login.incorrect'
}

const MAX_FAILURES = 5
const LOCK_DURATION = 24 * 3_600_000

/** Checks proofs: a wrong one is counted and refused, a correct one resets the count. Every proof is refused while the password is locked. */
export const paymentProof = (world: World) => {
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
