import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { OutboxService } from '../outbox/outbox.service.ts'
import type { SystemService } from '../system/system.service.ts'
import { codeTable, humanCheckTable, mobileProofTable } from './codes.model.ts'
import { type CodesService, codesService } from './codes.service.ts'
import { humanCheckService } from './human-check.service.ts'
import { type IdentityService, identityService } from './identity.service.ts'
import { mailCodesService } from './mail-codes.service.ts'
import { mobileCodesService } from './mobile-codes.service.ts'
import { mobilesService } from './mobiles.service.ts'
import { type PhoneProofService, phoneProofService } from './phone-proof.service.ts'
import type { VerificationSettings } from './test-recipients.ts'
import { verificationHandlers } from './verification.handlers.ts'
import { verificationStates } from './verification.states.ts'

type Services = {
  system: SystemService
  outbox: OutboxService
  members: MembersService
  codes: CodesService
  identity: IdentityService
  phoneProof: PhoneProofService
}

export const verification = defineDomain({
  name: 'verification',
  tables: [codeTable, humanCheckTable, mobileProofTable],
  settings: (): VerificationSettings => ({ verification: { hasTestRecipients: true } }),
  services: {
    codes: (world: World<VerificationSettings>, { outbox }: Services) => codesService(world, { outbox }),
    identity: (world: World) => identityService(world),
    phoneProof: (_world: World, { codes, identity }: Services) => phoneProofService({ codes, identity }),
    humanCheck: (world: World, { system }: Services) => humanCheckService(world, { system }),
    mailCodes: (_world: World, { members, codes, system }: Services) => mailCodesService({ members, codes, system }),
    mobileCodes: (_world: World, { members, codes }: Services) => mobileCodesService({ members, codes }),
    mobiles: (world: World, { members, phoneProof }: Services) => mobilesService(world, { members, phoneProof }),
  },
  handlers: verificationHandlers,
  states: verificationStates,
})
