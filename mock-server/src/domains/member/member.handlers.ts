import type { Handlers } from '../../kernel/http.ts'
import type { Member } from './member.model.ts'

const asInfo = ({ id, account, nickname, type, registeredAt, lastLoginAt, vipLabel }: Member) => ({
  id,
  account,
  nickname,
  ...(type !== undefined && { type }),
  regDate: registeredAt,
  ...(lastLoginAt !== undefined && { lastLogin: lastLoginAt }),
  ...(vipLabel && {
    clubLabel: { labelId: 1, labelName: vipLabel, type: 'AUTO', color: '#F2C14E', color2: '#D13B21' },
  }),
  memberLabel: [],
})

export const memberHandlers = (): Handlers<'getMemberInfo'> => ({
  getMemberInfo: ({ member }) => asInfo(member()),
})
