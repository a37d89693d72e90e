import type { Caller } from '../../kernel/world/caller.ts'
import { memberAccount } from '../../kernel/money/ledger.ts'
import { invalidField, invalidFieldByRule, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Member } from '../member/member.service.ts'
import type { LimitsService } from '../responsible-gaming/limits/limits.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { TreeService } from './tree.service.ts'

export type AgentTransfersService = ReturnType<typeof agentTransfersService>
export type AgentSettings = {
  agents: {
    transfersDown: boolean
    transfersUp: boolean
  }
}
/** `amount` in minor units, undefined if it had more than two decimals; `field` is the name of the downline in the request. */
export type Share = { downline: string; amount: number | undefined; field: string }
export type TransferReceipt = { orderNo: string; total: number; balance: number }
type TransferOrder = { shares: readonly Share[]; password: string; remark: string }
type Dependencies = {
  tree: TreeService
  paymentPassword: PaymentPasswordService
  system: SystemService
  limits: LimitsService
}

/** Transfers money from an agent to downlines or to the upline. Each command is one transaction or none. */
export const agentTransfersService = (world: World<AgentSettings>, dependencies: Dependencies) => {
  const { tree, paymentPassword, system, limits } = dependencies
  const { ledger, settings } = world

  const bookTransfer = createTransferBooking(world)

  /** Returns the enabled directions. Each also has its own module (facts E). */
  const getEnabledDirections = (): AgentSettings['agents'] => ({
    transfersDown: settings.agents.transfersDown && system.isOn('AGENTRANSMULTDOWN3'),
    transfersUp: settings.agents.transfersUp && system.isOn('AGETRANSFERUP3'),
  })

  /** Validates everything except the password and changes nothing. */
  function preview(agent: Caller, shares: readonly Share[]): { parts: TransferPart[]; total: number; balance: number } {
    assertEnabled(getEnabledDirections().transfersDown, 'to downlines')
    const parts = partsOf(tree, agent, shares)
    const balance = ledger.balance(memberAccount(agent.id))
    assertAffordable(parts, balance)
    assertReceivable(limits, parts)
    return { parts, total: sumOf(parts), balance }
  }

  return {
    getEnabledDirections,
    preview,
    async sendDown(agent: Caller, { shares, password, remark }: TransferOrder): Promise<TransferReceipt> {
      const { parts } = preview(agent, shares)
      await paymentPassword.check(agent.id, password, 'password')
      return bookTransfer(agent.id, { type: 'transfer_down', to: parts, remark })
    },
    async sendUp(
      agent: Caller,
      { amount, password, remark }: Omit<TransferOrder, 'shares'> & Pick<Share, 'amount'>,
    ): Promise<TransferReceipt> {
      assertEnabled(getEnabledDirections().transfersUp, 'to the upline')
      const upline = tree.uplineOf(agent.id)
      if (!upline) throw invalidField('downline', 'is missing: you have no upline')
      const part = partOf(upline, amount, 'transferAmount')
      assertAffordable([part], ledger.balance(memberAccount(agent.id)))
      assertReceivable(limits, [part])
      await paymentPassword.check(agent.id, password, 'password')
      return bookTransfer(agent.id, { type: 'transfer_up', to: [part], remark })
    },
  }
}

/** Money that an agent sends is paid in for the member, like a deposit. The refusal does not say why: breaks and limits are private. */
function assertReceivable(limits: LimitsService, parts: readonly TransferPart[]) {
  const closed = parts.find(({ id, amount }) => !limits.mayReceive(id, amount))
  if (closed) throw invalidFieldByRule(closed.field, 'closed', 'is more than this member can receive now')
}

type TransferPart = { id: number; account: string; amount: number; field: string }

type Booking = { type: 'transfer_down' | 'transfer_up'; to: TransferPart[]; remark: string }

const createTransferBooking =
  ({ ledger, clock, ids }: World) =>
  (from: number, { type, to, remark }: Booking): TransferReceipt => {
    const total = sumOf(to)
    const orderNo = ids.order('X')
    const postings = to.map(({ id, amount }) => ({ account: memberAccount(id), amount }))
    const all = [{ account: memberAccount(from), amount: -total }, ...postings]
    ledger.post({ at: clock.now(), type, orderNo, remark, postings: all })
    return { orderNo, total, balance: ledger.balance(memberAccount(from)) }
  }

function partsOf(tree: TreeService, agent: Caller, shares: readonly Share[]): TransferPart[] {
  const parts = shares.map(({ downline, amount, field }) =>
    partOf(tree.getDownline(agent, downline, field).member, amount, field.replace('downline', 'transferAmount')),
  )
  assertDistinct(parts)
  return parts
}

const partOf = ({ id, account }: Member, amount: number | undefined, field: string): TransferPart => ({
  id,
  account,
  amount: parseAmount(amount, field),
  field,
})

const sumOf = (parts: readonly TransferPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

function assertEnabled(isOn: boolean, direction: string) {
  if (isOn) return
  const reason = `transfers ${direction} are switched off on this site`
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { reason })
}

function parseAmount(amount: number | undefined, field: string): number {
  if (amount !== undefined && amount > 0) return amount
  const value = { field, reason: 'must be above 0, with at most two decimals' }
  throw new Refusal(400, 'amount.invalid', `${field}: must be above 0`, value)
}

function assertDistinct(parts: readonly TransferPart[]) {
  const duplicate = parts.findIndex(({ id }, index) => parts.findIndex((one) => one.id === id) !== index)
  if (duplicate >= 0) throw invalidField(`transfers.${duplicate}.downline`, 'is a duplicate')
}

function assertAffordable(parts: readonly TransferPart[], balance: number) {
  let left = balance
  const first = parts.find(({ amount }) => (left -= amount) < 0)
  if (!first) return
  const value = { field: first.field, reason: 'is more than the balance' }
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', value)
}
