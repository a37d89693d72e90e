import * as v from 'valibot'
import { catalogue } from '../../catalogue/catalogue.ts'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { wagerTable } from './wager.model.ts'
import type { WagersService } from './wagers.service.ts'

type Dependencies = { members: MembersService; wagers: WagersService }

const openParams = v.object({
  account: v.string(),
  gameType: v.string(),
  betAmount: amountSchema,
  placedAt: v.number(),
  nodeId: v.optional(v.number()),
})
const stakedParams = v.object({
  account: v.string(),
  gameType: v.string(),
  betAmount: amountSchema,
  settledAt: v.number(),
  gameName: v.optional(v.string(), 'State'),
  winAmount: v.optional(amountSchema),
})

const matchParams = v.object({
  account: v.string(),
  betAmount: amountSchema,
  winAmount: amountSchema,
  eventName: v.string(),
  selection: v.string(),
  odds: v.number(),
})

function catalogueGame(id: number) {
  const known = catalogue().byNodeId.get(id)
  if (!known) throw invalidField('params.nodeId', 'is not a game of the catalogue')
  const { gameType, vassalage, gameCode, names, nodeId } = known
  return { gameType, vassalage, gameCode, gameName: names.vi, nodeId }
}
const game = (gameType: string) => ({ gameType, vassalage: 'NGT', gameCode: 'STATE', gameName: 'State', nodeId: 0 })

export const wagersStates = (world: World, { members, wagers }: Dependencies) => ({
  'a member has an open bet': defineProviderState(
    openParams,
    async ({ account, gameType, betAmount, placedAt, nodeId }) => {
      const { id: memberId } = members.getByAccount(account, 'params.account')
      const played = nodeId === undefined ? game(gameType) : catalogueGame(nodeId)
      const { id } = await wagers.place({ memberId, ...played, stake: betAmount })
      await world.table(wagerTable).update(id, { placedAt })
    },
  ),
  'a member has a settled bet': defineProviderState(
    v.object({ account: v.string(), nodeId: v.number(), betAmount: amountSchema, winAmount: amountSchema }),
    async ({ account, nodeId, betAmount, winAmount }) => {
      const played = catalogueGame(nodeId)
      const { id: memberId } = members.getByAccount(account, 'params.account')
      const { id } = await wagers.place({ memberId, ...played, stake: betAmount })
      await wagers.settle(id, winAmount)
    },
  ),
  'a member has a settled bet on a match': defineProviderState(
    matchParams,
    async ({ account, betAmount, winAmount, eventName, selection, odds }) => {
      const { id: memberId } = members.getByAccount(account, 'params.account')
      const bet = { event: { vi: eventName, en: eventName }, selection: { vi: selection, en: selection }, odds }
      const { id } = await wagers.place({ memberId, ...game('SPORTS'), bet, stake: betAmount })
      await wagers.settle(id, winAmount)
    },
  ),
  'a member has staked': defineProviderState(
    stakedParams,
    async ({ account, gameType, betAmount, settledAt, gameName, winAmount = betAmount }) => {
      const { id: memberId } = members.getByAccount(account, 'params.account')
      const { id } = await wagers.place({ memberId, ...game(gameType), gameName, stake: betAmount })
      await wagers.settle(id, winAmount)
      await world.table(wagerTable).update(id, { placedAt: settledAt, settledAt })
    },
  ),
})
