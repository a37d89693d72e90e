import type { Handlers } from '../../kernel/http.ts'
import type { Member, MembersService } from './member.service.ts'

const asInfo = ({ id, account, nickname, type, registeredAt, lastLoginAt, vipLabel, payeeName }: Member) => ({
  id,
  account,
  nickname,
  ...(type !== undefined && { type }),
  ...(payeeName !== undefined && { payee: payeeName }),
  regDate: registeredAt,
  ...(lastLoginAt !== undefined && { lastLogin: lastLoginAt }),
  ...(vipLabel && {
    clubLabel: { labelId: 1, labelName: vipLabel, type: 'AUTO', color: '#F2C14E', color2: '#D13B21' },
  }),
  memberLabel: [],
})

export const memberHandlers = ({ members }: { members: MembersService }): Handlers<'getMemberInfo'> => ({
  getMemberInfo: ({ member }) => asInfo(members.get(member().id)!),
})
