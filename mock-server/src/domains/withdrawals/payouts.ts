import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { Words } from '../../kernel/localized-text.ts'
import { payoutMoves } from './payout-moves.ts'
import { type Withdrawal, type WithdrawalState, withdrawalTable } from './withdrawal.model.ts'
import { PAYING_FOR, reviewingFor, SUBMITTED_FOR } from './withdrawal-rules.ts'

const STEP = 'withdrawal.step'
/** Account numbers that end so have a fate, for whoever wants to see it: no person needs to decide. */
const UNKNOWN_TO_BANK = '0001'
const SENT_BACK = '0002'
const REASONS: Record<'unknown' | 'sentBack', Words> = {
  unknown: {
    vi: 'Ngân hàng không tìm thấy tài khoản. Vui lòng kiểm tra số tài khoản',
    en: 'The bank does not know this account. Please check its number',
  },
  sentBack: {
    vi: 'Ngân hàng trả lại tiền. Vui lòng dùng tài khoản khác',
    en: 'The bank sent the money back. Please use another account',
  },
}

export type WithdrawalsSettings = {
  withdrawals: {
    isOpen: boolean
    /** Whether time decides what nobody else does; otherwise a withdrawal waits for the operator. */
    isReviewedByClock: boolean
  }
}

/** Takes withdrawals from state to state: by time, and by what an operator decides. */
export function createPayouts(world: World<WithdrawalsSettings>) {
  const { clock, events, settings } = world
  const rows = world.table(withdrawalTable)
  const { put, hold, pay, giveBack } = payoutMoves(world)
  const later = ({ id, state: from }: Withdrawal, ms: number) => events.schedule(clock.now() + ms, STEP, { id, from })

  events.on(STEP, async ({ id, from }: { id: string; from: keyof typeof steps }) => {
    const row = rows.get(id)!
    if (row.state === from) await steps[from](row)
  })
  const steps = {
    async submitted(row: Withdrawal) {
      const reviewing = await put(row, 'reviewing')
      if (settings.withdrawals.isReviewedByClock) later(reviewing, reviewingFor(row.amount))
    },
    reviewing: (row: Withdrawal) =>
      row.number.endsWith(UNKNOWN_TO_BANK) ? giveBack(row, 'rejected', REASONS.unknown) : approve(row),
    paying: (row: Withdrawal) =>
      row.number.endsWith(SENT_BACK) ? giveBack(row, 'returned', REASONS.sentBack) : pay(row),
  }

  async function approve(row: Withdrawal): Promise<Withdrawal> {
    const paying = await put(row, 'paying')
    later(paying, PAYING_FOR)
    return paying
  }

  return {
    /** Takes the money out of the balance, and lets time do the rest. */
    async begin(row: Withdrawal): Promise<Withdrawal> {
      const begun = await hold(row)
      later(begun, SUBMITTED_FOR)
      return begun
    },
    /** A person has looked, and lets it go. */
    approve: async (id: string): Promise<Withdrawal> => approve(inState(rows.get(id), LOOKED_AT)),
    /** A person has looked, and does not. The money goes back under the same order number. */
    reject: async (id: string, reason: Words): Promise<Withdrawal> =>
      giveBack(inState(rows.get(id), LOOKED_AT), 'rejected', reason),
    /** The bank gave it back. */
    sendBack: async (id: string, reason: Words): Promise<Withdrawal> =>
      giveBack(inState(rows.get(id), ['paying']), 'returned', reason),
  }
}

const LOOKED_AT: WithdrawalState[] = ['submitted', 'reviewing']

function inState(row: Withdrawal | undefined, allowed: WithdrawalState[]): Withdrawal {
  if (!row) throw invalidField('refId', 'is not a withdrawal of this world')
  if (!allowed.includes(row.state)) throw invalidField('refId', `is ${row.state}, not ${allowed.join(' or ')}`)
  return row
}
