import { badField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type Member, memberTable, type NewMember, newMember } from './member.model.ts'

export type { Member, NewMember } from './member.model.ts'
export type MembersService = ReturnType<typeof membersService>

/** The accounts of the site. */
export const membersService = (world: World) => {
  const members = world.table(memberTable)
  return {
    add: (member: NewMember): Promise<Member> => members.insert(newMember(member)),
    get: (id: number): Member | undefined => members.get(id),
    /** The member with this account, however it is typed. */
    byAccount: (account: string): Member | undefined => members.where({ account: account.toLowerCase() })[0],
    /** The member with exactly this account; anybody else is refused under the name of the `field` that asked. */
    named(account: string, field = 'account'): Member {
      const member = members.where({ account })[0]
      if (!member) throw badField(field, 'is not an account of this world')
      return member
    },
    remove: (id: number): void => members.remove(id),
    update: (id: number, change: Partial<Member>): Promise<Member> => members.update(id, change),
  }
}
