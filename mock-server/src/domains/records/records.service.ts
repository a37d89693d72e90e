import { memberAccount, type StatementLine } from '../../kernel/money/ledger.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { type DateRange, isWithin } from '../../kernel/validation/inputs.ts'
import { CODE_TYPES, kindOf } from './transaction-kinds.ts'
import type { Wager, WagersService } from '../wagers/wagers.service.ts'

export type TransactionFilter = { range: DateRange; codeTypes: string[]; txTypeIds: number[] }
export type RecordsService = ReturnType<typeof recordsService>
export type BetFilter = {
  range: DateRange
  /** Vendor code; empty for all. */
  vendor?: string | undefined
  orderNoPart?: string | undefined
  status?: number | undefined
}

/** The gateway's numbers for the result of a bet (facts D.11). */
export const BET_STATUS = { open: 0, won: 1, lost: 2, tied: 3, cancelled: 4 } as const

/** Returns the status of a bet. A lottery bet with any prize is won; other bets are won if the payout exceeds the stake. */
export function statusOf({ state, stake, payout, lottery }: Wager) {
  if (state === 'open') return BET_STATUS.open
  if (state === 'cancelled') return BET_STATUS.cancelled
  if (lottery) return payout > 0 ? BET_STATUS.won : BET_STATUS.lost
  if (payout === stake) return BET_STATUS.tied
  return payout > stake ? BET_STATUS.won : BET_STATUS.lost
}

export const recordsService = ({ ledger }: World, wagers: WagersService) => ({
  transactions(memberId: number, { range, codeTypes, txTypeIds }: TransactionFilter): StatementLine[] {
    assertKnownCodeTypes(codeTypes)
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
      .filter((wager) => matches(wager) && isMatch(wager, filter))
      .sort((one, other) => other.placedAt - one.placedAt),
})

const isMatch = (wager: Wager, { range, vendor, orderNoPart, status }: BetFilter) =>
  isWithin(wager.placedAt, range) &&
  (!vendor || wager.vassalage === vendor) &&
  (!orderNoPart || wager.id.toLowerCase().includes(orderNoPart.toLowerCase())) &&
  (status === undefined || statusOf(wager) === status)

function assertKnownCodeTypes(codeTypes: string[]) {
  if (codeTypes.every((code) => (CODE_TYPES as readonly string[]).includes(code))) return
  throw invalidField('codeTypes', `must be of ${CODE_TYPES.join(', ')}`)
}
