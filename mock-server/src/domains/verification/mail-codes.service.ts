import type { Language } from '../../kernel/language.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Spend } from './code-check.ts'
import { mailedCode, passwordMail } from './code-words.ts'
import type { Asked } from './codes.model.ts'
import type { CodesService } from './codes.service.ts'
import { ofMember } from './mobile-codes.service.ts'

export type MailCodesService = ReturnType<typeof mailCodesService>
type Needs = { members: MembersService; codes: CodesService; system: SystemService }
type Forgotten = { username: string; email: string }

const passwordFor = ({ username, email }: Forgotten): Asked => ({ purpose: `mail ${username}`, to: email })

/** What proves that a member reads what comes to the address of the account; any other is refused. */
function ofMailbox(member: Member, typed: string): Asked {
  const email = typed.toLowerCase()
  if (member.email === email) return { purpose: ofMember(member), to: email }
  const reason = 'is not the address of the account'
  throw new Refusal(400, 'verification.code.incorrect', `email: ${reason}`, { field: 'email', reason })
}

/** Passwords that are sent by mail to whoever has forgotten theirs, and codes that prove whose a mailbox is. */
export const mailCodesService = ({ members, codes, system }: Needs) => ({
  /** Sends one where the address is that of the account. Nobody can see whether it is. */
  async sendPassword(typed: Forgotten, language: Language): Promise<void> {
    system.refuseUnfit('email', typed.email)
    const [username, email] = [typed.username.toLowerCase(), typed.email.toLowerCase()]
    const member = members.byAccount(username)
    const isTheirs = member?.email === email && !member.isLocked
    await codes.send(passwordFor({ username, email }), isTheirs ? passwordMail(language) : undefined, 'email')
  },

  /** What uses up the password that was sent to this member; nothing where it is another, or too old. */
  matchPassword: async ({ account, email }: Member, password: string): Promise<Spend | undefined> =>
    email === undefined ? undefined : codes.match(passwordFor({ username: account, email }), password),

  /** Sends a member who is signed in a code to the address of the account. */
  async sendProof(member: Member, email: string, language: Language): Promise<void> {
    await codes.send(ofMailbox(member, email), mailedCode(language), 'email')
  },

  /** Refuses whoever does not read what comes to that address; what is answered uses the code up. */
  checkProof: (member: Member, email: string, code: string): Promise<Spend> =>
    codes.check(ofMailbox(member, email), code),

  /** Makes `password` the one that was sent: for provider states. */
  putPassword: (forgotten: Forgotten, password: string): Promise<void> => codes.put(passwordFor(forgotten), password),
})
