import { Refusal } from '../../kernel/refusal.ts'
import type { Asked } from './codes.model.ts'
import type { CodesService } from './codes.service.ts'
import type { IdentityService } from './identity.service.ts'

/** What somebody offers as a proof of holding a number: a code, or the identity provider's token. */
export type PhoneProof = { verificationCode?: string | undefined; firebaseIdToken?: string | undefined }
export type PhoneProofService = ReturnType<typeof phoneProofService>
type Needs = { codes: CodesService; identity: IdentityService }

/** Proofs of holding a number. */
export const phoneProofService = ({ codes, identity }: Needs) => ({
  /** Refuses whoever does not hold the number; what is answered uses the proof up. */
  async check(asked: Asked, { verificationCode, firebaseIdToken }: PhoneProof): Promise<() => Promise<void>> {
    if (firebaseIdToken === undefined) return codes.check(asked, verificationCode)
    if (identity.read(firebaseIdToken).phone === asked.to) return async () => {}
    const value = { field: 'firebaseIdToken', reason: 'is for another number' }
    throw new Refusal(400, 'verification.code.incorrect', `${value.field}: ${value.reason}`, value)
  },
})
