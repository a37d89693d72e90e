import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { OutboxService } from '../outbox/outbox.service.ts'
import type { SystemService } from '../system/system.service.ts'
import {
  codeTable,
  humanCheckTable,
  mobileProofTable,
  type CodesService,
  codesService,
  type Purpose,
} from './codes.service.ts'
import { humanCheckService } from './human-check.service.ts'
import { type IdentityService, identityService } from './identity.service.ts'
import { mailCodesService, type MailCodesService } from './mail-codes.service.ts'
import { mobileCodesService } from './mobile-codes.service.ts'
import { mobilesService } from './mobiles.service.ts'
import { type PhoneProofService, phoneProofService } from './phone-proof.service.ts'
import type { VerificationSettings } from './test-recipients.ts'
import { verificationHandlers } from './verification.handlers.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import { parsePhone } from './phone.ts'

const number = { mobileNum: v.string(), countryDialingCode: v.string() }
const codeParams = v.object({
  ...number,
  verificationCode: v.string(),
  account: v.optional(v.string()),
  purpose: v.optional(v.picklist(['guest', 'register', 'device']), 'guest'),
})
type Dependencies = { members: MembersService; codes: CodesService; mailCodes: MailCodesService }

const verificationStates = ({ table }: World, { members, codes, mailCodes }: Dependencies) => {
  const purposeOf = ({ account, purpose }: v.InferOutput<typeof codeParams>): Purpose =>
    account === undefined ? purpose : `member ${members.getByAccount(account, 'params.account').id}`
  return {
    'a member has a mobile number': defineProviderState(
      v.object({ account: v.string(), ...number, verified: v.boolean() }),
      ({ account, verified, ...typed }) => {
        const { id } = members.getByAccount(account, 'params.account')
        return members.update(id, { ...parsePhone(typed), isMobileVerified: verified })
      },
    ),
    'a code was sent': defineProviderState(codeParams, (params) =>
      codes.put({ purpose: purposeOf(params), to: parsePhone(params).phone }, params.verificationCode),
    ),
    'a password was mailed': defineProviderState(
      v.object({ account: v.string(), email: v.string(), password: v.string() }),
      async ({ account, email, password }) => {
        await members.update(members.getByAccount(account, 'params.account').id, { email })
        await mailCodes.putPassword({ username: account, email }, password)
      },
    ),
    'a code was mailed': defineProviderState(
      v.object({ account: v.string(), email: v.string(), verificationCode: v.string() }),
      async ({ account, email, verificationCode }) => {
        const { id } = await members.update(members.getByAccount(account, 'params.account').id, { email })
        await codes.put({ purpose: `member ${id}`, to: email }, verificationCode)
      },
    ),
    'a human check waits': defineProviderState(v.object({ gt: v.string() }), ({ gt }) =>
      table(humanCheckTable).insert({ id: gt, expiresAt: Number.MAX_SAFE_INTEGER }),
    ),
  }
}

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
    codes: codesService,
    identity: identityService,
    phoneProof: (_world: World, { codes, identity }: Services) => phoneProofService({ codes, identity }),
    humanCheck: humanCheckService,
    mailCodes: mailCodesService,
    mobileCodes: mobileCodesService,
    mobiles: mobilesService,
  },
  handlers: verificationHandlers,
  states: verificationStates,
})
