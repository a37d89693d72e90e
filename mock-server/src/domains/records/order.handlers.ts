import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import type { TreeService } from '../agent/tree.service.ts'
import type { SystemService } from '../system/system.service.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { createBetPages } from './bet-book.ts'
import { toBet } from './bet-view.ts'
import type { RecordsService } from './records.service.ts'

type Operations =
  | 'listRngOrders'
  | 'listFishOrders'
  | 'listLiveOrders'
  | 'listPvpOrders'
  | 'listSportsSettledOrders'
  | 'listSportsUnsettledOrders'
  | 'listRemoteSportsOrders'
  | 'listBetHistory'
type Call = Pick<HandlerCall<'listRngOrders'>, 'query' | 'member' | 'language' | 'world'>

const SPORTS = ['SPORTS', 'ESPORTS', 'COCKFIGHT']
const isOpen = ({ state }: Wager) => state === 'open'

type Dependencies = { records: RecordsService; tree: TreeService; system: SystemService }

export const orderHandlers = (dependencies: Dependencies): Handlers<Operations> => {
  const book = createBetPages(dependencies)
  const orders = (matches: (wager: Wager) => boolean) => (call: Call) => {
    const { status, winLossDraw } = call.query
    return book.page(call, { status: status ?? winLossDraw, matches, view: toBet })
  }
  const settled = (...types: string[]) => orders((wager) => types.includes(wager.gameType) && !isOpen(wager))

  return {
    listRngOrders: settled('RNG'),
    listFishOrders: settled('FISH'),
    listLiveOrders: settled('LIVE'),
    listPvpOrders: settled('PVP'),
    listSportsSettledOrders: settled(...SPORTS),
    listSportsUnsettledOrders: orders((wager) => SPORTS.includes(wager.gameType) && isOpen(wager)),
    listBetHistory: orders(() => true),
    listRemoteSportsOrders: orders(({ gameType }) => SPORTS.includes(gameType)),
  }
}
