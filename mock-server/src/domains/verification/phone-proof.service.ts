import { Refusal } from '../../kernel/validation/refusal.ts'
import type { CodeTarget, CodesService } from './codes.service.ts'
import type { IdentityService } from './identity.service.ts'

export type PhoneProof = { verificationCode?: string | undefined; firebaseIdToken?: string | undefined }
export type PhoneProofService = ReturnType<typeof phoneProofService>
type Dependencies = { codes: CodesService; identity: IdentityService }

export const phoneProofService = ({ codes, identity }: Dependencies) => ({
  async check(target: CodeTarget, { verificationCode, firebaseIdToken }: PhoneProof): Promise<() => Promise<void>> {
    if (firebaseIdToken === undefined) return codes.check(target, verificationCode)
    if (identity.read(firebaseIdToken).phone === target.to) return async () => {}
    const value = { field: 'firebaseIdToken', reason: 'is for another number' }
    throw new Refusal(400, 'verification.code.incorrect', `${value.field}: ${value.reason}`, value)
  },
})
