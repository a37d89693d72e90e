import { digest } from '../../kernel/world/random.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { type Member, memberTable, type NewMember, newMember } from './member.model.ts'

export type { Member, NewMember } from './member.model.ts'
export type MembersService = ReturnType<typeof membersService>

const hashPassword = (account: string, password: string) => digest(`${account} ${password}`)

/** Returns the row of a new member, whose `password` is in plain text. */
export const toMember = (member: NewMember): Member =>
  newMember({ ...member, password: hashPassword(member.account, member.password) })

export const membersService = (world: World) => {
  const members = world.table(memberTable)
  return {
    /** Adds a member; `password` is in plain text. */
    add: (member: NewMember): Promise<Member> => members.insert(toMember(member)),
    isPassword: ({ account, password }: Member, typed: string): boolean => password === hashPassword(account, typed),
    /** Sets a password and resets the failed logins. `isPasswordExpired` asks the member to choose another at login. */
    setPassword: ({ id, account }: Member, password: string, isPasswordExpired = false): Promise<Member> =>
      members.update(id, {
        password: hashPassword(account, password),
        isPasswordExpired,
        failedLogins: 0,
        lockedUntil: 0,
      }),
    list: (): Member[] => members.dump(),
    get: (id: number): Member | undefined => members.get(id),
    findByAccount: (account: string): Member | undefined => members.where({ account: account.toLowerCase() })[0],
    findByPhone: (phone: string): Member | undefined => members.where({ phone })[0],
    findByEmail: (email: string): Member | undefined => members.where({ email: email.toLowerCase() })[0],
    /** Returns the member with exactly this account. Throws a Refusal that names `field` for an unknown account. */
    getByAccount(account: string, field = 'account'): Member {
      const member = members.where({ account })[0]
      if (!member) throw invalidField(field, 'is not an account of this world')
      return member
    },
    remove: (id: number): void => members.remove(id),
    update: (id: number, change: Partial<Member>): Promise<Member> => members.update(id, change),
  }
}
