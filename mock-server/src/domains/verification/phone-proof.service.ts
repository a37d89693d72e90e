import { Refusal } from '../../kernel/refusal.ts'
import type { CodeTarget } from './codes.model.ts'
import type { CodesService } from './codes.service.ts'
import type { IdentityService } from './identity.service.ts'

/** A proof of a mobile number: a code, or a token of the identity provider. */
export type PhoneProof = { verificationCode?: string | undefined; firebaseIdToken?: string | undefined }
export type PhoneProofService = ReturnType<typeof phoneProofService>
type Dependencies = { codes: CodesService; identity: IdentityService }

/** Checks of proofs of mobile numbers. */
export const phoneProofService = ({ codes, identity }: Dependencies) => ({
  /** Throws a Refusal if the proof is wrong. Returns the function that uses it up. */
  async check(target: CodeTarget, { verificationCode, firebaseIdToken }: PhoneProof): Promise<() => Promise<void>> {
    if (firebaseIdToken === undefined) return codes.check(target, verificationCode)
    if (identity.read(firebaseIdToken).phone === target.to) return async () => {}
    const value = { field: 'firebaseIdToken', reason: 'is for another number' }
    throw new Refusal(400, 'verification.code.incorrect', `${value.field}: ${value.reason}`, value)
  },
})
