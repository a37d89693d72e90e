import type { Caller } from '../../kernel/caller.ts'
import { memberAccount } from '../../kernel/ledger.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Member } from '../member/member.service.ts'
import type { PaymentPasswordService } from '../security/payment-password.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { TreeService } from './tree.service.ts'

export type AgentTransfersService = ReturnType<typeof agentTransfersService>
export type AgentSettings = {
  agents: {
    /** Whether money can be sent to members below, and to the one above. */
    transfersDown: boolean
    transfersUp: boolean
  }
}
/** Minor units; nothing when it was finer than that. `field` is what the request calls it. */
export type Share = { downline: string; amount: number | undefined; field: string }
export type Sent = { orderNo: string; total: number; balance: number }
type Order = { shares: readonly Share[]; password: string; remark: string }
type Needs = { tree: TreeService; paymentPassword: PaymentPasswordService; system: SystemService }

/** Money between an agent and those below, or the one above: all of what was asked for in one transaction, or nothing. */
export const agentTransfersService = (world: World<AgentSettings>, { tree, paymentPassword, system }: Needs) => {
  const { ledger, settings } = world

  const book = transferBook(world)

  /** Which ways the operator has open: each has a module of its own besides (facts E). */
  const isEnabled = (): AgentSettings['agents'] => ({
    transfersDown: settings.agents.transfersDown && system.isOn('AGENTRANSMULTDOWN3'),
    transfersUp: settings.agents.transfersUp && system.isOn('AGETRANSFERUP3'),
  })

  /** Looks at everything but the password. Nothing is changed. */
  function preview(agent: Caller, shares: readonly Share[]): { parts: Part[]; total: number; balance: number } {
    refuseOff(isEnabled().transfersDown, 'to downlines')
    const parts = partsOf(tree, agent, shares)
    const balance = ledger.balance(memberAccount(agent.id))
    refuseTooMuch(parts, balance)
    return { parts, total: sumOf(parts), balance }
  }

  return {
    isEnabled,
    preview,
    /** Sends each of those below their share, all or nothing. */
    async sendDown(agent: Caller, { shares, password, remark }: Order): Promise<Sent> {
      const { parts } = preview(agent, shares)
      await paymentPassword.check(agent.id, password, 'password')
      return book(agent.id, { type: 'transfer_down', to: parts, remark })
    },
    /** Sends the one above an amount. */
    async sendUp(
      agent: Caller,
      { amount, password, remark }: Omit<Order, 'shares'> & Pick<Share, 'amount'>,
    ): Promise<Sent> {
      refuseOff(isEnabled().transfersUp, 'to the upline')
      const upline = tree.uplineOf(agent.id)
      if (!upline) throw invalidField('downline', 'is missing: nobody is above you')
      const part = partOf(upline, amount, 'transferAmount')
      refuseTooMuch([part], ledger.balance(memberAccount(agent.id)))
      await paymentPassword.check(agent.id, password, 'password')
      return book(agent.id, { type: 'transfer_up', to: [part], remark })
    },
  }
}

/** What somebody gets; `field` is what the request calls the amount. */
type Part = { id: number; account: string; amount: number; field: string }

type Booking = { type: 'transfer_down' | 'transfer_up'; to: Part[]; remark: string }

/** Books a transfer as one transaction. */
const transferBook =
  ({ ledger, clock, ids }: World) =>
  (from: number, { type, to, remark }: Booking): Sent => {
    const total = sumOf(to)
    const orderNo = ids.order('X')
    const postings = to.map(({ id, amount }) => ({ account: memberAccount(id), amount }))
    const all = [{ account: memberAccount(from), amount: -total }, ...postings]
    ledger.post({ at: clock.now(), type, orderNo, remark, postings: all })
    return { orderNo, total, balance: ledger.balance(memberAccount(from)) }
  }

/** Who gets what; a share that cannot be sent is refused under its name. */
function partsOf(tree: TreeService, agent: Caller, shares: readonly Share[]): Part[] {
  const parts = shares.map(({ downline, amount, field }) =>
    partOf(tree.named(agent, downline, field).member, amount, field.replace('downline', 'transferAmount')),
  )
  refuseTwice(parts)
  return parts
}

const partOf = ({ id, account }: Member, amount: number | undefined, field: string): Part => ({
  id,
  account,
  amount: wholeAmount(amount, field),
  field,
})

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

function refuseOff(isOn: boolean, whither: string) {
  if (isOn) return
  const reason = `transfers ${whither} are switched off on this site`
  throw new Refusal(403, 'function.not.available', `Refused: ${reason}`, { reason })
}

function wholeAmount(amount: number | undefined, field: string): number {
  if (amount !== undefined && amount > 0) return amount
  const value = { field, reason: 'must be above 0, with at most two decimals' }
  throw new Refusal(400, 'amount.invalid', `${field}: must be above 0`, value)
}

function refuseTwice(parts: readonly Part[]) {
  const again = parts.findIndex(({ id }, index) => parts.findIndex((one) => one.id === id) !== index)
  if (again >= 0) throw invalidField(`transfers.${again}.downline`, 'is there twice')
}

/** Names the first amount that the balance no longer holds. */
function refuseTooMuch(parts: readonly Part[], balance: number) {
  let left = balance
  const first = parts.find(({ amount }) => (left -= amount) < 0)
  if (!first) return
  const value = { field: first.field, reason: 'is more than the balance' }
  throw new Refusal(400, 'balance.not.enough', 'The balance is not enough', value)
}
