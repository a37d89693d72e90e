import { houseAccount, memberAccount, type TransactionType } from '../../kernel/money/ledger.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LimitsService } from '../responsible-gaming/limits/limits.service.ts'
import { type Callback, callbackTable } from './callback.model.ts'

export type CallbacksService = ReturnType<typeof callbacksService>

const AGGREGATOR = houseAccount('aggregator')
const TYPES = { debit: 'betting', credit: 'winning', rollback: 'refund' } as const satisfies Record<
  Callback['kind'],
  TransactionType
>

const conflict = (field: string, reason: string) =>
  new Refusal(409, 'request_param_err', `${field}: ${reason}`, { field, reason })

const reusedId = () => {
  const value = { field: 'transactionId', reason: 'was used for another call' }
  return new Refusal(409, 'idempotency.key.reused', `transactionId: ${value.reason}`, value)
}

/** The main wallet as game aggregators use it: debits, credits and rollbacks that may be repeated and come in any order. */
export const callbacksService = ({ table, ledger, clock }: World, { limits }: { limits: LimitsService }) => {
  const callbacks = table(callbackTable)
  const inRound = ({ memberId, roundId }: Callback) => callbacks.where({ memberId, roundId })
  const rollbackOf = ({ id: debitId, memberId }: Callback) => callbacks.where({ memberId, debitId })[0]

  /** Throws a Refusal if the debit was rolled back before it came, or for a stake that a break or a limit of the member does not allow. */
  function checkDebit(call: Callback): number {
    if (rollbackOf(call)) throw conflict('transactionId', 'was rolled back')
    limits.assertStake(call.memberId, call.amount, 'amount')
    return -call.amount
  }

  function checkCredit(call: Callback): number {
    const hasDebit = inRound(call).some((one) => one.kind === 'debit' && !rollbackOf(one))
    if (!hasDebit) throw conflict('roundId', 'has no debit')
    return call.amount
  }

  /** Returns the amount of the debit, or 0 if it is unknown or was returned already. */
  function checkRollback(call: Callback): number {
    const debit = callbacks.get(call.debitId!)
    if (!debit || debit.memberId !== call.memberId) return 0
    if (debit.kind !== 'debit') throw conflict('debitId', 'is not a debit')
    if (rollbackOf(debit)) return 0
    if (inRound(debit).some(({ kind }) => kind === 'credit')) throw conflict('debitId', 'is in a round that was paid')
    return debit.amount
  }

  const checks = { debit: checkDebit, credit: checkCredit, rollback: checkRollback }

  return {
    /** Posts a callback once. The same callback again changes nothing; another one with its id is refused, and so is one that the round does not allow. */
    async take(call: Callback): Promise<void> {
      const known = callbacks.get(call.id)
      if (known && !isSame(known, call)) throw reusedId()
      if (known && call.kind === 'debit' && rollbackOf(known)) throw conflict('transactionId', 'was rolled back')
      if (known) return
      if (call.kind === 'debit' && call.amount === 0) throw invalidField('amount', 'must be above 0')
      const change = checks[call.kind](call)
      if (change !== 0)
        ledger.post({
          at: clock.now(),
          type: TYPES[call.kind],
          orderNo: call.id,
          remark: call.roundId,
          postings: [
            { account: AGGREGATOR, amount: -change },
            { account: memberAccount(call.memberId), amount: change },
          ],
        })
      await callbacks.insert(call)
    },
  }
}

const isSame = (one: Callback, other: Callback) =>
  (['memberId', 'kind', 'roundId', 'amount', 'debitId'] as const).every((field) => one[field] === other[field])
