import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'
import { type Withdrawal, type WithdrawalState, withdrawalTable } from './withdrawal.model.ts'
import { PAYING_FOR, reviewingFor, SUBMITTED_FOR } from './withdrawal-rules.ts'
import { houseAccount, memberAccount, type TransactionType } from '../../kernel/money/ledger.ts'
import { masked } from './account.model.ts'
import { PAYOUTS } from './open-payouts.ts'

const STEP = 'withdrawal.step'
/** Account numbers with these endings are rejected or sent back automatically, for demonstrations. */
const UNKNOWN_TO_BANK = '0001'
const SENT_BACK = '0002'
const REASONS: Record<'unknown' | 'sentBack', LocalizedText> = {
  unknown: {
    vi: 'Ngân hàng không tìm thấy tài khoản. Vui lòng kiểm tra số tài khoản',
    en: 'Account not found at the bank. Please check the number',
  },
  sentBack: {
    vi: 'Ngân hàng trả lại tiền. Vui lòng dùng tài khoản khác',
    en: 'The bank returned the payment. Please use another account',
  },
}

export type WithdrawalsSettings = {
  withdrawals: {
    isOpen: boolean
    isReviewedByClock: boolean
  }
}

/** Calls `notify` for each paid withdrawal. */
export function createPayouts(world: World<WithdrawalsSettings>, notify: (row: Withdrawal) => Promise<void>) {
  const { clock, events, settings } = world
  const rows = world.table(withdrawalTable)
  const { setState, hold, refund, ...moves } = payoutMoves(world)
  async function pay(row: Withdrawal): Promise<Withdrawal> {
    const paid = await moves.pay(row)
    await notify(paid)
    return paid
  }
  const scheduleStep = ({ id, state: from }: Withdrawal, ms: number) =>
    events.schedule(clock.now() + ms, STEP, { id, from })

  events.on(STEP, async ({ id, from }: { id: string; from: keyof typeof steps }) => {
    const row = rows.get(id)!
    if (row.state === from) await steps[from](row)
  })
  const steps = {
    async submitted(row: Withdrawal) {
      const reviewing = await setState(row, 'reviewing')
      if (settings.withdrawals.isReviewedByClock) scheduleStep(reviewing, reviewingFor(row.amount))
    },
    reviewing: (row: Withdrawal) =>
      row.number.endsWith(UNKNOWN_TO_BANK) ? refund(row, 'rejected', REASONS.unknown) : approve(row),
    paying: (row: Withdrawal) =>
      row.number.endsWith(SENT_BACK) ? refund(row, 'returned', REASONS.sentBack) : pay(row),
  }

  async function approve(row: Withdrawal): Promise<Withdrawal> {
    const paying = await setState(row, 'paying')
    scheduleStep(paying, PAYING_FOR)
    return paying
  }

  return {
    async submit(row: Withdrawal): Promise<Withdrawal> {
      const submitted = await hold(row)
      scheduleStep(submitted, SUBMITTED_FOR)
      return submitted
    },
    /** Pays at once, on behalf of the operator. */
    payAtOnce: async (row: Withdrawal): Promise<Withdrawal> => pay(await hold(row)),
    approve: async (id: string): Promise<Withdrawal> => approve(assertInState(rows.get(id), REVIEWABLE)),
    /** Rejects a withdrawal on behalf of the operator. The money returns under the same order number. */
    reject: async (id: string, reason: LocalizedText): Promise<Withdrawal> =>
      refund(assertInState(rows.get(id), REVIEWABLE), 'rejected', reason),
    sendBack: async (id: string, reason: LocalizedText): Promise<Withdrawal> =>
      refund(assertInState(rows.get(id), ['paying']), 'returned', reason),
  }
}

const REVIEWABLE: WithdrawalState[] = ['submitted', 'reviewing']

function assertInState(row: Withdrawal | undefined, allowed: WithdrawalState[]): Withdrawal {
  if (!row) throw invalidField('refId', 'is not a withdrawal of this world')
  if (!allowed.includes(row.state)) throw invalidField('refId', `is ${row.state}, not ${allowed.join(' or ')}`)
  return row
}

type Posting = { account: string; amount: number }

function payoutMoves({ clock, ledger, table }: World) {
  const rows = table(withdrawalTable)
  const setState = (row: Withdrawal, state: Withdrawal['state'], reason?: LocalizedText): Promise<Withdrawal> =>
    rows.update(row.id, { state, changedAt: clock.now(), ...(reason && { reason }) })

  function post(row: Withdrawal, type: TransactionType, postings: Posting[]) {
    const remark = `${row.bankCode} ${masked(row)}`
    ledger.post({ at: clock.now(), type, orderNo: row.id, remark, postings: postings.filter(({ amount }) => amount) })
  }

  return {
    setState,
    hold(row: Withdrawal): Promise<Withdrawal> {
      post(row, 'withdraw', [
        { account: memberAccount(row.memberId), amount: -row.amount },
        { account: PAYOUTS, amount: row.amount },
      ])
      return rows.insert(row)
    },
    pay(row: Withdrawal): Promise<Withdrawal> {
      post(row, 'withdraw', [
        { account: PAYOUTS, amount: -row.amount },
        { account: houseAccount('cashier'), amount: row.amount - row.fee },
        { account: houseAccount('fees'), amount: row.fee },
      ])
      return setState(row, 'paid')
    },
    /** Returns the amount including the fee to the balance. */
    refund(row: Withdrawal, state: 'rejected' | 'returned', reason: LocalizedText): Promise<Withdrawal> {
      post(row, 'withdraw_return', [
        { account: PAYOUTS, amount: -row.amount },
        { account: memberAccount(row.memberId), amount: row.amount },
      ])
      return setState(row, state, reason)
    },
  }
}
