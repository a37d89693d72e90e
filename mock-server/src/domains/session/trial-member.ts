import { houseAccount, memberAccount } from '../../kernel/ledger.ts'
import type { World } from '../../kernel/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'

/** What a trial account plays with, minor units. */
const PLAY_MONEY = 500_000_000

/** A new trial account (type 4) with play money. */
export async function addTrialMember(world: World, members: MembersService, password: string): Promise<Member> {
  const { ids, clock, ledger } = world
  const number = ids.next('trial')
  const account = `trial${String(number).padStart(4, '0')}`
  const member = await members.add({ id: 900_000 + number, account, password, type: 4, registeredAt: clock.now() })
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
