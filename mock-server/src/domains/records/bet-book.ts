import type { Caller } from '../../kernel/caller.ts'
import { rangeOf } from '../../kernel/date-range.ts'
import type { HandlerCall } from '../../kernel/http.ts'
import { type Language, languageOf } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/paging.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { footerOf } from './bet-view.ts'
import type { RecordsService } from './records.service.ts'

type Query = {
  startDate?: number
  endDate?: number
  accountType?: string
  orderNoSearch?: string
  subordinateName?: string
  page?: number
  size?: number
  language?: string
}
type Asked = { query: Query; member(): Caller; language: Language; world: HandlerCall['world'] }
export type Viewer = { language: Language; customer: string }
type Wanted<Row> = {
  status: number | undefined
  matches(wager: Wager): boolean
  view(wager: Wager, viewer: Viewer): Row
}

export const PAGE = 13

type Lookup = { tree: TreeService; system: SystemService }

/** Whose record it is: the caller's own, that of somebody below, or nobody's. Those below are of a module of its own (facts E). */
export const owners =
  ({ tree, system }: Lookup, modId: string) =>
  (caller: Caller, name: string | undefined): Caller | undefined => {
    if (!name || name.toLowerCase() === caller.account) return caller
    if (system.isOn(modId)) return tree.find(caller.id, name)?.member
    const value = { field: 'subordinateName', reason: `the module ${modId} is off` }
    throw new Refusal(403, 'function.not.available', `${value.field}: ${value.reason}`, value)
  }

/** Betting records, page by page, with sums over all pages. */
export const betBook = ({ records, ...lookup }: Lookup & { records: RecordsService }) => ({
  page<Row>({ query, member, language, world }: Asked, { status, matches, view }: Wanted<Row>) {
    const range = rangeOf({ start: query.startDate, end: query.endDate }, world.clock.now(), 'endDate')
    const owner = owners(lookup, 'TEAMBETTING3')(member(), query.subordinateName)
    const filter = { range, vendor: query.accountType, orderPart: query.orderNoSearch, status }
    const bets = owner ? records.bets(owner.id, filter, matches) : []
    const { rows, total, totalPages } = pageOf(bets, { page: query.page ?? 1, size: query.size ?? PAGE })
    const viewer = { language: languageOf(query.language, language), customer: owner?.account ?? '' }
    return { list: rows.map((wager) => view(wager, viewer)), total, totalPages, footer: footerOf(bets) }
  },
})
