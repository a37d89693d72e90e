import type { Language } from '../../kernel/language.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Spend } from './code-check.ts'
import { passwordMail } from './code-words.ts'
import type { Asked } from './codes.model.ts'
import type { CodesService } from './codes.service.ts'

export type MailCodesService = ReturnType<typeof mailCodesService>
type Needs = { members: MembersService; codes: CodesService; system: SystemService }
type Forgotten = { username: string; email: string }

const passwordFor = ({ username, email }: Forgotten): Asked => ({ purpose: `mail ${username}`, to: email })

/** Passwords that are sent by mail to whoever has forgotten theirs. */
export const mailCodesService = ({ members, codes, system }: Needs) => ({
  /** Sends one where the address is that of the account. Nobody can see whether it is. */
  async sendPassword(typed: Forgotten, language: Language): Promise<void> {
    system.refuseUnfit('email', typed.email)
    const [username, email] = [typed.username.toLowerCase(), typed.email.toLowerCase()]
    const member = members.byAccount(username)
    const isTheirs = member?.email === email && !member.isLocked
    await codes.send(passwordFor({ username, email }), isTheirs ? passwordMail(language) : undefined)
  },

  /** What uses up the password that was sent to this member; nothing where it is another, or too old. */
  matchPassword: async ({ account, email }: Member, password: string): Promise<Spend | undefined> =>
    email === undefined ? undefined : codes.match(passwordFor({ username: account, email }), password),

  /** Makes `password` the one that was sent: for provider states. */
  putPassword: (forgotten: Forgotten, password: string): Promise<void> => codes.put(passwordFor(forgotten), password),
})
