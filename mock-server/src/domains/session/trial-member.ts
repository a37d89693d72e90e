import { houseAccount, memberAccount, stakesAccount } from '../../kernel/ledger.ts'
import type { World } from '../../kernel/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { SESSION_LIFE, type Tokens } from './tokens.ts'

/** What a trial account plays with, minor units. */
const PLAY_MONEY = 500_000_000
const END = 'trial.end'
/** A trial with money at stake is looked at again after this long. */
const UNTIL_SETTLED = 3_600_000

/** Trial accounts (type 4): they come with play money, and go when their session has ended and nothing is at stake any more. */
export const trialMembers = (world: World, members: MembersService, tokens: Tokens) => {
  const { ids, clock, ledger, events } = world
  const house = houseAccount('trial')

  function pay(memberId: number, { from, to, amount }: { from: string; to: string; amount: number }) {
    const isPaidIn = to === memberAccount(memberId)
    ledger.post({
      at: clock.now(),
      type: isPaidIn ? 'deposit' : 'withdraw',
      orderNo: ids.order(isPaidIn ? 'D' : 'W'),
      remark: 'Play money',
      postings: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    })
  }

  events.on(END, ({ memberId }: { memberId: number }) => {
    const isAtStake = ledger.balance(stakesAccount(memberId)) > 0
    const later = tokens.aliveUntil(memberId) ?? (isAtStake ? clock.now() + UNTIL_SETTLED : undefined)
    if (later !== undefined) return events.schedule(later, END, { memberId })
    const account = memberAccount(memberId)
    const amount = ledger.balance(account)
    if (amount > 0) pay(memberId, { from: account, to: house, amount })
    tokens.closeOf(memberId)
    members.remove(memberId)
  })

  return {
    async add(password: string): Promise<Member> {
      const number = ids.next('trial')
      const account = `trial${String(number).padStart(4, '0')}`
      const member = await members.add({ id: 900_000 + number, account, password, type: 4, registeredAt: clock.now() })
      pay(member.id, { from: house, to: memberAccount(member.id), amount: PLAY_MONEY })
      events.schedule(clock.now() + SESSION_LIFE, END, { memberId: member.id })
      return member
    },
  }
}
