import { digest } from '../../kernel/random.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type Member, memberTable, type NewMember, newMember } from './member.model.ts'

export type { Member, NewMember } from './member.model.ts'
export type MembersService = ReturnType<typeof membersService>

const printOf = (account: string, password: string) => digest(`${account} ${password}`)

/** The accounts of the site. A password is known by its fingerprint alone. */
export const membersService = (world: World) => {
  const members = world.table(memberTable)
  return {
    /** Somebody who joins with this password. */
    add: (member: NewMember): Promise<Member> =>
      members.insert(newMember({ ...member, password: printOf(member.account, member.password) })),
    isPassword: ({ account, password }: Member, typed: string): boolean => password === printOf(account, typed),
    /** Who has a new password has no failures behind them; `isPasswordExpired` asks them to choose another. */
    setPassword: ({ id, account }: Member, password: string, isPasswordExpired = false): Promise<Member> =>
      members.update(id, { password: printOf(account, password), isPasswordExpired, failedLogins: 0, lockedUntil: 0 }),
    get: (id: number): Member | undefined => members.get(id),
    /** The member with this account, however it is typed. */
    byAccount: (account: string): Member | undefined => members.where({ account: account.toLowerCase() })[0],
    byPhone: (phone: string): Member | undefined => members.where({ phone })[0],
    byEmail: (email: string): Member | undefined => members.where({ email: email.toLowerCase() })[0],
    /** The member with exactly this account; anybody else is refused under the name of the `field` that asked. */
    named(account: string, field = 'account'): Member {
      const member = members.where({ account })[0]
      if (!member) throw invalidField(field, 'is not an account of this world')
      return member
    },
    remove: (id: number): void => members.remove(id),
    update: (id: number, change: Partial<Member>): Promise<Member> => members.update(id, change),
  }
}
