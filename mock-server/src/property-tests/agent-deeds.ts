import type { ContractKind } from '../domains/contracts/contracts.service.ts'
import { type Command, type Hand, one, password, toOne } from './deed.ts'
import { play } from './game-deeds.ts'

const KINDS: ContractKind[] = ['daily', 'hourly', 'realtime', 'dividend']

const branchOf = ({ services, member }: Hand) => services.tree.branchOf(member.id)
const childrenOf = (hand: Hand) => branchOf(hand).filter(({ level }) => level === 1)
/** One of those below, from anywhere in the branch. */
const below = (hand: Hand, pick = hand.pick) => one(branchOf(hand), pick)?.member
/** Does something as somebody below. */
const asBelow = (hand: Hand, deed: Command) => {
  const member = below(hand)
  return member && deed({ ...hand, member })
}
const shareOf = ({ account }: { account: string }, amount: number) => ({ downline: account, amount, field: 'downline' })

const offer: Command = (hand) => {
  const { services, member, amount, pick } = hand
  const downline = one(childrenOf(hand), pick)?.member.account ?? ''
  const gives = pick % 2 === 0 ? ('share' as const) : ('fixed' as const)
  const steps = [{ stake: 0, activeMembers: 0, netLoss: 0, gives, rate: 1 + (Math.max(0, amount) % 40) }]
  return services.contracts.offer(member, { downline, kind: one(KINDS, pick)!, product: 'CONS', steps })
}
const answer: Command = ({ services, member, pick }) => {
  const waiting = services.contracts.of(member.id).filter(({ status }) => status === 'pending')
  return toOne(waiting, pick, (contract) => services.contracts.answer(contract, pick % 5 === 0 ? 'R' : 'A', 'id'))
}
/** Money between agents and those below, and what agents earn: those deeds bring about what the clock pays. */
export const agentDeeds: Record<string, Command> = {
  sendDown: (hand) => {
    const member = below(hand)
    const shares = member ? [shareOf(member, hand.amount)] : []
    return shares[0] && hand.services.agentTransfers.sendDown(hand.member, { shares, password, remark: '' })
  },
  sendToMany: (hand) => {
    const downlines = [0, 1, 2].flatMap((more) => below(hand, hand.pick + more) ?? [])
    const shares = downlines.map((member, index) => shareOf(member, hand.amount + index))
    return shares[0] && hand.services.agentTransfers.sendDown(hand.member, { shares, password, remark: '' })
  },
  sendUp: (hand) => {
    const { services, amount, pick } = hand
    const able = branchOf(hand).filter(({ id }) => services.paymentPassword.isSet(id))
    return toOne(able, pick, ({ member }) => services.agentTransfers.sendUp(member, { amount, password, remark: '' }))
  },
  playBelow: (hand) => asBelow(hand, play),
  offer,
  answer,
  answerBelow: (hand) => {
    const [asked] = hand.services.contracts.offeredBy(hand.member.id).filter(({ status }) => status === 'pending')
    const child = branchOf(hand).find(({ id }) => id === asked?.memberId)
    return child && answer({ ...hand, member: child.member })
  },
  withdrawOffer: ({ services, member, pick }) =>
    toOne(services.contracts.offeredBy(member.id), pick, ({ id }) => services.contracts.withdraw(member, id)),
}
