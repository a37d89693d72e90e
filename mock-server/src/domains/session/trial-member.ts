import { houseAccount, memberAccount } from '../../kernel/ledger.ts'
import type { Member } from '../member/member.model.ts'
import type { World } from '../../kernel/world.ts'

/** What a trial account plays with, minor units. */
const PLAY_MONEY = 500_000_000

const trialMember = (number: number, registeredAt: number, password: string): Member => ({
  id: 900_000 + number,
  account: `trial${String(number).padStart(4, '0')}`,
  password,
  nickname: '',
  type: 4,
  isLocked: false,
  isFirstLogin: false,
  failedLogins: 0,
  needsCaptchaAfterFailure: false,
  tokenDiesAfterOneCall: false,
  registeredAt,
  unread: { inbox: 0, chat: 0 },
  hasHistory: true,
})

/** A new trial account (type 4) with play money. */
export async function addTrialMember({ db, ids, clock, ledger }: World, password: string): Promise<Member> {
  const member = await db.members.insert(trialMember(ids.next('trial'), clock.now(), password))
  ledger.post({
    at: clock.now(),
    type: 'deposit',
    orderNo: ids.order('D'),
    remark: 'Play money',
    postings: [
      { account: houseAccount('trial'), amount: -PLAY_MONEY },
      { account: memberAccount(member.id), amount: PLAY_MONEY },
    ],
  })
  return member
}
