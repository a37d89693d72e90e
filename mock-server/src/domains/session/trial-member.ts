import { houseAccount, memberAccount, stakesAccount } from '../../kernel/money/ledger.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member, MembersService } from '../member/member.service.ts'
import { SESSION_LIFETIME, type Tokens } from './tokens.ts'

/** Initial balance of a trial account, minor units. */
const PLAY_MONEY = 500_000_000
const TRIAL_END = 'trial.end'
const RETRY_DELAY = 3_600_000

/** Trial accounts (type 4): created with play money and removed once their session has ended and nothing is at stake. */
export const trialMembers = (world: World, members: MembersService, tokens: Tokens) => {
  const { ids, clock, ledger, events } = world
  const trialAccount = houseAccount('trial')

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

  events.on(TRIAL_END, ({ memberId }: { memberId: number }) => {
    const isAtStake = ledger.balance(stakesAccount(memberId)) > 0
    const nextCheck = tokens.aliveUntil(memberId) ?? (isAtStake ? clock.now() + RETRY_DELAY : undefined)
    if (nextCheck !== undefined) return events.schedule(nextCheck, TRIAL_END, { memberId })
    const account = memberAccount(memberId)
    const amount = ledger.balance(account)
    if (amount > 0) pay(memberId, { from: account, to: trialAccount, amount })
    tokens.closeOf(memberId)
    members.remove(memberId)
  })

  return {
    async add(password: string): Promise<Member> {
      const number = ids.next('trial')
      const account = `trial${String(number).padStart(4, '0')}`
      const member = await members.add({ id: 900_000 + number, account, password, type: 4, registeredAt: clock.now() })
      pay(member.id, { from: trialAccount, to: memberAccount(member.id), amount: PLAY_MONEY })
      events.schedule(clock.now() + SESSION_LIFETIME, TRIAL_END, { memberId: member.id })
      return member
    },
  }
}
