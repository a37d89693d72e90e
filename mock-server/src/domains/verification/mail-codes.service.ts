import type { World } from '../../kernel/world/world.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { ConsumeCode, CodeTarget, CodesService } from './codes.service.ts'
import { mailedCode, passwordMail } from './code-messages.ts'
import { memberPurpose } from './mobile-codes.service.ts'

export type MailCodesService = ReturnType<typeof mailCodesService>
type Dependencies = { members: MembersService; codes: CodesService; system: SystemService }
type PasswordRequest = { username: string; email: string }

const passwordTarget = ({ username, email }: PasswordRequest): CodeTarget => ({
  purpose: `mail ${username}`,
  to: email,
})

/** Returns purpose and recipient of a code for the account's address. Throws a Refusal for any other address. */
function mailboxTarget(member: Member, typed: string): CodeTarget {
  const email = typed.toLowerCase()
  if (member.email === email) return { purpose: memberPurpose(member), to: email }
  const reason = 'is not the address of the account'
  throw new Refusal(400, 'verification.code.incorrect', `email: ${reason}`, { field: 'email', reason })
}

export const mailCodesService = (_world: World, { members, codes, system }: Dependencies) => ({
  /** Sends a temporary password if the address is that of the account. The response is the same if it is not. */
  async sendPassword(typed: PasswordRequest, language: Language): Promise<void> {
    system.assertValidText('email', typed.email)
    const [username, email] = [typed.username.toLowerCase(), typed.email.toLowerCase()]
    const member = members.findByAccount(username)
    const isOwnAddress = member?.email === email && !member.isLocked
    await codes.send(
      passwordTarget({ username, email }),
      isOwnAddress ? passwordMail({ language, system }) : undefined,
      'email',
    )
  },

  matchPassword: async ({ account, email }: Member, password: string): Promise<ConsumeCode | undefined> =>
    email === undefined ? undefined : codes.match(passwordTarget({ username: account, email }), password),

  async sendProof(member: Member, email: string, language: Language): Promise<void> {
    await codes.send(mailboxTarget(member, email), mailedCode({ language, system }), 'email')
  },

  checkProof: (member: Member, email: string, code: string): Promise<ConsumeCode> =>
    codes.check(mailboxTarget(member, email), code),

  putPassword: (forgotten: PasswordRequest, password: string): Promise<void> =>
    codes.put(passwordTarget(forgotten), password),
})
