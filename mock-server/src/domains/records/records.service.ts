import { memberAccount, type StatementLine } from '../../kernel/ledger.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import { type DateRange, isWithin } from '../../kernel/date-range.ts'
import { CODE_TYPES, kindOf } from './transaction-kinds.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'

export type TransactionFilter = { range: DateRange; codeTypes: string[]; txTypeIds: number[] }
export type RecordsService = ReturnType<typeof recordsService>
export type BetFilter = {
  range: DateRange
  /** Vendor code; empty for all. */
  vendor?: string | undefined
  orderPart?: string | undefined
  status?: number | undefined
}

/** What became of a bet, in the gateway's numbers (facts D.11). */
export const BET = { open: 0, won: 1, lost: 2, tied: 3, cancelled: 4 } as const

/** A lottery bet is won when it gets a prize, however small; elsewhere a bet is won when it gives more than it took. */
export function statusOf({ state, stake, payout, lottery }: Wager) {
  if (state === 'open') return BET.open
  if (state === 'cancelled') return BET.cancelled
  if (lottery) return payout > 0 ? BET.won : BET.lost
  if (payout === stake) return BET.tied
  return payout > stake ? BET.won : BET.lost
}

/** A member's account record and betting records, newest first, whole: callers cut pages out of them. */
export const recordsService = ({ ledger }: World, wagers: WagersService) => ({
  transactions(memberId: number, { range, codeTypes, txTypeIds }: TransactionFilter): StatementLine[] {
    refuseUnknown(codeTypes)
    return ledger
      .statement(memberAccount(memberId))
      .filter(({ transaction: { at, type } }) => {
        const { id, codeType } = kindOf(type)
        const isWanted = codeTypes.length === 0 || codeTypes.includes(codeType)
        return isWanted && (txTypeIds.length === 0 || txTypeIds.includes(id)) && isWithin(at, range)
      })
      .reverse()
  },

  bets: (memberId: number, filter: BetFilter, matches: (wager: Wager) => boolean): Wager[] =>
    wagers
      .of(memberId)
      .filter((wager) => matches(wager) && passes(wager, filter))
      .sort((one, other) => other.placedAt - one.placedAt),
})

const passes = (wager: Wager, { range, vendor, orderPart, status }: BetFilter) =>
  isWithin(wager.placedAt, range) &&
  (!vendor || wager.vassalage === vendor) &&
  (!orderPart || wager.id.toLowerCase().includes(orderPart.toLowerCase())) &&
  (status === undefined || statusOf(wager) === status)

function refuseUnknown(codeTypes: string[]) {
  if (codeTypes.every((code) => (CODE_TYPES as readonly string[]).includes(code))) return
  throw invalidField('codeTypes', `must be of ${CODE_TYPES.join(', ')}`)
}
