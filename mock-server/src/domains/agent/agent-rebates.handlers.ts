import { CATEGORIES } from '../../catalogue/game.ts'
import type { Handlers } from '../../kernel/http/http.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import type { GamesService } from '../games/games.service.ts'
import type { Rates } from './agent.model.ts'
import { agentsOnly } from './agents-only.ts'
import type { DownlinesDependencies } from './downlines.handlers.ts'
import { kindOf } from './team-view.ts'
import type { Downline } from './tree.service.ts'

type Operations = 'getGlobalRebateSettings' | 'listGlobalRebateSettings' | 'listDownlineRebates' | 'setDownlineRebates'

const PAGE_SIZE = 13
const STEP = 0.0001

export type OfferedCategories = Pick<GamesService, 'hasCategory'>

/** Returns the rates for the games that the site has. */
export const toRebates = (rates: Rates, { hasCategory }: OfferedCategories) =>
  CATEGORIES.filter(hasCategory).map((category) => ({
    productType: category,
    rebateRate: (rates[category] ?? 0) / 10_000,
  }))

type Dependencies = DownlinesDependencies & { games: OfferedCategories }

export const agentRebatesHandlers = ({ system, tree, downlines, games }: Dependencies): Handlers<Operations> => {
  const agentOf = agentsOnly({ system })
  const rangesFor = (agentId: number) =>
    toRebates(tree.ratesOf(agentId), games).map(({ productType, rebateRate }) => ({
      productType,
      minRebate: 0,
      maxRebate: rebateRate,
      step: STEP,
    }))

  const toRow = ({ member, rates }: Pick<Downline, 'member' | 'rates'>) => ({
    username: member.account,
    type: kindOf(member),
    rebates: toRebates(rates, games),
  })

  return {
    getGlobalRebateSettings: ({ member }) =>
      Object.fromEntries(rangesFor(agentOf(member()).id).map((range) => [range.productType, range])),
    listGlobalRebateSettings: ({ member, query: { productType } }) =>
      rangesFor(agentOf(member()).id).filter((range) => !productType || range.productType === productType),
    listDownlineRebates({ member, query: { page = 1, size = PAGE_SIZE, downline } }) {
      const direct = downlines.list(agentOf(member()), { level: 1 })
      const found = direct.filter((one) => !downline || one.member.account === downline.toLowerCase())
      const { rows, ...count } = pageOf(found, { page, size })
      return { list: rows.map(toRow), ...count }
    },
    async setDownlineRebates({ member, body }) {
      const { rates } = await downlines.setRates(agentOf(member()), body.downline, body.rebates)
      return toRow({ ...tree.getDownline(member(), body.downline, 'downline'), rates })
    },
  }
}
