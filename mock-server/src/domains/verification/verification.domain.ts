import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { OutboxService } from '../outbox/outbox.service.ts'
import type { SystemService } from '../system/system.service.ts'
import { codeTable, humanCheckTable, mobileProofTable } from './codes.model.ts'
import { codesService } from './codes.service.ts'
import { humanCheckService } from './human-check.service.ts'
import { identityService } from './identity.service.ts'
import { mailCodesService } from './mail-codes.service.ts'
import { mobileCodesService } from './mobile-codes.service.ts'
import { mobilesService } from './mobiles.service.ts'
import { phoneProofService } from './phone-proof.service.ts'
import type { VerificationSettings } from './test-recipients.ts'
import { verificationHandlers } from './verification.handlers.ts'
import { verificationStates } from './verification.states.ts'

type Dependencies = { system: SystemService; outbox: OutboxService; members: MembersService }

export const verification = defineDomain({
  name: 'verification',
  tables: [codeTable, humanCheckTable, mobileProofTable],
  settings: (): VerificationSettings => ({ verification: { hasTestRecipients: true } }),
  services(world: World<VerificationSettings>, { system, outbox, members }: Dependencies) {
    const codes = codesService(world, { outbox })
    const identity = identityService(world)
    const phoneProof = phoneProofService({ codes, identity })
    return {
      codes,
      identity,
      phoneProof,
      humanCheck: humanCheckService(world, { system }),
      mailCodes: mailCodesService({ members, codes, system }),
      mobileCodes: mobileCodesService({ members, codes }),
      mobiles: mobilesService(world, { members, phoneProof }),
    }
  },
  handlers: verificationHandlers,
  states: verificationStates,
})
