import type { LoginInput } from '@longan/sdk'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { CodesService } from '../verification/codes.service.ts'
import type { MailCodesService } from '../verification/mail-codes.service.ts'
import type { MobileCodesService } from '../verification/mobile-codes.service.ts'

export type LoginAttempt = LoginInput & { captchaId?: string | undefined }
export type LoginDependencies = {
  members: MembersService
  system: SystemService
  codes: CodesService
  mailCodes: MailCodesService
  mobileCodes: MobileCodesService
}
export function assertLoginMethodEnabled(system: SystemService, modId: string) {
  if (system.isOn(modId)) return
  const value = { field: 'type', reason: 'is switched off on this site' }
  throw new Refusal(403, 'function.not.available', `${modId} is switched off on this site`, value)
}
