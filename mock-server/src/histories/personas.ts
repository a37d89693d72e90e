import type { Member } from '../domains/member/member.service.ts'

export type Persona = Pick<Member, 'id' | 'account'> &
  Partial<Omit<Member, 'id' | 'account'>> & {
    about: string
    /** Balance at the creation of the world, minor units. */
    balance: number
    readNotices?: number[]
    callsPerToken?: number
  }

export const PERSONA_PASSWORD = 'Demo@123'

/** The accounts of the default world (spec/demo-world.md). */
export const personas: readonly Persona[] = [
  {
    id: 1001,
    account: 'demo01',
    type: 0,
    nickname: 'Minh Anh',
    phone: '+84900000001',
    countryDialingCode: '+84',
    isMobileVerified: true,
    email: 'demo01@test.site.example',
    about: 'high balance, long history',
    balance: 1_240_831_750,
    vipLabel: 'VIP 3',
    readNotices: [503, 504, 505, 506],
  },
  {
    id: 1002,
    account: 'demo02',
    type: 0,
    nickname: 'Bảo Ngọc',
    phone: '+84912345678',
    countryDialingCode: '+84',
    email: 'demo02@site.example',
    about: 'new: no money, no history',
    balance: 0,
    isFirstLogin: true,
  },
  {
    id: 1003,
    account: 'vip02',
    type: 2,
    about: 'VIP without a nickname, also an agent',
    balance: 500_000_000,
    vipLabel: 'VIP 5',
  },
  {
    id: 1004,
    account: 'many01',
    type: 0,
    nickname: 'Thu Hà',
    about: 'more unread messages than a badge shows',
    balance: 10_000_000,
  },
  {
    id: 1005,
    account: 'agent01',
    type: 1,
    nickname: 'Thanh Hòa',
    about: 'agent with contracts to review',
    balance: 200_000_000,
  },
  {
    id: 1006,
    account: 'agent41',
    type: 41,
    nickname: 'Thanh Sơn',
    about: 'agent, deposits not allowed',
    balance: 50_000_000,
  },
  {
    id: 1007,
    account: 'agent42',
    type: 42,
    nickname: 'Thu Thủy',
    about: 'another agent, deposits not allowed',
    balance: 50_000_000,
  },
  {
    id: 1008,
    account: 'odd03',
    type: 3,
    nickname: 'Gia Bảo',
    about: 'deposits not allowed; agent on some sites only',
    balance: 10_000_000,
  },
  {
    id: 1009,
    account: 'odd40',
    type: 40,
    nickname: 'Đức Huy',
    about: 'can play, deposits not allowed',
    balance: 10_000_000,
  },
  {
    id: 1010,
    account: 'notype01',
    type: undefined,
    nickname: 'Ngọc Lan',
    about: 'new account, treated as a trial guest',
    balance: 10_000_000,
  },
  { id: 1011, account: 'locked01', type: 0, nickname: 'Hải Yến', about: 'locked', balance: 0, isLocked: true },
  {
    id: 1012,
    account: 'captcha01',
    type: 0,
    nickname: 'Quốc Cường',
    about: 'captcha after one failed login',
    balance: 10_050,
    needsCaptchaAfterFailure: true,
  },
  {
    id: 1013,
    account: 'expired01',
    type: 0,
    nickname: 'Thanh Tùng',
    about: 'logged out right after login',
    balance: 1_000_000,
    callsPerToken: 1,
  },
  { id: 1014, account: 'limited01', type: 0, nickname: 'Kim Chi', about: 'limits nearly used', balance: 0 },
  { id: 1015, account: 'pending01', type: 0, nickname: 'Hữu Phước', about: 'a higher limit waits', balance: 0 },
  { id: 1016, account: 'timeout01', type: 0, nickname: 'Diệu Linh', about: 'in a time-out', balance: 0 },
  {
    id: 1017,
    account: 'excluded01',
    type: 0,
    nickname: 'Trọng Nghĩa',
    about: 'self-excluded, cannot log in',
    balance: 0,
  },
  { id: 1018, account: 'review01', type: 0, nickname: 'Phương Thảo', about: 'a limit to review', balance: 0 },
]
