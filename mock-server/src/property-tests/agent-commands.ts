import type { ContractKind } from '../domains/contracts/contracts.service.ts'
import { type Command, type CommandContext, pickFrom, password, withRecentItem } from './command.ts'
import { play } from './game-commands.ts'

const KINDS: ContractKind[] = ['daily', 'hourly', 'realtime', 'dividend']

const branchOf = ({ services, member }: CommandContext) => services.tree.branchOf(member.id)
const childrenOf = (context: CommandContext) => branchOf(context).filter(({ level }) => level === 1)
const pickDownline = (context: CommandContext, pick = context.pick) => pickFrom(branchOf(context), pick)?.member
const asDownline = (context: CommandContext, command: Command) => {
  const member = pickDownline(context)
  return member && command({ ...context, member })
}
const shareOf = ({ account }: { account: string }, amount: number) => ({ downline: account, amount, field: 'downline' })

const offer: Command = (context) => {
  const { services, member, amount, pick } = context
  const downline = pickFrom(childrenOf(context), pick)?.member.account ?? ''
  const gives = pick % 2 === 0 ? ('share' as const) : ('fixed' as const)
  const steps = [{ stake: 0, activeMembers: 0, netLoss: 0, gives, rate: 1 + (Math.max(0, amount) % 40) }]
  return services.contracts.offer(member, { downline, kind: pickFrom(KINDS, pick)!, product: 'CONS', steps })
}
const answer: Command = ({ services, member, pick }) => {
  const waiting = services.contracts.of(member.id).filter(({ status }) => status === 'pending')
  return withRecentItem(waiting, pick, (contract) =>
    services.contracts.answer(contract, pick % 5 === 0 ? 'R' : 'A', 'id'),
  )
}
export const agentCommands: Record<string, Command> = {
  sendDown: (context) => {
    const member = pickDownline(context)
    const shares = member ? [shareOf(member, context.amount)] : []
    return shares[0] && context.services.agentTransfers.sendDown(context.member, { shares, password, remark: '' })
  },
  sendToMany: (context) => {
    const downlines = [0, 1, 2].flatMap((more) => pickDownline(context, context.pick + more) ?? [])
    const shares = downlines.map((member, index) => shareOf(member, context.amount + index))
    return shares[0] && context.services.agentTransfers.sendDown(context.member, { shares, password, remark: '' })
  },
  sendUp: (context) => {
    const { services, amount, pick } = context
    const able = branchOf(context).filter(({ id }) => services.paymentPassword.isSet(id))
    return withRecentItem(able, pick, ({ member }) =>
      services.agentTransfers.sendUp(member, { amount, password, remark: '' }),
    )
  },
  playBelow: (context) => asDownline(context, play),
  offer,
  answer,
  answerBelow: (context) => {
    const [pending] = context.services.contracts
      .offeredBy(context.member.id)
      .filter(({ status }) => status === 'pending')
    const child = branchOf(context).find(({ id }) => id === pending?.memberId)
    return child && answer({ ...context, member: child.member })
  },
  withdrawOffer: ({ services, member, pick }) =>
    withRecentItem(services.contracts.offeredBy(member.id), pick, ({ id }) => services.contracts.withdraw(member, id)),
}
