import * as v from 'valibot'
import { catalogue } from '../../catalogue/catalogue.ts'
import { amount, state } from '../../kernel/provider-state.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { wagerTable } from './wager.model.ts'
import type { WagersService } from './wagers.service.ts'

type Needs = { members: MembersService; wagers: WagersService }

const open = v.object({ account: v.string(), gameType: v.string(), betAmount: amount, placedAt: v.number() })
const staked = v.object({ account: v.string(), gameType: v.string(), betAmount: amount, settledAt: v.number() })

const game = (gameType: string) => ({ gameType, vassalage: 'NGT', gameCode: 'STATE', gameName: 'State', nodeId: 0 })

export const wagersStates = (world: World, { members, wagers }: Needs) => ({
  'a member has an open bet': state(open, async ({ account, gameType, betAmount, placedAt }) => {
    const { id: memberId } = members.named(account, 'params.account')
    const { id } = await wagers.place({ memberId, ...game(gameType), stake: betAmount })
    await world.table(wagerTable).update(id, { placedAt })
  }),
  'a member has a settled bet': state(
    v.object({ account: v.string(), nodeId: v.number(), betAmount: amount, winAmount: amount }),
    async ({ account, nodeId, betAmount, winAmount }) => {
      const known = catalogue().byNodeId.get(nodeId)
      if (!known) throw invalidField('params.nodeId', 'is not a game of the catalogue')
      const { gameType, vassalage, gameCode, names } = known
      const { id: memberId } = members.named(account, 'params.account')
      const bet = { memberId, gameType, vassalage, gameCode, gameName: names.vi, nodeId }
      const { id } = await wagers.place({ ...bet, stake: betAmount })
      await wagers.settle(id, winAmount)
    },
  ),
  'a member has staked': state(staked, async ({ account, gameType, betAmount, settledAt }) => {
    const { id: memberId } = members.named(account, 'params.account')
    const { id } = await wagers.place({ memberId, ...game(gameType), stake: betAmount })
    await wagers.settle(id, betAmount)
    await world.table(wagerTable).update(id, { placedAt: settledAt, settledAt })
  }),
})
