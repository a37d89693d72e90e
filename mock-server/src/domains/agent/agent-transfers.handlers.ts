import type { Handlers } from '../../kernel/http/http.ts'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import { yesNo } from '../../kernel/validation/boolean-input.ts'
import { agentsOnly, type AgentsOnlyDependencies } from './agents-only.ts'
import type { AgentTransfersService, TransferReceipt, Share } from './agent-transfers.service.ts'
import type { TreeService } from './tree.service.ts'

type Operations = 'getTransferEnabled' | 'transferDownline' | 'transferDownlines' | 'checkDownlineTransfers'
type Dependencies = AgentsOnlyDependencies & { agentTransfers: AgentTransfersService; tree: TreeService }

export const agentTransfersHandlers = ({ system, agentTransfers, tree }: Dependencies): Handlers<Operations> => {
  const agentOf = agentsOnly({ system })
  return {
    getTransferEnabled({ member }) {
      const { transfersDown, transfersUp } = agentTransfers.getEnabledDirections()
      const hasUpline = tree.uplineOf(agentOf(member()).id) !== undefined
      return { transferDownEnabled: yesNo(transfersDown), transferUpEnabled: yesNo(transfersUp && hasUpline) }
    },
    async transferDownline({ member, body }) {
      const { downline, password, remark = '' } = body
      const amount = toMinor(body.transferAmount)
      const agent = agentOf(member())
      if (downline === undefined) return toReceipt(await agentTransfers.sendUp(agent, { amount, password, remark }))
      const shares = [{ downline, amount, field: 'downline' }]
      return toReceipt(await agentTransfers.sendDown(agent, { shares, password, remark }))
    },
    async transferDownlines({ member, body }) {
      const { transfers, password, remark = '' } = body
      return toReceipt(
        await agentTransfers.sendDown(agentOf(member()), { shares: sharesOf(transfers), password, remark }),
      )
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

const toReceipt = ({ orderNo, total, balance }: TransferReceipt) => ({
  orderNo,
  totalAmount: toDecimal(total),
  currentAvailBalance: toDecimal(balance),
})
