import type { Caller } from '../../kernel/world/caller.ts'
import { toDateRange } from '../../kernel/validation/inputs.ts'
import type { HandlerCall } from '../../kernel/http/http.ts'
import { type Language, languageOf } from '../../kernel/validation/language.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { footerOf } from './bet-view.ts'
import type { RecordsService } from './records.service.ts'

type BetQuery = {
  startDate?: number
  endDate?: number
  accountType?: string
  orderNoSearch?: string
  subordinateName?: string
  page?: number
  size?: number
  language?: string
}
type BetQueryCall = { query: BetQuery; member(): Caller; language: Language; world: HandlerCall['world'] }
export type Viewer = { language: Language; customer: string }
type PageOptions<Row> = {
  status: number | undefined
  matches(wager: Wager): boolean
  view(wager: Wager, viewer: Viewer): Row
}

export const PAGE_SIZE = 13

type OwnerDependencies = { tree: TreeService; system: SystemService }

/** Finds the owner of a requested record: the caller, or a downline (undefined if there is none of that name). Records of downlines need the module `modId` (facts E). */
export const createOwnerLookup =
  ({ tree, system }: OwnerDependencies, modId: string) =>
  (caller: Caller, name: string | undefined): Caller | undefined => {
    if (!name || name.toLowerCase() === caller.account) return caller
    if (system.isOn(modId)) return tree.find(caller.id, name)?.member
    const value = { field: 'subordinateName', reason: `the module ${modId} is off` }
    throw new Refusal(403, 'function.not.available', `${value.field}: ${value.reason}`, value)
  }

export const createBetPages = (dependencies: OwnerDependencies & { records: RecordsService }) => ({
  page<Row>({ query, member, language, world }: BetQueryCall, { status, matches, view }: PageOptions<Row>) {
    const range = toDateRange({ start: query.startDate, end: query.endDate }, world.clock.now(), 'endDate')
    const owner = createOwnerLookup(dependencies, 'TEAMBETTING3')(member(), query.subordinateName)
    const filter = { range, vendor: query.accountType, orderNoPart: query.orderNoSearch, status }
    const bets = owner ? dependencies.records.bets(owner.id, filter, matches) : []
    const { rows, total, totalPages } = pageOf(bets, { page: query.page ?? 1, size: query.size ?? PAGE_SIZE })
    const viewer = { language: languageOf(query.language, language), customer: owner?.account ?? '' }
    return { list: rows.map((wager) => view(wager, viewer)), total, totalPages, footer: footerOf(bets) }
  },
})
