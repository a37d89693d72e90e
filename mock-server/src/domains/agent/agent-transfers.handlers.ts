import type { Handlers } from '../../kernel/http.ts'
import { toDecimal, toMinor } from '../../kernel/money.ts'
import { yesNo } from '../../kernel/boolean-input.ts'
import { agentsOnly, type AgentsOnlyNeeds } from './agents-only.ts'
import type { AgentTransfersService, Sent, Share } from './agent-transfers.service.ts'
import type { TreeService } from './tree.service.ts'

type Operations = 'getTransferEnabled' | 'transferDownline' | 'transferDownlines' | 'checkDownlineTransfers'
type Needs = AgentsOnlyNeeds & { agentTransfers: AgentTransfersService; tree: TreeService }

export const agentTransfersHandlers = ({ system, agentTransfers, tree }: Needs): Handlers<Operations> => {
  const agentOf = agentsOnly({ system })
  return {
    getTransferEnabled({ member }) {
      const { transfersDown, transfersUp } = agentTransfers.isEnabled()
      const hasUpline = tree.uplineOf(agentOf(member()).id) !== undefined
      return { transferDownEnabled: yesNo(transfersDown), transferUpEnabled: yesNo(transfersUp && hasUpline) }
    },
    async transferDownline({ member, body }) {
      const { downline, password, remark = '' } = body
      const amount = toMinor(body.transferAmount)
      const agent = agentOf(member())
      if (downline === undefined) return asSent(await agentTransfers.sendUp(agent, { amount, password, remark }))
      const shares = [{ downline, amount, field: 'downline' }]
      return asSent(await agentTransfers.sendDown(agent, { shares, password, remark }))
    },
    async transferDownlines({ member, body }) {
      const { transfers, password, remark = '' } = body
      return asSent(await agentTransfers.sendDown(agentOf(member()), { shares: sharesOf(transfers), password, remark }))
    },
    checkDownlineTransfers({ member, body }) {
      const { parts, total, balance } = agentTransfers.preview(agentOf(member()), sharesOf(body.transfers))
      return {
        totalAmount: toDecimal(total),
        currentAvailBalance: toDecimal(balance),
        remainingBalance: toDecimal(balance - total),
        transfers: parts.map(({ account, amount }) => ({ downline: account, transferAmount: toDecimal(amount) })),
      }
    },
  }
}

const sharesOf = (transfers: readonly { downline: string; transferAmount: number }[]): Share[] =>
  transfers.map(({ downline, transferAmount }, index) => ({
    downline,
    amount: toMinor(transferAmount),
    field: `transfers.${index}.downline`,
  }))

const asSent = ({ orderNo, total, balance }: Sent) => ({
  orderNo,
  totalAmount: toDecimal(total),
  currentAvailBalance: toDecimal(balance),
})
